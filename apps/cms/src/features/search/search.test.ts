import type { SearchAnswer, SearchSuggestions } from '@liget/content-api';
import { HOSTILE_TEXTS } from '@liget/language/hostile-texts';
import { toParkDay } from '@liget/park/time';
import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/read-model/clock.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createPicture } from '../../testing/media/test-uploads.ts';
import { createApiClient, publish, richText } from '../../testing/test-content.ts';

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  ask = createApiClient(payload);
  await payload.updateGlobal({ slug: 'content-revision', data: { value: 1 } });
  await publish(
    payload,
    'news',
    {
      title: 'Korcsolyapálya nyílik',
      slug: 'korcsolyapalya',
      lead: 'Jég a tavon',
      body: richText('Hó is lesz.'),
      publishedOn: '2026-11-01T08:00:00Z',
    },
    { title: 'Ice rink opens', slug: 'ice-rink', lead: 'Ice on the lake', body: richText('Snow too.') },
  );
  await publish(
    payload,
    'pages',
    {
      title: 'Mosdók a parkban',
      slug: 'mosdok',
      lead: 'Hol vannak',
      sections: [
        { blockType: 'text', anchor: 'pelenkazo', title: 'Pelenkázók', body: richText('A Nagyjátszótéren és a Látogatóközpontban.') },
        { blockType: 'text', anchor: 'ar', title: 'Mennyibe kerül?', body: richText('Ingyenes.') },
      ],
    },
    { title: 'Restrooms in the park', slug: 'restrooms', lead: 'Where they are' },
  );
});

afterEach(() => setClock(undefined));

const search = async (query: string) => (await ask.json(`/hu/search?${query}`)).body as SearchAnswer;
const titles = async (query: string) => (await search(query)).data.map(({ title }) => title);

