import { findException } from '@liget/park';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { formatException } from './admin/hours-texts.ts';
import {
  type ExceptionRow,
  findAlongside,
  findOverlaps,
  findSame,
  isOverruled,
  removeException,
  toStoredException,
  withException,
} from './exception-rows.ts';
import { type HoursRequest, parseHoursRequest } from './hours-request.ts';

const CLOSED: HoursRequest = {
  from: '2026-12-24',
  until: '2026-12-26',
  opens: '',
  closes: '',
  reason: { hu: 'Karácsony', en: 'Christmas' },
};
const OWN = { id: 'a', day: '2026-12-24T11:00:00.000Z', opens: '10:00', closes: '14:00', note: 'Szenteste' };
const UP_TO = { id: 'd', day: '2026-12-20T11:00:00.000Z', until: '2026-12-24T11:00:00.000Z', note: 'Leállás' };
const LATER = { id: 'b', day: '2026-12-31T11:00:00.000Z', note: null };

/** The park's hours on a day by stored rows. */
function hoursOn(rows: Parameters<typeof findSame>[0], day: string) {
  const exceptions = rows.flatMap((row) => {
    const exception = toStoredException(row);
    if (!exception) return [];
    const { from, until, opens, closes, note } = exception;
    return [{ from, to: until, hours: opens ? [{ opens, closes }] : [], note }];
  });
  return findException({ hours: [], exceptions }, Temporal.PlainDate.from(day))?.note ?? null;
}

test('a new exception applies on its days, keeps existing ones, and is removable', () => {
  const rows = withException([OWN, LATER], CLOSED, 'Karácsony', null);
  expect(rows.slice(0, 2)).toEqual([OWN, LATER]);
  expect(rows[2]).toEqual({
    day: '2026-12-24T11:00:00.000Z',
    until: '2026-12-26T11:00:00.000Z',
    opens: null,
    closes: null,
    note: 'Karácsony',
  });
  expect(['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-31'].map((day) => hoursOn(rows, day))).toEqual([
    null,
    'Karácsony',
    'Karácsony',
    '',
  ]);
  const after = removeException(rows, CLOSED);
  expect(after).toEqual([OWN, LATER]);
  expect(hoursOn(after, '2026-12-24')).toBe('Szenteste');
});

test('a row that was saved in the other language is updated, not duplicated', () => {
  const english = withException([OWN], CLOSED, 'Christmas', null).map((row) => ({ id: 'new', ...row }));
  expect(withException([OWN, ...english.slice(1)], CLOSED, 'Karácsony', 'new').map(({ id, note }) => [id, note])).toEqual([
    ['a', 'Szenteste'],
    ['new', 'Karácsony'],
  ]);
});

test('overlapping exceptions of a place are listed without the same one', async () => {
  const same = withException([], CLOSED, '', null);
  const exception = { from: '2026-12-24', until: '2026-12-24', opens: '10:00', closes: '14:00', note: 'Szenteste' };
  const knownUpTo = { from: '2026-12-20', until: '2026-12-24', opens: '', closes: '', note: 'Leállás' };
  await everyRow(
    [
      { what: 'none', rows: [], overlaps: [], hasSame: false, overruled: false },
      { what: 'another day', rows: [LATER], overlaps: [], hasSame: false, overruled: false },
      { what: 'one of the days', rows: [OWN], overlaps: [exception], hasSame: false, overruled: false },
      { what: 'up to the first day', rows: [UP_TO], overlaps: [knownUpTo], hasSame: false, overruled: false },
      {
        what: 'until the day before',
        rows: [{ ...UP_TO, until: '2026-12-23T11:00:00.000Z' }],
        overlaps: [],
        hasSame: false,
        overruled: false,
      },
      { what: 'the same', rows: same, overlaps: [], hasSame: true, overruled: false },
      { what: 'the same, last', rows: [OWN, ...same], overlaps: [exception], hasSame: true, overruled: false },
      { what: 'the same, not last', rows: [...same, OWN], overlaps: [exception], hasSame: true, overruled: true },
      { what: 'a half-written row', rows: [{ id: 'c', day: null }], overlaps: [], hasSame: false, overruled: false },
    ],
    ({ what }) => what,
    ({ rows, overlaps, hasSame, overruled }) => {
      expect(findOverlaps(rows, CLOSED)).toEqual(overlaps);
      expect([findSame<ExceptionRow>(rows, CLOSED) !== undefined, isOverruled(rows, CLOSED)]).toEqual([hasSame, overruled]);
    },
  );
  expect(formatException(exception)).toEqual({
    hu: '2026. 12. 24., 10:00–14:00 (Szenteste)',
    en: '2026. 12. 24., 10:00–14:00 (Szenteste)',
  });
  expect(formatException({ ...CLOSED, note: '' }).hu).toBe('2026. 12. 24. – 2026. 12. 26., zárva');
});

test('further hours of the same days apply together with the exception', () => {
  const afternoon: HoursRequest = { ...CLOSED, until: CLOSED.from, opens: '15:00', closes: '17:00' };
  const rows = withException([OWN], afternoon, '', null);
  expect([findOverlaps([OWN], afternoon), findAlongside([OWN], afternoon).map(({ opens }) => opens)]).toEqual([[], ['10:00']]);
  expect(isOverruled([...rows, OWN], afternoon)).toBe(false);
  const until16: HoursRequest = { ...afternoon, opens: '13:00', closes: '16:00' };
  expect([findOverlaps([OWN], until16).map(({ opens }) => opens), findAlongside([OWN], until16)]).toEqual([['10:00'], []]);
});

test('parseHoursRequest reads typed values or returns an error message', async () => {
  const typed = { ...CLOSED, opens: '9', closes: 'Dusk' };
  expect(parseHoursRequest(typed)).toEqual({ request: { ...CLOSED, opens: '09:00', closes: 'dusk' } });
  await everyRow(
    [
      [{ from: '' }, 'Adja meg az első és az utolsó napot.'],
      [{ from: '2026-02-30' }, 'Adja meg az első és az utolsó napot.'],
      [{ until: '2026-12-23' }, 'Az utolsó nap korábbi, mint az első.'],
      [{ until: '2062-12-26' }, 'Egy évnél hosszabb időre nem adható meg. Nézze meg az évszámot.'],
      [{ opens: '10' }, expect.stringContaining('Így adja meg a két időt')],
      [{ opens: '25:00', closes: '14:00' }, expect.stringContaining('Így adja meg a két időt')],
      [{ opens: 'dusk', closes: '14:00' }, expect.stringContaining('Így adja meg a két időt')],
      [{ reason: { hu: 'a'.repeat(301), en: '' } }, 'Az indok legfeljebb 300 betű lehet.'],
    ] as const,
    ([change]) => JSON.stringify(change).slice(0, 60),
    ([change, hu]) => expect(parseHoursRequest({ ...CLOSED, ...change })).toEqual({ error: expect.objectContaining({ hu }) }),
  );
});
