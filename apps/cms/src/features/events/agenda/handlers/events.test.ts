import { endpoints, LOCALES } from '@liget/content-api';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raise } from '../../../../platform/content-revision/raise.ts';
import { setClock } from '../../../../platform/read-model/clock.ts';
import { createEventDatabase } from '../../../../testing/events/test-events.ts';
import { type createApiClient, type fillWithOneOfEach, NOON, publish } from '../../../../testing/test-content.ts';

let ask: ReturnType<typeof createApiClient>;
let database: Payload;
let basics: Awaited<ReturnType<typeof fillWithOneOfEach>>;

beforeAll(async () => {
  ({ payload: database, ask, basics } = await createEventDatabase());
});
afterAll(() => setClock(undefined));

async function list(query: string) {
  const { status, body } = await ask.json(`/hu/events${query}`);
  expect(status).toBe(200);
  const { data, meta } = endpoints.events.answer.parse(body);
  return { names: data.map(({ name }) => name), meta, data };
}
const names = async (query: string) => (await list(query)).names;

/** Runs a test with its own event, which is deleted before other tests read the lists. */
async function withProgram(title: string, fetchEvent: (id: number) => Promise<void>): Promise<void> {
  const occurrences = [{ start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T18:00:00.000Z' }];
  const id = await publish(database, 'events', { ...basics, title, occurrences });
  try {
    await fetchEvent(id);
  } finally {
    await database.delete({ collection: 'events', id });
  }
}

describe('GET /events', () => {
  it('lists events that are not over: current ones first, then by time, permanent ones last', async () => {
    expect(await names('')).toEqual(['Most tart', 'Ma este', 'Kétszer', 'Csak magyarul', 'Elmarad', 'Hétvége', 'Állandó tárlat']);
  });

  it('pages through them', async () => {
    expect(await list('?limit=3&page=2')).toMatchObject({
      names: ['Csak magyarul', 'Elmarad', 'Hétvége'],
      meta: { total: 7, page: 2, limit: 3 },
    });
    expect(await list('?limit=3&page=9')).toMatchObject({ names: [], meta: { total: 7, page: 9, limit: 3 } });
  });

  it('reads days as days in Budapest, inclusive', async () => {
    expect(await names('?from=2026-11-20&to=2026-11-20')).toEqual(['Most tart', 'Ma este', 'Állandó tárlat']);
    expect(await names('?from=2026-11-29&to=2026-11-29')).toEqual(['Hétvége', 'Állandó tárlat']);
    expect(await names('?from=2026-11-10&to=2026-11-10')).toEqual(['Elmúlt', 'Állandó tárlat']);
    expect(await names('?start_date=2026-11-23')).toEqual(['Elmarad', 'Hétvége', 'Kétszer', 'Állandó tárlat']);
  });

  it('sorts by the next date after a future start day', async () => {
    expect(await names('?from=2026-11-22&to=2026-12-31')).toEqual(['Csak magyarul', 'Elmarad', 'Hétvége', 'Kétszer', 'Állandó tárlat']);
  });

  it('applies day and time of day to the same occurrence', async () => {
    expect(await names('?to=2026-11-25&time_of_day=evening')).toEqual(['Ma este', 'Állandó tárlat']);
    expect(await names('?from=2026-12-05&time_of_day=evening')).toEqual(['Kétszer', 'Állandó tárlat']);
    expect(await names('?from=2026-12-05&time_of_day=forenoon')).toEqual(['Állandó tárlat']);
  });

  it('supports all filters of the screen', async () => {
    expect(await names('?free=1')).toEqual(['Ma este']);
    expect(await names('?free=0')).not.toContain('Ma este');
    expect(await names('?highlighted=1&start_date=2026-11-20&limit=7')).toEqual(['Ma este']);
    expect(await names('?category=sport')).toEqual([]);
    expect(await names('?category=sport&category=cultural')).toHaveLength(7);
    expect(await names('?type=concert&location=nagyterem')).toHaveLength(6);
    expect(await names('?location=nincs')).toEqual([]);
    expect(await names('?accessibility=step_free')).toEqual(['Ma este', 'Kétszer']);
    expect(await names('?accessibility=step_free&accessibility=sign_language')).toEqual(['Ma este']);
  });

  it('filters by published series only', async () => {
    expect(await names('?series=1')).toEqual(['Ma este']);
    expect(await names('?series=winter-evenings')).toEqual(['Ma este']);
    expect(await names('?series=titkos-sorozat')).toEqual([]);
  });

  it('searches title and lead in both languages, ignoring accents', async () => {
    expect(await names('?q=OSZI')).toEqual(['Ma este']);
    expect(await names('?q=autumn')).toEqual(['Ma este']);
    expect(await names('?q=nincs%20ilyen')).toEqual([]);
    expect(await names("?q=%25'%3B--")).toEqual([]);
  });

  it('changes during the day without a publication', async () => {
    setClock('2026-11-20T20:30:00+01:00');
    expect(await names('')).toEqual(['Kétszer', 'Csak magyarul', 'Elmarad', 'Hétvége', 'Állandó tárlat']);
    expect(await names('?from=2026-11-20&to=2026-11-20')).toEqual(['Állandó tárlat']);
    expect(await names('?start_date=2026-11-20&to=2026-11-20')).toEqual(['Most tart', 'Ma este', 'Állandó tárlat']);
    setClock(NOON);
  });
});

it('the search shows the next date of an event, the last one when it is over, and none for a permanent event', async () => {
  const getDate = async (q: string) => {
    const { body } = await ask.json(`/hu/search?q=${encodeURIComponent(q)}&tab=events`);
    return (body as { data: { date: string | null }[] }).data[0]?.date;
  };
  expect(await getDate('kétszer')).toBe('2026-11-21T10:00:00+01:00');
  setClock('2026-11-21T12:00:00+01:00');
  expect(await getDate('kétszer')).toBe('2026-12-05T19:00:00+01:00');
  expect(await getDate('elmúlt')).toBe('2026-11-10T18:00:00+01:00');
  expect(await getDate('állandó tárlat')).toBeNull();
  setClock(NOON);
});

describe('a lasting event at a place that is open on Tuesdays and Wednesdays in January', () => {
  it('is listed on days on which the place is open, also after its hours have changed', async () => {
    const dates = [{ start: '2020-01-01T09:00:00.000Z' }];
    await withProgram('Tárlat a házban', async (id) => {
      const data = { exhibition: 'permanent', openEnded: true, dates, occurrences: dates, _status: 'published' } as const;
      await database.update({ collection: 'events', id, data });
      const isListed = async (day: string) => (await names(`?from=${day}&to=${day}`)).includes('Tárlat a házban');
      expect([await isListed('2027-01-04'), await isListed('2027-01-05'), await isListed('2027-02-02')]).toEqual([false, true, false]);
      const { docs } = await database.find({ collection: 'top-locations', limit: 1 });
      const [house] = docs;
      await database.update({
        collection: 'top-locations',
        id: Number(house?.['id']),
        data: { exceptions: [{ day: '2027-02-02T11:00:00.000Z', opens: '10:00', closes: '14:00' }], _status: 'published' },
      });
      expect(await isListed('2027-02-02')).toBe(true);
    });
  });
});

describe('GET /events/:slug', () => {
  it('shows the next occurrence first, and all occurrences', async () => {
    const { data } = await list('?accessibility=step_free');
    expect(data.find(({ name }) => name === 'Kétszer')).toMatchObject({
      start_date: '2026-11-21T10:00:00+01:00',
      end_date: '2026-11-21T11:00:00+01:00',
      occurrences: [{ start_date: '2026-11-21T10:00:00+01:00' }, { start_date: '2026-12-05T19:00:00+01:00' }],
      category: { id: 1, slug: 'cultural' },
      location: { title: 'Nagyterem', top_location: { slugs: { hu: 'neprajzi-muzeum' } } },
    });
  });

  it('keeps the date of a cancelled event, with its status', async () => {
    expect((await ask.json('/en/events/called-off')).body).toMatchObject({
      data: { status: 'cancelled', status_note: 'Eső', url: '/en/programs-in-varosliget/called-off' },
    });
  });

  it('shows the original start of a moved event', async () => {
    await withProgram('Áthelyezve', async (id) => {
      const previously = async (status: string) => {
        const data = { status, previousStart: '2026-11-09T17:00:00.000Z', _status: 'published' };
        await database.update({ collection: 'events', id, data });
        return (await ask.json('/hu/events/athelyezve')).body;
      };
      expect(await previously('rescheduled')).toMatchObject({ data: { previous_start: '2026-11-09T18:00:00+01:00' } });
      expect(await previously('scheduled')).toMatchObject({ data: { previous_start: null } });
    });
  });

  it('returns an event without an end', async () => {
    // A permanent exhibition is constant, whether an editor ticked that too or not.
    expect((await ask.json('/hu/events/allando-tarlat')).body).toMatchObject({
      data: { exhibition: true, constant: true, periodic: false },
    });
    expect((await ask.json('/hu/events/allando-tarlat')).body).toMatchObject({
      data: { exhibition: true, periodic: false, end_date: null },
    });
    expect((await ask.json('/hu/events/hetvege')).body).toMatchObject({
      data: { start_date: '2026-11-28T00:00:00+01:00', end_date: '2026-11-29T00:00:00+01:00' },
    });
  });

  it('marks an event without an end as lasting, whether that was ticked or not', async () => {
    const dates = [{ start: '2026-11-18T09:00:00.000Z', end: '2026-11-18T10:00:00.000Z' }];
    await withProgram('Bármikor látogatható', async (id) => {
      await database.update({ collection: 'events', id, data: { openEnded: true, dates, occurrences: dates, _status: 'published' } });
      expect((await ask.json('/hu/events/barmikor-latogathato')).body).toMatchObject({ data: { interval: true, end_date: null } });
    });
  });

  it('leaves out an unpublished series', async () => {
    expect((await ask.json('/hu/events/most-tart')).body).toMatchObject({ data: { series: null } });
  });

  it('returns an event that is over', async () => {
    expect((await ask.json('/hu/events/elmult')).body).toMatchObject({
      data: { name: 'Elmúlt', siblings: [{ name: 'Ma este' }], related: [{ name: 'Most tart' }, {}, {}] },
    });
  });

  it('recommends no event that is cancelled', async () => {
    const { body } = await ask.json('/hu/events/hetvege');
    const { related } = endpoints.event.answer.parse(body).data;
    expect(related.map(({ name }) => name)).toEqual(['Most tart', 'Ma este', 'Kétszer']);
    setClock('2026-11-23T08:00:00+01:00');
    const { data } = endpoints.event.answer.parse((await ask.json('/hu/events/hetvege')).body);
    setClock(NOON);
    expect(data.related.map(({ name }) => name)).not.toContain('Elmarad');
  });

  it('lists the events of its series: future ones first, then past ones', async () => {
    expect((await ask.json('/hu/event-series/teli-estek')).body).toMatchObject({
      data: { events: [{ name: 'Ma este' }, { name: 'Elmúlt' }], coming: 1, next_start: '2026-11-20T18:00:00+01:00' },
    });
    expect((await ask.json('/en/event-series')).body).toMatchObject({ data: [{ title: 'Winter evenings', coming: 1 }] });
    setClock('2027-01-01T12:00:00+01:00');
    expect((await ask.json('/hu/event-series/teli-estek')).body).toMatchObject({
      data: { events: [{ name: 'Ma este' }, { name: 'Elmúlt' }], coming: 0, next_start: null },
    });
    setClock(NOON);
  });
});

describe('GET /event-calendar', () => {
  const occurrences = async (query: string) => {
    const { status, body } = await ask.json(`/en/event-calendar${query}`);
    expect(status).toBe(200);
    return endpoints.eventCalendar.answer.parse(body).data.map(({ name, occasions: dates }) => [name, dates.length]);
  };

  it('contains events with their matching dates, and marks cancelled ones', async () => {
    expect(await occurrences('')).toEqual([
      ['Over', 1],
      ['On now', 1],
      ['Tonight', 1],
      ['Twice', 2],
      ['Csak magyarul', 1],
      ['Called off', 1],
      ['Weekend', 1],
    ]);
    expect(await occurrences('?time_of_day=evening&from=2026-12-01')).toEqual([['Twice', 1]]);
    expect(await occurrences('?event=ketszer')).toEqual([['Twice', 2]]);
    expect(await occurrences('?event=nincs')).toEqual([]);
  });

  it('keeps the id of an occurrence after it was moved', async () => {
    await withProgram('Áthelyezett', async (id) => {
      const occurrenceIds = async () =>
        endpoints.eventCalendar.answer
          .parse((await ask.json('/hu/event-calendar?event=athelyezett')).body)
          .data[0]?.occasions.map((occurrence) => occurrence.id);
      const before = await occurrenceIds();
      const event = await database.findByID({ collection: 'events', id, depth: 0, locale: 'hu' });
      const [row] = Array.isArray(event['occurrences']) ? event['occurrences'] : [];
      const data = { occurrences: [{ ...row, start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T09:00:00.000Z' }] };
      await database.update({ collection: 'events', id, locale: 'hu', data });
      expect(before).toHaveLength(1);
      expect(await occurrenceIds()).toEqual(before);
    });
  });
});

it('leaves out an event that cannot be converted, and lists the others', async () => {
  await withProgram('Törött', async (id) => {
    expect(await names('')).toContain('Törött');
    await database.db.updateOne({ collection: 'events', id, data: { category: null } });
    await raise({ context: {}, payload: database }, 'events');
    for (const locale of LOCALES) expect((await ask.json(`/${locale}/events`)).status).toBe(200);
    expect(await names('')).toContain('Kétszer');
    expect(await names('')).not.toContain('Törött');
  });
});
