import { describe, expect, test } from 'vitest';
import { type EventData, getRefusal, getStarts, noon, openEvents, WEEKLY } from '../../../testing/events/test-stored-events.ts';
import { createDraft, publish } from '../../../testing/test-content.ts';

const { payload, ask, basics, find } = await openEvents();

describe('the dates of an event', () => {
  test('are those of its rule and those entered one by one, sorted, without excluded days', async () => {
    const id = await publish(payload, 'events', {
      ...basics,
      title: 'Szombati séta',
      dates: [{ start: '2026-12-01T17:00:00.000Z', end: '2026-12-01T18:00:00.000Z' }],
      recurrence: { ...WEEKLY, excluded: [{ day: noon('2026-12-05') }] },
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
      recurrence: WEEKLY,
    });
    await payload.update({
      collection: 'events',
      id,
      data: { _status: 'published', recurrence: { ...WEEKLY, weekdays: ['7'], until: noon('2026-11-30') } },
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
    const id = await publish(payload, 'events', { ...basics, title: 'Állandó azonosítók', dates, recurrence: WEEKLY });
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
    const rows = (await find(id))['changedDates'] as EventData[];
    const english = rows.map((row, place) => ({ ...row, note: place === 0 ? 'A storm is coming.' : null }));
    await payload.update({ collection: 'events', id, locale: 'en', data: { _status: 'published', changedDates: english } });
    const fetchEvent = async (locale: 'hu' | 'en') => {
      const { body } = await ask.json(`/${locale}/events/${locale === 'hu' ? 'harom-este' : 'three-evenings'}`);
      const { occurrences } = (body as { data: { occurrences: EventData[] } }).data;
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
