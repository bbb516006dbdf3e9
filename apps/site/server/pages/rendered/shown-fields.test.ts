import { LOCALES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import type { ScreenId } from '@liget/content-api/screens';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
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

async function getMain(url: string, on: typeof site = site) {
  const { body } = await on.app.inject({ url });
  return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
}

/** The values beside each label in a page's lists and tables of facts. */
function facts(html: string): Record<string, string> {
  const pairs = [...html.matchAll(/<(?:dt|th scope="row")[^>]*>(.*?)<\/(?:dt|th)>\s*<(?:dd|td)[^>]*>(.*?)<\/(?:dd|td)>/gs)];
  return Object.fromEntries(pairs.map(([, label = '', value = '']) => [readHtmlText(label), readHtmlText(value)]));
}

describe.each(LOCALES)('in %s', (locale) => {
  const t = getMessages(locale);

  test('a position says its field, its place, its hours and the experience that it asks for', async () => {
    const { field, location, work_hours, experience } = fixtures[locale].career.data;
    expect(facts(await getMain(getFixtureUrl('career', locale)))).toMatchObject({
      [t.careers.field]: field,
      [t.careers.location]: location,
      [t.careers.workHours]: work_hours,
      [t.careers.experience]: experience,
    });
  });

  test('a place leads to its tickets, its telephone and its own website', async () => {
    const { ticket_url, website } = fixtures[locale].topLocation.data;
    const page = await getMain(getFixtureUrl('topLocation', locale));
    const links = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
    expect(links).toEqual(expect.arrayContaining([ticket_url, 'tel:+3610000001', website]));
  });

  test('a project says its architect, its area, its contractor, its status and when it was built', async () => {
    const { architect, area, contractor, status, construction_period } = fixtures[locale].project.data;
    expect(facts(await getMain(getFixtureUrl('project', locale)))).toMatchObject({
      [t.projects.architect]: architect,
      [t.projects.area]: area,
      [t.projects.contractor]: contractor,
      [t.projects.status]: t.projects.statuses[status],
      [t.projects.period]: construction_period,
    });
  });

  test('a program says when, where, who holds it, for how much, its rain date and its series, and where to register', async () => {
    const { data } = fixtures[locale].event;
    const rain_date = { ...data.occurrences[0], start_date: '2026-11-29T15:00:00+01:00', end_date: '2026-11-29T15:45:00+01:00' };
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data: { ...data, rain_date, register_url: 'https://reg.example/seta' } } } : undefined,
    );
    const main = await getMain(getFixtureUrl('program', locale), own);
    const shownFacts = facts(main);
    expect(shownFacts[t.programs.when]).toMatch(/27\b.* 19:30–21:00/);
    expect(shownFacts[t.programs.where]).toContain(data.location?.title);
    expect(shownFacts[t.programs.rainDate]).toMatch(/29\b.* 15:00–15:45/);
    expect(shownFacts).toMatchObject({
      [t.programs.organizer]: data.organizer,
      [t.programs.price]: data.price,
      [t.programs.partOf]: data.series?.title,
    });
    expect(main).toContain(`href="https://reg.example/seta" rel="noopener external">${t.programs.register}`);
    for (const text of [t.programs.calendar, t.programs.copyLink]) expect(readHtmlText(main)).toContain(text);
    const free = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data: { ...data, free: true, price: null } } } : undefined,
    );
    expect(facts(await getMain(getFixtureUrl('program', locale), free))[t.programs.price]).toBe(t.programs.free);
  });

  test.each([
    ['constant', { exhibition: true, constant: true, periodic: false }, 'permanentExhibition'],
    ['periodic', { exhibition: true, constant: false, periodic: true }, 'periodicExhibition'],
  ] as const)('a %s exhibition is called one', async (_, kind, label) => {
    const { data } = fixtures[locale].event;
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data: { ...data, ...kind, type: null } } } : undefined,
    );
    const head = /<article.*?(?=<h1)/s.exec(await getMain(getFixtureUrl('program', locale), own))?.[0] ?? '';
    expect(readHtmlText(head)).toBe(`${data.category.name} ${t.programs[label]}`);
  });

  test('the balloon’s time slots say what the weather lets it do', async () => {
    const { data } = fixtures[locale].topLocation;
    const time_slots = (['ideal_weather', 'uncertain_weather', 'downtime', 'private_flight'] as const).map((weather, index) => ({
      start_date: `2026-11-22T${14 + index}:00:00+01:00`,
      end_date: `2026-11-22T${14 + index}:30:00+01:00`,
      weather,
    }));
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'balloon' ? { status: 200, body: { ...fixtures[locale].balloon, time_slots } } : undefined,
    );
    const main = await getMain(getFixtureUrl('topLocation', locale), own);
    expect(data.sections.map(({ kind }) => kind)).toContain('balloon_schedule');
    const schedule = readHtmlText(main.slice(main.indexOf('id="schedule"')));
    for (const [index, { weather }] of time_slots.entries())
      expect(schedule).toMatch(new RegExp(`${14 + index}:00[^:]*:30 ${t.places.balloon.weather[weather]}`));
  });

  test('home shows what editors put into its carousel, each with its link', async () => {
    const [slide] = fixtures[locale].homeCarousels.carousels;
    const main = await getMain(getFixtureUrl('home', locale));
    expect(readHtmlText(main)).toContain(`${slide?.title} ${slide?.lead} ${slide?.link_text}`);
    expect(main).toContain(`href="${slide?.url}"`);
  });

  test('home leads from Hungarian to English, in English, where a style sheet shows it', async () => {
    const main = (await getMain(getFixtureUrl('home', locale))).replaceAll('&amp;', '&');
    const isThere = /<p [^>]*lang="en"[^>]*><a href="\/en\?language=en"[^>]*>This page is also available in English</.test(main);
    expect(isThere).toBe(locale === 'hu');
  });

  test('a picture of a gallery has its title and its description', async () => {
    const { items } = fixtures[locale].gallery.data;
    const main = readHtmlText(await getMain(getFixtureUrl('gallery', locale)));
    expect(items.length).toBeGreaterThan(0);
    for (const { title, description } of items) for (const text of [title, description]) expect(main).toContain(text);
  });

  test.each([
    [null, 'blue', 0],
    ['blue', 'blue', 0],
    ['yellow', 'yellow', 0],
    ['green', 'green', 1],
  ])('an answer to visitors with the theme %s is %s; warnings: %i', async (theme, shown, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { data } = fixtures[locale].visitorInformationItem;
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'visitorInformationItem' ? { status: 200, body: { data: { ...data, theme } } } : undefined,
    );
    const main = await getMain(getFixtureUrl('visitorInformationItem', locale), own);
    expect(/data-theme="(\w+)"/.exec(main)?.[1]).toBe(shown);
    expect(warn.mock.calls.length).toBe(warnings);
    warn.mockRestore();
  });
});

