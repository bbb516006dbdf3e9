import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type EndpointName, endpoints } from './endpoints.ts';
import { fixtures } from './fixtures/index.ts';
import { LOCALES } from './schemas/primitives.ts';
import { readTolerantly } from './tolerant.ts';

/** Reads a changed fixture. */
function readWith<Name extends EndpointName>(name: Name, change: (answer: (typeof fixtures.hu)[Name]) => void) {
  const answer = structuredClone(fixtures.hu[name]);
  change(answer);
  return readTolerantly<unknown>(endpoints[name].answer, answer);
}
const odd = (value: unknown): never => value as never;

describe('readTolerantly of a valid answer', () => {
  test.each(LOCALES)('returns it unchanged and without warnings: %s', (locale) => {
    for (const name of Object.keys(endpoints) as EndpointName[])
      expect(readTolerantly<unknown>(endpoints[name].answer, fixtures[locale][name])).toEqual({
        ok: true,
        value: fixtures[locale][name],
        warnings: [],
      });
  });
});

describe('readTolerantly of an unknown value', () => {
  test('in a list drops its item only', () => {
    const reading = readWith('siteSettings', ({ data }) => {
      data.social.push({ type: odd('myspace'), url: 'https://example.com' });
    });
    expect(reading).toMatchObject({ ok: true, value: fixtures.hu.siteSettings });
    expect(reading.ok && reading.warnings).toEqual([
      expect.stringMatching(
        /^Invalid social icon type\. Valid values are 'instagram', 'facebook', 'linkedin', 'youtube': data\.social\.\d\.type: ./,
      ),
    ]);
  });

  test.each([
    ['a building block of a kind to come', 'page', () => readWith('page', ({ data }) => data.sections.push(odd({ kind: 'hologram' })))],
    ['a menu zone', 'menus', () => readWith('menus', ({ menus }) => menus.push(odd({ name: 'Sidebar', menus: [] })))],
    ['a feature of accessibility', 'event', () => readWith('event', ({ data }) => data.accessibility.push(odd('braille')))],
    ['a tab of the search', 'search', () => readWith('search', ({ tabs }) => tabs.push(odd({ key: 'shops', count: 1 })))],
  ] as const)('of %s leaves the rest unchanged', (_, name, reading) => {
    expect(reading()).toMatchObject({ ok: true, value: fixtures.hu[name], warnings: [expect.stringMatching(/^Unknown value: \w+\./)] });
  });

  test('of an optional field empties it', () => {
    const reading = readWith('visitorInformationItem', ({ data }) => Object.assign(data, { pictogram: 'rocket' }));
    expect(reading).toMatchObject({ ok: true, value: { data: { ...fixtures.hu.visitorInformationItem.data, pictogram: null } } });
  });

  test('of a search result’s state drops the state, so that the date counts as planned', () => {
    const readState = (fields: object) => {
      const reading = readWith('search', ({ data }) => data.forEach((result) => void Object.assign(result, fields)));
      return reading.ok ? [reading.value, reading.warnings.length] : reading;
    };
    expect(readState({})).toEqual([fixtures.hu.search, 0]);
    expect(readState({ state: 'adjourned', all_day: 'yes' })).toEqual([fixtures.hu.search, 2]);
    const known = { state: 'cancelled', all_day: true };
    expect(readState(known)).toMatchObject([{ data: [known] }, 0]);
  });

  test('uses a substitute: a status, the state of the balloon, the tone of a callout', () => {
    expect(readWith('event', ({ data }) => Object.assign(data, { status: 'maybe' }))).toMatchObject({
      value: { data: { status: 'scheduled' } },
    });
    expect(readWith('balloon', (balloon) => Object.assign(balloon, { balloon_is_up: 2 }))).toMatchObject({ value: { balloon_is_up: 0 } });
  });

  test('keeps an unknown theme; a theme that is no text is reported in the specification’s words', () => {
    const theme = (value: unknown) => readWith('visitorInformationItem', ({ data }) => Object.assign(data, { theme: value }));
    expect(theme('green')).toMatchObject({ ok: true, value: { data: { theme: 'green' } }, warnings: [] });
    expect(theme(7)).toMatchObject({
      value: { data: { theme: 'blue' } },
      warnings: [expect.stringMatching(/^Invalid visitor information layout theme set\. Setting theme to blue: data\.theme: /)],
    });
  });
});

