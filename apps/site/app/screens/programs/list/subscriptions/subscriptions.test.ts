import { expect, test } from 'vitest';
import { readFilters } from '../../filters/read-filters.ts';
import { getCalendarLinks, getSubscriptions } from './subscriptions.ts';

test('every filter has its own calendar and feeds, without page and order', () => {
  const { filters } = readFilters(new URLSearchParams('category=sport&free=1&page=2&sort=new'));
  expect(getSubscriptions(filters, 'en', 'https://liget.example')).toEqual({
    webcal: 'webcal://liget.example/en/programs-in-varosliget.ics?category=sport&free=1',
    ics: '/en/programs-in-varosliget.ics?category=sport&free=1',
    atom: '/en/programs-in-varosliget.atom?category=sport&free=1',
    rss: '/en/programs-in-varosliget.rss?category=sport&free=1',
  });
});

test('an event has its own calendar', () => {
  expect(getCalendarLinks('/varosligeti-programok/lampas-seta', 'http://localhost:3000')).toEqual({
    ics: '/varosligeti-programok/lampas-seta.ics',
    webcal: 'webcal://localhost:3000/varosligeti-programok/lampas-seta.ics',
  });
});
