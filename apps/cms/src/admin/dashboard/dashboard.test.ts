import { createLocalReq, getAccessResults } from 'payload';
import { describe, expect, test } from 'vitest';
import { summarizeBalloon } from '../../features/balloon/desk.ts';
import { listTitles, openDashboards, toIsoAfter } from '../../testing/admin/test-dashboard.ts';
import { listStatements } from '../../testing/databases/temporary-database.ts';
import { createDraft, publish } from '../../testing/test-content.ts';
import { readApprovals } from './approvals.ts';
import { countMissingEnglish, listDrafts, readEditing, readScheduled } from './blocks.ts';
import { filterWritableKinds, type Kind, listReadableKinds } from './kinds.ts';
import { countClosedPrograms, listProgramsAhead, readDaysOnSite } from './programs/programs.ts';
import { searchDocuments } from './search/search.ts';
import { listRecentChanges } from './work/recent-changes.ts';
import { loadReviews, loadTranslations } from './work/review.ts';
import { findDeadEnds, findImageErrors, findOutdated, loadWaitingCases } from './work/upkeep.ts';

const now = Temporal.Now.instant();
const at = (hours: number) => toIsoAfter(now, hours);

describe.each(await openDashboards(now))('$name', ({ payload, dashboardReader, req }) => {
  test('the upkeep of kinds that a user only sees is left to others', async () => {
    const data = { name: 'Sára', email: 'sara@liget.example', password: 'hold-koran-reggel-81', roles: ['press'] };
    const user = await payload.create({ collection: 'users', data });
    const ofPress = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    const permissions = await getAccessResults({ req: ofPress });
    const readable = listReadableKinds(payload, permissions);
    const asked = ['events', 'press-releases'];
    const pick = (kinds: readonly Kind[]) => kinds.map(({ slug }) => slug).filter((slug) => asked.includes(slug));
    expect([pick(readable), pick(filterWritableKinds(readable, permissions))]).toEqual([asked, ['press-releases']]);
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
    expect(listTitles(await listDrafts(dashboardReader, 'all'))).toContain('Valaki más vázlata');
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

  test('the latest saves are listed with their users and newest titles', async () => {
    const changes = await listRecentChanges(dashboardReader);
    expect(changes.map(([{ title, by }]) => [title, by])).toEqual([
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

  test('each block makes a few queries, however many documents there are', async () => {
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
    for (const [most, ask] of counts) expect((await listStatements(payload, ask)).length).toBeLessThanOrEqual(most);
  });
});
