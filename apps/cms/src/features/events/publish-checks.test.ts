import { describe, expect, test } from 'vitest';
import { checkDocument } from '../../platform/publishing/checks/publish-checks.ts';
import { richText } from '../../testing/test-content.ts';
import { checkEvent } from './publish-checks.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00Z');
const eventFields = new Set(['title', 'lead', 'body', 'picture', 'category', 'location', 'status', 'dates']);
const both = (hu: unknown, en: unknown = null) => ({ hu, en });
const whole = {
  title: both('Esti séta', 'Evening walk'),
  lead: both('Lámpásokkal.', 'With lanterns.'),
  body: both(richText('Szöveg'), richText('Text')),
  picture: { altHu: 'Lámpások', altEn: 'Lanterns' },
  category: { id: 1 },
  location: { id: 2 },
  status: 'scheduled',
  dates: [{ start: '2026-12-01T17:00:00.000Z', end: '2026-12-01T18:00:00.000Z' }],
  lastEnd: '2026-12-01T18:00:00.000Z',
};
function listErrors(changes: Record<string, unknown>): string[] {
  const document = { ...whole, ...changes };
  const problems = [...checkEvent(document, { now, place: null }), ...checkDocument(document, (field) => eventFields.has(field))];
  return problems.map(({ severity, message }) => `${severity}: ${message.hu}`);
}

describe('the publish checks of an event', () => {
  test('report nothing if it is complete', () => expect(listErrors({})).toEqual([]));

  test.each([
    [
      'an end before the start',
      { dates: [{ start: '2026-12-01T17:00:00.000Z', end: '2026-12-01T16:00:00.000Z' }] },
      'error: A program vége nem lehet korábban, mint a kezdete.',
    ],
    ['no date', { dates: [] }, 'error: Adjon meg legalább egy időpontot vagy ismétlődést.'],
    [
      'a rule that makes no date',
      { recurrence: { kind: 'weekly', weekdays: [], from: '2026-12-01T11:00:00Z', until: '2026-12-31T11:00:00Z', startTime: '10:00' } },
      'error: Válasszon legalább egy napot.',
    ],
    [
      'a rule that ends before it starts',
      {
        recurrence: { kind: 'daily', from: '2026-12-01T11:00:00Z', until: '2026-12-03T11:00:00Z', startTime: '10:00', endTime: '09:00' },
      },
      'warning: Az ismétlődés vége nem későbbi a kezdeténél, ezért a honlapon csak másnap ér véget. Nézze meg, nem cserélődött-e fel a két időpont.',
    ],
    ['no category', { category: null }, 'error: Nincs kategóriája.'],
    ['no Hungarian title', { title: both('', 'Walk') }, 'error: Nincs magyar címe vagy neve.'],
    [
      'no English version',
      { title: both('Séta') },
      'warning: Nincs angol változata; az angol oldalon magyarul, figyelmeztetéssel jelenik meg.',
    ],
    [
      'English texts that are missing',
      { lead: both('Lámpásokkal.'), body: both(richText('Szöveg'), richText('')) },
      'warning: Angolul hiányzik: bevezető, szöveg.',
    ],
    ['no picture', { picture: null }, 'warning: Nincs képe.'],
    ['dates that are over', { lastEnd: '2026-11-19T18:00:00.000Z' }, 'warning: Minden időpontja elmúlt.'],
    ['no location', { location: null }, 'warning: Nincs helyszíne.'],
    [
      'a new date without the original one',
      { status: 'rescheduled', statusNote: both('Útfelújítás miatt.') },
      'warning: Írja be, eredetileg mikor kezdődött volna, hogy aki azt jegyezte fel, ráismerjen.',
    ],
    [
      'a price of what is free',
      { free: true, price: both('5000 Ft') },
      'warning: Ingyenes, mégis van ára. A honlapon csak annyi látszik: „Ingyenes”. Vegye ki a jelölést, vagy törölje az árat.',
    ],
    [
      'a text of the date that is to be shown alone, but is missing',
      { textDateOnly: true, dateText: both(null) },
      'warning: Csak az időpont szövege látszana, de nincs ilyen szöveg, ezért az időpontok látszanak. Írja meg, vagy vegye ki a jelölést.',
    ],
    ['a cancellation without a reason', { status: 'cancelled' }, 'warning: Írja meg röviden az állapot okát, hogy a látogatók tudják.'],
  ])('report %s', (_, changes, expected) => expect(listErrors(changes)).toEqual([expected]));

  test('report an all-day date that ends before it begins by the calendar in Budapest', () => {
    const night = { start: '2026-12-01T23:30:00.000Z', end: '2026-12-01T22:30:00.000Z', allDay: true };
    expect(listErrors({ dates: [night] })).toHaveLength(1);
    expect(listErrors({ dates: [{ ...night, end: '2026-12-01T23:10:00.000Z' }] })).toEqual([]);
  });
});
