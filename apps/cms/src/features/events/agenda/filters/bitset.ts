/** A set of events by their positions in the index, one bit each, so that filters process 32 events at a time. */
export type Bits = Uint32Array;

const WORD = 32;

export const createBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD));

export function addTo(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
}

export const has = (bits: Bits, position: number): boolean => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

/** Adds the members of `other` to `bits`. */
export function unite(bits: Bits, added: Bits | undefined): void {
  if (!added) return;
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (added[word] ?? 0);
}

/** The intersection. */
export function intersectBits(first: Bits, ...others: readonly Bits[]): Bits {
  const common = first.slice();
  for (const other of others) for (let word = 0; word < common.length; word += 1) common[word] = (common[word] ?? 0) & (other[word] ?? 0);
  return common;
}

/** The difference: members of the first that are not in the second. */
export function subtractBits(first: Bits, second: Bits): Bits {
  return first.map((word, place) => word & ~(second[place] ?? 0));
}

function countOnes(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The number of members. */
export function countBits(bits: Bits): number {
  let size = 0;
  for (let word = 0; word < bits.length; word += 1) size += countOnes(bits[word] ?? 0);
  return size;
}

/** The number of common members. */
export function countCommonBits(first: Bits, second: Bits | undefined): number {
  if (!second) return 0;
  let size = 0;
  for (let word = 0; word < first.length; word += 1) size += countOnes((first[word] ?? 0) & (second[word] ?? 0));
  return size;
}

/** Their positions, in order. */
export function listBits(bits: Bits): number[] {
  const positions: number[] = [];
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) positions.push(word * WORD + (31 - Math.clz32(rest & -rest)));
  }
  return positions;
}
