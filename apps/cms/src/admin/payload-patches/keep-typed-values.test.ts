import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import keepTypedValues from '../../../scripts/keep-typed-values.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('a value of the service is taken into a field that it adds, unless an editor has changed that field meanwhile', () => {
  const source = readFileSync(BUNDLE, 'utf8');
  const built = keepTypedValues(source);
  expect(built).toMatch(/let (\w+)=(\w+)\.addedByServer&&!(\w+)\[(\w+)\]\?\.isModified\|\|(\w+)===!0\|\|/);
  expect(built.length - source.length).toBe('&&!e[r]?.isModified'.length);
  expect(() => keepTypedValues(built)).toThrow('has changed');
});
