// @vitest-environment happy-dom

import type { Redirect } from '@liget/content-api';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestContext } from './content/context.ts';
import { createContentStore } from './content/store.ts';
import { ErrorBoundary, middleware } from './root.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A failing page in a layout whose error page fails, too. */
function brokenSite(path: string) {
  const Broken = (): never => {
    throw new Error('broken');
  };
  return createMemoryRouter([{ element: <Outlet />, ErrorBoundary, children: [{ path: '*', Component: Broken, ErrorBoundary: Broken }] }], {
    initialEntries: [path],
  });
}

test.each([
  ['/magazin', 'Hiba történt', 'Vissza a főoldalra', '/'],
  ['/en/magazine', 'Something went wrong', 'Back to the homepage', '/en'],
])('an error while the error page of %s is rendered leaves a message and a link home', (path, message, home, address) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RouterProvider router={brokenSite(path)} />);
  expect(screen.getByRole('heading', { level: 1, name: message })).toBeTruthy();
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(address);
  expect(logged).toHaveBeenCalled();
});

describe('the redirects check of every navigation', () => {
  async function ask(address: string, redirects: Redirect[]): Promise<unknown> {
    const url = new URL(address, 'https://liget.example');
    const log = vi.fn();
    const context = new RouterContextProvider();
    const content = createContentStore({ origin: 'http://content.example', log, fetch: async () => Response.json({ data: redirects }) });
    context.set(requestContext, {
      content,
      publicOrigin: url.origin,
      indexable: false,
      translations: { hu: {}, en: {} },
      previewSecret: undefined,
      isDocument: true,
      now: Temporal.Instant.fromEpochMilliseconds(0),
    });
    for (const check of middleware) {
      try {
        await check({ context, url });
      } catch (thrown) {
        return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown;
      }
    }
    return log.mock.calls.length > 0 ? 'logged' : 'nothing';
  }

  test('follows redirects', async () => {
    expect(await ask('/regi?a=1', [{ from: '/regi', to: '/uj', status: 302 }])).toEqual([302, '/uj']);
    expect(await ask('/osz', [{ from: '/osz', to: '/kereses?q=ősz', status: 301 }])).toEqual([301, '/kereses?q=%C5%91sz']);
    expect(await ask('/uj', [{ from: '/regi', to: '/uj', status: 302 }])).toBe('nothing');
  });

  test('stops with an error at a loop of redirects', async () => {
    const ring: Redirect[] = [
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/a', status: 301 },
    ];
    expect(await ask('/a', ring)).toBe('logged');
  });
});