/** A list, and the screen of its items. */
const LISTS: [list: ScreenId, item: ScreenId][] = [
  ['magazine', 'magazineArticle'],
  ['archive', 'archiveArticle'],
  ['press', 'pressRelease'],
  ['mediaLibrary', 'mediaCategory'],
  ['mediaCategory', 'gallery'],
  ['careers', 'career'],
  ['visitorInformation', 'visitorInformationItem'],
  ['publicInformation', 'publicInformationItem'],
  ['businessPartners', 'partnerItem'],
  ['topLocations', 'topLocation'],
  ['projects', 'project'],
  ['swiper', 'project'],
  ['programs', 'program'],
  ['programSeriesList', 'programSeries'],
];

describe.each(LOCALES)('what there is, in %s,', (locale) => {
  test.each(LISTS)('is found from %s: %s', async (list, item) => {
    const main = await getMain(getFixtureUrl(list, locale));
    expect(main.includes(`href="${getFixtureUrl(item, locale)}"`)).toBe(true);
  });

  test('is downloaded from the professional documents, which are said to be in Hungarian only', async () => {
    const main = await getMain(getFixtureUrl('professionalDocuments', locale));
    const { data } = fixtures[locale].documents;
    expect(data.length).toBeGreaterThan(0);
    expect(main.includes(getMessages(locale).documents.hungarianOnly)).toBe(locale === 'en');
    for (const { file } of data) expect(main).toMatch(new RegExp(`<a[^>]*href="${file.url}"[^>]*download="${file.file_name}"`));
  });

  test('can be looked for among the programs by dates, category, time of day, price, series, type and place', async () => {
    const { eventAgenda } = fixtures[locale];
    const getOptions = (...values: string[]) => values.map((value) => ({ value, count: 1 }));
    const category = getOptions('cultural', 'outdoor', 'family', 'sport');
    const time_of_day = getOptions('any', 'forenoon', 'afternoon', 'evening');
    const own = await startFixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'eventAgenda'
        ? { status: 200, body: { ...eventAgenda, facets: { ...eventAgenda.facets, category, time_of_day } } }
        : undefined,
    );
    const main = await getMain(getFixtureUrl('programs', locale), own);
    const form = /<form[^>]*method="get".*?<\/form>/s.exec(main.slice(main.indexOf('id="program-filters"')))?.[0] ?? '';
    const fields = [...form.matchAll(/<input[^>]*>/g)].map(([field]) => [
      /name="(\w+)"/.exec(field)?.[1],
      /value="([^"]*)"/.exec(field)?.[1] ?? '',
    ]);
    const getValues = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
    expect([...new Set(fields.map(([name]) => name))]).toEqual([
      'from',
      'to',
      'category',
      'time_of_day',
      'free',
      'series',
      'type',
      'location',
      'accessibility',
    ]);
    expect(getValues('category')).toEqual(['cultural', 'outdoor', 'family', 'sport']);
    expect(getValues('time_of_day')).toEqual(['any', 'forenoon', 'afternoon', 'evening']);
    expect([getValues('free'), getValues('series')]).toEqual([['1'], ['1']]);
    expect(form).toContain(`<a href="${getFixtureUrl('programs', locale)}">${getMessages(locale).programs.clear}</a>`);
  });
});

test('data that a link asks for and that cannot be had are an error for the router, whose error page is shown then', async () => {
  const broken = await startFixtureSite(renderer, ({ endpoint }) => (endpoint === 'careers' ? { status: 500 } : undefined));
  const { statusCode, body } = await broken.app.inject({ url: '/karrier.data' });
  expect([statusCode, body.includes('"ErrorResponse"')]).toEqual([500, true]);
});
