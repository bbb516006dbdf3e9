import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { listTitles, openDashboards, toIsoAfter } from '../../../testing/admin/test-dashboard.ts';
import { createPicture } from '../../../testing/media/test-uploads.ts';
import { createDraft, publish } from '../../../testing/test-content.ts';
import { readTitles } from '../blocks.ts';
import { loadReviews, loadTranslations } from './review.ts';
import { confirmReviewEndpoint } from './review-confirmation.ts';
import { findDeadEnds, findImageErrors, findOutdated, loadWaitingCases } from './upkeep.ts';

const now = Temporal.Now.instant();
const at = (hours: number) => toIsoAfter(now, hours);

describe.each(await openDashboards(now))('$name', ({ payload, dashboardReader, req }) => {
  test('announcements older than a week and highlighted events that are over are outdated', async () => {
    const { announcements, programs } = await findOutdated(dashboardReader);
    expect([listTitles(announcements.items), listTitles(programs.items)]).toEqual([['Régi közlemény'], ['Elmúlt kiemelt']]);
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

  test('every collection whose documents should have a review date has the field', () => {
    const lasting = dashboardReader.kinds.filter(({ isLasting }) => isLasting);
    expect(lasting.filter(({ hasReview }) => !hasReview)).toEqual([]);
    expect(lasting.map(({ slug }) => slug).toSorted()).toEqual([
      'business-partner-items',
      'pages',
      'products',
      'projects',
      'public-information',
      'top-locations',
      'visitor-information',
    ]);
  });

  test('a confirmed review is due again later, confirmed English is no longer outdated, and drafts stay drafts', async () => {
    const id = await publish(payload, 'pages', { title: 'Nézendő', reviewOn: at(-24) }, { title: 'To look at' });
    const older = await publish(payload, 'pages', { title: 'Régi angol' }, { title: 'Old English' });
    await payload.update({ collection: 'pages', id: older, draft: true, locale: 'hu', data: { title: 'Új magyar', _status: 'draft' } });
    const live = await publish(payload, 'pages', { title: 'Látható' }, { title: 'Visible' });
    await payload.update({ collection: 'pages', id: live, locale: 'hu', data: { title: 'Látható magyar', _status: 'published' } });
    const translations = await loadTranslations(dashboardReader);
    await payload.delete({ collection: 'pages', id: live });
    expect(translations.older.map(({ title, isDraft }) => [title, isDraft])).toEqual([
      ['Újraírt cikk', true],
      ['Új magyar', true],
      ['Látható magyar', false],
    ]);
    expect(translations.olderCounts.map(({ kind, count }) => [kind.slug, count])).toEqual([
      ['news', 1],
      ['pages', 2],
    ]);
    const send = async (body: object, as: unknown = req.user) => {
      const localReq = await createLocalReq({ user: as as NonNullable<typeof req.user> }, payload);
      return confirmReviewEndpoint.handler(Object.assign(localReq, { json: async () => body }));
    };
    const page = { collection: 'pages', id };
    expect((await send({ ...page, what: 'review', next: at(4000) })).status).toBe(200);
    expect((await send({ collection: 'pages', id: older, what: 'english' })).status).toBe(200);
    expect((await loadReviews(dashboardReader)).due).toEqual([]);
    expect(listTitles((await loadTranslations(dashboardReader)).older)).toEqual(['Újraírt cikk']);
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

  test('the inbox block counts unread cases and lists overdue ones, then the nearest deadlines', async () => {
    const enquiry = (reference: string, state: string, unread: boolean, due: string) =>
      payload.db.create({ collection: 'enquiries', data: { reference, state, unread, kind: 'complaint', due: `${due}T11:00:00.000Z` } });
    await enquiry('P-1', 'new', true, '2030-01-30');
    await enquiry('P-2', 'closed', false, '2020-01-01');
    await enquiry('P-3', 'inProgress', false, '2020-01-05');
    await enquiry('P-4', 'waiting', false, '2030-01-08');
    const cases = await loadWaitingCases(dashboardReader);
    expect([cases?.unread, cases && listTitles(cases.urgent)]).toEqual([1, ['P-3', 'P-4', 'P-1']]);
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
});
