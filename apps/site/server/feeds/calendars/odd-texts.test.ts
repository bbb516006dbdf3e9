// @vitest-environment happy-dom
import { EventCalendarItem } from '@liget/content-api';
import { occurrence } from '@liget/content-api/fixtures';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../../../test-random.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { createEvent } from '../../../app/screens/programs/test-event.ts';
import { buildProgramFeed } from './program-feed.ts';
import { writeProgramCalendar } from './program-icalendar.ts';

/** Texts from office programs, e-mails and accidents, which the test combines. */
const PIECES = [
  ['\n', '\r', '\r\n', '\n\n', '\r\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\t', ' ', '\u00a0'],
  ['\0', '\u0001', '\u0008', '\u001b', '\u007f', '\u009f', '\ud800', '\udc00', '\uffff'],
  [',', ';', ':', '\\', '\\n', '\\,', '"', "'", '^', '^n', '=', '%', '&', '<', '>', ']]>', '<!--', '&amp;'],
  ['🎈', '👩‍👩‍👧', 'é', 'ő', 'ű', 'e\u0301', '\ufeff', 'séta', 'Árvíztűrő', 'x'.repeat(74), 'ő'.repeat(37), '🎈'.repeat(19)],
  ['\r\nATTENDEE:mailto:x@example.hu', '\nEND:VEVENT', 'BEGIN:VEVENT', '\r\n ', '\n\t'],
].flat();

const random = createRandom(20261122);
const oddText = () => `a${Array.from({ length: 1 + random() * 9 }, () => PIECES[Math.floor(random() * PIECES.length)]).join('')}z`;

/** The visible text, without invisible characters and differences of white space. */
const readText = (text: string | undefined) =>
  (text ?? '')
    .toWellFormed()
    .replaceAll('\u0085', ' ')
    .replace(/(?!\s)[\p{Cc}\ufffd-\uffff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Unescapes a property that the parser does not know as text (RFC 5545, 3.3.11). */
const unescaped = (text: string) => text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function oddCalendar() {
  const texts = {
    name: oddText(),
    calendar: oddText(),
    about: oddText(),
    lead: oddText(),
    note: oddText(),
    place: oddText(),
    category: oddText(),
  };
  const { location, category } = createEvent();
  const item = EventCalendarItem.parse({
    ...createEvent({ name: texts.name, lead: texts.lead, status_note: texts.note, category: { ...category, name: texts.category } }),
    location: location && { ...location, title: texts.place },
    created_at: '2026-10-01T08:00:00+02:00',
    lasting: false,
    occasions: [
      { ...occurrence('2026-11-20T18:00:00+01:00'), id: 'a1' },
      { ...occurrence('2026-11-21T18:00:00+01:00'), id: 'a2' },
    ],
  });
  const file = writeProgramCalendar({
    items: [item],
    locale: 'hu',
    messages: getMessages('hu'),
    name: texts.calendar,
    description: texts.about,
    url: 'https://liget.example/varosligeti-programok',
    origin: 'https://liget.example',
    now: Temporal.Instant.from('2026-11-19T12:00:00+01:00'),
  });
  return { texts, file, address: `https://liget.example${item.url}` };
}

function readByIcal(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  const readOwn = (name: string) => readText(unescaped(String(root.getFirstPropertyValue(name))));
  return {
    calendar: readOwn('x-wr-calname'),
    name: readOwn('name'),
    about: readOwn('x-wr-caldesc'),
    events: root.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        properties: component.getAllProperties().map((property) => property.name),
        summary: readText(event.summary),
        description: readText(event.description),
        location: readText(event.location),
        category: readText(String(component.getFirstPropertyValue('categories'))),
      };
    }),
  };
}

/** The parser returns a value with parameters as an object. */
const toText = (value: string | { val: string } | undefined) => (typeof value === 'object' ? value.val : value);

function readByNode(file: string) {
  return Object.values(sync.parseICS(file)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          {
            summary: readText(toText(event.summary)),
            description: readText(toText(event.description)),
            location: readText(toText(event.location)),
          },
        ]
      : [],
  );
}

