// A record of a match whose draws were made by the Python implementation (src/ludotheque/tables/verifier.py). The odds of
// the later ones add up to 2 ** 31 + 1, so that half of all words must be rejected.
import type { Proof } from "../src/lib/wire";

export const record: Proof = {
  table: "5eed5eed",
  game: "any",
  rules: 1,
  players: 3,
  options: {},
  commitment: "f5dafed9521169fa68f33172194b2bb50a448a1782accb4842d576cf5a628fad",
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  moves: [
    {
      n: 3,
      drawn: "green",
      among: [
        ["red", 1],
        ["blue", 2],
        ["green", 3],
      ],
    },
    {
      n: 3,
      drawn: "red",
      among: [
        ["red", 1],
        ["blue", 1],
      ],
    },
    {
      n: 4,
      seat: 0,
      action: "play red",
    },
    {
      n: 4,
      drawn: "low",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
    {
      n: 5,
      back: 2,
    },
    {
      n: 6,
      seat: 1,
      action: "play blue",
    },
    {
      n: 6,
      drawn: "low",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
    {
      n: 6,
      drawn: "low",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
    {
      n: 6,
      drawn: "low",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
    {
      n: 6,
      drawn: "low",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
    {
      n: 6,
      drawn: "high",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
    {
      n: 6,
      drawn: "low",
      among: [
        ["low", 1073741824],
        ["middle", 536870912],
        ["high", 536870913],
      ],
    },
  ],
  status: "over",
  pledges: ["dd5ce7c38fc950d90a549a9e9f70d4078d8dc766395c3d1e19b5f483f4474fdf", "", "3bf6ba8d1cbc551132f5a2228c2519e824887de061881569877e97c4151b7cdb"],
  values: ["0707070707070707070707070707070707070707070707070707070707070707", "", "0909090909090909090909090909090909090909090909090909090909090909"],
  results: [1, 0, 0],
};
