import { expect, test } from 'vitest';
import { createSaves, type SaveResult } from './saves.ts';

const at = (second: number) => `2026-11-23T16:00:0${second}.000Z`;

test('a second save waits for the first, and uses its result as base', async () => {
  const saves = createSaves();
  saves.read(at(1));
  const bases: string[] = [];
  const first = Promise.withResolvers<SaveResult>();
  const done = saves.save((base) => {
    bases.push(base);
    return first.promise;
  });
  const second = saves.save(async (base) => {
    bases.push(base);
    return { updatedAt: at(3) };
  });
  await Promise.resolve();
  expect(bases).toEqual([at(1)]);
  first.resolve({ updatedAt: at(2) });
  await Promise.all([done, second]);
  expect(bases).toEqual([at(1), at(2)]);
});

test('a late read does not reset the base, and a refused or failed save keeps it', async () => {
  const saves = createSaves();
  await saves.save(async () => ({ updatedAt: at(4) }));
  saves.read(at(2));
  expect(await saves.save(async () => ({ refused: 'nem' }))).toEqual({ refused: 'nem' });
  await expect(saves.save(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  await saves.save(async (base) => {
    expect(base).toBe(at(4));
    return { updatedAt: at(5) };
  });
});
