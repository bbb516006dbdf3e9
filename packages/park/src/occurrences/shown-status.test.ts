import { expect, test } from 'vitest';
import { getShownDateStatus, getShownStatus } from './shown-status.ts';

const TICKETS = 'https://jegy.example/7';

test('a sold-out event with tickets is “sold_out”, one without is “full”', () => {
  expect(getShownStatus({ status: 'sold_out', ticket_url: TICKETS })).toBe('sold_out');
  expect(getShownStatus({ status: 'sold_out', ticket_url: null })).toBe('full');
});

test('an occurrence without room is “sold_out” if it or its event has tickets, otherwise “full”', () => {
  const date = (ticket_url: string | null) => ({ status: 'sold_out' as const, ticket_url });
  const getStatus = (occurrenceStatus: string | null, eventStatus: string | null) =>
    getShownDateStatus({ status: 'scheduled', ticket_url: eventStatus }, date(occurrenceStatus));
  expect([getStatus(null, null), getStatus(TICKETS, null), getStatus(null, TICKETS)]).toEqual(['full', 'sold_out', 'sold_out']);
});

test('other statuses are unchanged', () => {
  expect(getShownStatus({ status: 'scheduled', ticket_url: null })).toBe('scheduled');
  expect(getShownStatus({ status: 'cancelled', ticket_url: TICKETS })).toBe('cancelled');
});
