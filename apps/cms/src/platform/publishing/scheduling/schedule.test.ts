import { createLocalReq, type Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { switchOff } from '../../../features/accounts/second-factor/store.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, createDraft, fillWithOneOfEach, publish, signIn } from '../../../testing/test-content.ts';
import { type Action, Schedule } from './planned.ts';

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;
let signedIn: Record<string, string>;

const HOUR = 3_600_000;
const ahead = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const article = { publishedOn: '2026-11-20T10:00:00.000Z' };

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  ask = createApiClient(payload);
  await fillWithOneOfEach(payload);
  const credentials = { email: 'anna@liget.example', password: 'schedules-only-81fe' };
  await payload.create({ collection: 'users', data: { name: 'Kiss Anna', roles: ['programs', 'magazine', 'press'], ...credentials } });
  signedIn = await signIn(payload, credentials);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function request(
  path: string,
  init: RequestInit = {},
  language = 'hu',
): Promise<{ status: number; body: Schedule & { message?: string } }> {
  const headers = { 'content-type': 'application/json', 'accept-language': language, ...signedIn };
  const { status, body } = await ask.json(path, { ...init, headers });
  return { status, body: body as Schedule & { message?: string } };
}
const fetchSchedule = async (id: number) => Schedule.parse((await request(`/news/${id}/schedule`)).body);
const planAction = (id: number, action: Action, at: string, language?: string) =>
  request(`/news/${id}/schedule`, { method: 'POST', body: JSON.stringify({ action, at }) }, language);
const getStatus = async (id: number) => (await payload.findByID({ collection: 'news', id, depth: 0 }))['_status'];

/** Runs the jobs that are due after some hours, as the service does each minute. */
async function hoursLater(hours: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
  await payload.jobs.run({ limit: 50, silent: true });
}

describe('a document that was never published', () => {
  test('is published at the planned time by Payload’s own job, as the editor who planned it', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Megjelenik' });
    expect(await fetchSchedule(id)).toEqual({ isPublic: false, hasChanges: true, planned: [] });
    const at = ahead(5);
    const { status, body } = await planAction(id, 'publish', at);
    expect([status, body.planned]).toEqual([200, [{ id: expect.any(Number), action: 'publish', at, by: 'Kiss Anna', state: 'waiting' }]]);
    const { docs } = await payload.find({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: String(id) } } });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({
      taskSlug: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'news', value: String(id) }, user: { relationTo: 'users' } },
    });
    await hoursLater(4);
    expect(await getStatus(id)).toBe('draft');
    await hoursLater(2);
    expect(await getStatus(id)).toBe('published');
    expect((await fetchSchedule(id)).planned).toEqual([]);
  });

  test('cannot be scheduled for a past time; the error is in the editor’s language', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Elmúlt' });
    const refused = await planAction(id, 'publish', ahead(-1));
    expect([refused.status, refused.body.message]).toEqual([400, 'Ez az időpont már elmúlt. Adjon meg későbbi időpontot.']);
    expect((await planAction(id, 'publish', ahead(-1), 'en')).body.message).toBe('This time has passed. Enter a later one.');
    expect((await planAction(id, 'publish', 'holnap')).body.message).toBe('Adjon meg napot és időpontot.');
    expect((await fetchSchedule(id)).planned).toEqual([]);
  });

  test('cannot only be unpublished; it is published on Monday and unpublished on Friday', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Hétfőtől péntekig' });
    expect((await planAction(id, 'unpublish', ahead(9))).body.message).toMatch(/^Ez a tartalom nem látható a honlapon/);
    await planAction(id, 'publish', ahead(5));
    expect((await planAction(id, 'unpublish', ahead(4))).body.message).toBe('A lekerülésnek a megjelenés után kell lennie.');
    const { body } = await planAction(id, 'unpublish', ahead(9));
    expect(body.planned.map(({ action, state }) => `${action} ${state}`)).toEqual(['publish waiting', 'unpublish waiting']);
    await hoursLater(6);
    expect(await getStatus(id)).toBe('published');
    await hoursLater(4);
    expect(await getStatus(id)).toBe('draft');
  });
});

