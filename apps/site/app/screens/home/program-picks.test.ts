import { occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { onDays, type Pickable, pickPrograms } from './program-picks.ts';

const program = (id: number, isOver = false): Pickable => ({ id, isOver });
const ids = (list: Pickable[] | null) => list?.map(({ id }) => id);

describe('the home screen’s programs', () => {
  test('are shown once each, without those that stand above the lists, and those that are over', () => {
    const list = [program(1), program(2), program(3, true)];
    const picks = pickPrograms({ shown: [1], today: list, weekend: [...list, program(4)], featured: [program(2), program(5)] });
    expect([ids(picks.today), ids(picks.featured), ids(picks.weekend)]).toEqual([[2], [5], [4]]);
  });

  test('a list that could not be read is not an empty one', () => {
    const picks = pickPrograms({ shown: [], today: null, weekend: [], featured: null });
    expect(picks).toEqual({ today: null, weekend: [], featured: null });
  });

  test('are six of today at most', () => {
    const today = [1, 2, 3, 4, 5, 6, 7].map((id) => program(id));
    expect(ids(pickPrograms({ shown: [], today, weekend: null, featured: null }).today)).toHaveLength(6);
  });
});

describe('a program in a list of certain days', () => {
  const weekend = { from: '2026-11-21', to: '2026-11-22' };
  const friday = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
  const daily = {
    status: 'scheduled' as const,
    start_date: '2026-11-20T18:00:00+01:00',
    end_date: '2026-11-20T19:00:00+01:00',
    occurrences: ['20', '21', '22'].map((day) => occurrence(`2026-11-${day}T18:00:00+01:00`, `2026-11-${day}T19:00:00+01:00`)),
  };

  test('shows its occasion in those days', () => {
    expect(onDays(daily, weekend, friday)).toMatchObject({
      start_date: '2026-11-21T18:00:00+01:00',
      end_date: '2026-11-21T19:00:00+01:00',
    });
  });

  test('shows one that takes place before one that was called off, which is shown when there is no other', () => {
    const [, saturday, sunday] = daily.occurrences;
    const off = (date = saturday) => (date ? [{ ...date, status: 'cancelled' as const }] : []);
    expect(onDays({ ...daily, occurrences: [...off(), ...(sunday ? [sunday] : [])] }, weekend, friday)?.start_date).toBe(
      sunday?.start_date,
    );
    expect(onDays({ ...daily, occurrences: off() }, weekend, friday)?.start_date).toBe(saturday?.start_date);
  });

  test('shows the one that is not over yet', () => {
    expect(onDays(daily, weekend, Temporal.Instant.from('2026-11-21T20:00:00+01:00'))?.start_date).toBe('2026-11-22T18:00:00+01:00');
  });

  test('an all-day occasion lasts to the end of its last day', () => {
    const fair = {
      status: 'scheduled' as const,
      start_date: '2026-11-19T00:00:00+01:00',
      end_date: null,
      occurrences: [occurrence('2026-11-19T00:00:00+01:00', '2026-11-21T00:00:00+01:00', true)],
    };
    expect(onDays({ ...fair, start_date: 'unchanged' }, weekend, friday)?.start_date).toBe('2026-11-19T00:00:00+01:00');
  });

  test('what begins at the midnight after them is not in the list, what begins at the one before is', () => {
    const at = (start_date: string) => ({
      status: 'scheduled' as const,
      start_date,
      end_date: null,
      occurrences: [occurrence(start_date)],
    });
    expect(onDays(at('2026-11-23T00:00:00+01:00'), weekend, friday)).toBeNull();
    expect(onDays(at('2026-11-21T00:00:00+01:00'), weekend, friday)).not.toBeNull();
  });

  test('without an occasion left in those days it is not in the list', () => {
    expect(onDays(daily, { from: '2026-12-05', to: '2026-12-06' }, friday)).toBeNull();
    expect(onDays(daily, { from: '2026-11-20', to: '2026-11-20' }, Temporal.Instant.from('2026-11-20T21:00:00+01:00'))).toBeNull();
  });
});
