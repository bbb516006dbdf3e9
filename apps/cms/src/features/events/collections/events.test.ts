import { describe, expect, test, vi } from 'vitest';
import { createDraft, publish, richText } from '../../../testing/test-content.ts';
import { openContentApi } from '../../../testing/test-content-api.ts';

const {
  payload,
  ask,
  ids: { category, type, location, picture },
} = await openContentApi();
const basics = { category, type, location, picture };

type Data = Record<string, unknown>;
const noon = (day: string) => new Date(Temporal.ZonedDateTime.from(`${day}T12:00[Europe/Budapest]`).epochMilliseconds).toISOString();
const weekly = {
  kind: 'weekly',
  weekdays: ['6'],
  every: 1,
  from: noon('2026-11-21'),
  until: noon('2026-12-12'),
  startTime: '10:00',
  endTime: '11:00',
};
const find = (id: unknown, locale: 'hu' | 'en' | 'all' = 'hu'): Promise<Data> =>
  payload.findByID({ collection: 'events', id: Number(id), draft: true, depth: 0, locale });
const getStarts = (event: Data) => (event['occurrences'] as { start: string }[]).map(({ start }) => start);

/** The fields and messages of a refused save. */
async function getRefusal(saving: Promise<unknown>): Promise<string> {
  const error: unknown = await saving.then(
    () => null,
    (reason: unknown) => reason,
  );
  return JSON.stringify((error as { data?: { errors?: unknown } } | null)?.data?.errors ?? error);
}

test('the highest age of an event is not below its lowest', async () => {
  const wrong = publish(payload, 'events', {
    ...basics,
    title: 'Bábszínház',
    dates: [{ start: noon('2026-12-01') }],
    ageFrom: 12,
    ageTo: 3,
  });
  expect(await getRefusal(wrong)).toContain('Nem lehet kisebb, mint a legkisebb életkor.');
  const right = await publish(payload, 'events', {
    ...basics,
    title: 'Bábszínház',
    dates: [{ start: noon('2026-12-01') }],
    ageFrom: 3,
    ageTo: 3,
  });
  expect(await find(right)).toMatchObject({ ageFrom: 3, ageTo: 3 });
});

test('an event without dates, category and title is refused with all of them, each at its field', async () => {
  const refusal = JSON.parse(await getRefusal(publish(payload, 'events', { title: '', ageFrom: 12, ageTo: 3 }))) as { path: string }[];
  expect(refusal.map(({ path }) => path).toSorted()).toEqual(['ageTo', 'category', 'dates', 'title']);
});

test('of several events published at once, each is refused for its own dates alone', async () => {
  const end = '2026-12-01T08:00:00.000Z';
  const [good, wrong, empty] = [
    await createDraft(payload, 'events', { ...basics, title: 'Jó', dates: [{ start: noon('2026-12-01') }] }),
    await createDraft(payload, 'events', { ...basics, title: 'Fordított', dates: [{ start: noon('2026-12-01'), end }] }),
    await createDraft(payload, 'events', { ...basics, title: 'Üres' }),
  ];
  const where = { id: { in: [wrong, good, empty] } };
  const { docs, errors } = await payload.update({ collection: 'events', where, data: { _status: 'published' } });
  expect(docs.map(({ id }) => id)).toEqual([good]);
  expect(new Set(errors.map(({ id }) => id))).toEqual(new Set([wrong, empty]));
  expect(errors.find(({ id }) => id === wrong)?.message).toContain('Vége');
  expect(errors.find(({ id }) => id === empty)?.message).toContain('Időpontok');
});

