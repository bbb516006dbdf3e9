import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, createDraft, fillWithOneOfEach, publish, richText, signIn } from '../../testing/test-content.ts';
import { BASED_ON, formatBase, readConflict } from './based-on.ts';

type Data = Record<string, unknown>;
interface Answer {
  status: number;
  body: unknown;
}

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;
const signedIn: Record<string, Record<string, string>> = {};
const PASSWORD = 'two-editors-only-5d0a';

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  ask = createApiClient(payload);
  await fillWithOneOfEach(payload);
  for (const name of ['Anna', 'Béla']) {
    const email = `${name === 'Anna' ? 'anna' : 'bela'}@liget.example`;
    await payload.create({
      collection: 'users',
      data: { name, email, password: PASSWORD, roles: ['programs', 'magazine', 'press', 'balloon'] },
    });
    signedIn[name] = await signIn(payload, { email, password: PASSWORD });
  }
});

interface Save {
  data: Data;
  /** The version on which the form says it is based. */
  basedOn?: string;
  language?: string;
}

/** Sends a save as an editor's form does. */
function send(who: string, method: 'PATCH' | 'POST', path: string, { data, basedOn, language = 'hu' }: Save): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    ...signedIn[who],
    ...(basedOn === undefined ? {} : { [BASED_ON]: basedOn }),
  };
  return ask.json(path, { method, headers, body: JSON.stringify(data) });
}

const autosave = (who: string, path: string, data: Data, basedOn: string) =>
  send(who, 'PATCH', `/${path}?draft=true&autosave=true&locale=hu&depth=0`, {
    data: { ...data, _status: 'draft' },
    basedOn: formatBase(path, basedOn),
  });

const openDocument = async (collection: string, id: number): Promise<Data> => payload.findByID({ collection, id, draft: true, depth: 0 });
const movedTo = ({ body }: Answer) =>
  String((body as { doc?: Data; result?: Data }).doc?.['updatedAt'] ?? (body as { result?: Data }).result?.['updatedAt']);
const stamp = (document: Data) => String(document['updatedAt']);
const getMessage = ({ body }: Answer) => String((body as { errors?: { message?: string }[] }).errors?.[0]?.message);

const draft = async (title: string) => {
  const id = await createDraft(payload, 'news', { title, body: richText('Szöveg'), publishedOn: '2026-11-20T10:00:00.000Z' });
  return { id, path: `news/${id}`, loaded: stamp(await openDocument('news', id)) };
};

