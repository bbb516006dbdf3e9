import { describe, expect, test } from 'vitest';
import { eventJsonLd } from './event-json-ld.ts';
import { event } from './test-event.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const graph = (more: Parameters<typeof event>[0] = {}, at = now) =>
  JSON.parse(eventJsonLd(event(more), 'https://liget.example', at))['@graph'];

describe('what search engines read of a program', () => {
  test('has one start with its offset, status, place and offer', () => {
    expect(graph()).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: 'Lámpás séta',
        url: 'https://liget.example/varosligeti-programok/lampas-seta',
        inLanguage: 'hu',
        startDate: '2026-11-20T18:00:00+01:00',
        endDate: '2026-11-20T20:00:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: expect.objectContaining({
          '@type': 'Place',
          name: 'Vajdahunyad vára',
          geo: expect.objectContaining({ latitude: 47.5153 }),
        }),
        offers: { '@type': 'Offer', url: 'https://jegy.example/7', availability: 'https://schema.org/InStock' },
        image: ['https://liget.example/media/liget-1440.webp'],
      }),
    ]);
  });

  test.each([
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
    ['rescheduled', 'EventRescheduled'],
    ['sold_out', 'EventScheduled'],
  ] as const)('%s is %s', (status, schema) => {
    expect(graph({ status })[0].eventStatus).toBe(`https://schema.org/${schema}`);
  });

  test('sold out and free are said in the offer', () => {
    expect(graph({ status: 'sold_out' })[0].offers.availability).toBe('https://schema.org/SoldOut');
    expect(graph({ free: true, ticket_url: null })[0]).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, priceCurrency: 'HUF' },
    });
    expect(graph({ ticket_url: null })[0].offers).toBeUndefined();
  });

  test('every occasion to come is an event of its own, at most ten; the last one when all are over', () => {
    const weekly = Array.from({ length: 14 }, (_, week) => {
      const start = Temporal.ZonedDateTime.from('2026-11-06T18:00[Europe/Budapest]').add({ weeks: week });
      return { start_date: start.toString({ timeZoneName: 'never' }), end_date: null, all_day: false };
    });
    const starts = graph({ occurrences: weekly }).map((item: { startDate: string }) => item.startDate);
    expect([starts.length, starts[0]]).toEqual([10, '2026-11-20T18:00:00+01:00']);
    expect(graph({}, Temporal.Instant.from('2027-01-01T00:00:00Z'))).toHaveLength(1);
  });

  test('cannot end the script that it stands in', () => {
    expect(eventJsonLd(event({ name: '</script><b>' }), 'https://liget.example', now)).not.toContain('</script>');
  });
});