describe('the dates of an event', () => {
  test('are those of its rule and those entered one by one, sorted, without excluded days', async () => {
    const id = await publish(payload, 'events', {
      ...basics,
      title: 'Szombati séta',
      dates: [{ start: '2026-12-01T17:00:00.000Z', end: '2026-12-01T18:00:00.000Z' }],
      recurrence: { ...weekly, excluded: [{ day: noon('2026-12-05') }] },
    });
    const stored = await find(id);
    expect(getStarts(stored)).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-28T09:00:00.000Z',
      '2026-12-01T17:00:00.000Z',
      '2026-12-12T09:00:00.000Z',
    ]);
    expect(stored).toMatchObject({ firstStart: '2026-11-21T09:00:00.000Z', lastEnd: '2026-12-12T10:00:00.000Z' });
    const { body } = await ask.json('/hu/events/szombati-seta');
    expect(body).toMatchObject({ data: { start_date: '2026-11-21T10:00:00+01:00', end_date: '2026-11-21T11:00:00+01:00' } });
    const listed = async (day: string) => JSON.stringify((await ask.json(`/hu/events?from=${day}&to=${day}`)).body);
    expect(await listed('2026-12-12')).toContain('Szombati séta');
    expect(await listed('2026-12-05')).not.toContain('Szombati séta');
  });

  test('follow a changed rule, and keep those entered one by one', async () => {
    const id = await publish(payload, 'events', {
      ...basics,
      title: 'Változó',
      dates: [{ start: '2026-12-24T09:00:00.000Z' }],
      recurrence: weekly,
    });
    await payload.update({
      collection: 'events',
      id,
      data: { _status: 'published', recurrence: { ...weekly, weekdays: ['7'], until: noon('2026-11-30') } },
    });
    expect(getStarts(await find(id))).toEqual(['2026-11-22T09:00:00.000Z', '2026-11-29T09:00:00.000Z', '2026-12-24T09:00:00.000Z']);
    await payload.update({ collection: 'events', id, data: { _status: 'published', recurrence: { kind: 'none' } } });
    expect(getStarts(await find(id))).toEqual(['2026-12-24T09:00:00.000Z']);
  });

  test('may be incomplete in a draft, and are required for publication', async () => {
    const id = await createDraft(payload, 'events', {
      ...basics,
      title: 'Félkész',
      dates: [{ start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T17:00:00.000Z' }],
      recurrence: { kind: 'weekly', weekdays: [], from: noon('2026-11-21'), until: noon('2026-12-21'), startTime: '10:00' },
    });
    const publishing = payload.update({ collection: 'events', id, data: { _status: 'published' } });
    const refusal = await getRefusal(publishing);
    expect(refusal).toContain('A program vége nem lehet korábban, mint a kezdete.');
    expect(refusal).toContain('Válasszon legalább egy napot.');
    const none = await createDraft(payload, 'events', { ...basics, title: 'Időpont nélkül' });
    const english = payload.update({ collection: 'events', id: none, data: { _status: 'published' } });
    expect(await getRefusal(english)).toContain('Adjon meg legalább egy időpontot');
  });
});

describe('an occurrence', () => {
  test('keeps its id through later saves, and when its date is moved by hand', async () => {
    const dates = [{ start: '2026-12-24T09:00:00.000Z' }];
    const id = await publish(payload, 'events', { ...basics, title: 'Állandó azonosítók', dates, recurrence: weekly });
    const getIds = async () => ((await find(id))['occurrences'] as { id: string }[]).map((occurrence) => occurrence.id);
    const before = await getIds();
    const enteredDates = (await find(id))['dates'] as { id: string }[];
    await payload.update({
      collection: 'events',
      id,
      data: { _status: 'published', dates: [{ ...enteredDates[0], start: '2026-12-24T10:00:00.000Z' }], title: 'Más cím' },
    });
    expect(await getIds()).toEqual(before);
    expect(new Set(before).size).toBe(5);
  });
});

describe('a copy of an event', () => {
  test('is a draft with its own slugs in both languages and the same dates', async () => {
    const id = await publish(
      payload,
      'events',
      { ...basics, title: 'Eredeti', body: richText('Szöveg'), recurrence: weekly, free: true },
      { title: 'Original' },
    );
    const original = await find(id, 'all');
    const first: Data = await payload.duplicate({ collection: 'events', id });
    const second: Data = await payload.duplicate({ collection: 'events', id });
    const copy = await find(first['id'], 'all');
    expect(copy).toMatchObject({ _status: 'draft', title: original['title'], slug: { hu: 'eredeti-2', en: 'original-2' }, free: true });
    expect(getStarts(copy)).toEqual(getStarts(original));
    expect(await find(second['id'], 'all')).toMatchObject({ slug: { hu: 'eredeti-3', en: 'original-3' } });
    expect((await ask.json('/hu/events/eredeti-2')).status).toBe(404);
    await payload.update({ collection: 'events', id: Number(first['id']), data: { _status: 'published', title: 'Másik' } });
    expect((await ask.json('/hu/events/eredeti-2')).status).toBe(200);
  });
});

