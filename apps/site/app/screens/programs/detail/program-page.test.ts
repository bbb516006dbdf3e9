import type { EventDetail } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { NO_DATE } from '@liget/content-api/no-date';
import { getPark } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createEvent } from '../test-event.ts';
import { toProgramPage } from './program-page.ts';

const parkOn = (instant: string) => getPark({ places: null, balloon: null }, Temporal.Instant.from(instant));
const park = parkOn('2026-11-20T12:00:00+01:00');

describe('the directions to an event', () => {
  const directions = (locale: 'hu' | 'en', slugs: { hu: string | null; en: string | null } | null) =>
    toProgramPage(
      createEvent(),
      { locale, park, messages: getMessages(locale) },
      {
        origin: 'https://liget.example',
        messages: getMessages(locale),
        settings: { ...fixtures[locale].siteSettings.data, directions: slugs && { slugs } },
        places: null,
      },
    ).location?.directionsUrl;

  test.each([
    ['hu', { hu: 'igy-jon-ide', en: 'getting-here' }, '/latogatas/igy-jon-ide'],
    ['en', { hu: 'igy-jon-ide', en: 'getting-here' }, '/en/visitor-information/getting-here'],
    ['en', { hu: 'igy-jon-ide', en: null }, '/en/visitor-information/igy-jon-ide'],
  ] as const)('link in %s to the page in the settings', (locale, slugs, address) => {
    expect(directions(locale, slugs)).toBe(address);
  });

  test('are left out while the settings name none, or are unavailable', () => {
    expect(directions('hu', null)).toBeNull();
    const page = toProgramPage(
      createEvent(),
      { locale: 'hu', park, messages: getMessages('hu') },
      { origin: 'https://liget.example', messages: getMessages('hu'), settings: null, places: null },
    );
    expect(page.location?.directionsUrl).toBeNull();
  });
});

describe('the page of an event', () => {
  const pageAt = (instant: string, more: Parameters<typeof createEvent>[0] = {}) =>
    toProgramPage(
      createEvent(more),
      { locale: 'hu', park: parkOn(instant), messages: getMessages('hu') },
      { origin: 'https://liget.example', messages: getMessages('hu'), settings: null, places: null },
    );
  const formatDates = (...args: Parameters<typeof pageAt>) => {
    const { isOnNow, isOver } = pageAt(...args);
    return { isOnNow, isOver };
  };

  test('leads to the place of its date, also in calendars, when it lasts', () => {
    const dates = { start_date: '2026-11-20T00:00:00+01:00', end_date: '2026-11-30T23:59:00+01:00' };
    const hall = {
      id: 8,
      title: 'Másik csarnok',
      slug: 'masik-csarnok',
      slugs: { hu: 'masik-csarnok', en: null },
      position: null,
      top_location: null,
    };
    const { location, calendar } = pageAt('2026-11-20T12:00:00+01:00', {
      ...dates,
      interval: true,
      occurrences: [{ ...occurrence(dates.start_date, dates.end_date), location: hall }],
    });
    expect(location?.title).toBe(hall.title);
    expect(new URL(calendar?.google ?? '').searchParams.get('location')).toContain(hall.title);
  });

  test('names the language of texts that are not translated, also of the reason of a single date', () => {
    const [start, changed] = ['2026-11-21T10:00:00+01:00', '2026-11-28T10:00:00+01:00'];
    const { langs, otherOccasions } = toProgramPage(
      createEvent({
        language: 'en',
        untranslated: ['price'],
        price: '500 Ft',
        start_date: start,
        occurrences: [
          occurrence(start),
          { ...occurrence(changed), status: 'cancelled', status_note: 'Vihar lesz.', untranslated: ['status_note'] },
        ],
      }),
      { locale: 'en', park, messages: getMessages('en') },
      { origin: 'https://liget.example', messages: getMessages('en'), settings: null, places: null },
    );
    expect({ price: langs.price, lead: langs.lead, reasons: otherOccasions.map(({ reason }) => reason) }).toEqual({
      price: 'hu',
      lead: undefined,
      reasons: [{ text: 'Vihar lesz.', lang: 'hu' }],
    });
  });

  test('does not repeat the picture of its head among the others', () => {
    const { media } = createEvent();
    const head = { ...fixtures.hu.event.data.gallery[0], ...media.lead };
    const other = { ...head, original: { ...head.original, src: '/media/other.png' } };
    const { pictures } = pageAt('2026-11-20T12:00:00+01:00', { gallery: [head, other] as EventDetail['gallery'] });
    expect(pictures.map(({ thumbnail }) => thumbnail.fallback)).toEqual(['/media/other.png']);
  });

  test('has no price when the event is free', () => {
    const readPrice = (free: boolean) => {
      const { price, least } = pageAt('2026-11-20T12:00:00+01:00', { free, price: '5000 Ft' });
      return [price, least?.text];
    };
    expect([readPrice(true), readPrice(false)]).toEqual([
      [null, undefined],
      ['5000 Ft', '5000 Ft'],
    ]);
  });

  test.each([
    ['has not begun', '2026-11-20T17:59:00+01:00', { isOnNow: false, isOver: false }],
    ['is on', '2026-11-20T18:00:00+01:00', { isOnNow: true, isOver: false }],
    ['is over', '2026-11-20T20:00:00+01:00', { isOnNow: false, isOver: true }],
  ])('%s', (_, instant, expected) => expect(formatDates(instant)).toEqual(expected));

  test('shows no current date when it is cancelled', () => {
    expect(formatDates('2026-11-20T19:00:00+01:00', { status: 'cancelled' })).toEqual({ isOnNow: false, isOver: false });
  });

  test('shows the previous time of a moved event', () => {
    const moved = { status: 'rescheduled', previous_start: '2026-11-06T18:00:00+01:00' } as const;
    expect(pageAt('2026-11-19T12:00:00+01:00', moved).previously).toBe('nov. 6. p. 18:00');
    expect(pageAt('2026-11-19T12:00:00+01:00').previously).toBeNull();
  });

  test('is not over before its last date, though the shown date may be', () => {
    const occurrences = ['20', '27'].map((day) => occurrence(`2026-11-${day}T18:00:00+01:00`, `2026-11-${day}T20:00:00+01:00`));
    expect(formatDates('2026-11-21T12:00:00+01:00', { occurrences })).toEqual({ isOnNow: false, isOver: false });
    expect(formatDates('2026-11-27T19:00:00+01:00', { occurrences })).toEqual({ isOnNow: true, isOver: false });
    expect(formatDates('2026-11-27T20:00:00+01:00', { occurrences })).toEqual({ isOnNow: false, isOver: true });
  });
});

