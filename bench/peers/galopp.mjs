// The game that the peers play: Schweins-Galopp (abacus, four players), as bench/galopp_peer.c has it. Like our own server
// theirs checks what is asked, deals, and shows nobody the others' hands. After three races it begins anew.

export const SEATS = 4;
const PIGS = 5, RING = 22, COPIES = 7, HAND = 7, FOOD = 55, RACES = 3;

export function begin() {
  return {
    race: 0, first: 0, turn: 0, phase: 'arrange', supply: FOOD,
    pigs: Array(PIGS).fill(0), left: Array(SEATS).fill(0), right: Array(SEATS).fill(0),
    hands: Array.from({ length: SEATS }, () => Array(PIGS).fill(0)), undealt: Array(PIGS).fill(COPIES),
  };
}

/** What a seat may do, as texts. */
export function legal(s, seat) {
  if (seat !== s.turn) return [];
  if (s.phase === 'arrange') return ['arrange rbgyw', 'arrange wygbr', 'arrange gbwry'];
  const found = [];
  for (let c = 0; c < PIGS; c++) if (s.hands[seat][c] > 0) found.push(`play ${'rbgyw'[c]}`);
  return found;
}

/** Do an action in place; false if it is not legal. */
export function act(s, seat, text, random) {
  if (seat !== s.turn) return false;
  const [verb, what] = text.split(' ');
  if (s.phase === 'arrange') return verb === 'arrange' && arrange(s, what, random);
  const c = 'rbgyw'.indexOf(what);
  if (verb !== 'play' || c < 0 || !(s.hands[seat][c] > 0)) return false;
  s.hands[seat][c]--;
  const taken = new Set(s.pigs.filter((_, i) => i !== c).map((at) => at % RING));
  let at = s.pigs[c] + 1;
  while (taken.has(at % RING)) at++;
  s.pigs[c] = at;
  const front = s.pigs.every((other) => other <= at);
  if (front && s.supply > 0) { s.supply--; s.left[seat]++; }
  if (s.hands[seat].every((count) => count === 0)) {
    if (front) s.right[seat] += s.left[seat]; else s.supply += s.left[seat];
    s.left[seat] = 0;
  }
  s.turn = (seat + 1) % SEATS;
  if (s.hands.every((hand) => hand.every((count) => count === 0))) nextRace(s);
  return true;
}

function arrange(s, order, random) {
  if ([...order].sort().join('') !== 'bgrwy') return false;
  [...order].forEach((letter, k) => { s.pigs['rbgyw'.indexOf(letter)] = PIGS - 1 - k; });
  s.undealt = Array(PIGS).fill(COPIES);
  for (let k = 0; k < HAND * SEATS; k++) {
    let at = Math.floor(random() * (COPIES * PIGS - k)), c = 0;
    while (at >= s.undealt[c]) at -= s.undealt[c++];
    s.undealt[c]--;
    s.hands[(s.first + k) % SEATS][c]++;
  }
  s.phase = 'play';
  return true;
}

function nextRace(s) {
  if (++s.race === RACES) Object.assign(s, begin());
  s.first = s.turn = s.race % SEATS;
  s.phase = 'arrange';
}

/** What a seat sees. */
export function view(s, seat) {
  return { ...s, undealt: null, hands: s.hands.map((hand, other) => (other === seat ? hand : null)) };
}
