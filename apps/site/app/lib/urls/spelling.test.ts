import { expect, test } from 'vitest';
import { checkSpelling } from './spelling.ts';

test.each(['/', '/terkep', '/a%20b/%C5%91', '/magazin/', '/a..b/...', '/%zz', '/a%00b'])('%s is canonical', (target) => {
  expect(checkSpelling(target)).toEqual({ kind: 'canonical' });
});

test.each([
  ['/%76arosligeti-programok', '/varosligeti-programok'],
  ['/%61pi/hu/events', '/api/hu/events'],
  ['/%c5%91', '/%C5%91'],
  ['/api//hu', '/api/hu'],
  ['//evil.example/%7Ea', '/evil.example/~a'],
  ['//evil.example/', '/evil.example/'],
  ['//', '/'],
  ['/%2F%2fa', '/%2F%2Fa'],
])('%s is another spelling of %s', (target, path) => {
  expect(checkSpelling(target)).toEqual({ kind: 'redirect', path });
});

test.each([
  '/\\',
  '/a\\b',
  '/%5c',
  '/%5Cevil.example',
  '/x1/../terkep',
  '/./a',
  '/api/./hu',
  '/a/%2e%2e/b',
  '/a/.%2E',
  '/a%2f..%2Fb',
  '/..',
])('%s is invalid', (target) => {
  expect(checkSpelling(target)).toEqual({ kind: 'not-found' });
});
