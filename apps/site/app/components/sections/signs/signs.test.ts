import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signs } from '../../../i18n/en/signs.ts';

const drawings = new Map(
  [...readFileSync(new URL('signs.svg', import.meta.url), 'utf8').matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, id = '', body = '']) => [id, body],
  ),
);

test('the legend has no two icons with the same drawing', () => {
  const names = Object.keys(signs.names);
  const drawn = names.map((name) => drawings.get(name));
  expect(names.filter((_, at) => drawn[at] === undefined)).toEqual([]);
  expect(names.filter((_, at) => drawn.indexOf(drawn[at]) !== at)).toEqual([]);
});
