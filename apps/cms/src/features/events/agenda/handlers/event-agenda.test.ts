import { endpoints } from '@liget/content-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../../../platform/read-model/clock.ts';
import { createEventDatabase } from '../../../../testing/events/test-events.ts';
import type { createApiClient } from '../../../../testing/test-content.ts';

let ask: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  ({ ask } = await createEventDatabase());
});
afterAll(() => setClock(undefined));

async function agenda(query: string) {
  const { status, body } = await ask.json(`/hu/event-agenda${query}`);
  expect(status).toBe(200);
  const answer = endpoints.eventAgenda.answer.parse(body);
  const name = new Map(answer.events.map((event) => [event.id, event.name]));
  return { ...answer, days: answer.days.map(({ day, entries }) => [day, ...entries.map(({ event_id }) => name.get(event_id))]) };
}

describe('GET /event-agenda', () => {
  it('lists events by day and lasting ones separately, each event once with the data of a card', async () => {
    const { days, lasting, meta, events } = await agenda('');
    expect(days).toEqual([
      ['2026-11-20', 'Most tart', 'Ma este'],
      ['2026-11-21', 'Kétszer'],
      ['2026-11-22', 'Csak magyarul'],
      ['2026-11-23', 'Elmarad'],
      ['2026-11-28', 'Hétvége'],
      ['2026-11-29', 'Hétvége'],
      ['2026-12-05', 'Kétszer'],
    ]);
    expect(lasting.map(({ occurrences }) => occurrences)).toMatchObject([
      [{ start_date: '2020-01-01T10:00:00+01:00', end_date: null, all_day: false, until: null, status: 'scheduled' }],
    ]);
    // Cancelled events are listed, but not counted.
    expect(meta).toEqual({ page: 1, limit: 20, pages: 1, total: 6, dated: 5, lasting: 1 });
    expect(events).toHaveLength(7);
  });

  it('has pages that do not overlap', async () => {
    const first = await agenda('?limit=3');
    const second = await agenda('?limit=3&page=2');
    expect([first.meta.pages, first.days, second.days]).toEqual([
      3,
      [
        ['2026-11-20', 'Most tart', 'Ma este'],
        ['2026-11-21', 'Kétszer'],
      ],
      [
        ['2026-11-22', 'Csak magyarul'],
        ['2026-11-23', 'Elmarad'],
        ['2026-11-28', 'Hétvége'],
      ],
    ]);
    expect((await agenda('?limit=3&page=99')).days).toEqual([]);
  });

  it('marks all-day occurrences as the contract does', async () => {
    const { body } = await ask.json('/hu/event-agenda?from=2026-11-28&to=2026-11-28');
    expect(body).toMatchObject({
      days: [
        {
          entries: [{ occurrences: [{ start_date: '2026-11-28T00:00:00+01:00', end_date: '2026-11-29T00:00:00+01:00', all_day: true }] }],
        },
      ],
    });
  });

  it('contains neither drafts nor unpublished series', async () => {
    const everything = JSON.stringify((await ask.json('/hu/event-agenda?limit=100')).body);
    expect(everything).not.toMatch(/Vázlat|Titkos/);
    expect((await agenda('?series=titkos-sorozat')).meta.total).toBe(0);
  });

  it('offers the nearest days if nothing matches', async () => {
    const { nearest, relaxed, days } = await agenda('?free=1&from=2026-11-24&to=2026-11-24');
    expect([days, nearest, relaxed]).toEqual([
      [],
      [{ day: '2026-11-20', dated: 1, lasting: 0 }],
      [
        { filter: 'free', count: 1 },
        { filter: 'dates', count: 1 },
      ],
    ]);
  });

  it.each([
    'from=2026-13-01',
    'from=2026-11-21&to=2026-11-20',
    'sort=price',
    'category=nope',
    'time_of_day=night',
    'page=0',
    'limit=101',
    'free=2',
  ])('answers 400 for %s and names the parameter', async (query) => {
    const { status, body } = await ask.json(`/hu/event-agenda?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'bad_parameter', parameter: expect.stringMatching(/^(from|to|sort|category|time_of_day|page|limit|free)$/) },
    });
  });
});
