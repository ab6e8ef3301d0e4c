// A small game about a sinking island, of the size of Lastboat's games: 24 tiles, two decks, hands that only
// their owners see, three actions a turn, luck at its end. It lists what can be done now, as Lastboat does.
// It never ends: when half the island is gone it rises again, so that a load test needs no new matches.
const { INVALID_MOVE } = require("boardgame.io/core");

const DRY = 0, FLOODED = 1, SUNK = 2;
const ROWS = [[2, 3], [1, 4], [0, 5], [0, 5], [1, 4], [2, 3]];
const PLACES = ROWS.flatMap(([from, to], y) => Array.from({ length: to - from + 1 }, (_, i) => [from + i, y]));
const NEAR = PLACES.map(([x, y]) =>
  PLACES.flatMap(([u, v], t) => (Math.abs(x - u) + Math.abs(y - v) === 1 ? [t] : [])),
);
const TREASURES = ["earth", "wind", "fire", "ocean"];
const ACTIONS = 3;

function setup({ ctx, random }) {
  const cards = TREASURES.flatMap((kind) => Array.from({ length: 5 }, (_, n) => ({ kind, number: n })));
  const G = {
    tiles: PLACES.map(([x, y], t) => ({ name: `tile-${t}`, x, y, state: DRY })),
    pawns: Array.from({ length: ctx.numPlayers }, (_, p) => 4 + 3 * p),
    floods: random.Shuffle(PLACES.map((_, t) => t)),
    flooded: [],
    deck: random.Shuffle(cards),
    discard: [],
    hands: Array.from({ length: ctx.numPlayers }, () => []),
    left: ACTIONS,
    water: 2,
    risen: 0,
    can: [],
  };
  G.can = choices(G, 0);
  return G;
}

function choices(G, p) {
  const here = G.pawns[p];
  const near = NEAR[here].filter((t) => G.tiles[t].state !== SUNK);
  const wet = [here, ...NEAR[here]].filter((t) => G.tiles[t].state === FLOODED);
  return [...near.map((t) => ["go", t]), ...wet.map((t) => ["shore", t]), ["end"]];
}

function listed(G, verb, tile) {
  return G.can.some(([v, t]) => v === verb && t === tile);
}

function act(G, ctx, events) {
  G.left -= 1;
  if (G.left === 0) events.endTurn();
  else G.can = choices(G, Number(ctx.currentPlayer));
}

function rise(G, random) {
  G.risen += 1;
  G.tiles.forEach((tile) => { tile.state = DRY; });
  G.floods = random.Shuffle(PLACES.map((_, t) => t));
  G.flooded = [];
}

module.exports = {
  name: "island",
  setup,
  moves: {
    go({ G, ctx, events }, tile) {
      if (!listed(G, "go", tile)) return INVALID_MOVE;
      G.pawns[Number(ctx.currentPlayer)] = tile;
      act(G, ctx, events);
    },
    shore({ G, ctx, events }, tile) {
      if (!listed(G, "shore", tile)) return INVALID_MOVE;
      G.tiles[tile].state = DRY;
      act(G, ctx, events);
    },
    end({ events }) {
      events.endTurn();
    },
  },
  turn: {
    onBegin({ G, ctx }) {
      G.left = ACTIONS;
      G.can = choices(G, Number(ctx.currentPlayer));
    },
    onEnd({ G, ctx, random }) {
      const hand = G.hands[Number(ctx.currentPlayer)];
      for (let n = 0; n < 2; n += 1) {
        if (!G.deck.length) { G.deck = random.Shuffle(G.discard); G.discard = []; }
        hand.push(G.deck.pop());
      }
      while (hand.length > 5) G.discard.push(hand.shift());
      for (let n = 0; n < G.water; n += 1) {
        if (!G.floods.length) { G.floods = random.Shuffle(G.flooded); G.flooded = []; }
        const tile = G.floods.pop();
        G.tiles[tile].state = Math.min(SUNK, G.tiles[tile].state + 1);
        if (G.tiles[tile].state !== SUNK) G.flooded.push(tile);
      }
      if (G.tiles.filter((tile) => tile.state === SUNK).length > PLACES.length / 2) rise(G, random);
    },
  },
  playerView({ G, playerID }) {
    return {
      ...G,
      deck: G.deck.length,
      floods: G.floods.length,
      hands: G.hands.map((hand, p) => (String(p) === playerID ? hand : hand.length)),
    };
  },
};
