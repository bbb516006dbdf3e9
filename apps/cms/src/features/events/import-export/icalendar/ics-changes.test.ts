import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../../test-rows.ts';
import { createIterationBudget } from './bounded-iterator.ts';
import { applyChanges } from './ics-changes.ts';
import { expand } from './ics-recurrence.ts';
import { parseMoment, readLength, readProperties } from './ics-times.ts';
import { readZones } from './ics-zones.ts';

const NOW = Temporal.Instant.from('2026-11-20T11:00:00Z');
/** Four Mondays at 17:00, the last two in winter time, each an hour long. */
const MONDAYS = ['DTSTART;TZID=Europe/Budapest:20271018T170000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4'];
/** Three days from a Tuesday on. */
const DAYS = ['DTSTART;VALUE=DATE:20270601', 'RRULE:FREQ=DAILY;COUNT=3'];

const [ZONE, LATER] = [';TZID=Europe/Budapest', ';RANGE=THISANDFUTURE'];

/** The dates of a series with changes, as 'start/end' in UTC. */
function changeSeries(main: readonly string[], ...changes: string[][]) {
  const [series, ...others] = [main, ...changes].map(
    (lines) => new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'))),
  );
  if (!series) throw new Error('There is no series');
  const findZone = readZones('');
  const [property] = readProperties(series, 'dtstart');
  if (!property) throw new Error('The series has no start');
  const start = parseMoment(property.values[0], property, findZone);
  const { starts } = expand(series, start, { now: NOW, budget: createIterationBudget(), findZone });
  const { dates, notes } = applyChanges(starts, readLength(series, start, findZone), others, findZone);
  return { dates: dates.map((date) => `${date.start?.slice(0, 16)}/${date.end?.slice(11, 16) ?? ''}`), notes };
}

test('changes of one date, and of one and all later ones, move and cancel the dates of a series', () =>
  everyRow<[string, string[][], string[]]>(
    [
      ['none', [], ['2027-10-18T15:00/16:00', '2027-10-25T15:00/16:00', '2027-11-01T16:00/17:00', '2027-11-08T16:00/17:00']],
      [
        'one is moved to another day and loses its end',
        [[`RECURRENCE-ID${ZONE}:20271025T170000`, `DTSTART${ZONE}:20271026T180000`]],
        ['2027-10-18T15:00/16:00', '2027-10-26T16:00/', '2027-11-01T16:00/17:00', '2027-11-08T16:00/17:00'],
      ],
      [
        'later ones are moved by the clock, across the end of summer time, with their new length',
        [[`RECURRENCE-ID${LATER}${ZONE}:20271025T170000`, `DTSTART${ZONE}:20271026T180000`, 'DURATION:PT30M']],
        ['2027-10-18T15:00/16:00', '2027-10-26T16:00/16:30', '2027-11-02T17:00/17:30', '2027-11-09T17:00/17:30'],
      ],
      [
        'later ones are cancelled',
        [[`RECURRENCE-ID${LATER}:20271101T160000Z`, `DTSTART${ZONE}:20271101T170000`, 'STATUS:CANCELLED']],
        ['2027-10-18T15:00/16:00', '2027-10-25T15:00/16:00'],
      ],
      [
        'the last of two such changes is for what follows it, in whatever order they are',
        [
          [`RECURRENCE-ID${LATER}${ZONE}:20271108T170000`, `DTSTART${ZONE}:20271108T200000`, 'DURATION:PT1H'],
          [`RECURRENCE-ID${LATER}${ZONE}:20271025T170000`, `DTSTART${ZONE}:20271025T180000`, 'DURATION:PT1H'],
        ],
        ['2027-10-18T15:00/16:00', '2027-10-25T16:00/17:00', '2027-11-01T17:00/18:00', '2027-11-08T19:00/20:00'],
      ],
      [
        'a change of one date is stronger',
        [
          [`RECURRENCE-ID${ZONE}:20271101T170000`, `DTSTART${ZONE}:20271101T090000`, 'DURATION:PT1H'],
          [`RECURRENCE-ID${LATER}${ZONE}:20271025T170000`, `DTSTART${ZONE}:20271025T180000`, 'DURATION:PT1H'],
        ],
        ['2027-10-18T15:00/16:00', '2027-10-25T16:00/17:00', '2027-11-01T08:00/09:00', '2027-11-08T17:00/18:00'],
      ],
    ],
    ([name]) => name,
    ([, changes, dates]) => expect(changeSeries(MONDAYS, ...changes)).toEqual({ dates, notes: [] }),
  ));

test('whole days are moved by days', () => {
  const { dates } = changeSeries(DAYS, [`RECURRENCE-ID${LATER};VALUE=DATE:20270602`, 'DTSTART;VALUE=DATE:20270605']);
  expect(dates).toEqual(['2027-05-31T22:00/', '2027-06-04T22:00/', '2027-06-05T22:00/']);
});

test('later ones stay, with a note, if whole days get times', () => {
  const { dates, notes } = changeSeries(DAYS, [`RECURRENCE-ID${LATER};VALUE=DATE:20270602`, `DTSTART${ZONE}:20270602T100000`]);
  expect(dates).toEqual(['2027-05-31T22:00/', '2027-06-02T08:00/', '2027-06-02T22:00/']);
  expect(notes.map(({ en }) => en)).toEqual([expect.stringContaining('only that one has changed')]);
});
