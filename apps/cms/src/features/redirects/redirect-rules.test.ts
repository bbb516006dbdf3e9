import { describe, expect, test } from 'vitest';
import { findRedirectError, findSourceError, isGoodTarget } from './redirect-rules.ts';

test.each([
  '#a',
  '?a=1',
  'mailto:a@pelda.hu',
  'tel:112',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'terkep',
  '',
])('isGoodTarget refuses %j', (address) => expect(isGoodTarget(address)).toBe(false));

test.each([
  ['/', 'root'],
  ['//', 'not-a-path'],
  ['/?a=1', 'not-a-path'],
  ['/a#b', 'not-a-path'],
  ['a', 'not-a-path'],
  ['https://liget.example/a', 'not-a-path'],
  ['/\\a', 'not-a-path'],
  ['/admin/x', 'service'],
  ['/API', 'service'],
  ['/mediatar', null],
  ['/őszi-séta', null],
  ['/a/b/', null],
])('findSourceError returns for %j: %j', (path, error) => expect(findSourceError(path)).toBe(error));

describe('redirects', () => {
  test.each(['/a', '/a/', '/A', '/a?b=1', '/a#b', '/%61', '/x/../a', '/./a', '/x/%2e%2e/a'])('must not lead from /a to %s', (to) =>
    expect(findRedirectError({ from: '/a', to }, [])).toEqual({ kind: 'loop', paths: ['/a', to] }),
  );

  test('must not lead back through others', () => {
    const others = [
      { from: '/b', to: '/c/?x=1' },
      { from: '/c', to: '/a' },
    ];
    expect(findRedirectError({ from: '/a', to: '/b' }, others)).toEqual({ kind: 'loop', paths: ['/a', '/b', '/c/?x=1', '/a'] });
  });

  test('may form a chain of up to five', () => {
    const chain = (length: number) => Array.from({ length }, (_, step) => ({ from: `/${step + 1}`, to: `/${step + 2}` }));
    expect(findRedirectError({ from: '/0', to: '/1' }, chain(4))).toBeNull();
    expect(findRedirectError({ from: '/0', to: '/1' }, chain(5))?.kind).toBe('too-long');
    expect(findRedirectError({ from: '/6', to: '/7' }, chain(5))?.paths[0]).toBe('/1');
  });

  test('are not refused for loops of others, nor for leading to other sites', () => {
    const loop = [
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
    ];
    expect(findRedirectError({ from: '/a', to: '/b' }, loop)).toBeNull();
    expect(findRedirectError({ from: '/a', to: 'https://mas.example/a' }, loop)).toBeNull();
  });

  test('may be changed: the stored one with the same source is ignored', () => {
    expect(
      findRedirectError({ from: '/a', to: '/c' }, [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
        { from: '/c', to: '/d' },
      ]),
    ).toBeNull();
  });
});
