import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import withoutAmd from './without-amd.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client');

test('only the AMD branch of Payload’s bundle is removed', () => {
  const sources = readdirSync(BUNDLE)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(BUNDLE, name), 'utf8'))
    .filter((source) => /\bdefine\b.{0,20}amd/.test(source));
  expect(sources).toHaveLength(1);
  const [source = ''] = sources;
  const built = withoutAmd(source);
  expect(built).not.toContain('define.amd');
  expect(withoutAmd('a?x(exports):typeof define=="function"&&define.amd?define(["exports","react"],f):f(g.D={})')).toBe(
    'a?x(exports):f(g.D={})',
  );
  expect(() => withoutAmd(built)).toThrow('has changed');
});