/** The second parser reads an escaped backslash before an n as a line break. */
const toNodeTexts = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readText(text.replace(/\\[nN]/g, '\\ '))]));

const PROPERTIES = [
  ['uid', 'sequence', 'dtstamp', 'dtstart', 'summary', 'transp', 'location', 'geo', 'description', 'categories', 'url', 'status'],
  ['created', 'last-modified'],
].flat();

describe('any text of an editor', () => {
  test('is read back unchanged from a calendar by both parsers, and adds no lines', () => {
    for (let round = 0; round < 120; round += 1) {
      const { texts, file, address } = oddCalendar();
      const expected = {
        summary: readText(texts.name),
        description: readText(`${texts.note} ${texts.lead} ${address}`),
        location: readText(`${texts.place} Városliget, Budapest`),
      };
      const event = readByIcal(file);
      expect(event).toMatchObject({ calendar: readText(texts.calendar), name: readText(texts.calendar), about: readText(texts.about) });
      expect(event.events).toHaveLength(2);
      for (const { properties, category, ...rest } of event.events) {
        expect(rest).toEqual(expected);
        expect(category).toBe(readText(texts.category));
        expect(properties.toSorted()).toEqual(PROPERTIES.toSorted());
      }
      expect(readByNode(file)).toEqual([toNodeTexts(expected), toNodeTexts(expected)]);
    }
  });

  test('keeps every line of a calendar within 75 bytes, without control characters', () => {
    for (let round = 0; round < 80; round += 1) {
      for (const line of oddCalendar().file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.replaceAll('\t', '')).not.toMatch(/\p{Cc}|\ufffd/u);
      }
    }
  });

  test('is read back unchanged from a feed', () => {
    for (let round = 0; round < 120; round += 1) {
      const [name, lead, place, kind, title] = [oddText(), oddText(), oddText(), oddText(), oddText()];
      const { location, category } = createEvent();
      const feed = buildProgramFeed({
        agenda: {
          events: [createEvent({ name, lead, location: location && { ...location, title: place }, category: { ...category, name: kind } })],
          newest: [{ event_id: 7, occurrences: createEvent().occurrences, is_on_now: false, is_over: false }],
        },
        locale: 'hu',
        messages: getMessages('hu'),
        title,
        description: lead,
        url: 'https://liget.example/varosligeti-programok',
        atomUrl: 'https://liget.example/varosligeti-programok.atom',
        rssUrl: 'https://liget.example/varosligeti-programok.rss',
        origin: 'https://liget.example',
        now: Temporal.Instant.from('2026-11-20T12:00:00+01:00'),
      });
      for (const [text, entry, summary] of [
        [feed.atom1(), 'entry', 'summary'],
        [feed.rss2(), 'item', 'description'],
      ] as const) {
        // XML 1.0 cannot contain these.
        expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]|\p{Cs}/u);
        const xml = new DOMParser().parseFromString(removeSections(text), 'application/xml');
        expect(xml.querySelector('parsererror')).toBeNull();
        const content = (selector: string) => readText(decodeEntities(xml.querySelector(selector)?.textContent ?? ''));
        expect(content(`${entry} > title`)).toBe(readText(name));
        expect(content(`${entry} > ${summary}`)).toContain(readText(lead));
        expect(content(`${entry} > ${summary}`)).toContain(readText(place));
        const label = xml.querySelector(`${entry} > category`);
        // The library unescapes an entity in a category and in the feed's own title.
        const normalise = (text: string) => text.replaceAll('&amp;', '&');
        expect(normalise(readText(label?.getAttribute('label') ?? label?.textContent ?? ''))).toBe(
          normalise(readText(kind).replaceAll('<', '‹').replaceAll('>', '›')),
        );
        const own = xml.querySelector(entry === 'entry' ? 'feed > title' : 'channel > title');
        expect(normalise(readText(own?.textContent ?? ''))).toBe(normalise(readText(title)));
      }
    }
  });
});

/** The parser does not know CDATA sections. */
const removeSections = (xml: string) =>
  xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** Titles and summaries are HTML in feeds. */
const decodeEntities = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