describe('a plan', () => {
  test('is cancelled, and a new one replaces the old one', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Visszavont' });
    await planAction(id, 'publish', ahead(2));
    const later = ahead(8);
    const { body } = await planAction(id, 'publish', later);
    expect(body.planned.map(({ at }) => at)).toEqual([later]);
    const calledOff = await request(`/news/${id}/schedule/${body.planned[0]?.id}`, { method: 'DELETE' });
    expect([calledOff.status, calledOff.body.planned]).toEqual([200, []]);
    await hoursLater(9);
    expect(await getStatus(id)).toBe('draft');
  });

  test('stays when the one that replaces it cannot be stored', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Megmarad' });
    const { body } = await planAction(id, 'publish', ahead(2));
    vi.spyOn(payload.logger, 'error').mockImplementationOnce(() => undefined);
    vi.spyOn(payload.jobs, 'queue').mockRejectedValueOnce(new Error('The disk is full'));
    expect((await planAction(id, 'publish', ahead(8))).status).toBe(500);
    expect((await fetchSchedule(id)).planned).toEqual(body.planned);
  });

  /** A plan of an account of its own to take down a document in `hours`. */
  async function planAs(role: 'magazine' | 'administrator', hours: number, account: { secondFactorSince?: string } = {}) {
    const own = { email: `bea-${Math.random()}@liget.example`, password: 'schedules-only-81fe' };
    const editor = await payload.create({ collection: 'users', data: { name: 'Nagy Bea', roles: [role], ...account, ...own } });
    const document = await publish(payload, 'news', { ...article, title: 'Lekerül' }, { title: 'Taken down' });
    const headers = { 'content-type': 'application/json', ...(await signIn(payload, own)) };
    const body = JSON.stringify({ action: 'unpublish', at: ahead(hours) });
    expect((await ask.json(`/news/${document}/schedule`, { method: 'POST', body, headers })).status).toBe(200);
    return { document, editorId: Number(editor.id) };
  }

  test.each([
    ['is removed', (id: number) => payload.delete({ collection: 'users', id })],
    ['needs approval', (id: number) => payload.update({ collection: 'users', id, data: { approvalRoles: ['magazine'] } })],
    ['has other roles', (id: number) => payload.update({ collection: 'users', id, data: { roles: ['balloon'] } })],
  ])('is carried out although the editor’s account %s, and keeps the name', async (_, change) => {
    const { document, editorId } = await planAs('magazine', 5);
    await change(editorId);
    expect((await fetchSchedule(document)).planned).toMatchObject([{ action: 'unpublish', by: 'Nagy Bea', state: 'waiting' }]);
    await hoursLater(6);
    expect(await getStatus(document)).toBe('draft');
  });

  test('is carried out although the administrator needs a second factor by then, and keeps the name', async () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', 'after-14-days');
    const [beforeDue, afterDue] = [await planAs('administrator', 13 * 24), await planAs('administrator', 15 * 24)];
    expect((await fetchSchedule(afterDue.document)).planned).toMatchObject([{ by: 'Nagy Bea', state: 'waiting' }]);
    const afterReset = await planAs('administrator', 15 * 24, { secondFactorSince: new Date().toISOString() });
    await switchOff(await createLocalReq({}, payload), afterReset.editorId);
    await hoursLater(13 * 24 + 1);
    expect(await getStatus(beforeDue.document)).toBe('draft');
    await hoursLater(2 * 24);
    expect([await getStatus(afterDue.document), await getStatus(afterReset.document)]).toEqual(['draft', 'draft']);
    vi.stubEnv('REQUIRE_SECOND_FACTOR', 'never');
  });

  test('cannot be cancelled through another document', async () => {
    const [id, other] = [
      await createDraft(payload, 'news', { ...article, title: 'Egyik' }),
      await createDraft(payload, 'news', { ...article, title: 'Másik' }),
    ];
    const { body } = await planAction(id, 'publish', ahead(2));
    await request(`/news/${other}/schedule/${body.planned[0]?.id}`, { method: 'DELETE' });
    expect((await fetchSchedule(id)).planned).toHaveLength(1);
  });

  test('that would change nothing says so, for example after a manual publication', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Kézzel' });
    await planAction(id, 'publish', ahead(2));
    await payload.update({ collection: 'news', id, data: { _status: 'published' } });
    expect(await fetchSchedule(id)).toMatchObject({ isPublic: true, hasChanges: false, planned: [{ action: 'publish', state: 'idle' }] });
    await payload.update({ collection: 'news', id, draft: true, data: { title: 'Kézzel, újra' } });
    expect(await fetchSchedule(id)).toMatchObject({ isPublic: true, hasChanges: true, planned: [{ action: 'publish', state: 'waiting' }] });
  });

  test('that failed stays and says so', async () => {
    const id = await createDraft(payload, 'news', { title: 'Hiányos', publishedOn: null });
    await planAction(id, 'publish', ahead(2));
    await hoursLater(3);
    expect(await fetchSchedule(id)).toMatchObject({ isPublic: false, planned: [{ action: 'publish', state: 'failed' }] });
    const { docs } = await payload.find({ collection: 'outgoing-mails', where: { kind: { equals: 'schedule-failed' } } });
    expect(docs).toMatchObject([{ to: 'anna@liget.example', subject: 'Nem sikerült, amit időzített: Hiányos' }]);
  });

  test('is deleted with its document', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Törölt' });
    await planAction(id, 'publish', ahead(2));
    const jobs = async () =>
      (await payload.count({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: String(id) } } })).totalDocs;
    expect(await jobs()).toBe(1);
    await payload.delete({ collection: 'news', id });
    expect(await jobs()).toBe(0);
  });

  test('is deleted when its document goes to the trash', async () => {
    const id = await createDraft(payload, 'news', { ...article, title: 'Kidobott' });
    await planAction(id, 'publish', ahead(2));
    await payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } });
    await payload.update({ collection: 'news', id, trash: true, data: { deletedAt: null } });
    expect((await fetchSchedule(id)).planned).toEqual([]);
  });
});

