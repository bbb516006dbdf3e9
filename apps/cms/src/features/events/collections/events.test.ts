import { describe, expect, test, vi } from 'vitest';
import { type EventData, getRefusal, getStarts, noon, openEvents, WEEKLY } from '../../../testing/events/test-stored-events.ts';
import { createDraft, publish, richText } from '../../../testing/test-content.ts';

const { payload, ask, basics, find } = await openEvents();

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

describe('a copy of an event', () => {
  test('is a draft with its own slugs in both languages and the same dates', async () => {
    const id = await publish(
      payload,
      'events',
      { ...basics, title: 'Eredeti', body: richText('Szöveg'), recurrence: WEEKLY, free: true },
      { title: 'Original' },
    );
    const original = await find(id, 'all');
    const first: EventData = await payload.duplicate({ collection: 'events', id });
    const second: EventData = await payload.duplicate({ collection: 'events', id });
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
  const { id: copyId }: EventData = await payload.duplicate({ collection: 'events', id });
  const [original, copy] = [await find(id, 'all'), await find(copyId, 'all')];
  expect(copy).toMatchObject({ status: 'scheduled', previousStart: null, changedDates: [] });
  expect(Object.values(copy['statusNote'] ?? {}).filter(Boolean)).toEqual([]);
  const getRows = (event: EventData) => event['occurrences'] as { id: string; start: string; status: string; originalStart: unknown }[];
  expect(getRows(copy).map(({ start, status, originalStart }) => [start, status, originalStart])).toEqual(
    starts.map((start) => [start, 'scheduled', null]),
  );
  const originalIds = new Set(getRows(original).map((row) => row.id));
  expect(getRows(copy).filter((row) => originalIds.has(row.id))).toEqual([]);
});

describe('a scheduled event', () => {
  test('becomes visible at its time, and not before', async () => {
    const user: EventData = await payload.create({
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
