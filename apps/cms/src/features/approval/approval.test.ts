import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createFile, createPicture } from '../../testing/media/test-uploads.ts';
import { createApiClient, createDraft, publish, richText, signIn } from '../../testing/test-content.ts';
import { chooseReviewers } from './emails.ts';
import { Approval } from './steps.ts';

const PASSWORD = 'hold-koran-reggel-81';
/** Ida is a trainee whose work needs approval. */
const PEOPLE = {
  ida: { roles: ['magazine'], approvalRoles: ['magazine'] },
  magda: { roles: ['magazine'], emailLanguage: 'en' },
  mari: { roles: ['magazine'] },
  panna: { roles: ['programs'] },
  admin: { roles: ['administrator'] },
} as const;
type Person = keyof typeof PEOPLE;

let payload: Payload;
const accounts = new Map<Person, { id: number; headers: Record<string, string> }>();
const getId = (person: Person) => accounts.get(person)?.id ?? 0;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const create = await createAccountFactory(payload, PASSWORD);
  for (const person of Object.keys(PEOPLE) as Person[]) {
    const email = `${person}@liget.example`;
    const id = await create({ ...PEOPLE[person], email, name: person, roles: [...PEOPLE[person].roles] });
    accounts.set(person, { id, headers: await signIn(payload, { email, password: PASSWORD }) });
  }
});
beforeEach(async () => {
  await payload.delete({ collection: 'outgoing-mails', where: { id: { exists: true } } });
});

