import type { AgendaEntry, EventAgenda } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createEvent } from '../test-event.ts';
import { formatHours, toAgendaView, toEventCardData, toRibbon } from './agenda.ts';

const now = Temporal.Instant.from('2026-11-20T18:30:00+01:00');
const context = { locale: 'hu' as const, park: getPark({ places: null, balloon: null }, now), messages: getMessages('hu') };
const entry = (occurrences: AgendaEntry['occurrences'], more: Partial<AgendaEntry> = {}): AgendaEntry => ({
  event_id: 7,
  occurrences,
  is_on_now: false,
  is_over: false,
  ...more,
});
const { location: eventLocation } = createEvent();
const friday = occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00');

describe('the times on a card', () => {
  test.each([
    [[friday], '18:00–20:00'],
    [[occurrence('2026-11-20T18:00:00+01:00')], '18:00'],
    [[occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T18:00:00+01:00')], '18:00'],
    [[occurrence('2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00'), occurrence('2026-11-20T15:00:00+01:00')], '10:00, 15:00'],
    [[occurrence('2026-11-20T22:00:00+01:00', '2026-11-21T02:00:00+01:00')], '22:00–02:00'],
    [[occurrence('2026-11-20T21:00:00+01:00', '2026-11-21T00:00:00+01:00')], '21:00–24:00'],
    [[occurrence('2026-11-20T00:00:00+01:00', '2026-11-20T02:00:00+01:00')], '00:00–02:00'],
    [[occurrence('2026-11-20T00:00:00+01:00', null, true)], ''],
    [[occurrence('2026-11-20T00:00:00+01:00')], ''],
  ])('of %j are %s', (occurrences, text) => {
    expect(formatHours(occurrences, 'hu')).toBe(text);
  });
});

test('an ending stays on the line of its number on a card, also in the editor’s words, whose language is still named', () => {
  const read = (event: ReturnType<typeof createEvent>, locale: 'hu' | 'en') => {
    const dates = [occurrence('2026-12-03T10:00:00+01:00')];
    const { time, timeLang } = toEventCardData(entry(dates), event, null, { ...context, locale, messages: getMessages(locale) });
    return [time, timeLang];
  };
  const dates = { start_date: '2026-12-03T10:00:00+01:00', end_date: null, occurrences: [] };
  expect(read(createEvent({ ...dates, interval: true, date: null }), 'hu')).toEqual(['dec. 3-\u2060ától', undefined]);
  const inWords = createEvent({ ...dates, untranslated: ['date'], date: '10:00-tól estig', text_date_only: true });
  expect(read(inWords, 'en')).toEqual(['10:00-\u2060tól estig', 'hu']);
});

test('a card names the language of texts that have no translation', () => {
  const untranslated = ['date', 'price', 'status_note'];
  const event = createEvent({ language: 'en', untranslated, date: 'Minden este', text_date_only: true, price: 'Adomány', constant: true });
  const read = (changes: Parameters<typeof occurrence>[3], day: string | null) => {
    const dates = [occurrence('2026-11-27T18:00:00+01:00', '2026-11-27T20:00:00+01:00', false, changes)];
    const { timeLang, noteLang, price } = toEventCardData(entry(dates), event, day, {
      ...context,
      locale: 'en',
      messages: getMessages('en'),
    });
    return [timeLang, noteLang, price?.lang];
  };
  expect(read({}, null)).toEqual(['hu', undefined, 'hu']);
  const reason = { status_note: 'Vihar lesz.', untranslated: ['status_note'] };
  expect(read({ ...reason, status: 'cancelled' }, null)).toEqual(['hu', 'hu', undefined]);
  expect(read({ ...reason, status: 'moved', new_start: '2026-11-28T10:00:00+01:00' }, null)).toEqual(['hu', undefined, undefined]);
});

describe('a card of a changed date', () => {
  const times = ['2026-11-27T18:00:00+01:00', '2026-11-27T20:00:00+01:00'] as const;
  const card = (changes: Parameters<typeof occurrence>[3], locale: 'hu' | 'en' = 'hu') => {
    const card = toEventCardData(entry([occurrence(...times, false, changes)]), createEvent({ ticket_url: null }), '2026-11-27', {
      ...context,
      locale,
      messages: getMessages(locale),
    });
    const { off, statusText, note, place, price } = card;
    return { off, statusText, note, place, price: price?.text ?? null };
  };
  const place = 'Vajdahunyad vára';

  test('is struck with its state, reason and new time, and without a price, when it is cancelled or moved away', () => {
    const status_note = 'Vihar lesz.';
    expect(card({ status: 'cancelled', status_note })).toEqual({
      off: 'Elmarad',
      statusText: null,
      note: 'Vihar lesz.',
      place,
      price: null,
    });
    const moved = { status: 'moved', status_note, new_start: '2026-11-28T10:00:00+01:00' } as const;
    expect(card(moved)).toMatchObject({ off: 'Áthelyezve', note: 'Új időpont: nov. 28. szo. 10:00 · Vihar lesz.' });
    expect(card(moved, 'en')).toMatchObject({ off: 'Moved', note: 'New date: Sat 28 Nov 10:00 · Vihar lesz.' });
  });

  test('shows what differs from the plan when it takes place', () => {
    expect(card({ status: 'sold_out' })).toMatchObject({ off: null, statusText: 'Megtelt', note: null, price: null });
    expect(card({ status: 'rescheduled', previous_start: '2026-11-26T18:00:00+01:00' })).toMatchObject({
      off: null,
      statusText: 'Új időpontban',
      note: 'Eredeti időpont: nov. 26. cs. 18:00',
    });
    const location = eventLocation && { ...eventLocation, title: 'Promenád' };
    expect(card({ status: 'relocated', location })).toMatchObject({ statusText: 'Más helyszínen', place: 'Promenád' });
  });

  test('shows the other dates of its day, and mentions it in a text', () => {
    const [morning, noon] = ['10', '12'].map((hour) => `2026-11-27T${hour}:00:00+01:00`) as [string, string];
    const off = occurrence(morning, null, false, { status: 'cancelled', status_note: 'Vihar lesz.' });
    const cardData = toEventCardData(entry([off, occurrence(noon)]), createEvent(), '2026-11-27', context);
    expect(cardData).toMatchObject({
      off: null,
      statusText: null,
      time: '12:00',
      hour: { from: '12:00' },
      note: '10:00 – Elmarad · Vihar lesz.',
    });
    const both = toEventCardData(entry([off, { ...off, start_date: noon }]), createEvent(), '2026-11-27', context);
    expect(both).toMatchObject({ off: 'Elmarad', time: '10:00, 12:00' });
  });

  test('is not on now when it does not take place', () => {
    const now = Temporal.Instant.from('2026-11-27T19:00:00+01:00');
    const isOn = (status: 'cancelled' | 'moved' | 'sold_out') =>
      toEventCardData(entry([occurrence(...times, false, { status })]), createEvent(), '2026-11-27', {
        ...context,
        park: getPark({ places: null, balloon: null }, now),
      }).isOnNow;
    expect([isOn('cancelled'), isOn('moved'), isOn('sold_out')]).toEqual([false, false, true]);
  });
});

describe('a card of a day', () => {
  test('has the day’s block, times, place and tags', () => {
    expect(toEventCardData(entry([friday], { is_on_now: true }), createEvent({ free: true }), '2026-11-20', context)).toMatchObject({
      title: 'Lámpás séta',
      time: '18:00–20:00',
      block: { iso: '2026-11-20', label: 'november 20., péntek', day: '20', month: 'nov.' },
      hour: { from: '18:00', rest: '–20:00' },
      place: 'Vajdahunyad vára',
      free: true,
      isOnNow: true,
      until: '20:00',
    });
  });

  test('says that a date is all day', () => {
    const allDay = entry([occurrence('2026-11-21T00:00:00+01:00', null, true)]);
    expect(toEventCardData(allDay, createEvent(), '2026-11-21', context).time).toBe('egész nap');
  });

  test('shows the period of a date of several days', () => {
    const weekend = entry([occurrence('2026-11-21T00:00:00+01:00', '2026-11-22T00:00:00+01:00', true)]);
    expect(toEventCardData(weekend, createEvent(), '2026-11-22', context).time).toMatch(/21.*22/);
  });

  test('shows a night by its times', () => {
    const night = entry([occurrence('2026-11-20T22:00:00+01:00', '2026-11-21T02:00:00+01:00')]);
    expect(toEventCardData(night, createEvent(), '2026-11-20', context).time).toBe('22:00–02:00');
  });

  test('shows a price unless the event is free, cancelled, sold out or over', () => {
    const priced = (more: Parameters<typeof createEvent>[0], isOver = false) =>
      toEventCardData(entry([friday], { is_over: isOver }), createEvent(more), '2026-11-20', context).price;
    expect(priced({})).toEqual({ text: '2 500 Ft', isLeast: false });
    expect([priced({ free: true }), priced({ status: 'cancelled' }), priced({ status: 'sold_out' }), priced({}, true)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('has a time in its block only when it has one', () => {
    const morning = occurrence('2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00');
    const hour = (occurrences: AgendaEntry['occurrences'], more: Parameters<typeof createEvent>[0] = {}) =>
      toEventCardData(entry(occurrences), createEvent(more), '2026-11-20', context).hour;
    expect(hour([morning, friday])).toEqual({ from: '10:00', rest: '+1' });
    expect(hour([occurrence('2026-11-20T18:00:00+01:00')])).toEqual({ from: '18:00', rest: null });
    expect(hour([occurrence('2026-11-20T00:00:00+01:00', null, true)])).toBeNull();
    expect(hour([friday], { text_date_only: true, date: 'minden este' })).toBeNull();
  });

  test('does not mark a cancelled event as on now', () => {
    expect(toEventCardData(entry([friday], { is_on_now: true }), createEvent({ status: 'cancelled' }), '2026-11-20', context).isOnNow).toBe(
      false,
    );
  });

  test('marks an exhibition as on now while its place is open, whatever the response says', () => {
    const [place] = fixtures.hu.topLocations.data;
    if (!place) throw new Error('The fixtures have no place');
    if (!eventLocation) throw new Error('The program has no place');
    const location = { ...eventLocation, top_location: { title: place.title, slugs: place.slugs } };
    const months = entry([occurrence('2026-11-01T00:00:00+01:00', '2027-01-10T00:00:00+01:00', true)], { is_on_now: true });
    const isOnNow = (closes: string, venue: typeof location | null = location) => {
      const places = [{ ...place, hours: [{ weekdays: [5], opens: '10:00', closes, months: [] }] }];
      const park = getPark({ places, balloon: null }, now);
      return toEventCardData(months, createEvent({ location: venue }), null, { ...context, park }).isOnNow;
    };
    expect([isOnNow('20:00'), isOnNow('18:00'), isOnNow('20:00', null)]).toEqual([true, false, false]);
    expect(toEventCardData({ ...months, is_on_now: false, occurrences: [friday] }, createEvent(), null, context).isOnNow).toBe(true);
  });

  test('has the name of its type, by which it is filtered; an exhibition without one has its kind', () => {
    const getCardKind = (changes: Parameters<typeof createEvent>[0]) =>
      toEventCardData(entry([friday]), createEvent({ exhibition: true, periodic: true, ...changes }), null, context).kind;
    expect([getCardKind({}), getCardKind({ type: null })]).toEqual([createEvent().type?.name, 'Időszaki kiállítás']);
  });
});

describe('the list', () => {
  const agenda: EventAgenda = {
    events: [createEvent(), createEvent({ id: 8, name: 'Kiállítás', exhibition: true, interval: true })],
    days: [
      { day: '2026-11-20', dated: 1, lasting: 1, entries: [entry([friday])] },
      { day: '2026-11-21', dated: 1, lasting: 1, entries: [entry([occurrence('2026-11-21T18:00:00+01:00')])] },
      {
        day: '2026-11-22',
        dated: 1,
        lasting: 1,
        entries: [entry([occurrence('2026-11-22T18:00:00+01:00')]), entry([friday], { event_id: 99 })],
      },
    ],
    lasting: [entry([occurrence('2026-11-01T00:00:00+01:00', '2027-01-10T00:00:00+01:00', true)], { event_id: 8 })],
    newest: [],
    meta: { page: 1, limit: 24, pages: 1, total: 2, dated: 1, lasting: 1 },
    ribbon: [],
    facets: { category: [], type: [], location: [], accessibility: [], time_of_day: [], free: 0, series: 0 },
    relaxed: [],
    nearest: [],
  };

  test('groups by day, names today and tomorrow, and ignores entries without an event', () => {
    const { days, lasting } = toAgendaView(agenda, context);
    expect(days.map(({ name, first, second, entries }) => [name, first, second, entries.length])).toEqual([
      ['today', 'november 20.,', 'péntek', 1],
      ['tomorrow', 'november 21.,', 'szombat', 1],
      [null, 'november 22.,', 'vasárnap', 1],
    ]);
    expect(lasting.map(({ title }) => title)).toEqual(['Kiállítás']);
  });

  test('has a ribbon of days with texts for screen readers', () => {
    expect(toRibbon([{ day: '2026-11-21', dated: 3, lasting: 2 }], 'en', now)).toEqual([
      expect.objectContaining({ number: '21', isWeekend: true, label: 'Saturday 21 November', dated: 3 }),
    ]);
  });
});
