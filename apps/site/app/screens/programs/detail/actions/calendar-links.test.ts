import { occurrence } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { createEvent } from '../../test-event.ts';
import { buildCalendarLinks } from './calendar-links.ts';

const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('Google and Outlook get UTC instants, the place and the URL of the page', () => {
  const { google, outlook } = buildCalendarLinks(createEvent(), 'https://liget.example');
  expect(new URL(google).origin).toBe('https://calendar.google.com');
  expect(parameters(google)).toMatchObject({
    text: 'Lámpás séta',
    dates: '20261120T170000Z/20261120T190000Z',
    location: 'Vajdahunyad vára, Városliget, Budapest',
    details: 'Séta a vár körül.\n\nhttps://liget.example/varosligeti-programok/lampas-seta',
  });
  expect(parameters(outlook)).toMatchObject({ startdt: '2026-11-20T17:00:00Z', enddt: '2026-11-20T19:00:00Z', subject: 'Lámpás séta' });
});

test('an all-day date ends with the next day in Budapest', () => {
  const weekend = occurrence('2026-03-28T00:00:00+01:00', '2026-03-29T00:00:00+01:00', true);
  const { google, outlook } = buildCalendarLinks(
    createEvent({ start_date: weekend.start_date, end_date: weekend.end_date, occurrences: [weekend] }),
    'https://liget.example',
  );
  expect(parameters(google)['dates']).toBe('20260328/20260330');
  expect(parameters(outlook)).toMatchObject({ startdt: '2026-03-28', enddt: '2026-03-30', allday: 'true' });
});

test('a date without an end has no invented duration', () => {
  const open = occurrence('2026-07-01T18:00:00+02:00');
  expect(
    parameters(
      buildCalendarLinks(
        createEvent({ start_date: open.start_date, end_date: open.end_date, occurrences: [open] }),
        'https://liget.example',
      ).google,
    )['dates'],
  ).toBe('20260701T160000Z/20260701T160000Z');
});

test.each([{ interval: true }, { exhibition: true }, { text_date_only: true, date: 'minden este' }])(
  'a date without hours for visitors is saved as whole days: %j',
  (kind) => {
    const { google, outlook } = buildCalendarLinks(createEvent(kind), 'https://liget.example');
    expect([parameters(google)['dates'], parameters(outlook)['allday']]).toEqual(['20261120/20261121', 'true']);
  },
);
