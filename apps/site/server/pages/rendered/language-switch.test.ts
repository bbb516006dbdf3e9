import { getOtherLocale, LOCALES, type Locale } from '@liget/content-api';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { getPathLocale } from '../../../app/lib/urls/href.ts';
import { routeTable } from '../../../app/route-table.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

let site: Awaited<ReturnType<typeof startFixtureSite>> | undefined;
beforeAll(async () => {
  site = await startFixtureSite(await startPages());
}, 120_000);

/** Where the language switch of a page leads. */
async function switchAt(url: string): Promise<string | undefined> {
  const { body } = (await site?.app.inject({ url })) ?? {};
  return /<a href="([^"]*)" lang="(?:hu|en)" hrefLang/i.exec(body ?? '')?.[1]?.replaceAll('&amp;', '&');
}

/** Where a switch leads in the end, and what is remembered. */
async function followed(address = '') {
  const answer = await site?.app.inject({ url: address });
  const to = String(answer?.headers.location);
  return {
    to,
    remembered: /language=(\w+)/.exec(String(answer?.headers['set-cookie']))?.[1],
    status: (await site?.app.inject({ url: to }))?.statusCode,
  };
}

const HOMES = { hu: '/', en: '/en' };
const SWITCHES = routeTable.flatMap(({ id, hu, en }) =>
  LOCALES.filter((locale) => locale === 'hu' || hu !== en).map((locale) => ({
    screen: id,
    locale,
    // The newsletter is in Hungarian only.
    to: (other: Locale) => (hu === en ? HOMES[other] : getFixtureUrl(id, other)),
  })),
);

/** Links that say in which language their target is. */
async function listLanguageLinks(url: string): Promise<{ href: string; hreflang: string }[]> {
  const { document } = new Window();
  document.write((await site?.app.inject({ url }))?.body ?? '');
  return [...document.querySelectorAll('a[hreflang]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    hreflang: link.getAttribute('hreflang') ?? '',
  }));
}

test('a link of a screen that names a language leads to a page in it', () =>
  everyRow(
    SWITCHES,
    ({ screen, locale }) => `${screen} in ${locale}`,
    async ({ screen, locale }) => {
      const links = await listLanguageLinks(getFixtureUrl(screen, locale));
      expect(links.length).toBeGreaterThan(0);
      for (const { href, hreflang } of links)
        expect([href, getPathLocale(new URL(href, 'http://site').pathname)]).toEqual([href, hreflang]);
    },
  ));

describe('the language switch', () => {
  test('leads from each screen to a page of the other language, and that language is remembered', () =>
    everyRow(
      SWITCHES,
      ({ screen, locale }) => `${screen} in ${locale}`,
      async ({ screen, locale, to }) => {
        const other = getOtherLocale(locale);
        const { to: end, remembered, status } = await followed(await switchAt(getFixtureUrl(screen, locale)));
        expect([end, remembered, status]).toEqual([to(other), other, 200]);
      },
    ));

  test.each([
    ['/nincs/ilyen', '/en?language=en'],
    ['/en/no/such', '/?language=hu'],
  ])('of what is no page (%s) leads to the home page', async (address, to) => {
    expect(await switchAt(address)).toBe(to);
  });

  test.each([
    ['/kereses?q=ballon+ő&tab=news&utm_source=level', '/en/search?q=ballon+%C5%91&tab=news&language=en'],
    ['/en/search?q=balloon&page=2', '/kereses?page=2&q=balloon&language=hu'],
    ['/terkep?kind=metro&kind=restroom', '/en/map?kind=metro&kind=restroom&language=en'],
    ['/magazin?category=termeszet', '/en/magazine?category=nature&language=en'],
    ['/magazin?category=nincs', '/en/magazine?category=nincs&language=en'],
    [
      '/varosligeti-programok?category=family&type=koncert&location=magyar-zene-haza&free=1&from=2099-01-17',
      '/en/programs-in-varosliget?category=family&from=2099-01-17&type=concert&location=house-of-hungarian-music&free=1&language=en',
    ],
    ['/en/programs-in-varosliget?type=guided-walk&from=never', '/varosligeti-programok?type=vezetett-seta&language=hu'],
  ])('of %s asks for the same in the other language: %s', async (address, to) => {
    expect(await switchAt(address)).toBe(to);
  });
});
