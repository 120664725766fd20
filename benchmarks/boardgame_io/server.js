// A boardgame.io server as its documentation has it, with a trick-taking game like Istinto's tricks: 66 cards, four
// players with 11 each, suit is followed, the winner leads, and after the last card all are dealt again, without end.
//
//     NODE_PATH=…/node_modules node server.js PORT
//
// Started by benchmarks/server_load.py. Storage is boardgame.io's default: in memory, gone with the process. So is what it
// sends, the whole state: with `deltaState` it sends patches and was half as fast.

const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const HAND = 11;
const SUITS = ['w', 'b', 'g', 'r', 'k'];
const TRUMP = 'T';
const DECK = SUITS.flatMap((suit) => Array.from({ length: 12 }, (_, i) => suit + (i + 1))).concat(Array(6).fill(TRUMP));

const suitOf = (card) => card[0];
const rankOf = (card) => Number(card.slice(1));

function dealt(random, players) {
  const deck = random.Shuffle(DECK);
  return Array.from({ length: players }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
}

function beats(card, best) {
  if (card === TRUMP) return true; // the last trump wins
  return suitOf(card) === suitOf(best) && rankOf(card) > rankOf(best);
}

function play({ G, ctx, playerID, random }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  const at = hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  const led = G.trick.length > 0 ? G.trick[0].card : TRUMP;
  if (led !== TRUMP && suitOf(card) !== suitOf(led) && hand.some((other) => suitOf(other) === suitOf(led))) {
    return INVALID_MOVE;
  }
  hand.splice(at, 1);
  G.trick.push({ seat, card });
  G.next = (seat + 1) % ctx.numPlayers;
  if (G.trick.length === ctx.numPlayers) endTrick(G, ctx, random);
}

function endTrick(G, ctx, random) {
  const { seat } = G.trick.reduce((best, lying) => (beats(lying.card, best.card) ? lying : best));
  G.tricks[seat] += 1;
  G.last = G.trick;
  G.trick = [];
  G.next = seat;
  if (G.hands[seat].length > 0) return;
  G.scores = G.scores.map((score, i) => score + G.tricks[i]);
  G.tricks.fill(0);
  G.hands = dealt(random, ctx.numPlayers);
  G.round += 1;
  G.dealer = (G.dealer + 1) % ctx.numPlayers;
  G.next = (G.dealer + 1) % ctx.numPlayers;
}

const Tricks = {
  name: 'tricks',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true, // which also saves it work
  setup: ({ ctx, random }) => ({
    hands: dealt(random, ctx.numPlayers),
    trick: [],
    last: [],
    tricks: Array(ctx.numPlayers).fill(0),
    scores: Array(ctx.numPlayers).fill(0),
    round: 0,
    dealer: ctx.numPlayers - 1,
    next: 0,
  }),
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.next },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

Server({ games: [Tricks], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
