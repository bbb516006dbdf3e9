import { endpoints } from '@liget/content-api';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { everyRow } from '../../../../test-rows.ts';
import { publish } from '../testing/test-content.ts';
import { openContentApi } from '../testing/test-content-api.ts';
import { everyEndpoint } from '../testing/test-endpoints.ts';

const { payload, ask } = await openContentApi({ withEvents: true });

const withSlug = Object.entries(endpoints).flatMap(([name, { path }]) => (path.endsWith('/:slug') ? [{ name, path }] : []));

const getName = ({ name, locale }: (typeof everyEndpoint)[number]) => `${name} in ${locale}`;
const List = z.object({ data: z.array(z.unknown()), meta: z.object({ total: z.number() }) });
const lists = everyEndpoint.filter(({ answer }) => answer instanceof z.ZodObject && 'data' in answer.shape && 'meta' in answer.shape);

describe('every path of the contract', () => {
  it('answers as the contract defines', () =>
    everyRow(everyEndpoint, getName, async ({ locale, path, answer }) => {
      const { status, body } = await ask.json(`/${locale}${path}`);
      expect(status).toBe(200);
      expect(answer.safeParse(body).error?.issues).toBeUndefined();
    }));

  it('has filled lists in the seed', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it('has a non-empty list', () =>
    everyRow(lists, getName, async ({ locale, path }) => {
      const { data, meta } = List.parse((await ask.json(`/${locale}${path}`)).body);
      expect(data.length).toBe(Math.min(meta.total, 20));
      expect(data.length > 0).toBe(true);
    }));

  it('answers 404 for a missing item', () =>
    everyRow(
      withSlug,
      ({ name }) => name,
      async ({ path }) => {
        const { status, body } = await ask.json(`/hu${path.replace(':slug', 'nincs-ilyen')}`);
        expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Ez a tartalom nem található.' } }]);
      },
    ));

  it('has its own OpenAPI document', async () => {
    const response = await ask.request('/openapi.json');
    const text = await response.text();
    expect(text.length).toBeLessThan(300_000);
    const document: unknown = JSON.parse(text);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/{locale}/events/{slug}': { get: {} }, '/api/{locale}/complaints': { post: {} } },
    });
    const { components } = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) }).parse(document);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, id = '']) => id);
    expect(referred.length).toBeGreaterThan(100);
    expect(referred.filter((id) => !(id in components.schemas))).toEqual([]);
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/)).toBeNull();
  });
});

describe('languages', () => {
  it('answers in the language of the URL', async () => {
    expect((await ask.json('/en/news/autumn-walk')).body).toMatchObject({
      data: {
        title: 'Autumn walk',
        language: 'en',
        html: '<p>Text</p>',
        slug: 'autumn-walk',
        slugs: { hu: 'oszi-seta', en: 'autumn-walk' },
      },
    });
    expect((await ask.json('/hu/news/oszi-seta')).body).toMatchObject({
      data: { title: 'Őszi séta', language: 'hu', html: '<p>Szöveg</p>' },
    });
  });

  it('finds an item by its slug of the other language, so that visitors can switch', async () => {
    expect((await ask.json('/en/news/oszi-seta')).body).toMatchObject({ data: { title: 'Autumn walk', slug: 'autumn-walk' } });
  });

  it('marks a missing translation', async () => {
    expect((await ask.json('/en/events/csak-magyarul')).body).toMatchObject({
      data: {
        name: 'Csak magyarul',
        language: 'hu',
        slug: 'csak-magyarul',
        slugs: { hu: 'csak-magyarul', en: null },
        url: '/en/programs-in-varosliget/csak-magyarul',
      },
    });
  });

  it('gives pictures, files and relations in the language', async () => {
    expect((await ask.json('/en/top-locations/museum-of-ethnography')).body).toMatchObject({
      data: {
        media: { lead: { alt: 'The lake' } },
        event_location: { slug: 'great-hall' },
        hours: [{ weekdays: [2, 3], months: [1] }],
        sections: [{ kind: 'text' }, { kind: 'faq' }, { kind: 'gallery', pictures: [{ alt: 'The lake' }] }, { kind: 'balloon_schedule' }],
      },
    });
    expect((await ask.json('/en/press-releases/release')).body).toMatchObject({
      data: { attachments: [{ url: '/files/adatok.csv', title: 'Adatok', mime_type: 'text/csv' }] },
    });
  });
});

