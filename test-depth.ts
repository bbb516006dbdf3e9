import { createRandom } from './test-random.ts';

/** How much the unit tests try: a sample of the dear ones, or everything (`LIGET_TEST_DEPTH=deep`). See docs/testing.md. */
export function testDepth(): 'sample' | 'deep' {
  return process.env['LIGET_TEST_DEPTH'] === 'deep' ? 'deep' : 'sample';
}

/** What a sample is drawn by; a test that draws one prints it when it fails. `LIGET_TEST_SEED` tries another one. */
export function sampleSeed(): number {
  return Number(process.env['LIGET_TEST_SEED'] ?? 1);
}

/** All in a deep run; otherwise one of each `every` neighbours, drawn by the seed, so that the whole range is tried. */
export function sampleOf<Item>(items: readonly Item[], every: number): Item[] {
  if (testDepth() === 'deep') return [...items];
  const random = createRandom(sampleSeed());
  const groups = Array.from({ length: Math.ceil(items.length / every) }, (_, index) => items.slice(index * every, (index + 1) * every));
  return groups.flatMap((group) => group.slice(Math.floor(random() * group.length)).slice(0, 1));
}
