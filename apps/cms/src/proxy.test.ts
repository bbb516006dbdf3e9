import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proxy } from './proxy.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://www.liget.example');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const ask = (url: string) => proxy(new NextRequest(url, { headers: { host: new URL(url).host } }));

test('there is no form to register the first administrator', () => {
  for (const path of ['/admin/create-first-user', '/admin/create-first-user/', '/admin/%63reate-first-user'])
    expect([path, ask(`https://www.liget.example${path}`).status]).toEqual([path, 404]);
  expect(ask('https://www.liget.example/admin/login').status).toBe(200);
});

test('who comes to the service’s own port is sent to the public address', () => {
  const answer = ask('http://127.0.0.1:3001/admin/login?x=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, 'https://www.liget.example/admin/login?x=1']);
});
