import { HOSTILE_TEXTS } from '@liget/language/hostile-texts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { runSql } from '../../platform/database/sql/sql.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { listStatements } from '../../testing/databases/temporary-database.ts';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { createPicture } from '../../testing/media/test-uploads.ts';
import { createDraft, publish, richText } from '../../testing/test-content.ts';
import { describeKind } from '../dashboard/kinds.ts';
import { fillInSearchTexts } from './fill-in.ts';
import { ENGLISH_IS_RIGHT } from './in-english.ts';
import { loadPlannedDates } from './planned-dates.ts';
import { buildReadyLists, type ReadyList } from './ready-lists.ts';

const opened = bothDatabases();
const now = Temporal.Now.instant();
const toHoursAhead = (hours: number) => toStoredText(now.add({ hours }));

/** The conditions of a list's URL, as Payload parses them. */
function toWhere({ query }: ReadyList): Where {
  const conditions = query
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => {
      const [field = '', operator = ''] = [...name.matchAll(/\[([a-zA-Z_]+)\]/g)].slice(-2).map(([, part]) => part);
      return { [field]: { [operator]: value } };
    });
  return { and: conditions };
}

describe.each(DATABASES)('%s', (name) => {
  let payload: Payload;
  let req: PayloadRequest;
  const findIds = async (collection: string, where: Where) => {
    const page = await payload.find({
      collection,
      where,
      draft: true,
      depth: 0,
      locale: 'hu',
      overrideAccess: false,
      user: req.user,
      limit: 100,
    });
    return page.docs.map((document: Record<string, unknown>) => document['title'] ?? document['name'] ?? document['filename']);
  };
  const searched = (collection: string, words: string) => findIds(collection, { or: [{ searchText: { like: words } }] });
  const lists = async (slug: string) => {
    const config = payload.collections[slug]?.config;
    if (!config) throw new Error(`no ${slug}`);
    return buildReadyLists({ req, kind: describeKind(config), now });
  };

  beforeAll(async () => {
    payload = opened(name);
    await ensureRevision(payload);
    const user = await payload.create({
      collection: 'users',
      data: { name: 'Kiss Ágnes', email: 'agnes@liget.example', password: 'finding-only-77b1-lampa', roles: ['administrator'] },
    });
    req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' }, { name: 'Culture' });
    const place = await publish(payload, 'top-locations', {
      title: 'Éjjel zárva',
      latitude: 47.5,
      longitude: 19.1,
      hours: [{ weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '09:00', closes: '09:01' }],
    });
    const location = await publish(payload, 'event-locations', { title: 'Árnyas terem', topLocation: place }, { title: 'Shady hall' });
    const dates = [{ start: toHoursAhead(40), end: toHoursAhead(41) }];
    const base = { category, status: 'scheduled' };
    await publish(
      payload,
      'events',
      { ...base, title: 'Árnyak éje', lead: 'Lámpás séta', dates },
      { title: 'Night of shadows', lead: 'A walk' },
    );
    await publish(payload, 'events', { ...base, title: 'Ernyők', dates, location }, { title: 'Umbrellas' });
    await publish(payload, 'events', { ...base, title: 'Csak magyarul', lead: 'Nincs még angolul', dates });
    await publish(
      payload,
      'events',
      { ...base, title: 'Elmúlt', lead: 'Volt', highlighted: true, dates: [{ start: toHoursAhead(-50), end: toHoursAhead(-49) }] },
      { title: 'Over' },
    );
    await createDraft(payload, 'events', { title: 'Vázlat' });
  });

  test('the search of a list ignores accents and case, in both languages', async () => {
    for (const words of ['arnyak', 'Árnyak', 'ÁRNYAK', 'lampas', 'shadows', 'eje arnyak'])
      expect([words, await searched('events', words)]).toEqual([words, ['Árnyak éje']]);
    expect(await searched('event-locations', 'ARNYAS')).toEqual(['Árnyas terem']);
    expect(await searched('events', 'ornyak')).toEqual([]);
  });

  test('the search of a list finds nothing by hostile texts, and filters accept them', async () => {
    const errors: string[] = [];
    for (const { name: testName, text } of HOSTILE_TEXTS) {
      const words = text.replaceAll('\u0000', ' ').trim();
      try {
        const results = [
          await searched('events', text),
          await findIds('users', { name: { like: text } }),
          await findIds('events', { title: { contains: text } }),
        ];
        if (words !== '' && results.some(({ length }) => length > 0)) errors.push(`${testName}: ${JSON.stringify(results)}`);
      } catch (error) {
        errors.push(`${testName}: ${String(error)}`);
      }
    }
    expect(errors).toEqual([]);
    expect(await searched('events', 'arnyak')).toEqual(['Árnyak éje']);
    expect(await searched('events', `${'arnyak '.repeat(12)} more than twelve words`)).toEqual(['Árnyak éje']);
  });

  test('a changed text is found by its new words, the other language by its old ones', async () => {
    const id = await publish(payload, 'pages', { title: 'Régi őszirózsa' }, { title: 'Old aster' });
    await payload.update({ collection: 'pages', id, draft: true, locale: 'hu', data: { title: 'Új kökörcsin' } });
    expect(await searched('pages', 'kokorcsin')).toEqual(['Új kökörcsin']);
    expect(await searched('pages', 'aster')).toEqual(['Új kökörcsin']);
    expect(await searched('pages', 'oszirozsa')).toEqual([]);
  });

  test('images are found by their descriptions', async () => {
    const id = await createPicture(payload);
    await payload.update({ collection: 'media', id, data: { altHu: 'Őszi fény a tó fölött', altEn: 'Autumn light' } });
    expect(await searched('media', 'oszi to')).toHaveLength(1);
    expect(await searched('media', 'autumn')).toHaveLength(1);
  });

  test('filters and pickers of other forms ignore accents too', async () => {
    expect(await findIds('event-locations', { title: { like: 'arnyas' } })).toEqual(['Árnyas terem']);
    expect(await findIds('users', { or: [{ name: { like: 'kiss agnes' } }] })).toEqual(['Kiss Ágnes']);
  });

  test('the list shows the state of a document’s English', async () => {
    const { docs } = await payload.find({ collection: 'events', draft: true, depth: 0, locale: 'hu', sort: 'id' });
    expect(docs.map(({ title, english }) => [title, english])).toEqual([
      ['Árnyak éje', 'whole'],
      ['Ernyők', 'whole'],
      ['Csak magyarul', 'none'],
      ['Elmúlt', 'partly'],
      ['Vázlat', 'none'],
    ]);
  });

  test('an English list shows the Hungarian title of a document without an English one, and marks it', async () => {
    const draft = await createDraft(payload, 'pages', { title: 'Csónakház' });
    const english = await createLocalReq({ ...(req.user ? { user: req.user } : {}), locale: 'en' }, payload);
    const find = (more: object) =>
      payload.find({
        collection: 'pages',
        where: { id: { equals: draft } },
        draft: true,
        depth: 0,
        locale: 'en',
        fallbackLocale: false,
        overrideAccess: false,
        req: english,
        ...more,
      });
    // The query of Payload's own list.
    expect((await find({ includeLockStatus: true })).docs.map(({ title }) => title)).toEqual(['Csónakház (csak magyarul)']);
    expect((await find({})).docs.map(({ title }) => title ?? null)).toEqual([null]);
  });

  test('rows and long texts count, each with its own translation', async () => {
    const years = { facts: [{ label: 'Fák', value: '12' }], status: 'completed', body: richText('Szöveg') };
    const id = await publish(payload, 'projects', { title: 'Sorok', ...years }, { title: 'Rows', body: richText('Text') });
    const english = async () => (await payload.findByID({ collection: 'projects', id, draft: true })).english;
    const row = (await payload.findByID({ collection: 'projects', id, locale: 'hu' })).facts?.[0];
    const data = { facts: [{ id: row?.id ?? null, label: '', value: '12' }] };
    await payload.update({ collection: 'projects', id, draft: true, locale: 'en', data });
    expect(await english()).toBe('partly');
    await payload.update({ collection: 'projects', id, locale: 'en', data: { facts: [{ id: row?.id, label: 'Trees', value: '12' }] } });
    expect(await english()).toBe('whole');
    await payload.update({ collection: 'projects', id, locale: 'hu', data: { lead: 'Új bevezető' } });
    expect(await english()).toBe('partly');
  });

  test('English is outdated after a change in Hungarian until English changes or somebody confirms it', async () => {
    const body = (words: string) => ({ body: richText(words) });
    const id = await publish(payload, 'pages', { title: 'Parkolás', ...body('Ingyenes.') }, { title: 'Parking', ...body('Free.') });
    const save = (locale: 'hu' | 'en', data: object, context = {}) =>
      payload.update({ collection: 'pages', id, locale, draft: true, context, data: { ...data, _status: 'draft' } });
    const english = async () => (await payload.findByID({ collection: 'pages', id, draft: true })).english;
    await save('hu', { reviewOn: toHoursAhead(-1) });
    await save('hu', body('Ingyenes.'));
    expect(await english()).toBe('whole');
    await save('hu', body('Fizetős.'));
    expect(await english()).toBe('older');
    // Another save without changes does not affect it.
    await save('hu', { title: 'Parkolás' });
    await save('en', { title: 'Parking', ...body('Free.') });
    expect(await english()).toBe('older');
    await save('en', body('Not free.'));
    expect(await english()).toBe('whole');
    await save('hu', { title: 'Parkolás a Ligetben' });
    expect(await english()).toBe('older');
    await save('hu', {}, { [ENGLISH_IS_RIGHT]: true });
    expect(await english()).toBe('whole');
    // A new Hungarian text is missing in English, which is not outdated by it.
    await save('hu', { lead: 'Új bevezető' });
    expect(await english()).toBe('partly');
    await payload.delete({ collection: 'pages', id });
  });

  test('each ready-made list has the number of documents that it shows', async () => {
    const events = (await payload.find({ collection: 'events', where: { title: { equals: 'Vázlat' } }, draft: true })).docs[0];
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(toHoursAhead(5)),
      input: {
        type: 'publish',
        doc: { relationTo: 'events', value: String(events?.id) },
        user: { relationTo: 'users', value: req.user?.id },
      },
    });
    const found = await lists('events');
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['whole', 5],
      ['coming', 3],
      ['drafts', 1],
      ['scheduled', 1],
      ['english', 3],
      ['out-of-date', 1],
      ['outside', 1],
    ]);
    // The next dates come first; the whole list has its own order again.
    expect(found.slice(0, 2).map(({ query }) => query.at(-1))).toEqual([
      ['sort', '-firstStart'],
      ['sort', 'firstStart'],
    ]);
    for (const list of found) expect([list.name, (await findIds('events', toWhere(list))).length]).toEqual([list.name, list.count]);
    expect((await loadPlannedDates(payload, 'events')).get(String(events?.id))).toEqual({ publish: toHoursAhead(5) });
  });

  test('trashed documents are in no ready-made list', async () => {
    const id = await createDraft(payload, 'news', { title: 'Kidobott' });
    await createDraft(payload, 'news', { title: 'Megmaradt' });
    await payload.update({ collection: 'news', id, draft: true, data: { deletedAt: toHoursAhead(0) } });
    expect((await lists('news')).map(({ name: listName, count }) => [listName, count])).toEqual([
      ['whole', 1],
      ['drafts', 1],
      ['english', 1],
    ]);
  });

  test('documents saved before the search existed are found after the next start', async () => {
    const before = await payload.find({
      collection: 'events',
      draft: true,
      depth: 0,
      sort: 'id',
      select: { searchText: true, english: true },
    });
    for (const table of ['events', '_events_v']) {
      const prefix = table === 'events' ? '' : 'version_';
      await runSql(payload, `UPDATE "${table}" SET ${prefix}search_text = NULL, ${prefix}english = NULL`);
    }
    expect(await searched('events', 'arnyak')).toEqual([]);
    expect(await fillInSearchTexts(payload)).toBe(5);
    expect(
      await payload.find({ collection: 'events', draft: true, depth: 0, sort: 'id', select: { searchText: true, english: true } }),
    ).toEqual(before);
    expect(await fillInSearchTexts(payload)).toBe(0);
  });

  test('the ready-made lists of events take four queries, however many events there are', async () => {
    expect((await listStatements(payload, () => lists('events'))).length).toBeLessThanOrEqual(4);
    expect((await listStatements(payload, () => lists('news'))).length).toBeLessThanOrEqual(2);
  });
});