describe('two editors of one draft', () => {
  test('the second autosave, based on the version before the first, is refused with the name of the first editor', async () => {
    const { id, path, loaded } = await draft('Eredeti');
    const first = await autosave('Anna', path, { title: 'Anna szavai' }, loaded);
    expect(first.status).toBe(200);
    const second = await autosave('Béla', path, { title: 'Béla szavai' }, loaded);
    expect(second.status).toBe(409);
    expect(getMessage(second)).toMatch(/^Közben ezt a tartalmat mentette: Anna \(\d{4}\. \d{2}\. \d{2}\. \d{2}:\d{2}\)\./);
    expect(readConflict(second.body)).toEqual({ document: path, updatedAt: movedTo(first), by: 'Anna' });
    expect(await openDocument('news', id)).toMatchObject({ title: 'Anna szavai' });
  });

  test('reads the refusal in English when the admin is in English', async () => {
    const { path, loaded } = await draft('Eredeti');
    await autosave('Anna', path, { title: 'Anna szavai' }, loaded);
    const refused = await send('Béla', 'PATCH', `/${path}?draft=true`, {
      data: { title: 'x' },
      basedOn: formatBase(path, loaded),
      language: 'en',
    });
    expect(getMessage(refused)).toMatch(/^Meanwhile this document was saved by Anna /);
  });

  test('one overwrites the other after seeing both versions', async () => {
    const { id, path, loaded } = await draft('Eredeti');
    await autosave('Anna', path, { title: 'Anna szavai' }, loaded);
    const conflict = readConflict((await autosave('Béla', path, { title: 'Béla szavai' }, loaded)).body);
    const knowingly = formatBase(path, String(conflict?.updatedAt));
    const saved = await send('Béla', 'PATCH', `/${path}?draft=true&overrideLock=true`, {
      data: { title: 'Béla szavai' },
      basedOn: knowingly,
    });
    expect(saved.status).toBe(200);
    expect(await openDocument('news', id)).toMatchObject({ title: 'Béla szavai' });
  });

  test('of two concurrent saves with the same base one is accepted and one refused', async () => {
    const { path, loaded } = await draft('Eredeti');
    const both = await Promise.all(['Anna', 'Béla'].map((who) => autosave(who, path, { title: who }, loaded)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('publication is refused while a newer draft of somebody else exists', async () => {
    const { id, path, loaded } = await draft('Eredeti');
    await autosave('Anna', path, { title: 'Anna szavai' }, loaded);
    const refused = await send('Béla', 'PATCH', `/${path}?locale=hu`, {
      data: { title: 'Béla szavai', _status: 'published' },
      basedOn: formatBase(path, loaded),
    });
    expect(refused.status).toBe(409);
    expect(await openDocument('news', id)).toMatchObject({ _status: 'draft', title: 'Anna szavai' });
  });
});

describe('an editor alone', () => {
  test('autosaves repeatedly, publishes, continues and unpublishes', async () => {
    const { path, loaded } = await draft('Egyedül');
    let basedOn = loaded;
    for (const title of ['Egyedül 1', 'Egyedül 2', 'Egyedül 3']) {
      const saved = await autosave('Anna', path, { title }, basedOn);
      expect(saved.status).toBe(200);
      basedOn = movedTo(saved);
    }
    for (const data of [{ title: 'Egyedül 4', _status: 'published' }, { title: 'Egyedül 5', _status: 'published' }, { _status: 'draft' }]) {
      const saved = await send('Anna', 'PATCH', `/${path}?locale=hu&depth=0`, { data, basedOn: formatBase(path, basedOn) });
      expect(saved.status).toBe(200);
      basedOn = movedTo(saved);
    }
    expect((await autosave('Anna', path, { title: 'Egyedül 6' }, basedOn)).status).toBe(200);
  });

  test('opens the document after a save in either language and is based on that save', async () => {
    const { id, path, loaded } = await draft('Nyelvek');
    await autosave('Anna', path, { title: 'Nyelvek, magyarul' }, loaded);
    const english = stamp(await payload.findByID({ collection: 'news', id, draft: true, depth: 0, locale: 'en' }));
    const saved = await send('Anna', 'PATCH', `/${path}?draft=true&locale=en`, {
      data: { title: 'Languages' },
      basedOn: formatBase(path, english),
    });
    expect(saved.status).toBe(200);
  });

  test('is refused after a version was restored elsewhere, and continues after opening the document again', async () => {
    const { id, path, loaded } = await draft('Visszaállítás');
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } }, limit: 1 });
    await autosave('Anna', path, { title: 'Későbbi' }, loaded);
    const version = String(docs[0]?.id);
    expect((await send('Anna', 'POST', `/news/versions/${version}?draft=true`, { data: {} })).status).toBe(200);
    expect((await autosave('Anna', path, { title: 'Még későbbi' }, loaded)).status).toBe(409);
    expect((await autosave('Anna', path, { title: 'Még későbbi' }, stamp(await openDocument('news', id)))).status).toBe(200);
  });
});

describe('a save without a base', () => {
  test('is accepted: seeds, jobs and other clients', async () => {
    const { id, path, loaded } = await draft('Alap nélkül');
    await autosave('Anna', path, { title: 'Anna szavai' }, loaded);
    expect((await send('Béla', 'PATCH', `/${path}?draft=true`, { data: { title: 'Béla szavai' } })).status).toBe(423);
    await payload.update({ collection: 'news', id, data: { title: 'A gép szavai' }, draft: true });
    expect(await openDocument('news', id)).toMatchObject({ title: 'A gép szavai' });
  });

  test('is accepted, too, when it names the base of another document', async () => {
    const { path, loaded } = await draft('Egyik');
    await autosave('Anna', path, { title: 'Anna szavai' }, loaded);
    const other = await send('Anna', 'PATCH', `/${path}?draft=true`, {
      data: { title: 'Újabb' },
      basedOn: formatBase('news/999999', loaded),
    });
    expect(other.status).toBe(200);
  });
});