describe('the dates on an event’s page', () => {
  const getDates = (more: Parameters<typeof createEvent>[0]) => {
    const { when, otherOccasions, calendar, jsonLd } = toProgramPage(
      createEvent(more),
      { locale: 'hu', park, messages: getMessages('hu') },
      { origin: 'https://liget.example', messages: getMessages('hu'), settings: null, places: null },
    );
    return { when, otherOccasions, hasCalendar: calendar !== null, jsonLd };
  };
  const [first, second] = [occurrence('2026-11-20T18:00:00+01:00'), occurrence('2026-12-11T18:00:00+01:00')];

  test('are the current or next one, then the others', () => {
    expect(getDates({ end_date: null, occurrences: [second, first] })).toMatchObject({
      when: 'nov. 20. p. 18:00',
      otherOccasions: [{ text: 'dec. 11. p. 18:00', word: null, isOff: false }],
    });
  });

  test('leave out only a date that ends before it begins', () => {
    const wrong = occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T09:00:00+01:00');
    expect(getDates({ end_date: wrong.end_date, occurrences: [wrong, second] })).toMatchObject({
      when: 'dec. 11. p. 18:00',
      otherOccasions: [],
    });
  });

  test('are the editor’s text when none is valid', () => {
    const unread = { start_date: NO_DATE, end_date: null, occurrences: [] };
    expect(getDates(unread)).toEqual({ when: null, otherOccasions: [], hasCalendar: false, jsonLd: null });
    expect(getDates({ ...unread, text_date_only: true, date: 'Adventben' }).when).toBe('Adventben');
  });
});

