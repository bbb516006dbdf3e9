import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import listCells, { isUnrelated } from './list-cells.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('only a cell without a value is said to be empty, in Payload’s built bundle', () => {
  expect([undefined, null, [], 5, [5], { relationTo: 'news', value: 5 }].map(isUnrelated)).toEqual([true, true, true, false, false, false]);
  const built = listCells(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(/Array\.isArray\((\w+)\)&&\1\.length>\w+&&[^]{0,80},\w+\.length===0&&isUnrelated\(\1\)&&\w+\("general:noLabel"/);
  expect(() => listCells(built)).toThrow('has changed');
});
