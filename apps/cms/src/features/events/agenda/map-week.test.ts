import { endpoints, type Locale } from '@liget/content-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../../platform/read-model/clock.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { fillWithEvents } from '../../../testing/events/test-events.ts';
import { indexed, occurrenceFrom as on } from '../../../testing/events/test-program-index.ts';
import { createApiClient, fillWithOneOfEach, NOON, publish } from '../../../testing/test-content.ts';
import { toIsoDay } from '../dates/days.ts';
import { buildWeek } from './map-week.ts';
import { buildEventIndex } from './program-index.ts';

describe('buildWeek', () => {
  const events = [
    indexed('ma', [on('2026-11-20 18:00', '2026-11-20 20:00')]),
    indexed('ma-volt', [on('2026-11-20 08:00', '2026-11-20 09:00')]),
    indexed('tegnap-ejjel', [on('2026-11-19 22:00', '2026-11-20 02:00')]),
    indexed('tegnap', [on('2026-11-19 18:00', '2026-11-19 20:00')]),
    indexed('hetvege', [on('2026-11-21', '2026-11-22')]),
    indexed('hetedik-nap', [on('2026-11-26 23:00', '2026-11-27 01:00')]),
    indexed('nyolcadik-nap', [on('2026-11-27 10:00', '2026-11-27 11:00')]),
    indexed('idoszaki', [on('2026-11-01', '2027-01-10')]),
    indexed('jovo-heten-nyilik', [on('2026-11-27', '2027-02-10')]),
    indexed('allando', [on('2020-01-01 10:00', undefined, { openEnded: true })], { always: true }),
  ];
  const names = new Map(events.map(({ id, slugs }) => [id, slugs[0]]));
  const week = (hour: string) =>
    buildWeek(buildEventIndex(events), Temporal.Instant.from(`2026-11-20T${hour}:00+01:00`)).map(({ id, day }) => [
      day === null ? 'lasting' : toIsoDay(day),
      names.get(id),
    ]);

  it('has each of seven days, last night with the first, and lasting events separately, permanent ones included', () => {
    expect(week('12:00')).toEqual([
      ['2026-11-20', 'tegnap-ejjel'],
      ['2026-11-20', 'ma-volt'],
      ['2026-11-20', 'ma'],
      ['2026-11-21', 'hetvege'],
      ['2026-11-22', 'hetvege'],
      ['2026-11-26', 'hetedik-nap'],
      ['lasting', 'idoszaki'],
      ['lasting', 'allando'],
    ]);
  });
  it('is the same at every hour of a day, because the answer is cached for the day', () => {
    expect(week('00:00')).toEqual(week('12:00'));
    expect(week('23:59')).toEqual(week('12:00'));
  });
  it('is limited however many events there are', () => {
    const many = Array.from({ length: 900 }, (_, place) => indexed(`${place}`, [on('2026-11-20 18:00', '2026-11-20 20:00')]));
    expect(buildWeek(buildEventIndex(many), Temporal.Instant.from('2026-11-20T12:00:00+01:00'))).toHaveLength(500);
  });
});

describe('mapPrograms', () => {
  let ask: ReturnType<typeof createApiClient>;
  beforeAll(async () => {
    const { payload } = await temporaryDatabase();
    setClock(NOON);
    ask = createApiClient(payload);
    const basics = await fillWithOneOfEach(payload);
    await fillWithEvents(payload, basics);
    const nowhere = await publish(payload, 'event-locations', { title: 'Titkos kert' }, { title: 'Secret garden' });
    const occurrences = [{ start: '2026-11-20T15:00:00.000Z', end: '2026-11-20T16:00:00.000Z' }];
    await publish(payload, 'events', { ...basics, location: nowhere, title: 'Kerti séta', occurrences }, { title: 'Garden walk' });
    const inWords = { textDateOnly: true, dateText: 'Délután' };
    await publish(payload, 'events', { ...basics, location: null, title: 'Valahol', occurrences, ...inWords }, { title: 'Somewhere' });
  });
  afterAll(() => setClock(undefined));

  const programs = async (locale: Locale) => endpoints.map.answer.parse((await ask.json(`/${locale}/map`)).body).programs;

  it.each([
    ['hu', 'Nagyterem', ['Most tart', 'Ma este']],
    ['en', 'Great hall', ['On now', 'Tonight']],
  ] as const)('lists the events at their venues, by day and time, in %s', async (locale, title, today) => {
    const { from, to, features } = await programs(locale);
    expect([from, to]).toEqual(['2026-11-20', '2026-11-26']);
    const hall = features.find(({ properties }) => properties.title === title);
    expect(hall?.geometry?.type).toBe('Point');
    expect(hall?.properties.place).toMatch(/^top-location-\d+$/);
    expect(hall?.properties.days[0]).toMatchObject({ day: '2026-11-20' });
    expect(hall?.properties.days[0]?.programs.map(({ name }) => name)).toEqual(today);
    expect(hall?.properties.days[0]?.programs[1]).toMatchObject({
      url: locale === 'hu' ? '/varosligeti-programok/ma-este' : '/en/programs-in-varosliget/tonight',
      free: true,
      status: 'scheduled',
      occurrences: [{ start_date: '2026-11-20T18:00:00+01:00', end_date: '2026-11-20T20:00:00+01:00', all_day: false }],
    });
  });

  it('marks cancelled events, and gives the language of names and of words without a translation', async () => {
    const { features } = await programs('en');
    const all = features.flatMap(({ properties }) => properties.days.flatMap((day) => day.programs));
    expect(all.find(({ name }) => name === 'Called off')?.status).toBe('cancelled');
    expect(all.find(({ name }) => name === 'Csak magyarul')?.language).toBe('hu');
    expect(all.find(({ name }) => name === 'Somewhere')).toMatchObject({ language: 'en', date: 'Délután', untranslated: ['date'] });
    expect(all.some(({ name }) => ['Vázlat', 'Over', 'Permanent show'].includes(name))).toBe(false);
  });

  it('has no geometry without a position, and no title without a venue', async () => {
    const unplaced = (await programs('hu')).features.filter(({ geometry }) => geometry === null);
    expect(unplaced.map(({ properties: { title, location, days } }) => [title, location, days[0]?.programs[0]?.name])).toEqual([
      ['Titkos kert', 'titkos-kert', 'Kerti séta'],
      [null, null, 'Valahol'],
    ]);
  });

  it('changes on the next day without a publication', async () => {
    setClock('2026-11-21T00:00:00+01:00');
    expect((await programs('hu')).from).toBe('2026-11-21');
    setClock(NOON);
  });
});
