import type { Redirect } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { parseLayout } from '../../../layout/layouts.ts';
import { findRedirect, readRedirects } from './redirect-table.ts';

const ORIGIN = 'https://liget.example';
const redirects: Redirect[] = [
  { from: '/regi', to: '/uj', status: 301 },
  { from: '/regi-kereses', to: '/kereses?q=ballon', status: 302 },
  { from: '/őszi-séta', to: '/magazin/oszi-seta', status: 301 },
  { from: '/k%C3%B3d', to: '/kodolt', status: 301 },
  { from: '/Regi/Lap.aspx', to: '/uj', status: 301 },
  { from: '/kulso', to: 'https://tickets.example/', status: 302 },
];

/** The lookup function for these redirects, and what is logged. */
function createRedirects(list: Redirect[], origin = ORIGIN) {
  const log: string[] = [];
  const table = readRedirects(list, [origin, 'https://en.liget.example'], (message) => log.push(message));
  return { log, ask: (address: string) => findRedirect(new URL(address, origin).pathname, table) };
}
const { ask } = createRedirects(redirects);

describe('findRedirect', () => {
  test.each([
    ['/regi', '/uj', 301],
    ['/regi/', '/uj', 301],
    ['/Regi', '/uj', 301],
    ['/%C5%90SZI-S%C3%89TA', '/magazin/oszi-seta', 301],
    ['/regi?utm_source=level&a=1', '/uj', 301],
    ['/regi-kereses?q=mas', '/kereses?q=ballon', 302],
    ['/%C5%91szi-s%C3%A9ta', '/magazin/oszi-seta', 301],
    ['/k%C3%B3d', '/kodolt', 301],
    ['/regi/lap.aspx', '/uj', 301],
    ['/kulso', 'https://tickets.example/', 302],
  ])('redirects %s to %s with %i', (address, to, status) => {
    expect(ask(address)).toEqual({ to, status });
  });

  test.each(['/', '/regi/al', '/uj', '/%E0%A4%A', '/kor'])('does not redirect %s', (address) => {
    expect(ask(address)).toBeUndefined();
  });
});

describe('a chain of redirects', () => {
  const chain = (length: number): Redirect[] =>
    Array.from({ length }, (_, index) => ({ from: `/lepes-${index}`, to: `/lepes-${index + 1}`, status: 301 as const }));

  test('leads to its last target at once; one temporary redirect makes the whole chain temporary', () => {
    const { ask: findTarget, log } = createRedirects([
      { from: '/a', to: '/b?x=1', status: 301 },
      { from: '/b', to: '/c', status: 302 },
      { from: '/c', to: 'https://tickets.example/', status: 301 },
    ]);
    expect(findTarget('/a')).toEqual({ to: 'https://tickets.example/?x=1', status: 302 });
    expect(findTarget('/c')).toEqual({ to: 'https://tickets.example/', status: 301 });
    expect(log).toEqual([]);
  });

  test('keeps the query of a redirect in the middle', () => {
    const { ask: findTarget } = createRedirects([
      { from: '/a', to: '/b?x=1', status: 301 },
      { from: '/b', to: '/c', status: 301 },
    ]);
    expect(findTarget('/a')).toEqual({ to: '/c?x=1', status: 301 });
    expect(findTarget('/b')).toEqual({ to: '/c', status: 301 });
  });

  test('keeps the fragment, as browsers do', () => {
    const { ask: findTarget } = createRedirects([
      { from: '/a', to: '/b?x=1#terkep', status: 301 },
      { from: '/b', to: '/c', status: 301 },
      { from: '/d', to: '/e#innen', status: 301 },
      { from: '/e', to: '/c#oda', status: 301 },
    ]);
    expect(findTarget('/a')?.to).toBe('/c?x=1#terkep');
    expect(findTarget('/d')?.to).toBe('/c#oda');
  });

  test('may have five redirects', () => {
    const { ask: findTarget, log } = createRedirects(chain(5));
    expect(findTarget('/lepes-0')).toEqual({ to: '/lepes-5', status: 301 });
    expect(log).toEqual([]);
  });

  test('is ignored with a sixth redirect, and logged', () => {
    const { ask: findTarget, log } = createRedirects(chain(6));
    expect(findTarget('/lepes-0')).toBeUndefined();
    expect(findTarget('/lepes-1')).toEqual({ to: '/lepes-6', status: 301 });
    expect(log).toEqual([expect.stringContaining('/lepes-0')]);
  });
});

describe('redirects that are ignored and logged', () => {
  test.each<[string, [from: string, to: string][]]>([
    ['to itself', [['/a', '/a']]],
    ['to itself with a query', [['/a', '/a?x=1']]],
    ['to itself with a place', [['/a', '/a#x']]],
    ['to itself with a slash', [['/a', '/a/']]],
    ['to its own whole address', [['/a', `${ORIGIN}/a`]]],
    ['to its own whole address at the English host', [['/en/a', 'https://en.liget.example/en/a']]],
    ['to itself, written in another way', [['/őz', '/%C5%91z']]],
    ['to itself in other capitals', [['/a', '/A']]],
    [
      'there and back',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
    ],
    [
      'there and back with a query, a place, a slash and a whole address',
      [
        ['/a', '/b?x=1'],
        ['/b', '/c#y'],
        ['/c', '/d/'],
        ['/d', `${ORIGIN}/a`],
      ],
    ],
    [
      'into a ring',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/b'],
      ],
    ],
  ])('loop: %s', (_, pairs) => {
    const { ask: findTarget, log } = createRedirects(pairs.map(([from, to]) => ({ from, to, status: 301 })));
    for (const [from] of pairs) expect(findTarget(from)).toBeUndefined();
    expect(log).toHaveLength(pairs.length);
    for (const [from] of pairs) expect(log.join('\n')).toContain(from);
  });

  test.each(['/', '/en', '/?x=1', `${ORIGIN}/`])('from the home page %s, which redirects by language', (from) => {
    const { ask: findTarget, log } = createRedirects([{ from, to: '/magazin', status: 301 }]);
    for (const address of ['/', '/en', '/?x=1']) expect(findTarget(address)).toBeUndefined();
    expect(log).toHaveLength(1);
  });

  test.each(['/kereses?q=regi', '/magazin#regi', 'https://elsewhere.example/a'])(
    'from %s, which is more than a path of this site',
    (from) => {
      const { ask: findTarget, log } = createRedirects([{ from, to: '/uj', status: 301 }]);
      for (const address of ['/kereses', '/kereses?q=regi', '/magazin', '/a']) expect(findTarget(address)).toBeUndefined();
      expect(log).toHaveLength(1);
    },
  );

  test('a redirect to the same path of another host is no loop', () => {
    expect(createRedirects([{ from: '/a', to: 'https://elsewhere.example/a', status: 301 }]).ask('/a')).toEqual({
      to: 'https://elsewhere.example/a',
      status: 301,
    });
  });
});

describe('parseLayout', () => {
  test.each([
    ['dark', 'dark'],
    ['default', 'default'],
    ['Dark', 'default'],
    ['castle', 'default'],
    ['', 'default'],
    [undefined, 'default'],
  ])('reads %j as %s', (name, layout) => {
    expect(parseLayout(name)).toBe(layout);
  });
});
