import { expect, test } from 'vitest';
import { createSynthetic } from './golden/synthetic.ts';
import { createTextIndex } from './text-index.ts';

const { documents, queries } = createSynthetic(7, 20_000, 40);

const fields = [
  { name: 'title', boost: 9, language: 'hu' as const },
  { name: 'lead', boost: 3, language: 'hu' as const },
  { name: 'text', boost: 1, language: 'hu' as const },
];

test('adding 20,000 documents lets other work run in between, which finds the documents added so far', async () => {
  const index = createTextIndex({ fields });
  const sizes: number[] = [];
  let isDone = false;
  const watch = () => {
    sizes.push(index.size);
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  await index.put(documents);
  isDone = true;
  const steps = sizes.map((size, at) => size - (sizes[at - 1] ?? 0));
  expect(sizes.length).toBeGreaterThan(documents.length / 60);
  expect(Math.max(...steps)).toBeLessThanOrEqual(60);
  expect(index.size).toBe(documents.length);

  const answered = queries.filter((query) => index.find(query).length > 0);
  expect(answered.length / queries.length).toBeGreaterThan(0.9);
});
