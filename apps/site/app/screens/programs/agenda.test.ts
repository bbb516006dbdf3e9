import type { AgendaEntry, EventAgenda } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { hoursOf, toAgendaView, toEntryTeaser, toRibbon } from './agenda.ts';
import { event } from './test-event.ts';

const now = Temporal.Instant.from('2026-11-20T18:30:00+01:00');
const worded = { locale: 'hu' as const, now, allDay: 'egész nap' };
const occasion = (start_date: string, end_date: string | null = null, all_day = false) => ({ start_date, end_date, all_day });
const entry = (occurrences: AgendaEntry['occurrences'], more: Partial<AgendaEntry> = {}): AgendaEntry => ({
  event_id: 7,
  occurrences,
  is_on_now: false,
  is_over: false,
  ...more,
});
const friday = occasion('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00');

describe('the hours on a card', () => {
  test.each([
    [[friday], '18:00–20:00'],
    [[occasion('2026-11-20T18:00:00+01:00')], '18:00'],
    [[occasion('2026-11-20T18:00:00+01:00', '2026-11-20T18:00:00+01:00')], '18:00'],
    [[occasion('2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00'), occasion('2026-11-20T15:00:00+01:00')], '10:00, 15:00'],
    [[occasion('2026-11-20T22:00:00+01:00', '2026-11-21T02:00:00+01:00')], '22:00–02:00'],
    [[occasion('2026-11-20T00:00:00+01:00', null, true)], ''],
  ])('%j are %s', (occurrences, text) => {
    expect(hoursOf(occurrences)).toBe(text);
  });
});

describe('a card of a day', () => {
  test('has the day’s block, hours, place and what must be known', () => {
    expect(toEntryTeaser(entry([friday], { is_on_now: true }), event({ free: true }), '2026-11-20', worded)).toMatchObject({
      title: 'Lámpás séta',
      time: '18:00–20:00',
      block: { day: '20', month: 'nov.' },
      place: 'Vajdahunyad vára',
      free: true,
      isOnNow: true,
      until: '20:00',
    });
  });

  test('says that a whole day is one', () => {
    const whole = entry([occasion('2026-11-21T00:00:00+01:00', null, true)]);
    expect(toEntryTeaser(whole, event(), '2026-11-21', worded).time).toBe('egész nap');
  });

  test('says from when to when what takes several days is on', () => {
    const weekend = entry([occasion('2026-11-21T00:00:00+01:00', '2026-11-22T00:00:00+01:00', true)]);
    expect(toEntryTeaser(weekend, event(), '2026-11-22', worded).time).toMatch(/21.*22/);
  });

  test('keeps a night short', () => {
    const night = entry([occasion('2026-11-20T22:00:00+01:00', '2026-11-21T02:00:00+01:00')]);
    expect(toEntryTeaser(night, event(), '2026-11-20', worded).time).toBe('22:00–02:00');
  });

  test('does not call on now what was called off', () => {
    expect(toEntryTeaser(entry([friday], { is_on_now: true }), event({ status: 'cancelled' }), '2026-11-20', worded).isOnNow).toBe(false);
  });

  test('labels exhibitions by their kind, not by their type', () => {
    const teaser = toEntryTeaser(entry([friday]), event({ exhibition: true, periodic: true }), null, worded);
    expect([teaser.exhibition, teaser.type, teaser.block]).toEqual(['periodicExhibition', null, null]);
  });
});

describe('the list', () => {
  const agenda: EventAgenda = {
    events: [event(), event({ id: 8, name: 'Kiállítás', exhibition: true, interval: true })],
    days: [
      { day: '2026-11-20', dated: 1, lasting: 1, entries: [entry([friday])] },
      { day: '2026-11-21', dated: 1, lasting: 1, entries: [entry([occasion('2026-11-21T18:00:00+01:00')])] },
      {
        day: '2026-11-22',
        dated: 1,
        lasting: 1,
        entries: [entry([occasion('2026-11-22T18:00:00+01:00')]), entry([friday], { event_id: 99 })],
      },
    ],
    lasting: [entry([occasion('2026-11-01T00:00:00+01:00', '2027-01-10T00:00:00+01:00', true)], { event_id: 8 })],
    newest: [],
    meta: { page: 1, limit: 24, pages: 1, total: 2, dated: 1, lasting: 1 },
    ribbon: [],
    facets: { category: [], type: [], location: [], accessibility: [], time_of_day: [], free: 0, series: 0 },
    relaxed: [],
    nearest: [],
  };

  test('groups by day, names today and tomorrow, and passes over what the answer does not describe', () => {
    const { days, lasting } = toAgendaView(agenda, worded);
    expect(days.map(({ name, first, second, entries }) => [name, first, second, entries.length])).toEqual([
      ['today', 'november 20.,', 'péntek', 1],
      ['tomorrow', 'november 21.,', 'szombat', 1],
      [null, 'november 22.,', 'vasárnap', 1],
    ]);
    expect(lasting.map(({ title }) => title)).toEqual(['Kiállítás']);
  });

  test('has a ribbon of days that can be read aloud', () => {
    expect(toRibbon([{ day: '2026-11-21', dated: 3, lasting: 2 }], 'en', now)).toEqual([
      expect.objectContaining({ number: '21', isWeekend: true, label: 'Saturday 21 November', dated: 3 }),
    ]);
  });
});
