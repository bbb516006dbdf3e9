import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { equivalents } from './equivalents.ts';
import { changesIn, isSame } from './generated.ts';
import { root } from './mutant.ts';
import { planted, plantedFaults } from './planted.ts';
import { targets } from './targets.ts';

describe('the faults that npm run mutate plants', () => {
  test('are many, of rules and of wiring', () => {
    for (const kind of ['rules', 'wiring']) expect(plantedFaults.filter((fault) => fault.kind === kind).length).toBeGreaterThan(25);
  });

  test.each(plantedFaults)('$meets', (fault) => {
    const { start, end, replacement, test: found } = planted(fault);
    expect(end - start).toBe(fault.find.length);
    expect(replacement).not.toBe(fault.find);
    expect(existsSync(path.join(root, found?.file ?? ''))).toBe(true);
  });

  test('are refused when their text is gone, or there twice', () => {
    const [fault] = plantedFaults;
    for (const find of ['no file has this text', 'e']) expect(() => fault && planted({ ...fault, find })).toThrow('exactly once');
  });

  test('what is left out of the generated ones is still there', () => {
    const gone = equivalents.filter((equivalent) => {
      const target = targets.find(({ file }) => file === equivalent.file);
      return !target || !changesIn(target).some((mutant) => isSame(equivalent, mutant));
    });
    expect(gone).toEqual([]);
  });

  test('the files in which mutants are made exist', () => {
    expect(targets.map(({ file }) => file).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
