import { expect, test } from 'vitest';
import { shownStatus } from './shown-status.ts';

const TICKETS = 'https://jegy.example/7';

test('a program that sells tickets is sold out, one without tickets is full', () => {
  expect(shownStatus({ status: 'sold_out', ticket_url: TICKETS })).toBe('sold_out');
  expect(shownStatus({ status: 'sold_out', ticket_url: null })).toBe('full');
});

test('any other status is told as it is', () => {
  expect(shownStatus({ status: 'scheduled', ticket_url: null })).toBe('scheduled');
  expect(shownStatus({ status: 'cancelled', ticket_url: TICKETS })).toBe('cancelled');
});
