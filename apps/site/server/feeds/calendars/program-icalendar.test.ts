import { EventCalendarItem } from '@liget/content-api';
import { occurrence } from '@liget/content-api/fixtures';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { createEvent } from '../../../app/screens/programs/test-event.ts';
import { toSequence, writeProgramCalendar } from './program-icalendar.ts';

type Item = ReturnType<typeof item>;

function item({ occasions, ...more }: Partial<EventCalendarItem> = {}) {
  return EventCalendarItem.parse({
    ...createEvent(),
    created_at: '2026-10-01T08:00:00+02:00',
    lasting: false,
    occasions: occasions ?? [{ ...occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00'), id: 'a1' }],
    ...more,
  });
}

const calendar = (items: Item[], locale: 'hu' | 'en' = 'hu') =>
  writeProgramCalendar({
    items,
    locale,
    messages: getMessages(locale),
    name: 'Liget – programok',
    description: 'Minden program',
    url: 'https://liget.example/varosligeti-programok',
    origin: 'https://liget.example',
    now: Temporal.Instant.from('2026-11-19T12:00:00+01:00'),
  });

test('every line of a calendar ends with CRLF, the last one, too', () => {
  const text = calendar([item()]);
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('names the language of an event that is not translated, and no other', () => {
  const text = calendar([item({ language: 'en' }), item({ language: 'hu', id: 8, name: 'Ősz' })]);
  const languages = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => [
      event.getFirstPropertyValue('summary'),
      ...['summary', 'description'].map((name) => event.getFirstProperty(name)?.getFirstParameter('language')),
    ]);
  expect(languages).toEqual([
    ['Lámpás séta', 'en', 'en'],
    ['Ősz', undefined, undefined],
  ]);
});

/** The results of two independent parsers: start and end as instants, or as days. */
function parsed(text: string) {
  const byIcal = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const time = (at: ICAL.Time | null) => (at === null ? null : at.isDate ? at.toString() : at.toJSDate().toISOString());
    return {
      uid: event.uid,
      summary: event.summary,
      start: time(event.startDate),
      end: time(event.endDate),
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
      location: event.location,
      description: event.description,
    };
  });
  const day = (at: Date) => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
  const byNode = Object.values(sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    const time = (at: Date | undefined) => (at === undefined ? null : event.datetype === 'date' ? day(at) : at.toISOString());
    return [{ uid: event.uid, summary: event.summary, start: time(event.start), end: time(event.end), status: event.status }];
  });
  return { byIcal, byNode };
}

