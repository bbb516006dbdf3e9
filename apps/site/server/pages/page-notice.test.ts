import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { setClock } from '../../app/lib/clock.ts';
import { createCaseLink, draftLink, getFixtureUrl, startFixtureSite } from '../testing/fixture-site.ts';
import { startPages } from '../testing/pages-under-test.ts';
import type { Renderer } from './render.ts';

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
}, 120_000);
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock of the process and of the site. */
function setTime(instant: string): void {
  vi.setSystemTime(Temporal.Instant.from(instant).epochMilliseconds);
  setClock(instant);
}

test.each([
  ['hu', '2026-11-22T12:10:00+01:00', 'Utolsó frissítés: 12:00. A legújabb adatok most nem érhetők el'],
  ['en', '2026-11-23T08:00:00+01:00', 'Last updated: 22 November 2026 12:00. The latest information is not available'],
] as const)('in an outage a page in %s states its age, at %s', async (locale, later, notice) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let isAway = false;
  setTime('2026-11-22T12:00:00+01:00');
  const { app } = await startFixtureSite(pages, () => (isAway ? { status: 503 } : undefined));
  const get = async () => {
    const { statusCode, body, headers } = await app.inject({ url: getFixtureUrl('topLocations', locale) });
    return { statusCode, body, source: headers['x-page-source'] };
  };
  const first = await get();
  expect([first.statusCode, first.body.includes('role="note"')]).toEqual([200, false]);
  isAway = true;
  setTime(later);
  const old = await get();
  expect([old.statusCode, old.source]).toEqual([200, 'stale']);
  expect(old.body).toContain(`<p class="notice" role="note">${notice}`);
});

describe('in an outage', () => {
  /** The texts of URLs at noon, and in an outage an hour later. */
  async function beforeAndAfter(urls: readonly string[]) {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isAway = false;
    setTime('2026-11-22T12:00:00+01:00');
    const { app } = await startFixtureSite(pages, () => (isAway ? { status: 503 } : undefined));
    // Messages for the browser are in scripts.
    const get = async (url: string) => (await app.inject(url)).body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const before = await Promise.all(urls.map(get));
    isAway = true;
    setTime('2026-11-22T13:00:00+01:00');
    return { before, after: await Promise.all(urls.map(get)) };
  }

  test('views say that opening, balloon and current events are unknown, instead of outdated statements', async () => {
    const claims = {
      hu: /A ballon (?:most|ma) |Ma üzemel|Most zajlik|Ma még \d|Nyitva \d|Ma (?:már )?(?:zárva|csak)|-kor nyit/,
      en: /The balloon is (?:flying|open|closed|not)|On now|Open until|Closed (?:for )?today|Private flights|Opens (?:today|at)/,
    };
    const views = [
      ['/', 'hu', /Most nem tudjuk, repül-\u2060e a ballon[\s\S]*Most nem tudjuk, mi változott ma/],
      ['/en', 'en', /We cannot tell right now whether the balloon is flying[\s\S]*We cannot tell right now what has changed today/],
      [getFixtureUrl('topLocation', 'hu'), 'hu', /Most nem tudjuk, nyitva van-\u2060e[\s\S]*Most nem tudjuk, repül-\u2060e a ballon/],
      [getFixtureUrl('topLocations', 'en'), 'en', /We cannot tell right now whether it is open/],
      [getFixtureUrl('map', 'hu'), 'hu', /Most nem tudjuk, nyitva van-\u2060e/],
      [getFixtureUrl('programs', 'hu'), 'hu', /Most nem tudjuk, mi változott/],
    ] as const;
    const { before, after } = await beforeAndAfter(views.map(([url]) => url));
    await everyRow(
      views.map(([url, locale, unknown], place) => ({ url, locale, unknown, before: before[place], after: after[place] })),
      ({ url }) => url,
      (view) => {
        expect(view.before).toMatch(claims[view.locale]);
        expect(view.before).not.toMatch(view.unknown);
        expect(view.after).not.toMatch(claims[view.locale]);
        expect(view.after).toMatch(view.unknown);
      },
    );
  });

  test('the data of a client-side navigation contain the age too, or that there is none', async () => {
    const { before, after } = await beforeAndAfter([`${getFixtureUrl('topLocations', 'hu')}.data`]);
    expect(before[0]).not.toContain('Utolsó frissítés: ');
    expect(after[0]).toContain('Utolsó frissítés: 12:00.');
  });
});

test('a page without one of its parts says so, and so do the data of a client-side navigation', async () => {
  const { app } = await startFixtureSite(pages, ({ endpoint }) =>
    endpoint === 'balloon' || endpoint === 'newsCategories' ? { status: 500 } : undefined,
  );
  const get = async (url: string) => (await app.inject(url)).body;
  await everyRow(
    [
      { url: '/', notice: '<p class="notice" role="note">Az oldal egyes részei most hiányozhatnak.' },
      { url: '/en', notice: '<p class="notice" role="note">Some parts of this page may be missing' },
      // Pages that are never cached.
      { url: createCaseLink('hu'), notice: '<p class="notice" role="note">Az oldal egyes részei most hiányozhatnak.' },
      { url: draftLink('news', 'en'), notice: '<p class="notice" role="note">Some parts of this page may be missing' },
      { url: `${getFixtureUrl('magazine', 'hu')}.data`, notice: 'Az oldal egyes részei most hiányozhatnak.' },
    ],
    ({ url }) => url,
    async ({ url, notice }) => expect(await get(url)).toContain(notice),
  );
});
