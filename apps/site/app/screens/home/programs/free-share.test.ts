import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { getFreeShare } from './free-share.ts';

test.each([
  [3, 0, 'Ma még 3 program vár.', '3 events still on or to come today.'],
  [3, 1, 'Ma még 3 program vár, ebből 1 ingyenes.', '3 events still on or to come today, 1 free.'],
  [3, 3, 'Ma még 3 program vár, mind ingyenes.', '3 events still on or to come today, all free.'],
  [1, 1, 'Ma még 1 program vár, és ingyenes.', '1 event still on or to come today, free.'],
])('the count of today with %i events, %i of them free', (all, free, hungarian, english) => {
  const format = (locale: 'hu' | 'en') =>
    createTranslator({ locale, messages: getMessages(locale), namespace: 'home' })('todayCount', {
      count: all,
      free,
      share: getFreeShare({ all, free }),
    });
  expect([format('hu'), format('en')]).toEqual([hungarian, english]);
});
