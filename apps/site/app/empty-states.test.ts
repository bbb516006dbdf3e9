import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const blocks = globSync('**/*.tsx', { cwd: import.meta.dirname, exclude: ['**/*.test.tsx', '**/EmptyState.tsx'] }).flatMap((file) =>
  [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/<EmptyState[^<]*\/>|<EmptyState[^]*?<\/EmptyState>/gu)].map(
    ([block]) => ({ file: path.basename(file), block }),
  ),
);

test('an empty list leads to another page', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(14);
  // This screen has a form for data that are not listed.
  const hasForm = (file: string) => file === 'PublicInformationScreen.tsx';
  expect(blocks.filter(({ file, block }) => !hasForm(file) && !/href=/u.test(block)).map(({ file }) => file)).toEqual([]);
});
