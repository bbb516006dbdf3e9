import { importDateFNSLocale } from '@payloadcms/translations';
import { formatDate } from '@payloadcms/ui/shared';
import { expect, test } from 'vitest';
import { MOMENT_PATTERN } from '../../platform/fields/dates/date-patterns.ts';
import { writeDayFirst } from './english-dates.ts';

async function formatIn(key: 'hu' | 'en-US') {
  const dateFNS = await importDateFNSLocale(key);
  writeDayFirst(dateFNS);
  writeDayFirst(dateFNS);
  return formatDate({ date: new Date(2026, 10, 5, 4, 50), i18n: { dateFNS } as never, pattern: MOMENT_PATTERN });
}

test('Payload writes dates as the admin does, in each language', async () => {
  expect(await formatIn('hu')).toBe('2026. 11. 05. 04:50');
  expect(await formatIn('en-US')).toBe('5 Nov 2026 04:50');
});
