import { LOCALES, type Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureRevision } from '../platform/content-revision/raise.ts';
import { createPeople } from '../testing/accounts/test-people.ts';
import { temporaryDatabase } from '../testing/databases/temporary-database.ts';
import { createApiClient, createDraft, publish } from '../testing/test-content.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await ensureRevision(payload);
});

/** The revision of an announcement in each language. */
async function getRevisions(id: number): Promise<string[]> {
  const announcements: string[] = [];
  for (const locale of LOCALES) {
    const { body } = await createApiClient(payload).json(`/${locale}/public-announcements`);
    announcements.push((body as { data: { id: number; revision: string }[] }).data.find((one) => one.id === id)?.revision ?? '');
  }
  return announcements;
}

const edit = (id: number, locale: Locale, data: Record<string, unknown>) =>
  payload.update({ collection: 'public-announcements', id, locale, data: { _status: 'published', ...data } });

describe('the revision of an announcement', () => {
  test('is the same in both languages, so that a dismissal applies to both', async () => {
    for (const english of [{ title: 'Strong wind', url: '/en/map' }, undefined]) {
      const id = await publish(payload, 'public-announcements', { title: 'Erős szél', url: '/terkep' }, english);
      const [hu, en] = await getRevisions(id);
      expect(hu).toMatch(/^[\w-]{10}$/);
      expect(en).toBe(hu);
    }
  });

  test.each<[Locale, Record<string, string>]>([
    ['hu', { title: 'Vihar' }],
    ['en', { title: 'A storm' }],
    ['en', { url: '/en/magazine' }],
  ])('changes in both languages when an editor changes %s: %j', async (locale, data) => {
    const id = await publish(payload, 'public-announcements', { title: 'Szél', url: '/terkep' }, { title: 'Wind', url: '/en/map' });
    const [before] = await getRevisions(id);
    await edit(id, locale, data);
    const [hu, en] = await getRevisions(id);
    expect([hu === before, hu === en]).toEqual([false, true]);
  });

  test('stays when only the announcement’s order changes', async () => {
    const id = await publish(payload, 'public-announcements', { title: 'Szél' }, { title: 'Wind' });
    const before = await getRevisions(id);
    await edit(id, 'hu', { order: 1 });
    expect(await getRevisions(id)).toEqual(before);
  });
});

const listed = async (locale: Locale) =>
  ((await createApiClient(payload).json(`/${locale}/public-announcements`)).body as { data: Record<string, unknown>[] }).data;
const fetchAnnouncement = (id: number) => async (locale: Locale) => (await listed(locale)).find((one) => one['id'] === id);

describe('an announcement', () => {
  test('is listed by severity before order; without a severity it is information', async () => {
    const light = await publish(payload, 'public-announcements', { title: 'Futóverseny', order: 1 });
    const grave = await publish(payload, 'public-announcements', { title: 'Vihar', order: 500, severity: 'warning' });
    await payload.db.updateOne({ collection: 'public-announcements', id: light, data: { severity: null } });
    const announcements = (await listed('hu')).filter(({ id }) => id === light || id === grave);
    expect(announcements.map(({ id, severity }) => [id, severity])).toEqual([
      [grave, 'warning'],
      [light, 'information'],
    ]);
  });

  test.each<[Locale, Locale[]]>([
    ['hu', ['hu', 'hu']],
    ['en', ['en', 'hu']],
  ])('in %s has the language of its title, translated or not: %j', async (locale, languages) => {
    const translated = await publish(payload, 'public-announcements', { title: 'Köd' }, { title: 'Fog' });
    const untranslated = await publish(payload, 'public-announcements', { title: 'Sötét' });
    const announcements = await listed(locale);
    expect([translated, untranslated].map((one) => announcements.find(({ id }) => id === one)?.['language'])).toEqual(languages);
  });

  test('is shown on all pages or on the chosen ones, in the reader’s language', async () => {
    const place = await publish(payload, 'top-locations', { title: 'Tó', latitude: 47.51, longitude: 19.08 }, { title: 'Lake' });
    const id = await publish(
      payload,
      'public-announcements',
      { title: 'A tó zárva', places: [place], screens: ['map'] },
      { title: 'Closed' },
    );
    const everywhere = await publish(payload, 'public-announcements', { title: 'Mindenhol' });
    expect([
      (await fetchAnnouncement(id)('hu'))?.['shown_on'],
      (await fetchAnnouncement(id)('en'))?.['shown_on'],
      (await fetchAnnouncement(everywhere)('hu'))?.['shown_on'],
    ]).toEqual([['/terkep', '/top-helyek/to'], ['/en/map', '/en/top-locations/lake'], undefined]);
  });

  test('is shown within its period', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const later = await publish(payload, 'public-announcements', { title: 'Később', shownFrom: hour(2) });
    const over = await publish(payload, 'public-announcements', { title: 'Elmúlt' });
    await payload.db.updateOne({ collection: 'public-announcements', id: over, data: { shownUntil: hour(-2) } });
    const now = await publish(payload, 'public-announcements', { title: 'Most', shownFrom: hour(-2), shownUntil: hour(2) });
    const ids = (await listed('hu')).map(({ id }) => id);
    expect([later, over, now].map((id) => ids.includes(id))).toEqual([false, false, true]);
  });

  test('is not published without an end, except one from before the field existed', async () => {
    const id = await createDraft(payload, 'public-announcements', { title: 'Vég nélkül' });
    await expect(edit(id, 'hu', {})).rejects.toThrow('Meddig látszik');
    await payload.db.updateOne({ collection: 'public-announcements', id, data: { _status: 'published', shownUntil: null } });
    await expect(edit(id, 'hu', { title: 'Régi' })).resolves.toBeTruthy();
    await expect(edit(id, 'hu', { shownUntil: '2020-01-01T10:00:00.000Z' })).rejects.toThrow('Meddig látszik');
  });
});

describe('an announcement that is over', () => {
  const YESTERDAY = '2020-01-01T11:00:00.000Z';
  let act: Awaited<ReturnType<typeof createPeople>>;
  beforeAll(async () => {
    act = await createPeople(payload);
  });
  const save = (id: number, query: string, data: Record<string, unknown>) =>
    act('PATCH', `/public-announcements/${id}${query}`, { as: 'admin', data });

  test('is not published, also when the form has saved its draft before', async () => {
    const id = await createDraft(payload, 'public-announcements', { title: 'Vihar volt' });
    const draft = await save(id, '?draft=true&autosave=true', { shownUntil: YESTERDAY, _status: 'draft' });
    expect(draft.status).toBe(200);
    const refused = await save(id, '', { shownUntil: YESTERDAY, _status: 'published' });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('Ez az időpont már elmúlt')]);
    expect((await save(id, '', { shownUntil: '2099-01-01T11:00:00.000Z', _status: 'published' })).status).toBe(200);
  });

  test('can be changed when it ended while it was public', async () => {
    const id = await publish(payload, 'public-announcements', { title: 'Vihar volt' });
    await payload.db.updateOne({ collection: 'public-announcements', id, data: { shownUntil: YESTERDAY } });
    expect((await save(id, '', { title: 'Vihar', shownUntil: YESTERDAY, _status: 'published' })).status).toBe(200);
  });
});
