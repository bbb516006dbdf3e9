import { expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { formatAge } from './age-text.ts';

const formatAges = (locale: 'hu' | 'en', from: number | null, to: number | null) =>
  formatAge({ age_from: from, age_to: to }, { locale, messages: getMessages(locale) });

test('formatAge shows the known limits of an event’s ages', () => {
  expect([formatAges('hu', 3, 8), formatAges('hu', 6, null), formatAges('hu', null, 3), formatAges('hu', null, null)]).toEqual([
    '3–8 év',
    '6 éves kortól',
    '3 éves korig',
    null,
  ]);
  expect([formatAges('en', 3, 8), formatAges('en', 6, null), formatAges('en', null, 3)]).toEqual(['ages 3–8', 'from age 6', 'up to age 3']);
});
