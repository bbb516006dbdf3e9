import { occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { createEvent } from '../test-event.ts';
import { buildEventJsonLd } from './event-json-ld.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const site = { origin: 'https://liget.example', address: 'Vajdahunyad sétány 1.' };
const graph = (more: Parameters<typeof createEvent>[0] = {}, at = now, surroundings: Parameters<typeof buildEventJsonLd>[1] = site) =>
  JSON.parse(buildEventJsonLd(createEvent(more), surroundings, at) ?? 'null')['@graph'];

describe('the JSON-LD of an event', () => {
  test('has one start with its offset, status, place and offer', () => {
    expect(graph()).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: 'Lámpás séta',
        url: 'https://liget.example/varosligeti-programok/lampas-seta',
        startDate: '2026-11-20T18:00:00+01:00',
        endDate: '2026-11-20T20:00:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: expect.objectContaining({
          '@type': 'Place',
          name: 'Vajdahunyad vára',
          geo: expect.objectContaining({ latitude: 47.5153 }),
        }),
        offers: {
          '@type': 'Offer',
          url: 'https://jegy.example/7',
          availability: 'https://schema.org/InStock',
          price: 2500,
          priceCurrency: 'HUF',
        },
        image: ['https://liget.example/media/liget-1440.webp'],
      }),
    ]);
  });

  test('says nothing about the language of the performance, which is unknown: the texts have another', () => {
    expect(graph()[0]).not.toHaveProperty('inLanguage');
  });

  test('names the park’s website for the park’s own programs only', () => {
    const organizers = [null, 'Zsebkendő Bábszínház'].map((organizer) => graph({ organizer })[0].organizer);
    expect(organizers).toEqual([
      { '@type': 'Organization', name: 'Liget', url: 'https://liget.example' },
      { '@type': 'Organization', name: 'Zsebkendő Bábszínház' },
    ]);
  });

  test.each([
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
    ['rescheduled', 'EventRescheduled'],
    ['sold_out', 'EventScheduled'],
  ] as const)('has for %s the status %s', (status, schema) => {
    expect(graph({ status })[0].eventStatus).toBe(`https://schema.org/${schema}`);
  });

  test('has the previous start of a moved date, except when several dates make it ambiguous', () => {
    const moved = { status: 'rescheduled', previous_start: '2026-11-06T18:00:00+01:00' } as const;
    expect(graph(moved)[0].previousStartDate).toBe('2026-11-06T18:00:00+01:00');
    const [first] = createEvent().occurrences;
    const later = occurrence('2026-11-27T18:00:00+01:00', '2026-11-27T20:00:00+01:00');
    for (const item of graph({ ...moved, occurrences: first ? [first, later] : [] })) expect(item).not.toHaveProperty('previousStartDate');
    expect(graph({})[0]).not.toHaveProperty('previousStartDate');
  });

  test('has a state for each date, the previous start of a moved one, and no event for its original time', () => {
    const at = (day: string, changes: Parameters<typeof occurrence>[3]) =>
      occurrence(`2026-11-${day}T18:00:00+01:00`, null, false, changes);
    const castleItself = createEvent().location;
    if (!castleItself) throw new Error('The program has no place');
    const location = { ...castleItself, id: 9, title: 'Promenád' };
    const occurrences = [
      at('20', { status: 'cancelled' }),
      at('21', { status: 'moved', new_start: '2026-11-22T18:00:00+01:00' }),
      at('22', { status: 'rescheduled', previous_start: '2026-11-21T18:00:00+01:00' }),
      at('23', { status: 'sold_out' }),
      at('24', { status: 'relocated', location }),
      at('25', {}),
    ];
    const jsonLdDates = graph({ occurrences }).map((item: Record<string, never>) => [
      String(item['startDate']).slice(8, 10),
      String(item['eventStatus']).replace('https://schema.org/', ''),
      item['previousStartDate'] ?? null,
      String(item['offers']?.['availability']).replace('https://schema.org/', ''),
      item['location']?.['name'],
    ]);
    const [castle, stock] = ['Vajdahunyad vára', 'InStock'];
    expect(jsonLdDates).toEqual([
      ['20', 'EventCancelled', null, 'undefined', castle],
      ['22', 'EventRescheduled', '2026-11-21T18:00:00+01:00', stock, castle],
      ['23', 'EventScheduled', null, 'SoldOut', castle],
      ['24', 'EventScheduled', null, stock, 'Promenád'],
      ['25', 'EventScheduled', null, stock, castle],
    ]);
  });

  test.each(['cancelled', 'postponed'] as const)('has no offer when it is %s', (status) => {
    expect(graph({ status })[0].offers).toBeUndefined();
  });

  test('has sold out and free in the offer', () => {
    expect(graph({ status: 'sold_out' })[0].offers.availability).toBe('https://schema.org/SoldOut');
    expect(graph({ free: true, ticket_url: null })[0]).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, priceCurrency: 'HUF' },
    });
    expect(graph({ ticket_url: null, price: null })[0].offers).toBeUndefined();
    expect(graph({ status: 'sold_out', ticket_url: null, price: null })[0].offers.availability).toBe('https://schema.org/SoldOut');
  });

  test('says whether it is free only if that is known', () => {
    const isFree = [{ free: true }, { free: false, price: '2900 Ft' }, { free: false, price: null }].map(
      (event) => graph(event)[0].isAccessibleForFree,
    );
    expect(isFree).toEqual([true, false, undefined]);
  });

  test('has one offer from the lowest to the highest price; a price as text has no number', () => {
    expect(graph({ price: '5900 Ft, diákoknak 2900 Ft' })[0].offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 2900,
      highPrice: 5900,
      offerCount: 2,
      priceCurrency: 'HUF',
    });
    const from = graph({ price: '3900 Ft-tól' })[0].offers;
    expect([from, 'highPrice' in from, 'price' in from]).toEqual([
      expect.objectContaining({ '@type': 'AggregateOffer', lowPrice: 3900, priceCurrency: 'HUF' }),
      false,
      false,
    ]);
    expect(graph({ price: 'felnőtt: 3900, diák: 1900 Ft' })[0].offers).not.toHaveProperty('price');
    expect(graph({ price: 'Múzeumi jeggyel' })[0].offers).toEqual({
      '@type': 'Offer',
      url: 'https://jegy.example/7',
      availability: 'https://schema.org/InStock',
    });
  });

  test('has dates without times for all-day dates, from the first day to the last', () => {
    const days = { ...occurrence('2026-11-20T00:00:00+01:00', '2027-03-01T00:00:00+01:00', true), until: null };
    expect(graph({ exhibition: true, interval: true, occurrences: [days] })[0]).toMatchObject({
      '@type': 'ExhibitionEvent',
      startDate: '2026-11-20',
      endDate: '2027-03-01',
    });
    expect(graph({ text_date_only: true, start_date: '2026-12-01T00:00:00+01:00', end_date: null, occurrences: [] })[0].startDate).toBe(
      '2026-12-01',
    );
  });

  test('has the street of the place that contains the venue, if it is known', () => {
    const address = { '@type': 'PostalAddress', addressLocality: 'Budapest', postalCode: '1146', addressCountry: 'HU' };
    expect(graph()[0].location.address).toEqual({ ...address, streetAddress: 'Vajdahunyad sétány 1.' });
    expect(graph({}, now, { ...site, address: null })[0].location.address).toEqual(address);
  });

  test('has an event for every future date, at most ten; the last one when all are over', () => {
    const weekly = Array.from({ length: 14 }, (_, week) => {
      const start = Temporal.ZonedDateTime.from('2026-11-06T18:00[Europe/Budapest]').add({ weeks: week });
      return occurrence(start.toString({ timeZoneName: 'never' }));
    });
    const starts = graph({ occurrences: weekly }).map((item: { startDate: string }) => item.startDate);
    expect([starts.length, starts[0]]).toEqual([10, '2026-11-20T18:00:00+01:00']);
    expect(graph({}, Temporal.Instant.from('2027-01-01T00:00:00Z'))).toHaveLength(1);
  });

  test('has the new time of a date that was moved to a day that is over, and not the abandoned one', () => {
    const moved = occurrence('2026-12-10T18:00:00+01:00', null, false, { status: 'moved', new_start: '2026-11-18T18:00:00+01:00' });
    const held = occurrence('2026-11-18T18:00:00+01:00', null, false, { status: 'rescheduled', previous_start: moved.start_date });
    expect(graph({ start_date: moved.start_date, end_date: null, occurrences: [held, moved] })).toMatchObject([
      { startDate: held.start_date, eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: moved.start_date },
    ]);
  });

  test('cannot end its script element', () => {
    expect(buildEventJsonLd(createEvent({ name: '</script><b>' }), site, now)).not.toContain('</script>');
  });
});
