import type { Event, Locale } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { getMessages } from '../i18n/index.ts';
import { formatProgramTime } from './program-time.ts';

const now = Temporal.Instant.from('2026-11-25T12:00:00+01:00');
const [fixture] = fixtures.hu.events.data;
if (!fixture) throw new Error('The fixtures have no program');
const plain: Event = { ...fixture, interval: false, constant: false, text_date_only: false, date: null, occurrences: [] };
const formatTime = (changes: Partial<Event>, locale: Locale) =>
  formatProgramTime({ ...plain, ...changes }, { locale, now, messages: getMessages(locale) });

const BEGUN = { interval: true, start_date: '2026-11-01T00:00:00+01:00' };
const TO_COME = { interval: true, start_date: '2026-11-28T00:00:00+01:00', end_date: '2027-01-30T00:00:00+01:00' };
const SATURDAY = '2026-11-28T18:00:00+01:00';

const rows: [what: string, changes: Partial<Event>, hu: string, en: string][] = [
  ['a day and an hour', { start_date: SATURDAY }, 'november 28., szombat, 18:00', 'Saturday 28 November, 18:00'],
  ['a day alone', { start_date: '2026-11-28T00:00:00+01:00' }, 'november 28., szombat', 'Saturday 28 November'],
  [
    'a whole day',
    { start_date: SATURDAY, occurrences: [occurrence(SATURDAY, null, true)] },
    'november 28., szombat',
    'Saturday 28 November',
  ],
  ['another year', { start_date: '2027-01-02T10:00:00+01:00' }, '2027. január 2., 10:00', '2 January 2027, 10:00'],
  ['an exhibition to come: from, never until', TO_COME, 'november 28-\u2060ától', 'from 28 November'],
  ['one to come whose text speaks of its end', { ...TO_COME, date: 'Januárig' }, 'november 28-\u2060ától', 'from 28 November'],
  [
    'one to come in more than a year',
    { ...TO_COME, start_date: '2027-12-01T00:00:00+01:00' },
    '2027. december 1-\u2060jétől',
    'from 1 December 2027',
  ],
  ['one that is on', { ...BEGUN, end_date: '2027-01-31T00:00:00+01:00' }, 'január 31-\u2060ig', 'until 31 January'],
  ['one that is on for long', { ...BEGUN, end_date: '2028-01-31T00:00:00+01:00' }, '2028. január 31-\u2060ig', 'until 31 January 2028'],
  ['one that is on, in its editor’s words', { ...BEGUN, date: 'Januárig' }, 'Januárig', 'Januárig'],
  ['one that is on without an end', { ...BEGUN, end_date: null }, 'folyamatosan', 'ongoing'],
  ['what is always there', { ...BEGUN, interval: false, constant: true, end_date: null }, 'folyamatosan', 'ongoing'],
  ['what only words tell', { text_date_only: true, date: 'Adventben' }, 'Adventben', 'Adventben'],
];

test('formatProgramTime formats the time of an event in both languages', () =>
  everyRow(
    rows,
    ([what]) => what,
    ([, changes, hu, en]) => {
      expect([formatTime(changes, 'hu'), formatTime(changes, 'en')]).toEqual([hu, en]);
    },
  ));
