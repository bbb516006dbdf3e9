import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtures } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { expect, test } from 'vitest';
import { getMessages } from '../../../../i18n/index.ts';
import { createEvent } from '../../test-event.ts';
import { toProgramPage } from '../program-page.ts';
import { estimateFactsHeight } from './facts-height.ts';

const park = getPark({ places: null, balloon: null }, Temporal.Instant.from('2026-11-20T12:00:00+01:00'));
const messages = getMessages('en');
const program = toProgramPage(
  createEvent(),
  { locale: 'en', park, messages },
  { origin: 'https://liget.example', messages, settings: fixtures.en.siteSettings.data, places: null },
);
const bare = { ...program, location: null, organizer: null, price: null, free: false, accessibility: [], series: null, otherOccasions: [] };

test('the card is estimated higher with more facts, in steps that the style sheet knows', () => {
  const heights = [
    estimateFactsHeight(bare),
    estimateFactsHeight({ ...bare, price: '500 Ft', organizer: 'The park', location: program.location }),
    estimateFactsHeight({
      ...bare,
      price: '500 Ft',
      organizer: 'The park',
      location: program.location,
      accessibility: ['step_free', 'quiet', 'sign_language'] as typeof program.accessibility,
      series: { title: 'Autumn', lang: undefined, url: '/en' },
      otherOccasions: Array.from({ length: 9 }, () => ({
        text: 'Sat 21 Nov',
        word: null,
        isOff: false,
        otherTime: null,
        reason: null,
        note: null,
        place: 'Great Meadow',
        ticketUrl: null,
      })),
    }),
  ];
  expect(heights).toEqual([25, 35, 60]);
  const sheet = readFileSync(path.join(import.meta.dirname, 'ProgramFacts.module.css'), 'utf8');
  expect(heights.filter((height) => !sheet.includes(`--height: ${height}rem`))).toEqual([]);
});
