import { LOCALES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { addressOf, fixtureSite } from './fixture-site.ts';
import { pagesUnderTest } from './pages-under-test.ts';
import type { Renderer } from './render.ts';

let renderer: Renderer;
let site: Awaited<ReturnType<typeof fixtureSite>>;
beforeAll(async () => {
  renderer = await pagesUnderTest();
  site = await fixtureSite(renderer);
  // The first page of a process takes longer than all others.
  await site.app.inject({ url: '/karrier' });
}, 120_000);

const words = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

async function mainOf(url: string, on: typeof site = site) {
  const { body } = await on.app.inject({ url });
  return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
}

/** What stands beside each label in a page's lists and tables of facts. */
function facts(html: string): Record<string, string> {
  const pairs = [...html.matchAll(/<(?:dt|th scope="row")[^>]*>(.*?)<\/(?:dt|th)>\s*<(?:dd|td)[^>]*>(.*?)<\/(?:dd|td)>/gs)];
  return Object.fromEntries(pairs.map(([, label = '', value = '']) => [words(label), words(value)]));
}

describe.each(LOCALES)('in %s', (locale) => {
  const t = messagesOf(locale);

  test('a position says its field, its place, its hours and the experience that it asks for', async () => {
    const { field, location, work_hours, experience } = fixtures[locale].career.data;
    expect(facts(await mainOf(addressOf('career', locale)))).toMatchObject({
      [t.careers.field]: field,
      [t.careers.location]: location,
      [t.careers.workHours]: work_hours,
      [t.careers.experience]: experience,
    });
  });

  test('a project says its architect, its area, its contractor, its status and when it was built', async () => {
    const { architect, area, contractor, status, construction_period } = fixtures[locale].project.data;
    expect(facts(await mainOf(addressOf('project', locale)))).toMatchObject({
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
    const own = await fixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data: { ...data, rain_date, register_url: 'https://reg.example/seta' } } } : undefined,
    );
    const main = await mainOf(addressOf('program', locale), own);
    const said = facts(main);
    expect(said[t.programs.when]).toMatch(/27\. .*19:30–21:00/);
    expect(said[t.programs.where]).toContain(data.location?.title);
    expect(said[t.programs.rainDate]).toMatch(/29\. .*15:00–15:45/);
    expect(said).toMatchObject({
      [t.programs.organizer]: data.organizer,
      [t.programs.price]: data.price,
      [t.programs.partOf]: data.series?.title,
    });
    expect(main).toContain(`href="https://reg.example/seta" rel="noopener external">${t.programs.register}`);
    for (const text of [t.programs.calendar, t.programs.copyLink]) expect(words(main)).toContain(text);
    const free = await fixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data: { ...data, free: true, price: null } } } : undefined,
    );
    expect(facts(await mainOf(addressOf('program', locale), free))[t.programs.price]).toBe(t.programs.free);
  });

  test.each([
    ['constant', { exhibition: true, constant: true, periodic: false }, 'permanentExhibition'],
    ['periodic', { exhibition: true, constant: false, periodic: true }, 'periodicExhibition'],
  ] as const)('a %s exhibition is called one', async (_, kind, label) => {
    const { data } = fixtures[locale].event;
    const own = await fixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data: { ...data, ...kind, type: null } } } : undefined,
    );
    const head = /<article.*?(?=<h1)/s.exec(await mainOf(addressOf('program', locale), own))?.[0] ?? '';
    expect(words(head)).toBe(`${data.category.name} ${t.programs[label]}`);
  });

  test('the balloon’s time slots say what the weather lets it do', async () => {
    const { data } = fixtures[locale].topLocation;
    const time_slots = (['ideal_weather', 'uncertain_weather', 'downtime', 'private_flight'] as const).map((weather, index) => ({
      start_date: `2026-11-22T${14 + index}:00:00+01:00`,
      end_date: `2026-11-22T${14 + index}:30:00+01:00`,
      weather,
    }));
    const own = await fixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'balloon' ? { status: 200, body: { ...fixtures[locale].balloon, time_slots } } : undefined,
    );
    const main = await mainOf(addressOf('topLocation', locale), own);
    expect(data.sections.map(({ kind }) => kind)).toContain('balloon_schedule');
    const schedule = words(main.slice(main.indexOf('id="schedule"')));
    for (const [index, { weather }] of time_slots.entries())
      expect(schedule).toMatch(new RegExp(`${14 + index}:00[^:]*:30 ${t.places.balloon.weather[weather]}`));
  });

  test('home shows what editors put into its carousel, each with its link', async () => {
    const [slide] = fixtures[locale].homeCarousels.carousels;
    const main = await mainOf(addressOf('home', locale));
    expect(words(main)).toContain(`${slide?.title} ${slide?.lead} ${slide?.link_text}`);
    expect(main).toContain(`href="${slide?.url}"`);
  });

  test('a picture of a gallery has its title and its description', async () => {
    const { items } = fixtures[locale].gallery.data;
    const main = words(await mainOf(addressOf('gallery', locale)));
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
    const own = await fixtureSite(renderer, ({ endpoint }) =>
      endpoint === 'visitorInformationItem' ? { status: 200, body: { data: { ...data, theme } } } : undefined,
    );
    const main = await mainOf(addressOf('visitorInformationItem', locale), own);
    expect(/data-theme="(\w+)"/.exec(main)?.[1]).toBe(shown);
    expect(warn.mock.calls.length).toBe(warnings);
    warn.mockRestore();
  });
});
