import { occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { chooseOnDays, isListedAt, type ListedEvent, selectEvents } from './program-picks.ts';

const program = (id: number, isOver = false): ListedEvent => ({ id, isOver, hasComingDate: !isOver });
const ids = (list: ListedEvent[] | null) => list?.map(({ id }) => id);

describe('the events of the home page', () => {
  test('are shown once each, without those above the lists and those that are over', () => {
    const list = [program(1), program(2), program(3, true)];
    const picks = selectEvents({ shown: [1], today: list, weekend: [...list, program(4)], featured: [program(2), program(5)] });
    expect([ids(picks.today), ids(picks.featured), ids(picks.weekend)]).toEqual([[2], [5], [4]]);
  });

  test('are recommended only with a date to come, and listed on their days without one', () => {
    const cancelled = { ...program(1), hasComingDate: false };
    const recommended = selectEvents({ shown: [], today: [], weekend: [cancelled], featured: [cancelled, program(2)] });
    expect([ids(recommended.featured), ids(recommended.weekend)]).toEqual([[2], [1]]);
  });

  test('distinguish an unavailable list from an empty one', () => {
    const picks = selectEvents({ shown: [], today: null, weekend: [], featured: null });
    expect(picks).toEqual({ today: null, weekend: [], featured: null });
  });

  test('are for today, late in the evening, only those whose hours are known', () => {
    const isListed = (text_date_only: boolean, question: 'monday' | 'tomorrow') => isListedAt({ text_date_only }, { question });
    expect([isListed(true, 'monday'), isListed(true, 'tomorrow'), isListed(false, 'tomorrow')]).toEqual([true, false, true]);
  });

  test('are at most six for today', () => {
    const today = [1, 2, 3, 4, 5, 6, 7].map((id) => program(id));
    expect(ids(selectEvents({ shown: [], today, weekend: null, featured: null }).today)).toHaveLength(6);
  });
});

describe('an event in a list of certain days', () => {
  const weekend = { from: '2026-11-21', to: '2026-11-22' };
  const friday = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
  const daily = {
    status: 'scheduled' as const,
    start_date: '2026-11-20T18:00:00+01:00',
    end_date: '2026-11-20T19:00:00+01:00',
    occurrences: ['20', '21', '22'].map((day) => occurrence(`2026-11-${day}T18:00:00+01:00`, `2026-11-${day}T19:00:00+01:00`)),
  };

  test('shows its date in those days', () => {
    expect(chooseOnDays(daily, weekend, friday)).toMatchObject({
      start_date: '2026-11-21T18:00:00+01:00',
      end_date: '2026-11-21T19:00:00+01:00',
    });
  });

  test('shows a date that takes place before a cancelled one, which is shown only when there is no other', () => {
    const [, saturday, sunday] = daily.occurrences;
    const off = (date = saturday) => (date ? [{ ...date, status: 'cancelled' as const }] : []);
    expect(chooseOnDays({ ...daily, occurrences: [...off(), ...(sunday ? [sunday] : [])] }, weekend, friday)?.start_date).toBe(
      sunday?.start_date,
    );
    expect(chooseOnDays({ ...daily, occurrences: off() }, weekend, friday)?.start_date).toBe(saturday?.start_date);
  });

  test('shows the date that is not over yet', () => {
    expect(chooseOnDays(daily, weekend, Temporal.Instant.from('2026-11-21T20:00:00+01:00'))?.start_date).toBe('2026-11-22T18:00:00+01:00');
  });

  test('is shown until the end of the last day of an all-day date', () => {
    const fair = {
      status: 'scheduled' as const,
      start_date: '2026-11-19T00:00:00+01:00',
      end_date: null,
      occurrences: [occurrence('2026-11-19T00:00:00+01:00', '2026-11-21T00:00:00+01:00', true)],
    };
    expect(chooseOnDays({ ...fair, start_date: 'unchanged' }, weekend, friday)?.start_date).toBe('2026-11-19T00:00:00+01:00');
  });

  test('is left out when it begins at the midnight after those days, and included at the one before', () => {
    const at = (start_date: string) => ({
      status: 'scheduled' as const,
      start_date,
      end_date: null,
      occurrences: [occurrence(start_date)],
    });
    expect(chooseOnDays(at('2026-11-23T00:00:00+01:00'), weekend, friday)).toBeNull();
    expect(chooseOnDays(at('2026-11-21T00:00:00+01:00'), weekend, friday)).not.toBeNull();
  });

  test('is left out without a remaining date in those days', () => {
    expect(chooseOnDays(daily, { from: '2026-12-05', to: '2026-12-06' }, friday)).toBeNull();
    expect(chooseOnDays(daily, { from: '2026-11-20', to: '2026-11-20' }, Temporal.Instant.from('2026-11-20T21:00:00+01:00'))).toBeNull();
  });
});
