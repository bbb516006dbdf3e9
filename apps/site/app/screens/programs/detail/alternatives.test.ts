import type { EventAgenda } from '@liget/content-api';
import { occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createEvent } from '../test-event.ts';
import { buildAlternativesQuery, toAlternatives } from './alternatives.ts';
import { toProgramPage } from './program-page.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const context = { locale: 'hu' as const, park: getPark({ places: null, balloon: null }, now), messages: getMessages('hu') };
const off = createEvent({ status: 'cancelled' });

describe('the alternatives to a cancelled event', () => {
  test('are requested from its day, or from today when that is over', () => {
    const getFrom = (start_date: string, status: typeof off.status = 'cancelled') =>
      buildAlternativesQuery({ status, start_date }, now)?.from;
    expect(getFrom('2026-11-28T18:00:00+01:00')).toBe('2026-11-28');
    expect(getFrom('2026-11-18T18:00:00+01:00', 'postponed')).toBe('2026-11-20');
    expect(buildAlternativesQuery(createEvent(), now)).toBeNull();
  });

  const day = (date: string, ids: number[]): EventAgenda['days'][number] => ({
    day: date,
    dated: ids.length,
    lasting: 0,
    entries: ids.map((event_id) => ({
      event_id,
      occurrences: [occurrence(`${date}T18:00:00+01:00`)],
      is_on_now: false,
      is_over: event_id === 12,
    })),
  });
  const agenda = (days: EventAgenda['days']): EventAgenda => ({
    events: [
      off,
      createEvent({ id: 11, status: 'postponed' }),
      createEvent({ id: 12 }),
      createEvent({ id: 13, category: { id: 1, slug: 'cultural', name: 'Kultúra' } }),
      ...[14, 15, 16].map((id) => createEvent({ id })),
    ],
    days,
    lasting: [],
    newest: [],
    meta: { page: 1, limit: 48, pages: 1, total: 0, dated: 0, lasting: 0 },
    ribbon: [],
    facets: { category: [], type: [], location: [], accessibility: [], time_of_day: [], free: 0, series: 0 },
    relaxed: [],
    nearest: [],
  });
  const ids = (days: EventAgenda['days']) => toAlternatives(agenda(days), off, context)?.entries.map(({ id }) => id);

  test('are three events of that day that take place, those of its own category first', () => {
    const today = day('2026-11-20', [7, 11, 12, 13, 14, 15, 16]);
    expect(ids([today])).toEqual([14, 15, 16]);
    expect(ids([day('2026-11-20', [7, 13, 14])])).toEqual([14, 13]);
    expect(toAlternatives(agenda([today]), off, context)?.day).toBeNull();
  });

  test('are not shown again among the related events and those of the series', () => {
    const [first, second] = [createEvent({ id: 14 }), createEvent({ id: 15 })];
    const page = toProgramPage(createEvent({ ...off, siblings: [first, second], related: [second, first] }), context, {
      origin: 'https://liget.example',
      messages: context.messages,
      settings: null,
      places: null,
      others: agenda([day('2026-11-20', [14])]),
    });
    expect([page.instead?.entries, page.siblings, page.related].map((cards) => cards?.map(({ id }) => id))).toEqual([[14], [15], [15]]);
  });

  test('are of the next day when that day has none', () => {
    const alternatives = toAlternatives(agenda([day('2026-11-20', [7, 11, 12]), day('2026-11-21', [14])]), off, context);
    expect(alternatives).toMatchObject({ day: 'november 21., szombat', url: '/varosligeti-programok?from=2026-11-21&to=2026-11-21' });
    expect(toAlternatives(agenda([day('2026-11-20', [7])]), off, context)).toBeNull();
  });
});