describe('documents without drafts', () => {
  test('a redirect changed meanwhile is not overwritten', async () => {
    const id = await publish(payload, 'redirects', { from: '/nyar', to: '/terkep', status: '302' });
    const path = `redirects/${id}`;
    const loaded = stamp(await openDocument('redirects', id));
    const save = (who: string, to: string, basedOn: string) =>
      send(who, 'PATCH', `/${path}?locale=hu`, { data: { from: '/nyar', to, status: '302' }, basedOn: formatBase(path, basedOn) });
    const first = await save('Anna', '/terkep?anna', loaded);
    expect(first.status).toBe(200);
    expect((await save('Béla', '/terkep?bela', loaded)).status).toBe(409);
    expect((await save('Anna', '/terkep?megint', movedTo(first))).status).toBe(200);
  });

  test('the balloon’s status is not overwritten, not even by a form from before its first save, which has an empty base', async () => {
    const save = (who: string, slug: string, data: Data, basedOn: string) =>
      send(who, 'POST', `/globals/${slug}?locale=hu`, { data, basedOn: formatBase(`globals/${slug}`, basedOn) });
    const loaded = stamp(await payload.findGlobal({ slug: 'balloon' }));
    expect((await save('Béla', 'balloon', { balloonIsUp: true }, '')).status).toBe(409);
    const first = await save('Anna', 'balloon', { balloonIsUp: false, note: 'Vihar' }, loaded);
    expect(first.status).toBe(200);
    const refused = await save('Béla', 'balloon', { balloonIsUp: true }, loaded);
    expect(refused.status).toBe(409);
    expect(readConflict(refused.body)).toMatchObject({ document: 'globals/balloon', by: 'Anna' });
    expect(await payload.findGlobal({ slug: 'balloon' })).toMatchObject({ balloonIsUp: false, note: 'Vihar' });
    expect((await save('Anna', 'balloon', { balloonIsUp: true }, movedTo(first))).status).toBe(200);
  });
});

describe('the lock of a document', () => {
  const locks = async (id: number) => {
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      depth: 0,
      where: { and: [{ 'document.relationTo': { equals: 'news' } }, { 'document.value': { equals: id } }] },
    });
    return docs.length;
  };

  test('is renewed after an autosave, prevents saves of others, and is released when the editor leaves', async () => {
    const { id, path, loaded } = await draft('Zárolt');
    const basedOn = movedTo(await autosave('Anna', path, { title: 'Anna szavai' }, loaded));
    expect(await locks(id)).toBe(1);
    await autosave('Anna', path, { title: 'Anna további szavai' }, basedOn);
    expect(await locks(id)).toBe(1);
    const current = stamp(await openDocument('news', id));
    expect((await autosave('Béla', path, { title: 'Béla szavai' }, current)).status).toBe(423);
    expect((await send('Béla', 'POST', '/editing/left', { data: { document: path } })).status).toBe(200);
    expect(await locks(id)).toBe(1);
    expect((await send('Anna', 'POST', '/editing/left', { data: { document: path } })).status).toBe(200);
    expect(await locks(id)).toBe(0);
    expect((await autosave('Béla', path, { title: 'Béla szavai' }, current)).status).toBe(200);
  });

  test('is released at publication', async () => {
    const { id, path, loaded } = await draft('Közzétett');
    const basedOn = movedTo(await autosave('Anna', path, { title: 'Kész' }, loaded));
    await send('Anna', 'PATCH', `/${path}?locale=hu`, {
      data: { title: 'Kész', _status: 'published' },
      basedOn: formatBase(path, basedOn),
    });
    expect(await locks(id)).toBe(0);
  });
});
