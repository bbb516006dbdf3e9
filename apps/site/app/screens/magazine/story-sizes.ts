/** The number of columns, of twelve, that a story takes. */
export const COLUMNS = { wide: 7, narrow: 5, third: 4, half: 6, full: 12 } as const;
export type StorySize = keyof typeof COLUMNS;

const RHYTHM: readonly (readonly StorySize[])[] = [
  ['wide', 'narrow'],
  ['third', 'third', 'third'],
  ['narrow', 'wide'],
  ['third', 'third', 'third'],
];

/** The sizes of stories in their order: rows of varying sizes, all of them full. */
export function getStorySizes(count: number): StorySize[] {
  const sizes: StorySize[] = [];
  for (let row = 0; sizes.length < count; row += 1) {
    const left = count - sizes.length;
    const next = RHYTHM[row % RHYTHM.length] ?? [];
    if (left === 1) sizes.push('full');
    // Avoids a row that is too long, and a single remaining story.
    else if (left < next.length || left === next.length + 1)
      sizes.push(...(left === 3 ? (['third', 'third', 'third'] as const) : (['half', 'half'] as const)));
    else sizes.push(...next);
  }
  return sizes;
}
