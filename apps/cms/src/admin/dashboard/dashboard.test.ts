import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { summarizeBalloon } from '../../features/balloon/desk.ts';
import { createDraft, publish } from '../../testing/test-content.ts';
import { fillDashboard } from '../../testing/test-dashboard.ts';
import { bothDatabases, DATABASES } from '../../testing/test-databases.ts';
import { createPicture } from '../../testing/test-uploads.ts';
import { readApprovals } from './approvals.ts';
import {
  countMissingEnglish,
  type DashboardReader,
  listDrafts,
  listRecentChanges,
  readEditing,
  readScheduled,
  readTitles,
} from './blocks.ts';
import { countClosedPrograms, listProgramsAhead, readDaysOnSite } from './programs.ts';
import { loadReviews, loadTranslations } from './review.ts';
import { lookedAtEndpoint } from './review-confirmation.ts';
import { searchDocuments } from './search.ts';
import { findDeadEnds, findImageErrors, findOutdated, loadWaitingCases } from './upkeep.ts';

const opened = bothDatabases();
const HOUR = 3_600_000;
const now = Temporal.Now.instant();
const at = (hours: number) => new Date(now.epochMilliseconds + hours * HOUR).toISOString();
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe.each(DATABASES)('%s', (name) => {
  let payload: Payload;
  let dashboardReader: DashboardReader;
  let req: PayloadRequest;

  beforeAll(async () => {
    payload = opened(name);
    dashboardReader = await fillDashboard(payload, now);
    ({ req } = dashboardReader);
  });

  test('requested approvals are shown to users who may publish, returned ones to their requester', async () => {
    const id = await createDraft(payload, 'pages', { title: 'Átnézendő' });
    const step = (kind: string, who: number, comment = '') =>
      payload.db.create({
        collection: 'approval-steps',
        data: { subject: 'pages', document: String(id), kind, who, name: `${who}`, comment },
      });
    const ownId = Number(req.user?.id);
    const readMessages = async () => {
      const { toReview, returned, handedIn } = await readApprovals(dashboardReader);
      return [toReview, returned, handedIn].map((items) => items.map(({ title, comment }) => [title, comment]));
    };
    await step('requested', ownId + 1, 'Kész.');
    expect(await readMessages()).toEqual([[['Átnézendő', 'Kész.']], [], []]);
    await step('returned', ownId, 'Rövidebben!');
    expect(await readMessages()).toEqual([[], [], []]);
    await step('requested', ownId);
    expect(await readMessages()).toEqual([[], [], [['Átnézendő', '']]]);
    await step('returned', ownId + 1, 'Kép?');
    expect(await readMessages()).toEqual([[], [['Átnézendő', 'Kép?']], []]);
    await step('published', ownId + 1);
    expect(await readMessages()).toEqual([[], [], []]);
  });

  test('events of the next seven days are in order, with cancelled ones and those at closed places marked', async () => {
    const programs = await listProgramsAhead(dashboardReader);
    expect(programs.map(({ title, status, isOutsideHours }) => [title, status, isOutsideHours])).toEqual([
      ['Őszi Tűzijáték', 'cancelled', false],
      ['Zárt ajtók', 'scheduled', true],
    ]);
    expect(programs[0]?.start).toBe(at(30));
    // The cancelled one is in sight on the site, too, but not counted.
    const counts = await readDaysOnSite(dashboardReader);
    expect(programs.map(({ day }) => counts.get(day)?.dated)).toEqual([0, 1]);
    const closed = countClosedPrograms([...programs, ...programs]);
    expect(closed.count).toBe(1);
    expect(Object.fromEntries(new URLSearchParams(closed.query))).toEqual({ 'where[or][0][and][0][id][in]': String(programs[1]?.id) });
  });

  test('an English editor reads English titles, and Hungarian ones where there is no English', async () => {
    const events = await listProgramsAhead({ ...dashboardReader, language: 'en' });
    expect(events.map(({ title, language }) => [title, language])).toEqual([
      ['Őszi Tűzijáték', 'hu'],
      ['Zárt ajtók', 'hu'],
    ]);
    const drafts = await listDrafts({ ...dashboardReader, language: 'en' }, 'all');
    expect(drafts.map(({ title, language }) => [title, language])).toEqual(
      expect.arrayContaining([
        ['Changed', 'en'],
        ['Saját vázlat', 'hu'],
      ]),
    );
    const { announcements } = await findOutdated({ ...dashboardReader, language: 'en' });
    expect(announcements.items.map(({ title, language }) => [title, language])).toEqual([['Old', 'en']]);
  });

  test('the user’s own drafts and changed documents are listed, oldest first, and not those of others', async () => {
    const drafts = await listDrafts(dashboardReader);
    expect(drafts.map(({ title, isPublic, by }) => [title, isPublic, by])).toEqual([
      ['Újraírt cikk', true, "Ó'Kis Anna"],
      ['Saját vázlat', false, "Ó'Kis Anna"],
    ]);
    expect(titles(await listDrafts(dashboardReader, 'all'))).toContain('Valaki más vázlata');
  });

  test('a draft of a menu is titled by its zone, and the search does not find it by the stored value', async () => {
    const id = await publish(payload, 'menus', { name: 'FooterLeftColumn' });
    await payload.update({ collection: 'menus', id, draft: true, data: { items: [], _status: 'draft' } });
    const menus = (await listDrafts(dashboardReader, 'all')).find(({ kind }) => kind.slug === 'menus');
    expect([menus?.isPublic, menus?.kind.titles?.get(menus.title)?.hu]).toEqual([true, 'Lábléc: bal oszlop']);
    expect(await searchDocuments(dashboardReader, 'footer')).toEqual([]);
    await payload.delete({ collection: 'menus', id });
  });

  test('published documents without English are counted by kind', async () => {
    const missing = await countMissingEnglish(dashboardReader);
    expect(missing.map(({ kind, count }) => [kind.slug, count])).toEqual([
      ['events', 4],
      ['top-locations', 1],
    ]);
    const { totalDocs } = await payload.find({
      collection: 'events',
      locale: 'en',
      where: { and: [{ _status: { equals: 'published' } }, { title: { exists: false } }] },
    });
    expect(totalDocs).toBe(4);
  });

  test('announcements older than a week and highlighted events that are over are outdated', async () => {
    const { announcements, programs } = await findOutdated(dashboardReader);
    expect([titles(announcements.items), titles(programs.items)]).toEqual([['Régi közlemény'], ['Elmúlt kiemelt']]);
  });

  test('published pages due for review are listed with the responsible user, own ones first; pages without a date are counted', async () => {
    const page = (title: string, hours: number | null, more: object = {}) =>
      publish(payload, 'pages', { title, reviewOn: hours === null ? null : at(hours), ...more }, { title: `${title} (en)` });
    const colleague = await payload.create({
      collection: 'users',
      data: { name: 'Rita', email: 'rita@liget.example', password: 'first-screen-only-77b1', roles: ['magazine'] },
    });
    const ids = [
      await page('Régen esedékes', -90 * 24, { responsible: colleague.id }),
      await page('Az enyém', -24, { responsible: req.user?.id }),
      await page('Senkié', -48),
      await page('Ráér', 30 * 24),
      await page('Nincs megadva', null),
    ];
    const draft = await createDraft(payload, 'pages', { title: 'Piszkozat', reviewOn: at(-24) });
    const reviews = await loadReviews(dashboardReader);
    expect(reviews.due.map(({ title, responsible, isMine }) => [title, responsible, isMine])).toEqual([
      ['Az enyém', "Ó'Kis Anna", true],
      ['Régen esedékes', 'Rita', false],
      ['Senkié', '', false],
    ]);
    expect([reviews.dueCount, reviews.unset.map(({ kind, count }) => [kind.slug, count])]).toEqual([
      3,
      [
        ['top-locations', 1],
        ['pages', 1],
      ],
    ]);
    expect(await loadReviews({ ...dashboardReader, kinds: [] })).toEqual({ due: [], dueCount: 0, unset: [] });
    // Deleting a user keeps the documents.
    await payload.delete({ collection: 'users', id: colleague.id });
    expect((await loadReviews(dashboardReader)).due.map(({ responsible }) => responsible)).toEqual(["Ó'Kis Anna", '', '']);
    for (const id of [...ids, draft]) await payload.delete({ collection: 'pages', id });
  });

  test('a confirmed review is due again later, confirmed English is no longer outdated, and drafts stay drafts', async () => {
    const id = await publish(payload, 'pages', { title: 'Nézendő', reviewOn: at(-24) }, { title: 'To look at' });
    const older = await publish(payload, 'pages', { title: 'Régi angol' }, { title: 'Old English' });
    await payload.update({ collection: 'pages', id: older, draft: true, locale: 'hu', data: { title: 'Új magyar', _status: 'draft' } });
    const translations = await loadTranslations(dashboardReader);
    expect(titles(translations.older)).toEqual(['Újraírt cikk', 'Új magyar']);
    expect(translations.olderCounts.map(({ kind, count }) => [kind.slug, count])).toEqual([
      ['news', 1],
      ['pages', 1],
    ]);
    const send = async (body: object, as: unknown = req.user) => {
      const localReq = await createLocalReq({ user: as as NonNullable<typeof req.user> }, payload);
      return lookedAtEndpoint.handler(Object.assign(localReq, { json: async () => body }));
    };
    const page = { collection: 'pages', id };
    expect((await send({ ...page, what: 'review', next: at(4000) })).status).toBe(200);
    expect((await send({ collection: 'pages', id: older, what: 'english' })).status).toBe(200);
    expect((await loadReviews(dashboardReader)).due).toEqual([]);
    expect(titles((await loadTranslations(dashboardReader)).older)).toEqual(['Újraírt cikk']);
    const fetchShown = async (pageId: number) => payload.findByID({ collection: 'pages', id: pageId, locale: 'hu' });
    expect(await fetchShown(id)).toMatchObject({ _status: 'published', reviewOn: at(4000) });
    expect(await fetchShown(older)).toMatchObject({ title: 'Régi angol' });
    const reader = { id: 78, collection: 'users', roles: ['service'] };
    for (const [request, as, status] of [
      [{ ...page, what: 'review', next: at(4000) }, reader, 403],
      [{ ...page, what: 'review' }, req.user, 400],
      [{ ...page, collection: 'users', what: 'english' }, req.user, 400],
      [{ ...page, id: 99_999, what: 'english' }, req.user, 404],
    ] as const)
      expect([request, (await send(request, as)).status]).toEqual([request, status]);
    for (const pageId of [id, older]) await payload.delete({ collection: 'pages', id: pageId });
  });

  test('the latest saves are listed with their users and newest titles', async () => {
    const changes = await listRecentChanges(dashboardReader);
    expect(changes.map(({ title, by }) => [title, by])).toEqual([
      ['Saját vázlat', "Ó'Kis Anna"],
      ['Újraírt cikk', "Ó'Kis Anna"],
    ]);
  });

  test('current editors and scheduled publications are listed', async () => {
    const id = (await listDrafts(dashboardReader))[0]?.id;
    const user = { relationTo: 'users', value: req.user?.id };
    await payload.db.create({ collection: 'payload-locked-documents', data: { document: { relationTo: 'news', value: id }, user } });
    expect((await readEditing(dashboardReader)).map(({ title, by }) => [title, by])).toEqual([['Újraírt cikk', "Ó'Kis Anna"]]);
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(at(5)),
      input: { type: 'publish', doc: { relationTo: 'news', value: String(id) }, user },
    });
    expect(await readScheduled(dashboardReader)).toMatchObject([{ title: 'Újraírt cikk', action: 'publish', at: at(5), by: "Ó'Kis Anna" }]);
  });

  test('the inbox block counts unread cases and lists overdue ones, then the nearest deadlines', async () => {
    const enquiry = (reference: string, state: string, unread: boolean, due: string) =>
      payload.db.create({ collection: 'enquiries', data: { reference, state, unread, kind: 'complaint', due: `${due}T11:00:00.000Z` } });
    await enquiry('P-1', 'new', true, '2030-01-30');
    await enquiry('P-2', 'closed', false, '2020-01-01');
    await enquiry('P-3', 'inProgress', false, '2020-01-05');
    await enquiry('P-4', 'waiting', false, '2030-01-08');
    const cases = await loadWaitingCases(dashboardReader);
    expect([cases?.unread, cases && titles(cases.urgent)]).toEqual([1, ['P-3', 'P-4', 'P-1']]);
    expect(
      await loadWaitingCases({ ...dashboardReader, kinds: dashboardReader.kinds.filter(({ slug }) => slug !== 'enquiries') }),
    ).toBeNull();
  });

  test('images that are too narrow, lack an author or are outside their licence period are counted, each with a list', async () => {
    const errors = async () => Object.fromEntries((await findImageErrors(dashboardReader)).map(({ error, count }) => [error, count]));
    expect(await errors()).toEqual({ narrow: 1 });
    const [early, old, free] = [await createPicture(payload), await createPicture(payload), await createPicture(payload)];
    await payload.db.updateOne({ collection: 'media', id: early, data: { shownFrom: at(2), licenceKind: null } });
    await payload.db.updateOne({ collection: 'media', id: old, data: { shownUntil: at(-2), credit: null } });
    // Older images may have the licence as free text.
    await payload.db.updateOne({
      collection: 'media',
      id: free,
      data: { licenceKind: null, licence: 'CC BY 4.0', shownUntil: at(8 * 24) },
    });
    expect(await errors()).toEqual({ narrow: 4, uncredited: 2, ending: 1, waiting: 1 });
    expect((await findImageErrors(dashboardReader)).find(({ error }) => error === 'uncredited')?.query).toBe(
      new URLSearchParams([
        ['where[or][0][and][0][credit][exists]', 'false'],
        ['where[or][1][and][0][licenceKind][exists]', 'false'],
        ['where[or][1][and][1][licence][exists]', 'false'],
      ]).toString(),
    );
    await payload.db.updateOne({ collection: 'media', id: old, data: { altEn: '' } });
    await payload.db.updateOne({ collection: 'media', id: early, data: { altHu: '' } });
    const named = await readTitles(
      dashboardReader,
      [early, old].map((id) => ({ slug: 'media', id })),
    );
    expect([...named.values()].map(({ title }) => title).toSorted()).toEqual(['A tó', expect.stringMatching(/^to-.*\.png$/)]);
    await payload.db.updateOne({ collection: 'media', id: early, data: { altHu: 'A tó' } });
    const { count, query } = (await findImageErrors(dashboardReader)).find(({ error }) => error === 'undescribed') ?? {};
    // The admin's list drops comparisons with the empty text.
    expect([count, query]).toEqual([
      1,
      new URLSearchParams([
        ['where[or][0][and][0][altHu][exists]', 'false'],
        ['where[or][1][and][0][altEn][exists]', 'false'],
      ]).toString(),
    ]);
    expect(await findImageErrors({ ...dashboardReader, kinds: [] })).toEqual([]);
  });

  test('dead links are counted, and the most requested missing pages and searches without results are listed, for users who may read them', async () => {
    const link = (key: string, error: string, nights: number) =>
      payload.db.create({ collection: 'dead-links', data: { key, fault: error, nights, address: `/${key}` } });
    await link('a', 'unpublished', 1);
    await link('b', 'unreachable', 1);
    await link('c', 'unreachable', 2);
    for (const [path, count] of [
      ['/sokan', 9],
      ['/kevesen', 1],
    ] as const)
      await payload.db.create({ collection: 'missed-pages', data: { path, count } });
    await payload.db.create({ collection: 'search-misses', data: { words: 'korcsolya', count: 4, locale: 'hu' } });
    expect(await findDeadEnds(dashboardReader)).toEqual({
      dead: 2,
      notFound: [
        { text: '/sokan', count: 9, language: null },
        { text: '/kevesen', count: 1, language: null },
      ],
      searches: [{ text: 'korcsolya', count: 4, language: 'hu' }],
    });
    const operator = await createLocalReq({ user: { id: 77, collection: 'users', roles: ['balloon'] } }, payload);
    expect(await findDeadEnds({ ...dashboardReader, req: operator })).toEqual({ dead: 0, notFound: [], searches: [] });
  });

  test('each block makes a few queries, however many documents there are', async () => {
    type Ask = (...args: unknown[]) => Promise<unknown>;
    const { client, pool } = payload.db as unknown as { client: { execute: Ask }; pool?: { query: Ask } };
    const querySpy = pool ? vi.spyOn(pool, 'query') : vi.spyOn(client, 'execute');
    const statements = async (ask: () => Promise<unknown>) => {
      querySpy.mockClear();
      await ask();
      return querySpy.mock.calls.length;
    };
    const counts: [most: number, ask: () => Promise<unknown>][] = [
      [2, () => summarizeBalloon(req, now)],
      [2, () => listProgramsAhead(dashboardReader)],
      [1, () => listDrafts(dashboardReader)],
      [1, () => countMissingEnglish(dashboardReader)],
      [2, () => listRecentChanges(dashboardReader)],
      // Payload reads locks and their users with several statements.
      [4, () => readEditing(dashboardReader)],
      [3, () => readScheduled(dashboardReader)],
      // A list and a count for each.
      [6, () => findOutdated(dashboardReader)],
      [2, () => loadReviews(dashboardReader)],
      [2, () => loadTranslations(dashboardReader)],
      [5, () => findImageErrors(dashboardReader)],
      [2, () => loadWaitingCases(dashboardReader)],
      [3, () => findDeadEnds(dashboardReader)],
      [1, () => searchDocuments(dashboardReader, 'oszi')],
    ];
    for (const [most, ask] of counts) expect(await statements(ask)).toBeLessThanOrEqual(most);
    querySpy.mockRestore();
  });
});