describe('a calendar file', () => {
  test('is read equally by two parsers', () => {
    const { byIcal, byNode } = parsed(calendar([item()]));
    const expected = {
      uid: '7-a1@liget.example',
      summary: 'Lámpás séta',
      start: '2026-11-20T17:00:00.000Z',
      end: '2026-11-20T19:00:00.000Z',
      status: 'CONFIRMED',
    };
    expect(byIcal).toEqual([expect.objectContaining(expected)]);
    expect(byNode).toEqual([expect.objectContaining(expected)]);
  });

  test('has an id for each occurrence that stays when it is moved', () => {
    const dates = (hour: string) => [
      { ...occurrence(`2026-11-20T${hour}:00:00+01:00`), id: 'a1' },
      { ...occurrence('2027-06-20T18:00:00+02:00'), id: 'a2' },
    ];
    const before = parsed(calendar([item({ occasions: dates('18') })]));
    const after = parsed(calendar([item({ occasions: dates('19') })]));
    expect(before.byIcal.map(({ uid }) => uid)).toEqual(['7-a1@liget.example', '7-a2@liget.example']);
    expect(after.byIcal.map(({ uid }) => uid)).toEqual(before.byIcal.map(({ uid }) => uid));
    expect(after.byNode.map(({ start }) => start)).toEqual(['2026-11-20T18:00:00.000Z', '2027-06-20T16:00:00.000Z']);
  });

  test('has all-day dates as days, through both clock changes', () => {
    for (const [from, to, after] of [
      ['2026-03-28T00:00:00+01:00', '2026-03-29T00:00:00+01:00', '2026-03-30'],
      ['2026-10-24T00:00:00+02:00', '2026-10-25T00:00:00+02:00', '2026-10-26'],
      ['2026-12-31T00:00:00+01:00', '2027-01-01T00:00:00+01:00', '2027-01-02'],
    ] as const) {
      const { byIcal, byNode } = parsed(calendar([item({ occasions: [{ ...occurrence(from, to, true), id: 'a' }] })]));
      expect([byIcal[0]?.start, byIcal[0]?.end]).toEqual([from.slice(0, 10), after]);
      expect([byNode[0]?.start, byNode[0]?.end]).toEqual([from.slice(0, 10), after]);
    }
  });

  test('has a whole day with the text for dates given in words', () => {
    const [event] = parsed(calendar([item({ text_date_only: true, date: 'Jó időben, 13:00-tól' })])).byIcal;
    expect(event).toMatchObject({
      start: '2026-11-20',
      end: '2026-11-21',
      description: expect.stringMatching(/^Jó időben, 13:00-tól\n\n/),
    });
  });

  test('shows the weeks of an exhibition as free time', () => {
    const occasions = [{ ...occurrence('2026-11-01T10:00:00+01:00', '2027-01-10T18:00:00+01:00'), id: 'a' }];
    const text = calendar([item({ lasting: true, occasions })]);
    expect(text).toContain('TRANSP:TRANSPARENT');
    expect(parsed(text).byIcal[0]).toMatchObject({ start: '2026-11-01', end: '2027-01-11' });
  });

  test.each([
    ['cancelled', 'CANCELLED', 'Elmarad: Lámpás séta'],
    ['postponed', 'TENTATIVE', 'Elhalasztva: Lámpás séta'],
    ['rescheduled', 'CONFIRMED', 'Új időpontban: Lámpás séta'],
    ['sold_out', 'CONFIRMED', 'Megtelt: Lámpás séta'],
    ['sold_out', 'CONFIRMED', 'Minden jegy elkelt: Lámpás séta', 'https://jegy.example/lampas-seta'],
  ] as const)('marks in STATUS and in the title that an event is %s (%s, %s)', (status, ics, summary, ticketUrl?: string) => {
    const { byIcal, byNode } = parsed(calendar([item({ status, ticket_url: ticketUrl ?? null })]));
    expect(byIcal[0]).toMatchObject({ status: ics, summary });
    expect(byNode[0]).toMatchObject({ status: ics, summary });
  });

  test.each([
    ['scheduled', 'scheduled', 'OPAQUE'],
    ['sold_out', 'scheduled', 'OPAQUE'],
    ['scheduled', 'rescheduled', 'OPAQUE'],
    ['scheduled', 'relocated', 'OPAQUE'],
    ['postponed', 'scheduled', 'TRANSPARENT'],
    ['cancelled', 'scheduled', 'TRANSPARENT'],
    ['scheduled', 'moved', 'TRANSPARENT'],
  ] as const)('has for a %s event a %s date as %s', (status, ofDate, transparency) => {
    const text = calendar([item({ status, occasions: [occurrence('2026-11-20T18:00:00+01:00', null, false, { status: ofDate })] })]);
    expect(/^TRANSP:(.*)\r$/m.exec(text)?.[1]).toBe(transparency);
  });

  test('marks single dates that are cancelled, moved, full or relocated, in the title too', () => {
    const dates = (['cancelled', 'rescheduled', 'sold_out', 'relocated', 'scheduled'] as const).map((status, place) =>
      occurrence(`2026-11-2${place}T18:00:00+01:00`, null, false, { id: `a${place}`, status }),
    );
    const [cancelled, rescheduled] = dates;
    Object.assign(cancelled ?? {}, { status_note: 'Vihar lesz.' });
    Object.assign(rescheduled ?? {}, { previous_start: '2026-11-19T18:00:00+01:00' });
    const { byIcal, byNode } = parsed(calendar([item({ occasions: dates, ticket_url: null })]));
    expect(byIcal.map(({ uid, status, summary }) => [uid, status, summary])).toEqual([
      ['7-a0@liget.example', 'CANCELLED', 'Elmarad: Lámpás séta'],
      ['7-a1@liget.example', 'CONFIRMED', 'Új időpontban: Lámpás séta'],
      ['7-a2@liget.example', 'CONFIRMED', 'Megtelt: Lámpás séta'],
      ['7-a3@liget.example', 'CONFIRMED', 'Más helyszínen: Lámpás séta'],
      ['7-a4@liget.example', 'CONFIRMED', 'Lámpás séta'],
    ]);
    expect(byNode.map(({ status }) => status)).toEqual(byIcal.map(({ status }) => status));
    expect(byIcal[0]?.sequence).toBe(toSequence('2026-11-02T08:00:00+01:00'));
    expect(byIcal.map(({ description }) => description.split('\n')[0])).toEqual([
      'Vihar lesz.',
      'Eredeti időpont: nov. 19. cs. 18:00',
      ...Array.from({ length: 3 }, () => 'Séta a vár körül.'),
    ]);
  });

  test('has increasing revisions from one minute to the next', () => {
    expect(toSequence('2026-11-20T12:01:00+01:00')).toBe(toSequence('2026-11-20T12:00:00+01:00') + 1);
    expect(toSequence('2126-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
    expect(parsed(calendar([item({ updated_at: '2026-11-20T12:00:00+01:00' })])).byIcal[0]?.sequence).toBe(
      toSequence('2026-11-20T12:00:00+01:00'),
    );
  });

  test('ends lines with CRLF and folds them at 75 bytes without losing text', () => {
    const lead = `Árvíztűrő tükörfúrógép; vesszővel, "idézőjellel" és \\ jellel. ${'Hosszú sor. '.repeat(20)}`.trim();
    const text = calendar([item({ lead })]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(parsed(text).byIcal[0]?.description).toContain(lead);
  });

  test('uses the language of its URL', () => {
    const { byIcal } = parsed(
      calendar([item({ status: 'cancelled', name: 'Lantern walk', url: '/en/programs-in-varosliget/lantern-walk' })], 'en'),
    );
    expect(byIcal[0]?.summary).toBe('Cancelled: Lantern walk');
    expect(byIcal[0]?.description).toContain('https://liget.example/en/programs-in-varosliget/lantern-walk');
  });

  test('is valid without matching events', () => {
    expect(parsed(calendar([])).byIcal).toEqual([]);
  });
});
