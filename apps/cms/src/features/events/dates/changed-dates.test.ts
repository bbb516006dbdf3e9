import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { applyChanges, findChangedDateErrors } from './changed-dates.ts';
import type { ChangedDate, Recurrence } from './event-dates.ts';
import { expandOccurrences } from './event-times.ts';

const at = (text: string) => new Date(Temporal.ZonedDateTime.from(`${text}[Europe/Budapest]`).epochMilliseconds).toISOString();
const [first, second, third] = ['2026-11-21T10:00', '2026-11-28T10:00', '2026-12-05T10:00'].map(at) as [string, string, string];
const dates = [first, second, third].map((start, place) => ({
  id: `date-${place}`,
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  allDay: false,
}));
const formatChanges = (changes: ChangedDate[]) =>
  applyChanges(dates, changes).map(({ id, start, end, status }) => [id, start, end, status]);

describe('applyChanges', () => {
  test('returns the planned dates without changes, and with incomplete ones', () => {
    const planned = dates.map(({ id, start, end }) => [id, start, end, 'scheduled']);
    expect(formatChanges([])).toEqual(planned);
    expect(
      formatChanges([{ original: null, status: 'cancelled' }, { original: second }, { original: third, status: 'rescheduled' }]),
    ).toEqual(planned);
    expect(formatChanges([{ original: at('2026-11-22T10:00'), status: 'cancelled' }])).toEqual(planned);
  });

  test('matches changes by the original start, in any order', () => {
    const changes: ChangedDate[] = [
      { original: third, status: 'relocated' },
      { original: first, status: 'cancelled' },
      { original: second, status: 'sold_out' },
    ];
    expect(formatChanges(changes).map(([, , , status]) => status)).toEqual(['cancelled', 'sold_out', 'relocated']);
    expect(formatChanges(changes.toReversed())).toEqual(formatChanges(changes));
  });

  test('returns moved dates at both times with the same length, under their ids', () => {
    expect(formatChanges([{ original: second, status: 'rescheduled', newStart: at('2026-12-06T18:30') }])).toEqual([
      ['date-0', first, at('2026-11-21T11:00'), 'scheduled'],
      [null, second, at('2026-11-28T11:00'), 'moved'],
      ['date-2', third, at('2026-12-05T11:00'), 'scheduled'],
      ['date-1', at('2026-12-06T18:30'), at('2026-12-06T19:30'), 'rescheduled'],
    ]);
    const [, , , moved] = formatChanges([
      { original: second, status: 'rescheduled', newStart: at('2026-12-06T18:30'), newEnd: at('2026-12-06T21:00') },
    ]);
    expect(moved?.[2]).toBe(at('2026-12-06T21:00'));
  });

  test('keeps the ids while a date of a rule is moved, moved again, and restored', () => {
    const recurrence: Recurrence = { kind: 'weekly', weekdays: ['6'], from: first, until: third, startTime: '10:00', endTime: '11:00' };
    const moved = (day: string): ChangedDate => ({ original: second, status: 'rescheduled', newStart: at(`${day}T10:00`) });
    const named = expandOccurrences({ recurrence }).map((occurrence, place) => ({ ...occurrence, id: `rule-${place}` }));
    const away = expandOccurrences({ recurrence, changedDates: [moved('2026-12-06')] }, named).map((occurrence) => ({
      id: 'new',
      ...occurrence,
    }));
    expect(away.map(({ id, status }) => [id, status])).toEqual([
      ['rule-0', 'scheduled'],
      ['new', 'moved'],
      ['rule-2', 'scheduled'],
      ['rule-1', 'rescheduled'],
    ]);
    const onwards = expandOccurrences({ recurrence, changedDates: [moved('2026-11-20')] }, away);
    expect(onwards.map(({ id }) => id)).toEqual(['rule-1', 'rule-0', 'new', 'rule-2']);
    expect(expandOccurrences({ recurrence }, away).map(({ id, status }) => [id, status])).toEqual(named.map(({ id }) => [id, 'scheduled']));
  });
});

const reason = 'Vihar lesz.';
const newStart = at('2026-12-06T10:00');
const WRONG: [name: string, changes: ChangedDate[], errors: string[]][] = [
  ['a date that the program does not have', [{ original: newStart, status: 'sold_out' }], ['0.original: The event has no such date.']],
  ['no date', [{ status: 'cancelled' }], ['0.original: The event has no such date.']],
  [
    'a date twice',
    [
      { original: first, status: 'sold_out' },
      { original: first, status: 'cancelled', note: reason },
    ],
    ['1.original: This date is in the list already.'],
  ],
  ['no reason of a cancellation', [{ original: first, status: 'cancelled', note: ' ' }], ['0.note: Give the reason in one sentence.']],
  ['a reason in one language alone', [{ original: first, status: 'cancelled', note: { hu: '', en: reason } }], []],
  [
    'no new time and no reason of a moved date',
    [{ original: first, status: 'rescheduled' }],
    ['0.newStart: Enter the new time.', '0.note: Give the reason in one sentence.'],
  ],
  [
    'a date moved to its own time',
    [{ original: first, status: 'rescheduled', newStart: first, note: reason }],
    ['0.newStart: It cannot be moved to its own time.'],
  ],
  [
    'a date moved to where another one is',
    [{ original: first, status: 'rescheduled', newStart: second, note: reason }],
    ['0.newStart: The event has a date at that time already.'],
  ],
  [
    'two dates moved to one time',
    [
      { original: first, status: 'rescheduled', newStart, note: reason },
      { original: second, status: 'rescheduled', newStart, note: reason },
    ],
    ['0.newStart: The event has a date at that time already.', '1.newStart: The event has a date at that time already.'],
  ],
  [
    'a new end before the new start',
    [{ original: first, status: 'rescheduled', newStart, newEnd: second, note: reason }],
    ['0.newEnd: An event cannot end before it starts.'],
  ],
  ['no place of what is elsewhere', [{ original: first, status: 'relocated' }], ['0.location: Enter the new location.']],
  ['a place of what is elsewhere', [{ original: first, status: 'relocated', location: 7 }], []],
  ['a full date without more', [{ original: first, status: 'sold_out' }], []],
];

test('findChangedDateErrors reports errors at their fields', async () => {
  await everyRow(
    WRONG,
    ([name]) => name,
    ([, changes, errors]) => {
      const foundErrors = findChangedDateErrors(changes, [first, second, third]);
      expect(foundErrors.map(({ path, message }) => `${path.replace('changedDates.', '')}: ${message.en}`)).toEqual(errors);
    },
  );
});
