import { expect, test } from 'vitest';
import { keepQuery } from './keep-query.ts';

test.each([
  ['/uj', '?a=1', '/uj?a=1'],
  ['/uj', '', '/uj'],
  ['/uj#terkep', '?a=1', '/uj?a=1#terkep'],
  ['/uj#ki?be', '?a=1', '/uj?a=1#ki?be'],
  ['/uj#a#b', '?a=1', '/uj?a=1#a#b'],
  ['/uj?b=2', '?a=1', '/uj?b=2&a=1'],
  ['/uj?b=2#ott', '?utm_source=level&b=3&%62=4', '/uj?b=2&utm_source=level#ott'],
  ['/uj?b=2', '?b=3', '/uj?b=2'],
  ['https://tickets.example/', '?a=1', 'https://tickets.example/?a=1'],
])('keepQuery adds to %s the query %s: %s', (address, query, expected) => expect(keepQuery(address, query)).toBe(expected));
