/** A seeded source of chance: the same key always gives the same sequence. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
}

function hash(text: string): number {
  let state = 2166136261;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
    state ^= state >>> 13;
  }
  return state >>> 0;
}

/** Item number `index` of a list, counted round and round. */
export function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('cycle needs a list with at least one item');
  return item;
}

export function createRandom(key: string): Random {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => cycle(list, Math.floor(next() * list.length)),
  };
}