describe('an event with changed dates', () => {
  const dates = (['cancelled', 'rescheduled', 'sold_out', 'scheduled'] as const).map((status, week) => {
    const start = Temporal.ZonedDateTime.from('2026-11-27T18:00[Europe/Budapest]').add({ weeks: week }).toString({ timeZoneName: 'never' });
    return occurrence(start, null, false, { status });
  });
  const [cancelled, rescheduled, full, planned] = dates.map((date) => ({ ...date }));
  if (!cancelled || !rescheduled || !full || !planned) throw new Error('no dates');
  Object.assign(cancelled, { status_note: 'Vihar lesz.' });
  Object.assign(rescheduled, {
    previous_start: '2026-12-03T18:00:00+01:00',
    status_note: 'A terem foglalt.',
    ticket_url: 'https://jegy.example/uj',
  });
  const moved = occurrence('2026-12-03T18:00:00+01:00', null, false, { status: 'moved', new_start: rescheduled.start_date });
  const getPage = (occurrences: (typeof dates)[number][], more: Parameters<typeof createEvent>[0] = {}) =>
    toProgramPage(
      createEvent({ start_date: rescheduled.start_date, end_date: null, occurrences, ...more }),
      { locale: 'hu', park, messages: getMessages('hu') },
      { origin: 'https://liget.example', messages: getMessages('hu'), settings: null, places: null },
    );

  test('shows the next one that takes place with its state, and the others in order, struck if they do not take place', () => {
    const { when, change, otherOccasions, offDates, ticketUrl } = getPage([cancelled, moved, rescheduled, full, planned]);
    expect([when, change?.word, change?.note, ticketUrl]).toEqual([
      'dec. 4. p. 18:00',
      'Új időpontban',
      'Eredeti időpont: dec. 3. cs. 18:00 · A terem foglalt.',
      'https://jegy.example/uj',
    ]);
    expect(otherOccasions.map(({ text, word, isOff, note }) => [text, word, isOff, note])).toEqual([
      ['nov. 27. p. 18:00', 'Elmarad', true, 'Vihar lesz.'],
      ['dec. 11. p. 18:00', 'Minden jegy elkelt', false, null],
      ['dec. 18. p. 18:00', null, false, null],
    ]);
    expect(offDates.map(({ word, note }) => [word, note])).toEqual([
      ['Elmarad', 'Vihar lesz.'],
      ['Áthelyezve', 'Új időpont: dec. 4. p. 18:00'],
    ]);
  });

  test('offers tickets and registration while any future date has room', () => {
    const links = { ticket_url: 'https://jegy.example/7', register_url: 'https://regisztracio.example/7' };
    const listShown = (...occurrences: (typeof dates)[number][]) => {
      const { ticketUrl, registerUrl } = getPage(occurrences, { ...links, start_date: full.start_date });
      return [ticketUrl, registerUrl].map((link) => link !== null);
    };
    expect(listShown(full, planned)).toEqual([true, true]);
    expect(listShown(full)).toEqual([false, false]);
    expect(listShown(full, cancelled)).toEqual([false, false]);
  });

  test('offers the tickets of the date that has room', () => {
    const soldOut = { ...full, ticket_url: 'https://jegy.example/megtelt' };
    expect(getPage([soldOut, planned], { start_date: soldOut.start_date }).ticketUrl).toBe('https://jegy.example/7');
  });

  test('is not saved to a calendar when none of its dates takes place', () => {
    expect(getPage([cancelled], { start_date: cancelled.start_date }).calendar).toBeNull();
    expect(getPage([cancelled, planned], { start_date: planned.start_date }).calendar).not.toBeNull();
  });

  describe('of which one is elsewhere', () => {
    const place = { slug: 'masik-csarnok', slugs: { hu: 'masik-csarnok', en: null }, position: null, top_location: null };
    const relocated = { ...planned, status: 'relocated' as const, location: { ...place, id: 8, title: 'Másik csarnok' } };
    const listPlaces = (...args: Parameters<typeof getPage>) => {
      const { location, otherOccasions } = getPage(...args);
      return [location?.title, otherOccasions.map(({ place: named }) => named)];
    };

    test('names its place, and the event’s for the others, when it is the next one', () => {
      expect(listPlaces([rescheduled, relocated], { start_date: relocated.start_date })).toEqual(['Másik csarnok', ['Vajdahunyad vára']]);
      expect(listPlaces([rescheduled, relocated], { start_date: rescheduled.start_date })).toEqual(['Vajdahunyad vára', ['Másik csarnok']]);
    });

    test.each([{ interval: true }, { constant: true }, { text_date_only: true, date: 'Adventben' }])(
      'lists only the dates that differ when it lasts or has a text: %j',
      (kind) => {
        const event = { ...kind, start_date: full.start_date };
        const [{ isInInterval, offDates, otherOccasions }] = [getPage([cancelled, planned, relocated], event)];
        expect(isInInterval).toBe(true);
        expect(offDates.map(({ word }) => word)).toEqual(['Elmarad']);
        expect(otherOccasions.map(({ word, place: named }) => [word, named])).toEqual([
          ['Elmarad', null],
          ['Más helyszínen', 'Másik csarnok'],
        ]);
        expect(listPlaces([cancelled, planned, relocated], event)[0]).toBe('Vajdahunyad vára');
      },
    );

    test('strikes the interval when its only date is cancelled', () => {
      const { change, otherOccasions } = getPage([cancelled], { interval: true, start_date: cancelled.start_date });
      expect([change?.word, change?.isOff, change?.note, otherOccasions]).toEqual(['Elmarad', true, 'Vihar lesz.', []]);
    });
  });
});
