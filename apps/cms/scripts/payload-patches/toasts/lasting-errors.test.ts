import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import lastingErrors, { getToastDuration } from './lasting-errors.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('an error message is shown as long as it takes to read, others as usual, in Payload’s built bundle', () => {
  const description = 'Nincs kategóriája.'.repeat(10);
  const list = { props: { errors: ['Cím', description] } };
  expect([
    getToastDuration({ type: 'success', title: 'Elmentve.' }, 4000),
    getToastDuration({ type: 'error', title: 'Hiba', description }, 4000),
    getToastDuration({ type: 'error', title: list }, 4000),
    getToastDuration({ type: 'error', title: 'Hiba', duration: 500 }, 4000),
  ]).toEqual([4000, 10_000 + 184 * 80, 10_000 + 183 * 80, 500]);
  const built = lastingErrors(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(/useRef\(getToastDuration\((\w+),(\w+)\|\|\w+\)\).+useMemo\(\(\)=>getToastDuration\(\1,\2\|\|\w+\),\[\1,\2\]\)/);
  expect(() => lastingErrors(built)).toThrow('has changed');
});
