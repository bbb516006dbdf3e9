import { expect, test } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { checkEnquiry, parseDays, parseGuests } from './enquiry.ts';

const TODAY = '2026-11-22';
const { form } = hu.enquiries;
const good = {
  days: '2026-12-04,2026-12-03',
  from: '10:00',
  until: '16:00',
  guests: '50',
  name: 'Kis Éva',
  email: 'eva@example.hu',
  phone: '',
  message: 'Céges nap vetítéssel.',
  privacy_accepted: 'on',
};

test('parseDays reads one field or several, sorts the days and removes duplicates', () => {
  expect(parseDays('2026-12-04,,2026-12-03,2026-12-04')).toEqual(['2026-12-03', '2026-12-04']);
  expect(parseDays('')).toEqual([]);
});

test.each([
  ['50', 50],
  ['0', 0],
  ['ötven', Number.NaN],
  ['1e3', Number.NaN],
  ['-3', Number.NaN],
])('parseGuests reads “%s” as %d', (text, number) => expect(parseGuests(text)).toBe(number));

test.each<[object, object]>([
  [{}, {}],
  [{ days: '' }, { days: form.daysMissing }],
  [{ days: 'holnap' }, { days: form.daysUnreadable }],
  [{ days: Array.from({ length: 11 }, (_, at) => `2026-12-${10 + at}`).join(',') }, { days: form.daysMissing }],
  [{ days: '2026-13-01' }, { days: form.daysUnreadable }],
  [{ days: '2027-02-29' }, { days: form.daysUnreadable }],
  [{ days: '2026-11-21' }, { days: form.daysPast }],
  [{ days: '2026-11-22' }, {}],
  [{ days: '2027-11-22' }, {}],
  [{ days: '2027-11-23' }, { days: form.daysFar }],
  [{ from: '' }, { from: form.fromMissing }],
  [{ until: '24:00' }, { until: form.untilMissing }],
  [{ from: '16:00', until: '16:00' }, { until: form.untilBefore }],
  [{ guests: '0' }, { guests: form.guestsMissing }],
  [{ guests: '200000' }, { guests: form.guestsMissing }],
  [{ name: '' }, { name: hu.forms.sender.nameMissing }],
])('checkEnquiry answers %j with %j', (change, errors) => {
  expect(checkEnquiry({ ...good, ...change }, hu, TODAY)).toEqual(errors);
});