describe('the search', () => {
  it('finds other forms of a word, and words of the other language', async () => {
    expect(await titles('q=korcsolyapályák')).toEqual(['Korcsolyapálya nyílik']);
    expect(await titles('q=tavakon')).toEqual(['Korcsolyapálya nyílik']);
    expect(await titles('q=ice rink')).toEqual(['Korcsolyapálya nyílik']);
  });

  it('finds the customer service of a product by the title of its page', async () => {
    await publish(payload, 'products', { name: 'Csónak' }, { name: 'Boats' });
    expect(await titles('q=csónak ügyfélszolgálata')).toEqual(['Csónak: ügyfélszolgálat']);
    expect(await titles('q=panasz')).toEqual(['Csónak: ügyfélszolgálat']);
    const { body } = await ask.json('/en/search?q=boats customer service');
    expect((body as SearchAnswer).data.map(({ title }) => title)).toEqual(['Boats: customer service']);
  });

  it('finds a position until the end of its last day, without a save in between', async () => {
    await publish(payload, 'career-positions', {
      title: 'Kertészgyakornok',
      slug: 'kertesz',
      lead: '',
      deadline: '2026-12-10T11:00:00.000Z',
    });
    const findAt = async (instant: string) => {
      setClock(instant);
      const { body } = await ask.json('/hu/search/suggestions?q=kertészgy');
      return [await titles('q=kertészgyakornok'), (body as SearchSuggestions).results.map(({ title }) => title)];
    };
    expect(await findAt('2026-12-10T23:59:00+01:00')).toEqual([['Kertészgyakornok'], ['Kertészgyakornok']]);
    expect(await findAt('2026-12-11T00:00:00+01:00')).toEqual([[], []]);
  });

  it('marks the matched words in the title and in the excerpt', async () => {
    const [result] = (await search('q=tó jege')).data;
    const { title, title_marks, excerpt, excerpt_marks } = result ?? { title: '', title_marks: [], excerpt: '', excerpt_marks: [] };
    expect(title_marks).toEqual([]);
    expect(excerpt_marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['Jég', 'tavon']);
    expect(title).toBe('Korcsolyapálya nyílik');
  });

  it('links to the matching section of a page', async () => {
    const [result] = (await search('q=pelenkázó')).data;
    expect(result).toMatchObject({
      title: 'Mosdók a parkban',
      sections: [{ title: 'Pelenkázók', title_marks: [[0, 10]], anchor: 'pelenkazo' }],
    });
  });

  it('shows a question before its answer, in any order of the database’s fields', async () => {
    const items = [{ answer: richText('Pórázon igen.'), question: 'Hozhatok kutyát?' }];
    await publish(payload, 'pages', {
      title: 'Házirend',
      slug: 'hazirend',
      lead: 'A',
      sections: [{ items, anchor: 'gyik', blockType: 'faq', title: 'Kérdések' }],
    });
    expect((await search('q=póráz')).data[0]?.excerpt).toContain('Hozhatok kutyát? Pórázon igen.');
  });

  it('shows of a section its texts alone, not the editor’s choices', async () => {
    const sections = [
      { blockType: 'facts', anchor: 'szamok', title: 'Számokban', display: 'figures', facts: [{ label: 'Magasság', value: '150 méter' }] },
      { blockType: 'callout', anchor: 'fontos', title: 'Fontos', tone: 'warning', body: richText('Szélben nem repül.') },
    ];
    await publish(payload, 'pages', { title: 'Kilátó', slug: 'kilato', lead: 'A', sections });
    expect((await search('q=magasság')).data[0]?.excerpt).toContain('Számokban Magasság 150 méter Fontos Szélben nem repül.');
    for (const word of ['figures', 'warning']) expect(await titles(`q=${word}`)).not.toContain('Kilátó');
  });

  it('reflects publications, changes and withdrawals at once', async () => {
    expect(await titles('q=hattyú')).toEqual([]);
    const id = await publish(payload, 'news', {
      title: 'Hattyúk',
      slug: 'hattyuk',
      lead: 'A',
      body: richText('B'),
      publishedOn: '2026-11-01T08:00:00Z',
    });
    expect(await titles('q=hattyú')).toEqual(['Hattyúk']);
    await payload.update({ collection: 'news', id, locale: 'hu', data: { title: 'Kacsák', _status: 'published' } });
    expect(await titles('q=hattyú')).toEqual([]);
    expect(await titles('q=kacsa')).toEqual(['Kacsák']);
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } });
    expect(await titles('q=kacsa')).toEqual([]);
  });

  it('finds an event by the names of its venue, type, category and series, and by changed names at once', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' });
    const type = await publish(payload, 'event-types', { name: 'Árnyjáték', category });
    const location = await publish(payload, 'event-locations', { title: 'Kerengő', latitude: 47.5, longitude: 19.1 });
    const series = await publish(payload, 'event-series', { title: 'Meseesték', picture: await createPicture(payload) });
    const dates = [{ start: '2027-01-08T17:00:00.000Z', end: '2027-01-08T18:00:00.000Z' }];
    await publish(payload, 'events', { title: 'Róka úr', category, type, location, series, dates });
    for (const word of ['árnyjátékok', 'kerengőben', 'meseeste', 'kultúra']) expect(await titles(`q=${word}`)).toContain('Róka úr');
    await payload.update({ collection: 'event-locations', id: location, locale: 'hu', data: { title: 'Oszlopcsarnok' } });
    expect([await titles('q=oszlopcsarnok'), await titles('q=kerengő')]).toEqual([['Róka úr'], []]);
  });

  it('shows the current season’s picture of a place or a page, and the own picture of an article', async () => {
    const winter = await createPicture(payload);
    const summer = await createPicture(payload);
    await payload.update({ collection: 'media', id: winter, data: { season: 'winter' } });
    await payload.update({ collection: 'media', id: summer, data: { season: 'summer', alternates: [winter] } });
    await publish(payload, 'pages', { title: 'Pillangóház', slug: 'pillangohaz', lead: 'Meleg', picture: summer });
    await publish(payload, 'news', { title: 'Pillangóles', slug: 'pillangoles', lead: 'Nyár', body: richText('Ma.'), picture: summer });
    const { filename } = await payload.findByID({ collection: 'media', id: winter });
    const isOfWinter = async () => {
      const { data } = await search('q=pillangó');
      return Object.fromEntries(data.map(({ title, image }) => [title, image?.original.file_name === filename]));
    };
    setClock('2026-12-24T12:00:00+01:00');
    expect(await isOfWinter()).toEqual({ Pillangóház: true, Pillangóles: false });
    setClock('2026-07-01T12:00:00+02:00');
    expect(await isOfWinter()).toEqual({ Pillangóház: false, Pillangóles: false });
  });

  it('offers the events of other times if none is at the time of the query, and says so; not in suggestions', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'sport', name: 'Sport' });
    const type = await publish(payload, 'event-types', { name: 'Bábjáték', category });
    const dates = [{ start: '2099-12-08T17:00:00.000Z', end: '2099-12-08T18:00:00.000Z' }];
    await publish(payload, 'events', { title: 'Paprika Jancsi', category, type, dates });
    const offer = async (q: string) => {
      const { programs, unmatched_time } = await search(`q=${encodeURIComponent(q)}`);
      const { body } = await ask.json(`/hu/search/suggestions?q=${encodeURIComponent(q)}`);
      return [programs && programs.count, programs && programs.from, unmatched_time, (body as SearchSuggestions).programs !== null];
    };
    const tomorrow = toParkDay(Temporal.Now.instant()).add({ days: 1 }).toString();
    const atTime = { from: tomorrow, to: tomorrow, time_of_day: null };
    expect(await offer('bábjáték')).toEqual([1, null, undefined, true]);
    expect(await offer('bábjáték holnap')).toEqual([1, null, atTime, false]);
    expect(await offer('holnap este')).toEqual([null, null, { ...atTime, time_of_day: 'evening' }, false]);
    expect(await offer('korcsolya')).toEqual([null, null, undefined, false]);
  });

  it('gives the status of an event’s date and whether it is all-day, also in suggestions; nothing for an article', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'family', name: 'Család' });
    const dates = [{ start: '2099-12-08T11:00:00.000Z', allDay: true }];
    await publish(payload, 'events', { title: 'Lampionvásár', category, status: 'cancelled', dates });
    const eventDate = { date: '2099-12-08T00:00:00+01:00', state: 'cancelled', all_day: true };
    expect((await search('q=lampionvásár')).data).toMatchObject([eventDate]);
    const { body } = await ask.json(`/hu/search/suggestions?q=${encodeURIComponent('lampionv')}`);
    expect((body as SearchSuggestions).results).toMatchObject([eventDate]);
    expect((await search('q=korcsolyapálya')).data.map(({ state, all_day }) => [state, all_day])).toEqual([[undefined, undefined]]);
  });

  it('gives the words of an event that shows no date, and no hours of it; without a translation only the day', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'outdoor', name: 'Szabadtéri' });
    const dates = [{ start: '2099-12-08T09:00:00.000Z', end: '2099-12-08T10:00:00.000Z' }];
    const words = { dateText: 'Minden fagyos reggel', textDateOnly: true };
    await publish(payload, 'events', { title: 'Jégvirágles', category, dates, ...words });
    await publish(payload, 'events', { title: 'Zúzmaranéző', category, dates, dateText: 'Csak derült időben' });
    const event = { date: '2099-12-08T10:00:00+01:00', date_text: undefined, all_day: false };
    const inWordsOnly = { ...event, all_day: true };
    const read = async (q: string, locale = 'hu') => {
      const { body } = await ask.json(`/${locale}/search?q=${encodeURIComponent(q)}`);
      return (body as SearchAnswer).data.map(({ date, date_text, all_day }) => ({ date, date_text, all_day }));
    };
    expect(await read('jégvirágles')).toEqual([{ ...inWordsOnly, date_text: 'Minden fagyos reggel' }]);
    expect(await read('jégvirágles', 'en')).toEqual([inWordsOnly]);
    expect(await read('zúzmaranéző')).toEqual([event]);
  });

  it('uses the editors’ synonyms and pinned results', async () => {
    expect(await titles('q=illemhely')).toEqual([]);
    await payload.updateGlobal({
      slug: 'search-settings',
      locale: 'hu',
      data: {
        synonyms: [{ words: 'mosdó, illemhely, wc' }],
        pins: [
          { words: 'korcsolya', title: 'Jegyek a jégre', text: 'Itt', url: '/latogatas/jegyek' },
          { words: 'park', title: 'A parkról', text: '', url: '/park' },
          { words: '', title: 'Hívjon minket', text: '', url: '/kapcsolat' },
        ],
      },
    });
    expect(await titles('q=illemhelyek')).toEqual(['Mosdók a parkban']);
    expect((await search('q=korcsolya')).pinned).toEqual([{ title: 'Jegyek a jégre', text: 'Itt', url: '/latogatas/jegyek' }]);
    expect((await search('q=mosdó')).pinned).toEqual([]);
    // A typing error has those of the nearest word.
    expect((await search('q=prakban')).pinned).toEqual([{ title: 'A parkról', text: '', url: '/park' }]);
    expect((await search('q=xqzwvbnm')).pinned).toEqual([{ title: 'Hívjon minket', text: '', url: '/kapcsolat' }]);
  });

  it('tolerates typing errors, and suggests similar words if nothing is found', async () => {
    expect(await titles('q=korcsojapálya')).toEqual(['Korcsolyapálya nyílik']);
    expect((await search('q=mozdók hegedűverseny')).nearest).toContain('mosdók');
  });

  it('answers 400 for a query over 200 characters', async () => {
    expect((await ask.json(`/hu/search?q=${'a'.repeat(201)}`)).status).toBe(400);
  });

  it('examines the first eight words of a query one by one, and the first twelve together', async () => {
    const { nearest } = await search('q=korcsolyapálya nyílik jég tavon hó mosdók parkban pelenkázók ingyenes nagyjátszótéren');
    expect(nearest).toEqual(['korcsolyapálya nyílik jég tavon hó mosdók parkban pelenkázók']);
    const list = await ask.json(`/hu/news?q=${'jég '.repeat(12)}qqqq`);
    expect(list.body).toMatchObject({ data: [{ title: 'Korcsolyapálya nyílik' }] });
  });

  it('answers hostile queries without results or with 400, and later queries as before', async () => {
    const before = await search('q=korcsolya tó');
    const errors: string[] = [];
    for (const { name, text } of [
      ...HOSTILE_TEXTS,
      { name: 'two hundred letters', text: 'ő'.repeat(200) },
      { name: 'a hundred words', text: 'q x '.repeat(50) },
    ]) {
      // Browsers replace lone surrogates.
      const q = encodeURIComponent(text.toWellFormed());
      for (const path of ['/hu/search', '/en/search', '/hu/search/suggestions', '/hu/news', '/hu/events']) {
        const { status, body } = await ask.json(`${path}?q=${q}`);
        const { data, results = data } = body as { data?: unknown[]; results?: unknown[] };
        const isRefused = status === 400 && (text.trim().length > 200 || text.includes('\u0000'));
        if (!isRefused && (status !== 200 || (text.trim() !== '' && results?.length !== 0)))
          errors.push(`${path}, ${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      }
    }
    expect(errors).toEqual([]);
    expect(await search('q=korcsolya tó')).toEqual(before);
    expect(before.data).toHaveLength(1);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) => (await ask.json(`/hu/search/suggestions?q=${encodeURIComponent(q)}`)).body as SearchSuggestions;

  it('complete the beginning of a word', async () => {
    const { words, results } = await suggest('korcs');
    expect(words).toContain('korcsolyapálya');
    expect(results).toMatchObject([{ title: 'Korcsolyapálya nyílik', target: { screen: 'magazineArticle' } }]);
  });

  it('keep the words before it', async () => {
    expect((await suggest('jég korcs')).words).toContain('jég korcsolyapálya');
  });

  it('are empty for an empty text', async () => {
    expect(await suggest('')).toEqual({ query: '', words: [], results: [], programs: null });
  });
});
