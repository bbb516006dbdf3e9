import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordBoundariesRegex } from 'payload/shared';
import { expect, test } from 'vitest';
import accentFreeChoices, { removeAccents } from './accent-free-choices.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('the choices of a relationship field are compared without accents, in Payload’s built bundle', () => {
  const isShown = (typed: string) => wordBoundariesRegex(removeAccents(typed)).test(removeAccents('Téli csillagles őrtűzzel'));
  expect(['teli csill', 'téli', 'ortuz', 'nyári'].map(isShown)).toEqual([true, true, true, false]);
  const built = accentFreeChoices(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(
    /\((\w+),(\w+)\)=>\{if\(!\2\)return!0;let \w+=\w+\(removeAccents\(\2\)\),\w+=250,\w+=removeAccents\(String\(\1\.label\)\);/,
  );
  expect(() => accentFreeChoices(built)).toThrow('has changed');
});
