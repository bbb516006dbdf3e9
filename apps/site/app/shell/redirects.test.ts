import { describe, expect, test } from 'vitest';
import { layoutNamed } from './layouts.ts';
import { redirectFor } from './redirects.ts';

const redirects = [
  { from: '/regi', to: '/uj', status: 301 as const },
  { from: '/regi-kereses', to: '/kereses?q=ballon', status: 302 as const },
  { from: '/őszi-séta', to: '/magazin/oszi-seta', status: 301 as const },
  { from: '/k%C3%B3d', to: '/kodolt', status: 301 as const },
  { from: '/kulso', to: 'https://tickets.example/', status: 302 as const },
  { from: '/kor', to: '/kor', status: 301 as const },
];
const ask = (address: string) => redirectFor(new URL(address, 'https://liget.example'), redirects);

describe('a redirect', () => {
  test.each([
    ['/regi', '/uj', 301],
    ['/regi?utm_source=level&a=1', '/uj?utm_source=level&a=1', 301],
    ['/regi-kereses?q=mas', '/kereses?q=ballon', 302],
    ['/%C5%91szi-s%C3%A9ta', '/magazin/oszi-seta', 301],
    ['/k%C3%B3d', '/kodolt', 301],
    ['/kulso', 'https://tickets.example/', 302],
  ])('%s leads to %s with %i', (address, to, status) => {
    expect(ask(address)).toEqual({ to, status });
  });

  test.each(['/', '/regi/', '/Regi', '/regi/al', '/uj', '/%E0%A4%A', '/kor'])('%s leads nowhere else', (address) => {
    expect(ask(address)).toBeUndefined();
  });
});

describe('the layout of a page', () => {
  test.each([
    ['dark', 'dark'],
    ['default', 'default'],
    ['Dark', 'default'],
    ['castle', 'default'],
    ['', 'default'],
    [undefined, 'default'],
  ])('named %j is %s', (name, layout) => {
    expect(layoutNamed(name)).toBe(layout);
  });
});