test('a copy of an event has its planned dates without what has happened to them, and ids of its own', async () => {
  const starts = ['2026-12-01T17:00:00.000Z', '2026-12-02T17:00:00.000Z', '2026-12-03T17:00:00.000Z', '2026-12-04T17:00:00.000Z'];
  const [cancelled, moved, full] = starts;
  const state = { status: 'cancelled', statusNote: 'Vihar jön.', previousStart: '2026-11-30T17:00:00.000Z' };
  const changedDates = [
    { original: cancelled, status: 'cancelled', note: 'Szél' },
    { original: moved, status: 'rescheduled', newStart: '2026-12-09T17:00:00.000Z', note: 'Hó' },
    { original: full, status: 'sold_out' },
  ];
  const dates = starts.map((start) => ({ start }));
  const id = await publish(payload, 'events', { ...basics, ...state, title: 'Megváltozott', dates, changedDates }, { title: 'Changed' });
  const { id: copyId }: Data = await payload.duplicate({ collection: 'events', id });
  const [original, copy] = [await find(id, 'all'), await find(copyId, 'all')];
  expect(copy).toMatchObject({ status: 'scheduled', previousStart: null, changedDates: [] });
  expect(Object.values(copy['statusNote'] ?? {}).filter(Boolean)).toEqual([]);
  const getRows = (event: Data) => event['occurrences'] as { id: string; start: string; status: string; originalStart: unknown }[];
  expect(getRows(copy).map(({ start, status, originalStart }) => [start, status, originalStart])).toEqual(
    starts.map((start) => [start, 'scheduled', null]),
  );
  const originalIds = new Set(getRows(original).map((row) => row.id));
  expect(getRows(copy).filter((row) => originalIds.has(row.id))).toEqual([]);
});

describe('a scheduled event', () => {
  test('becomes visible at its time, and not before', async () => {
    const user: Data = await payload.create({
      collection: 'users',
      data: {
        email: 'szerkeszto@example.org',
        password: 'hosszu-jelszo-2026',
        name: 'Szerkesztő',
        roles: ['programs', 'magazine', 'press'],
      },
    });
    const id = await createDraft(payload, 'events', { ...basics, title: 'Időzített', dates: [{ start: '2026-12-01T17:00:00.000Z' }] });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00Z') });
    try {
      await payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil: new Date('2026-11-20T12:00:00Z'),
        input: { type: 'publish', doc: { relationTo: 'events', value: String(id) }, user: { relationTo: 'users', value: user['id'] } },
      });
      await payload.jobs.run();
      expect((await ask.json('/hu/events/idozitett')).status).toBe(404);
      vi.setSystemTime(new Date('2026-11-20T12:00:30Z'));
      await payload.jobs.run();
    } finally {
      vi.useRealTimers();
    }
    expect(await ask.json('/hu/events/idozitett')).toMatchObject({ status: 200, body: { data: { name: 'Időzített' } } });
    expect((await payload.count({ collection: 'payload-jobs', where: { hasError: { equals: true } } })).totalDocs).toBe(0);
  });
});