describe('readTolerantly of an invalid event date', () => {
  test('warns, and the event keeps the dates of its first valid occurrence', () => {
    const reading = readWith('events', ({ data: [event] }) => Object.assign(event ?? {}, { start_date: 'tomorrow', end_date: 5 }));
    expect(reading).toMatchObject({
      ok: true,
      value: { data: [{ id: 25, start_date: '2026-11-27T19:30:00+01:00' }, ...fixtures.hu.events.data.slice(1)] },
    });
    expect(reading.ok && reading.warnings[0]).toMatch(/^Invalid event date: data\.0\.start_date: ./);
  });

  test('drops an invalid occurrence; an event without valid dates does not affect others', () => {
    const one = readWith('event', ({ data }) =>
      data.occurrences.push(odd({ start_date: '2026-13-01', end_date: null, all_day: true, until: null })),
    );
    expect(one).toMatchObject({
      value: fixtures.hu.event,
      warnings: [expect.stringMatching(/^Invalid event date: data\.occurrences\.\d/)],
    });
    const whole = readWith('events', ({ data: [event] }) => Object.assign(event ?? {}, { start_date: '', occurrences: [] }));
    expect(whole).toMatchObject({
      value: { data: fixtures.hu.events.data.slice(1) },
      warnings: [expect.stringMatching(/^Invalid event date/)],
    });
  });
});

test('keeps an event’s own page without dates if none is valid, with its free text', () => {
  const reading = readWith('event', ({ data }) =>
    Object.assign(data, { start_date: 'soon', occurrences: [odd({ start_date: 'soon' })], text_date_only: true, date: 'Adventben' }),
  );
  expect(reading).toMatchObject({ ok: true, value: { data: { occurrences: [], end_date: null, date: 'Adventben' } } });
  expect(reading.ok && reading.warnings[0]).toMatch(/^Invalid event date: data\.start_date: ./);
});

describe('readTolerantly of an invalid media value', () => {
  test.each([null, '/media/a.webp', undefined, []])('that is not an object drops the images only: %j', (media) => {
    for (const name of ['event', 'newsItem'] as const) {
      const reading = readWith(name, ({ data }) => Object.assign(data, { media }));
      expect(reading).toMatchObject({ ok: true, value: { data: { media: {} } } });
      expect(reading.ok && reading.warnings).toEqual([expect.stringMatching(/^Invalid media value: data\.media: ./)]);
    }
  });

  test('empties it with a warning', () => {
    const reading = readWith('news', ({ data: [item] }) => Object.assign(item ?? {}, { media: { lead: { src: '/media/a.webp' } } }));
    expect(reading).toMatchObject({ value: { data: [{ media: {} }, ...fixtures.hu.news.data.slice(1)] } });
    expect(reading.ok && reading.warnings).toEqual([expect.stringMatching(/^Invalid media value: data\.0\.media\.lead\.sm: /)]);
  });

  test('drops only the invalid crop or colour', () => {
    const reading = readWith('news', ({ data: [item] }) => Object.assign(item?.media.lead ?? {}, { '3_2': 7, colour: 'red' }));
    const lead =
      reading.ok &&
      z.object({ data: z.array(z.looseObject({ media: z.looseObject({ lead: z.looseObject({}).optional() }) })) }).parse(reading.value)
        .data[0]?.media.lead;
    const { '3_2': _, ...rest } = fixtures.hu.news.data[0]?.media.lead ?? {};
    expect(lead).toEqual({ ...rest, colour: '#e3f3d3' });
  });
});

describe('readTolerantly of an indispensable value', () => {
  test.each([
    ['another answer', 'events', { anything: true }],
    ['no answer', 'event', null],
    ['a list of which nothing can be read', 'qrCodes', { data: [{ code: 1 }, { to: '/' }] }],
    ['a program without a name', 'event', { data: { ...fixtures.hu.event.data, name: null } }],
  ] as const)('rejects the answer with the path of the error: %s', (_, name, answer) => {
    expect(readTolerantly<unknown>(endpoints[name].answer, answer)).toEqual({ ok: false, reason: expect.stringMatching(/: ./) });
  });

  test('drops the item around a list that must not be empty', () => {
    const schema = z.object({ days: z.array(z.object({ hours: z.array(z.number()).min(1) })), note: z.string().optional() });
    expect(readTolerantly(schema, { days: [{ hours: ['x'] }, { hours: [1] }], note: 4 })).toMatchObject({
      value: { days: [{ hours: [1] }] },
    });
  });
});
