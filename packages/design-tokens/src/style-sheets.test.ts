import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { STYLE_SHEETS } from './style-sheets.ts';

test('the style sheets are up to date (write them with packages/design-tokens/scripts/write-style-sheets.mjs)', () => {
  const stored = Object.keys(STYLE_SHEETS).map((name) => [name, readFileSync(path.join(import.meta.dirname, name), 'utf8')] as const);
  expect(Object.fromEntries(stored)).toEqual(STYLE_SHEETS);
});

test('the map has its evening colours on screens only', () => {
  const withoutScreenRules = STYLE_SHEETS['base-map.css'].replaceAll(/^@media screen \{\n.*?^\}\n/gms, '');
  expect(withoutScreenRules).toContain('[data-base-map] {');
  expect(withoutScreenRules).not.toContain('dusk');
});
