import { occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { liveTiles } from './live-tiles.ts';
import { type HomeProgram, onDays, pickPrograms } from './program-picks.ts';

const program = (id: number, changes: Partial<HomeProgram> = {}): HomeProgram => ({
  id,
  url: `/varosligeti-programok/${id}`,
  title: String(id),
  time: '',
  block: null,
  hour: null,
  place: null,
  picture: null,
  off: null,
  told: null,
  note: null,
  isJoinable: true,
  free: false,
  price: null,
  type: null,
  exhibition: null,
  series: null,
  isOnNow: false,
  isOver: false,
  until: null,
  isSoon: false,
  from: '14:00',
  ...changes,
});
const ids = (list: HomeProgram[] | null) => list?.map(({ id }) => id);

describe('the home screen’s programs', () => {
  test('are shown once each, those on now first', () => {
    const list = [program(1, { isOnNow: true }), program(2), program(3, { isOver: true })];
    const picks = pickPrograms({ today: list, weekend: [...list, program(4)], featured: [program(2), program(5)] });
    expect([ids(picks.onNow), ids(picks.today), ids(picks.featured), ids(picks.weekend)]).toEqual([[1], [2], [5], [4]]);
  });

  test('what nobody can join any more is not offered as on now, but stands in today’s list', () => {
    const picks = pickPrograms({ today: [program(1, { isOnNow: true, isJoinable: false })], weekend: [], featured: [] });
    expect([ids(picks.onNow), ids(picks.today)]).toEqual([[], [1]]);
  });

  test('a list that could not be read is not an empty one', () => {
    expect(pickPrograms({ today: null, weekend: [], featured: null })).toEqual({
      onNow: [],
      soon: [],
      today: null,
      weekend: [],
      featured: null,
    });
  });

  test('at most four are on now, the others are among today’s', () => {
    const picks = pickPrograms({ today: [1, 2, 3, 4, 5].map((id) => program(id, { isOnNow: true })), weekend: null, featured: null });
    expect([ids(picks.onNow), ids(picks.today)]).toEqual([[1, 2, 3, 4], [5]]);
  });
});

describe('the four live tiles', () => {
  const soon = (id: number, from: string) => program(id, { isSoon: true, from });
  const places = [
    { url: '/a', title: 'Museum', hours: 'Opens at 10:00', isOpen: false },
    { url: '/b', title: 'Garden', hours: 'Open until 18:00', isOpen: true },
    { url: '/c', title: 'Trail', hours: null, isOpen: false },
  ];

  test('two are on, two begin within two hours, the earlier one first; the others stay in today’s list', () => {
    const on = [1, 2, 3].map((id) => program(id, { isOnNow: true, until: '18:00' }));
    const picks = pickPrograms({ today: [...on, soon(4, '14:30'), soon(5, '13:30'), soon(6, '15:00')], weekend: null, featured: null });
    expect(liveTiles({ ...picks, places }).map(({ title, kind }) => `${kind} ${title}`)).toEqual(['on 1', 'on 2', 'soon 5', 'soon 4']);
    expect(ids(picks.today)).toEqual([3, 6]);
  });

  test('where there is little on, open places fill them, then those that open next; a place without hours never', () => {
    const picks = pickPrograms({ today: [program(1, { isOnNow: true })], weekend: null, featured: null });
    expect(liveTiles({ ...picks, places }).map(({ title }) => title)).toEqual(['1', 'Garden', 'Museum']);
  });

  test('what nobody can join any more does not begin soon', () => {
    expect(pickPrograms({ today: [{ ...soon(1, '14:00'), isJoinable: false }], weekend: null, featured: null }).soon).toEqual([]);
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