describe('a changed date', () => {
  const dates = ['2026-11-27', '2026-12-04', '2026-12-11'].map((day) => ({ start: `${day}T17:00:00.000Z`, end: `${day}T18:00:00.000Z` }));
  const [first, second, third] = dates.map(({ start }) => start);

  test('has its status and its reason in both languages, and keeps its id until it is restored', async () => {
    const changedDates = [
      { original: first, status: 'cancelled', note: 'Vihar lesz.' },
      { original: second, status: 'rescheduled', newStart: '2026-12-05T09:00:00.000Z', note: 'A terem foglalt.' },
      { original: third, status: 'sold_out' },
    ];
    const id = await publish(payload, 'events', { ...basics, title: 'Három este', dates, changedDates }, { title: 'Three evenings' });
    const rows = (await find(id))['changedDates'] as Data[];
    const english = rows.map((row, place) => ({ ...row, note: place === 0 ? 'A storm is coming.' : null }));
    await payload.update({ collection: 'events', id, locale: 'en', data: { _status: 'published', changedDates: english } });
    const fetchEvent = async (locale: 'hu' | 'en') => {
      const { body } = await ask.json(`/${locale}/events/${locale === 'hu' ? 'harom-este' : 'three-evenings'}`);
      const { occurrences } = (body as { data: { occurrences: Data[] } }).data;
      return occurrences.map((date) => [String(date['start_date']).slice(5, 16), date['status'], date['status_note']]);
    };
    expect(await fetchEvent('hu')).toEqual([
      ['11-27T18:00', 'cancelled', 'Vihar lesz.'],
      ['12-04T18:00', 'moved', 'A terem foglalt.'],
      ['12-05T10:00', 'rescheduled', 'A terem foglalt.'],
      ['12-11T18:00', 'sold_out', null],
    ]);
    expect((await fetchEvent('en')).map(([, , note]) => note)).toEqual([
      'A storm is coming.',
      'A terem foglalt.',
      'A terem foglalt.',
      null,
    ]);
    const enteredDates = (await find(id))['dates'] as { id: string }[];
    const getIds = async () =>
      ((await find(id))['occurrences'] as { id: string; status: string }[])
        .filter(({ status }) => status !== 'moved')
        .map((date) => date.id);
    expect(await getIds()).toEqual(enteredDates.map((date) => date.id));
    await payload.update({ collection: 'events', id, data: { _status: 'published', changedDates: [] } });
    expect(await fetchEvent('hu')).toEqual(dates.map(({ start }) => [`${start.slice(5, 10)}T18:00`, 'scheduled', null]));
    expect(await getIds()).toEqual(enteredDates.map((date) => date.id));
  });

  test('is not counted on a day on which it does not take place, but listed', async () => {
    const changedDates = [{ original: first, status: 'cancelled', note: 'Vihar lesz.' }];
    await publish(payload, 'events', { ...basics, title: 'Elmaradó este', dates, changedDates });
    const on = async (day: string) => {
      const { body } = await ask.json(`/hu/event-agenda?from=${day}&to=${day}`);
      const { events, meta } = body as { events: { name: string }[]; meta: { dated: number } };
      return [events.some(({ name }) => name === 'Elmaradó este'), meta.dated];
    };
    const [isListed, before] = await on('2026-11-27');
    await publish(payload, 'events', { ...basics, title: 'Megtartott este', dates: dates.slice(0, 1) });
    expect([isListed, await on('2026-11-27')]).toEqual([true, [true, Number(before) + 1]]);
  });

  test('is refused at its field without a reason, or if the event has no such date; a draft may be incomplete', async () => {
    const changedDates = [
      { original: first, status: 'cancelled' },
      { original: '2026-11-28T17:00:00.000Z', status: 'sold_out' },
    ];
    const id = await createDraft(payload, 'events', { ...basics, title: 'Hiányos', dates, changedDates });
    const refusalText = await getRefusal(payload.update({ collection: 'events', id, data: { _status: 'published' } }));
    expect(refusalText).toMatch(
      /"path":"changedDates\.0\.note"[^}]*"message":"Írja meg egy mondatban az okát\."|"message":"Írja meg egy mondatban az okát\."[^}]*"path":"changedDates\.0\.note"/,
    );
    expect(refusalText).toContain('A programnak nincs ilyen időpontja.');
    expect((await find(id))['_status']).toBe('draft');
  });

  test('needs a Hungarian reason in the Hungarian form, and any reason in the English one', async () => {
    const row = { id: 'egy', original: first, status: 'cancelled' };
    const id = await createDraft(payload, 'events', { ...basics, title: 'Csak angolul', dates, changedDates: [row] });
    const publishing = (locale: 'hu' | 'en', note: string | null) =>
      payload.update({ collection: 'events', id, locale, data: { title: 'Cím', changedDates: [{ ...row, note }], _status: 'published' } });
    expect(await getRefusal(publishing('en', null))).toContain('Írja meg egy mondatban az okát.');
    expect(await publishing('en', 'A storm is coming.')).toMatchObject({ _status: 'published' });
    expect(await getRefusal(publishing('hu', null))).toContain('Írja meg egy mondatban az okát.');
    expect(await publishing('hu', 'Vihar lesz.')).toMatchObject({ _status: 'published' });
    expect(await publishing('en', null)).toMatchObject({ _status: 'published' });
  });
});
