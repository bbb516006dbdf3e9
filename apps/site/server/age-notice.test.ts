import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setClock } from '../app/lib/clock.ts';
import { addressOf, fixtureSite } from './fixture-site.ts';
import { pagesUnderTest } from './pages-under-test.ts';
import type { Renderer } from './render.ts';

let pages: Renderer;
beforeAll(async () => {
  pages = await pagesUnderTest();
}, 120_000);
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['hu', '2026-11-22T12:10:00+01:00', 'Utolsó frissítés: 12:00. A legújabb adatok most nem érhetők el'],
  ['en', '2026-11-23T08:00:00+01:00', 'Last updated: 22 November 2026 12:00. The latest information is not available'],
] as const)('in an outage a page in %s says how old it is, at %s', async (locale, later, notice) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let isAway = false;
  const at = (instant: string) => {
    vi.setSystemTime(Temporal.Instant.from(instant).epochMilliseconds);
    setClock(instant);
  };
  at('2026-11-22T12:00:00+01:00');
  const { app } = await fixtureSite(pages, () => (isAway ? { status: 503 } : undefined));
  const get = async () => {
    const { statusCode, body, headers } = await app.inject({ url: addressOf('topLocations', locale) });
    return { statusCode, body, source: headers['x-page-source'] };
  };
  const first = await get();
  expect([first.statusCode, first.body.includes('role="note"')]).toEqual([200, false]);
  isAway = true;
  at(later);
  const old = await get();
  expect([old.statusCode, old.source]).toEqual([200, 'stale']);
  expect(old.body).toContain(`<p class="notice" role="note">${notice}`);
});