describe('a handler', () => {
  it('leaves out menu items without a title or a URL', async () => {
    expect((await ask.json('/hu/menus')).body).toMatchObject({
      menus: [{ name: 'HeaderVisitors', menus: [{ title: 'Térkép', url: '/terkep', new_window: false }] }],
    });
    expect((await ask.json('/en/menus')).body).toMatchObject({ menus: [{ name: 'HeaderVisitors', menus: [] }] });
  });

  it('lists the types of all four categories, including empty ones', async () => {
    expect((await ask.json('/en/events/categories/event-types')).body).toMatchObject({
      types: [
        { id: 1, event_types: [{ name: 'Concert', slug: 'concert' }] },
        { id: 2, event_types: [] },
        { id: 3, event_types: [] },
        { id: 4, event_types: [] },
      ],
    });
  });

  it('keeps a position open until the end of its last day', async () => {
    expect((await ask.json('/hu/careers')).body).toMatchObject({ data: [{ title: 'Kertész' }], meta: { total: 1 } });
    expect((await ask.json('/hu/careers/lejart-allas')).status).toBe(200);
  });

  it('names the place whose page shows the balloon’s slots, and the page with directions', async () => {
    expect((await ask.json('/hu/balloon')).body).toMatchObject({
      schedule: { slugs: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' }, anchor: 'schedule' },
    });
    expect((await ask.json('/en/site-settings')).body).toMatchObject({
      data: { directions: { slugs: { hu: 'kozlekedes', en: 'transport' } } },
    });
  });

  it('reports no flight on a day on which the balloon’s place is exceptionally closed', async () => {
    const [place] = (await payload.find({ collection: 'top-locations', depth: 0, limit: 1, sort: 'id' })).docs;
    const exceptions = [{ day: '2026-11-20T11:00:00.000Z' }];
    const weathers = async () => (await ask.json('/hu/balloon')).body;
    expect(await weathers()).toMatchObject({ time_slots: [{ weather: 'ideal_weather' }] });
    const save = (rows: typeof exceptions) =>
      payload.update({ collection: 'top-locations', id: place?.id ?? 0, locale: 'hu', data: { exceptions: rows, _status: 'published' } });
    await save(exceptions);
    expect(await weathers()).toMatchObject({ time_slots: [{ weather: 'downtime' }] });
    await save([]);
  });

  it('returns the base map as GeoJSON', async () => {
    expect((await ask.json('/hu/map')).body).toMatchObject({
      features: [
        {
          properties: { kind: 'top_location', slugs: { en: 'museum-of-ethnography' }, sign: 'museum' },
          geometry: { coordinates: [19.08, 47.51] },
        },
        { properties: { kind: 'drinking_water', slugs: null, sign: null } },
      ],
    });
  });

  it('filters news by category in either language, by year, and by text without accents', async () => {
    const titles = async (path: string) =>
      z
        .object({ data: z.array(z.object({ title: z.string() })) })
        .parse((await ask.json(path)).body)
        .data.map(({ title }) => title);
    expect(await titles('/hu/news?category=nature&is_highlighted=1')).toEqual(['Őszi séta']);
    expect(await titles('/hu/news?category=nincs')).toEqual([]);
    expect(await titles('/hu/news?q=OSZI')).toEqual(['Őszi séta']);
    expect(await titles('/hu/archive?year=2026')).toEqual(['Régi hír']);
    expect(await titles('/hu/press-releases?year=2025')).toEqual([]);
  });

  it('searches all kinds, and counts the results of each tab', async () => {
    expect((await ask.json('/hu/search?q=neprajzi')).body).toMatchObject({
      query: 'neprajzi',
      tab: null,
      meta: { total: 1 },
      data: [{ tab: 'institutions', title: 'Néprajzi Múzeum', image: { alt: 'A tó' }, target: { screen: 'topLocation', parent: null } }],
    });
    expect((await ask.json('/en/search?q=roof&tab=press')).body).toMatchObject({
      data: [{ target: { screen: 'gallery', slugs: { en: 'on-the-roof' }, parent: { en: 'buildings' } } }],
    });
    expect((await ask.json('/hu/search?q=faallomany')).body).toMatchObject({
      data: [{ tab: 'other', target: { screen: 'professionalDocuments', slugs: { hu: null, en: null } } }],
    });
    expect((await ask.json('/hu/search?q=jegy')).body).toMatchObject({
      data: [{ tab: 'other', target: { screen: 'page', slugs: { hu: 'jegy-ugyfelszolgalat', en: 'ticket-customer-service' } } }],
    });
    expect((await ask.json('/hu/search')).body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('searches static screens, too, except the current and the previous one', async () => {
    const careers = { screen: 'careers', slugs: { hu: null, en: null }, parent: null };
    expect((await ask.json('/hu/search?q=karrier')).body).toMatchObject({ data: [{ title: 'Karrier a parkban', target: careers }] });
    expect((await ask.json('/en/search?q=careers')).body).toMatchObject({ data: [{ title: 'Careers in the park', target: careers }] });
    const { body } = await ask.json('/hu/search?q=varosliget');
    expect((body as { data: { target: { screen: string } }[] }).data.map(({ target }) => target.screen)).not.toContain('home');
  });

  it('lists the years that have articles, in Budapest’s time, newest first, whatever year is asked for', async () => {
    const { docs } = await payload.find({ collection: 'archive-articles', depth: 0, limit: 1 });
    const [article] = docs;
    const rest = { picture: article?.picture, body: article?.body };
    for (const [title, publishedOn] of [
      ['Szilveszter', '2018-12-31T23:30:00.000Z'],
      ['Tíz éve', '2014-05-01T08:00:00.000Z'],
    ])
      await publish(payload, 'archive-articles', { ...rest, title, publishedOn });
    const readYears = async (query: string) =>
      z.object({ meta: z.object({ years: z.array(z.number()) }) }).parse((await ask.json(`/hu/archive${query}`)).body).meta.years;
    expect(await readYears('')).toEqual([2026, 2019, 2014]);
    expect(await readYears('?year=2014')).toEqual([2026, 2019, 2014]);
  });
});