describe('an article with a future date', () => {
  const draftFor = (title: string, hours: number) => createDraft(payload, 'news', { title, publishedOn: ahead(hours) });

  test('can be scheduled for its date with one press, and is published then', async () => {
    const id = await draftFor('Embargós', 5);
    const { dateToCome } = await fetchSchedule(id);
    const { publishedOn } = await payload.findByID({ collection: 'news', id, draft: true, depth: 0 });
    expect(dateToCome).toBe(publishedOn);
    const { status, body } = await planAction(id, 'publish', String(dateToCome));
    expect([status, body.planned]).toMatchObject([200, [{ at: dateToCome, state: 'waiting' }]]);
    expect(body.planned[0]).not.toHaveProperty('isEarly');
    await hoursLater(6);
    expect(await getStatus(id)).toBe('published');
    expect(await fetchSchedule(id)).not.toHaveProperty('dateToCome');
  });

  test('cannot be scheduled for an earlier time; the error is in the editor’s language', async () => {
    const id = await draftFor('Túl korán', 5);
    const refused = await planAction(id, 'publish', ahead(4));
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/^A rajta álló dátum ennél későbbi/)]);
    expect((await planAction(id, 'publish', ahead(4), 'en')).body.message).toMatch(/^Its date is later/);
    expect((await fetchSchedule(id)).planned).toEqual([]);
  });

  test('whose date is moved after its plan is not published early, and the schedule gives the reason before and after', async () => {
    const id = await draftFor('Elhalasztott', 1);
    await planAction(id, 'publish', ahead(2));
    await payload.update({ collection: 'news', id, draft: true, data: { publishedOn: ahead(5) } });
    expect((await fetchSchedule(id)).planned).toMatchObject([{ action: 'publish', state: 'waiting', isEarly: true }]);
    await hoursLater(3);
    expect(await getStatus(id)).toBe('draft');
    const { planned, dateToCome } = await fetchSchedule(id);
    expect(planned).toMatchObject([{ action: 'publish', state: 'failed', isEarly: true }]);
    await planAction(id, 'publish', String(dateToCome));
    await hoursLater(3);
    expect(await getStatus(id)).toBe('published');
    expect((await fetchSchedule(id)).planned).toEqual([]);
  });
});

describe('a public document', () => {
  test('is unpublished at the planned time', async () => {
    const id = await publish(payload, 'news', { ...article, title: 'Lekerül' });
    expect((await planAction(id, 'unpublish', ahead(1))).body).toMatchObject({
      isPublic: true,
      planned: [{ action: 'unpublish', state: 'waiting' }],
    });
    await hoursLater(2);
    expect(await getStatus(id)).toBe('draft');
  });
});

test('plans are visible only to users who may see the document', async () => {
  const { status } = await ask.json('/news/1/schedule');
  expect(status).toBe(401);
  expect((await request('/news/999999/schedule')).status).toBe(404);
});
