import { occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createMapProgram } from './map-program-under-test.ts';
import { countTodays, listTodaysPrograms } from './todays-programs.ts';

const BEGAN = [{ ...occurrence('2026-11-01T10:00:00+01:00', null), until: null }];

test('permanent events with hours in words only are left out late in the evening and at night, in the list and in the numbers', () => {
  const properties = {
    title: 'a',
    location: 'a',
    place: null,
    days: [],
    lasting: [
      createMapProgram('ösvény', BEGAN),
      createMapProgram('szökőkút', BEGAN, { text_date_only: true, date: 'Jó időben, 13:00-tól' }),
    ],
  };
  const map: Parameters<typeof listTodaysPrograms>[0] = {
    features: [],
    programs: {
      type: 'FeatureCollection',
      from: '2026-11-20',
      to: '2026-11-26',
      features: [{ type: 'Feature', id: 'a', geometry: null, properties }],
    },
  };
  const list = (now: string) => {
    const park = getPark({ places: [], balloon: null }, Temporal.Instant.from(now));
    const spots = listTodaysPrograms(map, { locale: 'hu', park, messages: getMessages('hu') });
    return [spots.flatMap(({ programs }) => programs.map(({ title }) => title)), countTodays(map, { park, isMeant: () => true }).lasting];
  };
  expect(list('2026-11-20T20:59:00+01:00')).toEqual([['ösvény', 'szökőkút'], 2]);
  expect(list('2026-11-20T21:00:00+01:00')).toEqual([['ösvény'], 1]);
  expect(list('2026-11-21T05:59:00+01:00')).toEqual([['ösvény'], 1]);
  expect(list('2026-11-21T06:00:00+01:00')).toEqual([['ösvény', 'szökőkút'], 2]);
});
