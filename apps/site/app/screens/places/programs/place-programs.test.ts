import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { toPlaceProgram } from './place-programs.ts';

const [fixture] = fixtures.hu.events.data;
if (!fixture) throw new Error('The fixtures have no program');
const context = { locale: 'hu', now: Temporal.Instant.from('2026-11-20T12:00:00+01:00'), messages: getMessages('hu') } as const;
const at = (day: string, changes: Parameters<typeof occurrence>[3] = {}) =>
  occurrence(`2026-11-${day}T18:00:00+01:00`, null, false, changes);

const HOUSE = fixture.location?.top_location?.slugs.hu ?? '';

test('toPlaceProgram has the event’s next date that takes place, and earlier cancelled ones with state and reason', () => {
  const occurrences = [
    at('19', { status: 'cancelled' }),
    at('27', { status: 'cancelled', status_note: 'Vihar lesz.' }),
    at('28', { status: 'moved', new_start: '2026-11-29T10:00:00+01:00' }),
    at('30', { status: 'sold_out' }),
    at('30', { status: 'scheduled' }),
  ];
  const event = { ...fixture, ticket_url: null, start_date: '2026-11-30T18:00:00+01:00', occurrences };
  const program = toPlaceProgram(event, HOUSE, context);
  expect(program).toMatchObject({ when: 'november 30., hétfő, 18:00', statusText: 'Megtelt' });
  expect(program?.off).toEqual([
    { when: 'november 27., péntek, 18:00', text: 'Elmarad · Vihar lesz.' },
    { when: 'november 28., szombat, 18:00', text: 'Áthelyezve · Új időpont: november 29., vasárnap, 10:00' },
  ]);
});

test('toPlaceProgram has the text of an event without hours, with its language, and no hours of a cancelled date', () => {
  const occurrences = [at('27', { status: 'cancelled' }), at('28')];
  const inWords = { text_date_only: true, date: 'Jó időben', untranslated: ['date'] };
  const event = { ...fixture, ...inWords, start_date: '2026-11-28T18:00:00+01:00', occurrences };
  expect(toPlaceProgram(event, HOUSE, { ...context, locale: 'en', messages: getMessages('en') })).toMatchObject({
    when: 'Jó időben',
    whenLang: 'hu',
    off: [{ when: 'Friday 27 November' }],
  });
});

test('toPlaceProgram shows the date that is held at the place, and nothing when there is none any more', () => {
  const place = { id: 9, slug: 'neprajzi-muzeum', slugs: { hu: 'neprajzi-muzeum', en: null } };
  const museum = { ...place, title: 'Néprajzi Múzeum', position: null, top_location: { ...place, title: 'Néprajzi Múzeum' } };
  const occurrences = [at('19', { location: museum }), at('20'), at('30', { location: museum })];
  const event = { ...fixture, start_date: '2026-11-20T18:00:00+01:00', occurrences };
  const formatAt = (slug: string, now = context.now) => toPlaceProgram(event, slug, { ...context, now })?.when;
  expect([formatAt('neprajzi-muzeum'), formatAt(HOUSE)]).toEqual(['november 30., hétfő, 18:00', 'november 20., péntek, 18:00']);
  expect(formatAt(HOUSE, Temporal.Instant.from('2026-11-21T12:00:00+01:00'))).toBeUndefined();
});
