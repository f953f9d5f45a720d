// boardgame.io's own server with its store in memory. usage: node boardgame_io.mjs PORT
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { INVALID_MOVE, Stage } from 'boardgame.io/dist/cjs/core.js';
import { SEATS, act, begin, view } from './galopp.mjs';

const game = {
  name: 'galopp',
  disableUndo: true,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: begin,
  turn: { activePlayers: { all: Stage.NULL } },
  moves: {
    act: ({ G, playerID, random }, text) => (act(G, Number(playerID), text, random.Number) ? undefined : INVALID_MOVE),
  },
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
};

const server = Server({ games: [game], origins: ['*'] });
await server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } }, () => {});
process.stdout.write('ready\n');