async function send(person: Person, method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const { headers } = accounts.get(person) ?? {};
  return createApiClient(payload).json(path, {
    method,
    headers: { ...headers, 'accept-language': 'hu', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const sendStep = (person: Person, id: number, step: string, comment = '') =>
  send(person, 'POST', `/news/${id}/approval`, { step, comment });
const fetchApproval = async (person: Person, id: number) => Approval.parse((await send(person, 'GET', `/news/${id}/approval`)).body);
const getState = async (id: number) => {
  const { isWaiting, steps } = await fetchApproval('magda', id);
  return { isWaiting, steps: steps.map(({ by, comment, kind }) => [by, kind, comment]) };
};
const draft = (title: string) => createDraft(payload, 'news', { title, body: richText('Szöveg'), publishedOn: '2026-11-20T10:00:00.000Z' });

async function getEmails() {
  const { docs } = await payload.find({
    collection: 'outgoing-mails',
    where: { kind: { equals: 'approval' } },
    sort: 'id',
    pagination: false,
    showHiddenFields: true,
  });
  return docs.map(({ to, subject, text }) => ({ to, subject, text: String(text) }));
}

describe('an editor whose role needs approval', () => {
  test('writes drafts and uploads pictures, but cannot publish, unpublish, schedule or delete', async () => {
    const [news, id] = [
      await publish(payload, 'news', { title: 'Kint van', publishedOn: '2026-11-20T10:00:00.000Z' }),
      await draft('Saját'),
    ];
    const category = await publish(payload, 'news-categories', { name: 'Természet' });
    const rows: [method: string, path: string, body: object | undefined, status: number][] = [
      ['PATCH', `/news/${id}?draft=true`, { title: 'Sajátom', _status: 'draft' }, 200],
      ['PATCH', `/news/${news}?draft=true`, { title: 'Átírva', _status: 'draft' }, 200],
      ['POST', '/news?draft=true', { title: 'Új', _status: 'draft' }, 201],
      ['PATCH', `/news/${id}`, { _status: 'published' }, 403],
      ['POST', '/news', { title: 'Új', publishedOn: '2026-11-20T10:00:00.000Z', _status: 'published' }, 403],
      ['PATCH', `/news/${news}`, { _status: 'draft' }, 403],
      ['POST', `/news/${id}/schedule`, { action: 'publish', at: '2099-01-01T10:00:00.000Z' }, 403],
      ['PATCH', `/news/${id}?trash=true`, { deletedAt: '2026-11-20T10:00:00.000Z' }, 403],
      ['DELETE', `/news/${id}`, undefined, 403],
      // Documents without drafts would be public at once.
      ['PATCH', `/news-categories/${category}`, { name: 'Más' }, 403],
      ['POST', '/globals/site-settings', { phone: '+36 1 000 0000' }, 403],
      // Without a file: access is allowed, and the missing file is refused.
      ['POST', '/media', { altHu: 'Kép', altEn: 'Picture' }, 400],
    ];
    const answered = [];
    for (const [method, path, body] of rows) answered.push([method, path, (await send('ida', method, path, body)).status]);
    expect(answered).toEqual(rows.map(([method, path, , status]) => [method, path, status]));
  });

  test('changes a picture or a file until a published page shows it, and not many at once', async () => {
    const [own, shown, standIn] = [await createPicture(payload), await createPicture(payload), await createPicture(payload)];
    const publishedOn = '2026-11-20T10:00:00.000Z';
    const article = await publish(payload, 'news', { title: 'Kint van', publishedOn, picture: shown });
    await createDraft(payload, 'news', { title: 'Nincs kint', publishedOn, picture: own });
    const change = { credit: 'Kis Anna' };
    expect((await send('ida', 'PATCH', `/media/${own}`, change)).status).toBe(200);
    expect(await send('ida', 'PATCH', `/media/${shown}`, change)).toMatchObject({
      status: 403,
      body: { errors: [{ message: expect.stringMatching(/^Nyilvános oldalon látszik.*: .+ „Kint van”\.$/) }] },
    });
    expect((await send('ida', 'PATCH', `/media?where[id][in]=${own},${shown}`, change)).status).toBe(403);
    expect((await send('magda', 'PATCH', `/media/${shown}`, { ...change, alternates: [standIn] })).status).toBe(200);
    expect((await send('ida', 'PATCH', `/media/${standIn}`, change)).status).toBe(403);
    const file = await createFile(payload);
    await publish(payload, 'visitor-information', { title: 'Parkolás', documents: [file] });
    expect((await send('ida', 'PATCH', `/files/${file}`, { title: 'Más adatok' })).status).toBe(403);
    await send('ida', 'PATCH', `/news/${article}?draft=true`, { picture: own, _status: 'draft' });
    expect((await send('ida', 'PATCH', `/media/${own}`, { credit: 'Kis Anna, 2026' })).status).toBe(200);
  });

  test('cannot remove the restriction: the field is for administrators', async () => {
    await send('ida', 'PATCH', `/users/${getId('ida')}`, { approvalRoles: [] });
    expect(await payload.findByID({ collection: 'users', id: getId('ida') })).toMatchObject({ approvalRoles: ['magazine'] });
  });
});

describe('a request for approval', () => {
  test('is sent to users who publish in their own role, in their language, and ends with the publication', async () => {
    const id = await draft('Téli\tfák');
    expect((await sendStep('ida', id, 'requested', ' A képet még nézze meg! ')).status).toBe(200);
    expect(await getState(id)).toEqual({ isWaiting: true, steps: [['ida', 'requested', 'A képet még nézze meg!']] });
    const [email, ...others] = await getEmails();
    expect([email, others]).toMatchObject([
      { to: 'magda@liget.example', subject: 'Waiting for review: Téli fák' },
      [{ to: 'mari@liget.example' }],
    ]);
    expect(email?.text).toContain(`/admin/collections/news/${id}`);
    expect(email?.text).toContain('A képet még nézze meg!');
    expect((await send('magda', 'PATCH', `/news/${id}`, { _status: 'published' })).status).toBe(200);
    expect(await getState(id)).toEqual({ isWaiting: false, steps: [] });
    expect((await getEmails()).at(-1)).toMatchObject({ to: 'ida@liget.example', subject: 'Közzétették: Téli fák' });
    // A publication without a request notifies nobody.
    const before = (await getEmails()).length;
    await send('magda', 'PATCH', `/news/${id}`, { title: 'Téli fák újra', _status: 'published' });
    expect(await getEmails()).toHaveLength(before);
  });

  test('is returned with a comment, and can be made again', async () => {
    const id = await draft('Javítandó');
    await sendStep('ida', id, 'requested');
    expect(await sendStep('magda', id, 'returned', '  ')).toMatchObject({ status: 400, body: { message: 'Írja meg, mit kell javítani.' } });
    expect((await sendStep('magda', id, 'returned', 'Rövidebben!')).status).toBe(200);
    expect((await getEmails()).at(-1)).toMatchObject({ to: 'ida@liget.example', subject: 'Visszakapta javításra: Javítandó' });
    expect((await sendStep('ida', id, 'requested', 'Rövid lett.')).status).toBe(200);
    expect((await getState(id)).steps).toEqual([
      ['ida', 'requested', ''],
      ['magda', 'returned', 'Rövidebben!'],
      ['ida', 'requested', 'Rövid lett.'],
    ]);
  });

  test('releases the lock of the editor who hands the document over, and no other', async () => {
    const [id, other] = [await draft('Átadott'), await draft('Másik')];
    const lock = (document: number, person: Person) =>
      payload.db.create({
        collection: 'payload-locked-documents',
        data: { document: { relationTo: 'news', value: document }, user: { relationTo: 'users', value: getId(person) } },
      });
    const locked = async () => {
      const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0, sort: 'id' });
      return docs.map(({ document, user }) => [document?.value, user.value]);
    };
    await lock(id, 'ida');
    await lock(other, 'ida');
    await sendStep('ida', id, 'requested');
    expect(await locked()).toEqual([[other, getId('ida')]]);
    await lock(id, 'mari');
    await sendStep('magda', id, 'returned', 'Rövidebben.');
    expect(await locked()).toEqual([
      [other, getId('ida')],
      [id, getId('mari')],
    ]);
  });

  test('is withdrawn only by its author, and made only once', async () => {
    const id = await draft('Mégsem');
    await sendStep('ida', id, 'requested');
    expect((await sendStep('magda', id, 'requested')).status).toBe(409);
    expect((await sendStep('magda', id, 'withdrawn')).status).toBe(403);
    expect((await sendStep('ida', id, 'withdrawn')).status).toBe(200);
    expect((await sendStep('ida', id, 'withdrawn')).status).toBe(409);
    expect((await getState(id)).isWaiting).toBe(false);
  });

  test('is refused without rights, without changes, and with too long a comment', async () => {
    const id = await draft('Szabályok');
    const published = await publish(payload, 'news', { title: 'Kész', publishedOn: '2026-11-20T10:00:00.000Z' });
    expect((await sendStep('panna', id, 'requested')).status).toBe(403);
    expect(await sendStep('ida', published, 'requested')).toMatchObject({
      status: 400,
      body: { message: 'Nincs rajta közzé nem tett módosítás, így nincs mit átnézni.' },
    });
    expect((await sendStep('ida', id, 'requested', 'a'.repeat(2001))).status).toBe(400);
    expect((await sendStep('ida', id, 'published')).status).toBe(400);
    expect((await sendStep('ida', 99_999, 'requested')).status).toBe(404);
    await sendStep('ida', id, 'requested');
    const emails = (await getEmails()).length;
    expect((await sendStep('ida', id, 'returned', 'Magamnak')).status).toBe(403);
    expect(await getEmails()).toHaveLength(emails);
  });

  test('is deleted with its document', async () => {
    const id = await draft('Törölve');
    await sendStep('ida', id, 'requested');
    await payload.delete({ collection: 'news', id });
    const { totalDocs } = await payload.count({ collection: 'approval-steps', where: { document: { equals: String(id) } } });
    expect(totalDocs).toBe(0);
  });
});

test('reviewers are the responsible user, otherwise editors of the role, otherwise administrators, but never the author', () => {
  const account = (id: number, roles: string[], more: object = {}) => ({ id, roles, ...more });
  const everybody = [
    account(1, ['administrator']),
    account(2, ['magazine']),
    account(3, ['magazine'], { approvalRoles: ['magazine'] }),
    account(4, ['programs']),
  ];
  const chosen = (collection: string, responsible: number | null, asker: number) =>
    chooseReviewers(everybody, { collection, id: 1 }, responsible, asker).map(({ id }) => id);
  expect([chosen('news', null, 3), chosen('news', 1, 3), chosen('news', 3, 2), chosen('news', 2, 2)]).toEqual([[2], [1], [1], [1]]);
});
