import { LOCALES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { getScreenPath } from '@liget/content-api/screens';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { routeTable } from '../../../app/route-table.ts';
import { type FixtureOverride, getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { readHtmlText } from '../../testing/html-text.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

let renderer: Renderer;
let site: Awaited<ReturnType<typeof startFixtureSite>>;
beforeAll(async () => {
  renderer = await startPages();
  site = await startFixtureSite(renderer);
  // The first page of a process takes longer than all others.
  await site.app.inject({ url: '/karrier' });
}, 120_000);

/** The links of a part of a page: where each leads, and in which words. */
const getLinks = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', text = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
    text: readHtmlText(text),
    isNewWindow: attributes.includes('target="_blank"'),
  }));

/** A page and the parts that frame it. */
async function framed(url: string, on: typeof site = site) {
  const { body } = await on.app.inject({ url });
  const part = (pattern: RegExp) => pattern.exec(body)?.[0] ?? '';
  const panels = [...body.matchAll(/<details name="header-panel".*?<\/details>/gs)].map(([panel]) => panel);
  return {
    body: part(/<body.*<\/body>/s),
    layout: /class="layout layout-(\w+)"/.exec(body)?.[1],
    offersCalendar: body.includes('data-opens-calendar'),
    header: part(/<header.*?<\/header>/s),
    panels: panels.map((panel) => ({ title: readHtmlText(/<summary.*?<\/summary>/s.exec(panel)?.[0] ?? ''), links: getLinks(panel) })),
    hasContent: body.includes('<main id="content" tabindex="-1">'),
    trail: part(/<nav class="breadcrumbs.*?<\/nav>/s),
    footer: part(/<footer.*<\/footer>/s),
  };
}

/** The site with menus of its own: each zone has one item, named after it. */
const ZONES = ['HeaderVisitors', 'FooterLeftColumn', 'FooterCenterColumnTop', 'FooterCenterColumnBottom', 'FooterRightColumn'];
const withZones: FixtureOverride = ({ endpoint }) =>
  endpoint === 'menus'
    ? {
        status: 200,
        body: {
          menus: ZONES.map((name) => ({
            name,
            menus: [{ id: name, title: `In ${name}`, url: `/${name.toLowerCase()}`, new_window: false }],
          })),
        },
      }
    : undefined;

describe.each(LOCALES)('every page in %s', (locale) => {
  const t = getMessages(locale).shell;
  const path = (screen: Parameters<typeof getScreenPath>[0]) => getScreenPath(screen, locale, {});

  test('begins with the link that skips to its content', async () => {
    const { body, hasContent } = await framed(path('careers'));
    expect(getLinks(body)[0]).toEqual({ href: '#content', text: t.skipToContent, isNewWindow: false });
    expect(hasContent).toBe(true);
  });

  test('has a header with three panels, then the project, the magazine and the map, the search and the other language', async () => {
    const { header, panels } = await framed(path('careers'));
    expect(panels.map(({ title }) => title)).toEqual([t.programs, t.topLocations, t.visit]);
    const other = locale === 'hu' ? 'en' : 'hu';
    expect(getLinks(header.slice(header.lastIndexOf('</details>'))).map(({ href }) => href)).toEqual([
      path('projects'),
      path('magazine'),
      path('map'),
      path('search'),
      `${getScreenPath('careers', other, {})}?language=${other}`,
    ]);
  });

  test('has in the panel of the programs today, the weekend, four categories and the featured ones, without a cancelled one', async () => {
    const { panels } = await framed(path('careers'));
    const programs = path('programs');
    expect(panels[0]?.links.map(({ href }) => href)).toEqual([
      `${programs}?from=2026-11-22&to=2026-11-22`,
      `${programs}?from=2026-11-28&to=2026-11-29`,
      ...['cultural', 'outdoor', 'family', 'sport'].map((slug) => `${programs}?category=${slug}`),
      programs,
      ...fixtures[locale].events.data.filter(({ status }) => status !== 'cancelled').map(({ url }) => url),
    ]);
  });

  test('has in the panel of the top locations their cards and the way to the map', async () => {
    const { panels } = await framed(path('careers'));
    expect(panels[1]?.links.map(({ href }) => href)).toEqual([getFixtureUrl('topLocation', locale), path('map'), path('topLocations')]);
  });

  test('has in the panel of the visitors the editors’ links, the balloon with its time slots and the map', async () => {
    const { panels } = await framed(path('careers'));
    const links = fixtures[locale].menus.menus.find(({ name }) => name === 'HeaderVisitors');
    expect(panels[2]?.links.map(({ href }) => href)).toEqual([
      ...(links?.menus ?? []).map(({ url }) => url),
      `${getFixtureUrl('topLocation', locale)}#schedule`,
      path('map'),
    ]);
    expect(panels[2]?.links.at(-2)?.text).toContain(t.balloonPrivateLeft);
  });

  test('ends with the company, its phone and hours, whom to ask, four networks and the year', async () => {
    const { footer } = await framed(path('careers'));
    const { company, phone, opening_hours, support, social } = fixtures[locale].siteSettings.data;
    const footerText = readHtmlText(footer);
    for (const text of [company.name, company.address, opening_hours, support.title, support.text]) expect(footerText).toContain(text);
    expect(footerText).toContain(`© 2026 ${company.name}`);
    const links = getLinks(footer);
    expect(links).toContainEqual({ href: `tel:${phone.replaceAll(' ', '')}`, text: phone, isNewWindow: false });
    expect(links).toContainEqual({ href: support.url, text: support.link_text, isNewWindow: false });
    expect(social.map(({ type }) => type).toSorted()).toEqual(['facebook', 'instagram', 'linkedin', 'youtube']);
    for (const { type, url } of social)
      expect(footer).toMatch(new RegExp(`href="${url.replaceAll('.', '\\.')}"[^>]*aria-label="${type}"`, 'i'));
    expect(footer.includes('action="/hirlevel-feliratkozas#form-title"')).toBe(locale === 'hu');
  });

  test('has the columns of links that editors manage, each zone in its place', async () => {
    const { footer, panels } = await framed(path('careers'), await startFixtureSite(renderer, withZones));
    const columns = /<nav class="footer-zones".*?<\/nav>/s.exec(footer)?.[0] ?? '';
    expect(
      columns
        .split('<div>')
        .slice(1)
        .map((column) => getLinks(column).map(({ text }) => text)),
    ).toEqual([['In FooterLeftColumn'], ['In FooterCenterColumnTop', 'In FooterCenterColumnBottom'], ['In FooterRightColumn']]);
    expect(panels[2]?.links[0]?.href).toBe('/headervisitors');
  });

  const trailed = routeTable.filter(({ id, hu, en }) => id !== 'home' && (locale === 'hu' || hu !== en)).map(({ id }) => id);
  test('has a trail from home to itself, which alone is no link', () =>
    everyRow(trailed, String, async (screen) => {
      const { trail } = await framed(getFixtureUrl(screen, locale));
      const [home, ...others] = getLinks(trail);
      expect([home?.href, home?.text]).toEqual([getScreenPath('home', locale, {}), t.home]);
      const steps = trail.split('<li>').slice(1);
      expect(steps.length).toBe(others.length + 2);
      expect(steps.at(-1)).toMatch(/^<span aria-current="page">[^<]+<\/span>/);
    }));
});

test('home has no trail', async () => {
  expect((await framed('/en')).trail).toBe('');
});

test('an editor’s link opens a new window only when they asked for it, and says so', async () => {
  const { footer } = await framed('/karrier');
  const links = getLinks(footer);
  expect(links.filter(({ isNewWindow }) => isNewWindow).map(({ text }) => text)).toEqual(['Liget+']);
  expect(footer).toContain('aria-label="Liget+ (új ablakban nyílik)"');
});

describe('the layout', () => {
  const footerOf = { default: 'light', dark: 'dark' } as const;

  // The fixtures' own page names its layout itself.
  const rows = routeTable.filter(({ id }) => id !== 'page');
  test('of a screen is the table’s, with a footer of its kind', () =>
    everyRow(
      rows,
      ({ id }) => id,
      async ({ id, layout: named }) => {
        const { layout, footer } = await framed(getFixtureUrl(id, 'hu'));
        expect([layout, /^<footer class="site-footer footer-(\w+)"/.exec(footer)?.[1]]).toEqual([named, footerOf[named]]);
      },
    ));

  test.each([
    ['dark', 'dark'],
    ['default', 'default'],
    ['castle', 'default'],
  ])('that an editor’s page calls %s is %s', async (named, shown) => {
    const { data } = fixtures.hu.page;
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'page' ? { status: 200, body: { data: { ...data, layout: named } } } : undefined,
    );
    expect((await framed(getFixtureUrl('page', 'hu'), own)).layout).toBe(shown);
  });

  test.each(['karrier', 'a-projekt'])('makes no difference to a redirect: it is looked for at /%s, too', async (path) => {
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'redirects' ? { status: 200, body: { data: [{ from: `/${path}`, to: '/terkep', status: 302 }] } } : undefined,
    );
    const { statusCode, headers } = await own.app.inject({ url: `/${path}` });
    expect([statusCode, headers.location]).toEqual([302, '/terkep']);
  });

  /** The screens of which something holds. */
  async function screensWith(holds: (page: Awaited<ReturnType<typeof framed>>) => boolean) {
    const found: string[] = [];
    for (const { id } of routeTable) if (holds(await framed(getFixtureUrl(id, 'hu')))) found.push(id);
    return found;
  }

  test('offers the calendar on home and the programs, and on no dark page', async () => {
    expect(await screensWith(({ offersCalendar }) => offersCalendar)).toEqual(['home', 'programs']);
  });

  test('hides its footer on small screens where the page is the map, and nowhere else', async () => {
    expect(await screensWith(({ footer }) => footer.includes('data-hide-on-small-screens'))).toEqual(['map']);
  });
});
