import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { accountsWith } from '../accounts/test-accounts.ts';
import { asking, publish, richText, signIn } from '../content-api/test-content.ts';
import { temporaryDatabase } from '../database/temporary-database.ts';
import { setClock } from '../reading/clock.ts';
import { isRecord } from '../reading/document-reader.ts';
import { ensureRevision } from '../revision/raise.ts';
import { contentRevision, forgetRevision } from '../revision/revision.ts';
import { removeReplaced } from './hooks.ts';
import { turnPictures } from './turns.ts';

const PASSWORD = 'hold-koran-reggel-81';
const WORDS = { altHu: 'A tó', altEn: 'The lake', credit: 'Kiss Anna', licenceKind: 'cc-by' };

let payload: Payload;
let folder: string;
let ask: ReturnType<typeof asking>;
const as: Record<string, Record<string, string>> = {};

interface Stored {
  id: number;
  filename: string;
  width: number;
  shrunkFrom?: string | null;
  sizes: Record<string, { filename: string }>;
}

const coloured = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function send(method: 'POST' | 'PATCH', to: string, words: object, file?: Buffer | null, role = 'press', name = 'Tó.JPG') {
  const form = new FormData();
  form.set('_payload', JSON.stringify(words));
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  const response = await ask.request(to, { method, headers: as[role] ?? {}, body: form });
  return { status: response.status, body: await response.json() };
}

async function uploaded(words: object = {}, file?: Buffer): Promise<Stored> {
  const { body } = await send('POST', '/media', { ...WORDS, ...words }, file ?? (await coloured('#ff0000')));
  if (!isRecord(body) || !isRecord(body['doc'])) throw new Error(JSON.stringify(body));
  return body['doc'] as unknown as Stored;
}

const stored = async (id: number) => (await payload.findByID({ collection: 'media', id, depth: 0 })) as unknown as Stored;
const filesOf = ({ filename, sizes }: Stored) => [filename, ...Object.values(sizes).map((size) => size.filename)];
const visitors = async (name: string) => {
  const response = await ask.request(`/media/file/${name}`);
  return { status: response.status, file: Buffer.from(await response.arrayBuffer()) };
};
async function colourOf(name: string): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp((await visitors(name)).file)
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer();
  return red > 200 ? 'red' : green > 100 ? 'green' : blue > 200 ? 'blue' : `${red} ${green} ${blue}`;
}

beforeAll(async () => {
  let directory = '';
  ({ payload, directory } = await temporaryDatabase());
  folder = path.join(directory, 'media');
  await ensureRevision(payload);
  ask = asking(payload);
  const account = await accountsWith(payload, PASSWORD);
  for (const role of ['press', 'service', 'balloon'] as const) {
    await account({ email: `${role}@example.org`, name: role, roles: [role] });
    as[role] = await signIn(payload, { email: `${role}@example.org`, password: PASSWORD });
  }
});
afterEach(() => {
  setClock(undefined);
  vi.useRealTimers();
});

const messages = (body: unknown) => JSON.stringify(body);

describe('a new picture', () => {
  test('needs an author and a right to show it; an old one that lacks them may still be saved', async () => {
    for (const missing of ['credit', 'licenceKind']) {
      const { status, body } = await send('POST', '/media', { ...WORDS, [missing]: '' }, await coloured('#ff0000'));
      expect([status, messages(body)]).toEqual([400, expect.stringMatching(/ki készítette a képet|milyen jogon használjuk/)]);
    }
    const { id } = await uploaded();
    expect((await send('PATCH', `/media/${id}`, { credit: '' })).status).toBe(400);
    // From before this was asked.
    await payload.db.updateOne({ collection: 'media', id, data: { credit: null, licenceKind: null } });
    expect((await send('PATCH', `/media/${id}`, { caption: 'Régi kép' })).status).toBe(200);
  });

  test.each([
    ['of 300 pixels', () => coloured('#ff0000', 300, 200), 'csak 300 × 200 képpontos'],
    ['that is a PDF', async () => Buffer.from('%PDF-1.7'), 'nem olyan kép'],
    [
      'that is cut short',
      async () =>
        (
          await sharp({
            create: { width: 900, height: 600, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9000),
      'sérült vagy csonka',
    ],
  ])('%s is refused in Hungarian, and nothing of it is left', async (_, file, words) => {
    const [before, files] = [await payload.count({ collection: 'media' }), readdirSync(folder).length];
    const { status, body } = await send('POST', '/media', WORDS, await file());
    expect([status, messages(body)]).toEqual([400, expect.stringContaining(words)]);
    expect([await payload.count({ collection: 'media' }), readdirSync(folder)]).toEqual([
      before,
      expect.objectContaining({ length: files }),
    ]);
  });

  test('that is refused for its words leaves no file behind', async () => {
    const files = readdirSync(folder);
    expect((await send('POST', '/media', { ...WORDS, altEn: '' }, await coloured('#ff0000'))).status).toBe(400);
    expect(readdirSync(folder)).toEqual(files);
  });

  test('of 40 megapixels is taken in a smaller measure, and says so', async () => {
    const { filename, width, shrunkFrom } = await uploaded({}, await coloured('#ff0000', 7746, 5164));
    expect([width, shrunkFrom]).toEqual([6000, '7746 × 5164']);
    expect((await sharp((await visitors(filename)).file).metadata()).width).toBe(6000);
  });

  test.each(['service', 'balloon', 'nobody'])('is refused to who may not, before it is looked at: %s', async (role) => {
    const { status, body } = await send('POST', '/media', WORDS, Buffer.from('%PDF-1.7'), role);
    expect([status, messages(body)]).toEqual([403, expect.not.stringContaining('nem olyan kép')]);
  });
});

describe('a picture that is replaced', () => {
  test('has new addresses everywhere, and its old ones show the new picture', async () => {
    const before = await uploaded();
    const { status } = await send('PATCH', `/media/${before.id}`, {}, await coloured('#0000ff'), 'press', 'Másik kép.png');
    expect(status).toBe(200);
    const after = await stored(before.id);
    expect(filesOf(after).filter((name) => filesOf(before).includes(name))).toEqual([]);
    for (const name of [...filesOf(after), ...filesOf(before)]) expect([name, await colourOf(name)]).toEqual([name, 'blue']);
    const again = await send('PATCH', `/media/${before.id}`, {}, await coloured('#00aa00'));
    expect(again.status).toBe(200);
    for (const name of [...filesOf(before), ...filesOf(after)]) expect([name, await colourOf(name)]).toEqual([name, 'green']);
  });

  test('keeps its files when the form is refused for something else', async () => {
    const before = await uploaded();
    const { status } = await send('PATCH', `/media/${before.id}`, { altEn: '' }, await coloured('#0000ff'));
    const refocused = await send('PATCH', `/media/${before.id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10`, { altEn: '' });
    expect([status, refocused.status]).toEqual([400, 400]);
    expect(filesOf(await stored(before.id))).toEqual(filesOf(before));
    for (const name of filesOf(before)) expect([name, await colourOf(name)]).toEqual([name, 'red']);
  });

  test('leaves no file behind once the change has settled', async () => {
    const before = await uploaded();
    await send('PATCH', `/media/${before.id}`, {}, await coloured('#0000ff'));
    await removeReplaced(payload, before.id, folder, filesOf(before));
    expect(filesOf(before).filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
    expect(filesOf(await stored(before.id)).filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
    expect(await colourOf(before.filename)).toBe('blue');
  });

  test('with one that is no picture stays as it was', async () => {
    const before = await uploaded();
    const { status, body } = await send('PATCH', `/media/${before.id}`, {}, Buffer.from('<html>'));
    expect([status, messages(body)]).toEqual([400, expect.stringContaining('nem olyan kép')]);
    expect(await colourOf(before.filename)).toBe('red');
  });

  test('is shown by the pages that use it under its new address', async () => {
    const { id } = await uploaded();
    await publish(payload, 'news', { title: 'Képcsere', publishedOn: '2026-11-01', picture: id, body: richText('Szöveg') });
    await send('PATCH', `/media/${id}`, {}, await coloured('#0000ff'));
    const { filename } = await stored(id);
    expect(messages((await ask.json('/hu/news/kepcsere')).body)).toContain(filename);
  });
});

describe('a picture that is cut otherwise', () => {
  /** The left half is red, the right one blue. */
  const halves = async () =>
    sharp({ create: { width: 1200, height: 600, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0000ff' } })
            .png()
            .toBuffer(),
          left: 600,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer();

  test('shows in every shape what was chosen, at new addresses, by the admin’s way and by the field’s', async () => {
    const before = await uploaded({}, await halves());
    await send('PATCH', `/media/${before.id}?uploadEdits[focalPoint][x]=0&uploadEdits[focalPoint][y]=50`, {});
    const left = await stored(before.id);
    expect(await colourOf(String(left.sizes['portrait_md']?.filename))).toBe('red');
    expect(left.filename).not.toBe(before.filename);
    await send('PATCH', `/media/${before.id}`, { focalX: 100, focalY: 50 });
    const right = await stored(before.id);
    expect(await colourOf(String(right.sizes['portrait_md']?.filename))).toBe('blue');
    expect(await colourOf(String(before.sizes['portrait_md']?.filename))).toBe('blue');
    // The whole of it is still there.
    expect(right.width).toBe(1200);
  });

  test('stays at its addresses when nothing is changed: the admin sends its focal point with every save', async () => {
    const before = await uploaded();
    await send('PATCH', `/media/${before.id}?uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50`, {
      focalX: 50,
      focalY: 50,
      caption: 'Új',
    });
    expect(filesOf(await stored(before.id))).toEqual(filesOf(before));
  });

  test('is cropped for good', async () => {
    const { id } = await uploaded({}, await halves());
    const crop =
      'uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100&uploadEdits[crop][unit]=%25';
    expect((await send('PATCH', `/media/${id}?${crop}&uploadEdits[widthInPixels]=600&uploadEdits[heightInPixels]=600`, {})).status).toBe(
      200,
    );
    const after = await stored(id);
    expect([after.width, await colourOf(after.filename)]).toEqual([600, 'blue']);
  });
});

describe('a picture with an embargo or an end', () => {
  const HOUR = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const page = async (slug: string) => messages((await ask.json(`/hu/news/${slug}`)).body);

  /** Moves the clock of the reading and of the rules. */
  function passTime(hours: number) {
    const then = Date.now() + hours * HOUR;
    vi.useFakeTimers({ now: then, toFake: ['Date'] });
    setClock(Temporal.Instant.fromEpochMilliseconds(then).toString());
  }

  test('is given to nobody by its address, nor shown, until then; editors see it', async () => {
    const { id, filename, sizes } = await uploaded({ shownFrom: at(2) });
    await publish(payload, 'news', { title: 'Titkos kép', publishedOn: '2026-11-01', picture: id, body: richText('Szöveg') });
    const size = String(sizes['square_sm']?.filename);
    for (const name of [filename, size]) {
      expect((await visitors(name)).status).toBe(403);
      expect((await ask.request(`/media/file/${name}`, { headers: as['press'] ?? {} })).status).toBe(200);
    }
    expect(await page('titkos-kep')).not.toContain(filename);
    passTime(3);
    expect((await visitors(filename)).status).toBe(200);
    await publish(payload, 'news', { title: 'Másik', publishedOn: '2026-11-01', picture: id, body: richText('Szöveg') });
    expect(await page('masik')).toContain(filename);
  });

  test('is gone when its time is over, under its old names, too', async () => {
    const before = await uploaded({ shownUntil: at(2) });
    await send('PATCH', `/media/${before.id}`, {}, await coloured('#0000ff'));
    const { filename } = await stored(before.id);
    for (const name of [filename, before.filename]) expect((await visitors(name)).status).toBe(200);
    passTime(3);
    for (const name of [filename, before.filename]) expect([name, (await visitors(name)).status]).toEqual([name, 403]);
    await publish(payload, 'news', { title: 'Lejárt kép', publishedOn: '2026-11-01', picture: before.id, body: richText('Szöveg') });
    expect(await page('lejart-kep')).not.toContain(filename);
  });

  test('makes the site’s pages old in the moment that it appears or goes, once', async () => {
    await uploaded({ shownFrom: '2030-01-01T10:00:00.000Z', shownUntil: '2030-01-02T10:00:00.000Z' });
    const day = (text: string) => Temporal.Instant.from(`2030-01-${text}:00Z`);
    const raised = async (after: string, until: string) => {
      const before = await contentRevision(payload);
      await turnPictures(payload, day(after), day(until));
      forgetRevision(payload);
      return (await contentRevision(payload)) - before;
    };
    expect(await raised('01T09:00', '01T09:59')).toBe(0);
    expect(await raised('01T09:59', '01T10:00')).toBe(1);
    expect(await raised('01T10:00', '02T09:59')).toBe(0);
    expect(await raised('02T09:59', '02T10:01')).toBe(1);
  });

  test('tells the site until when its files may be kept', async () => {
    const { sizes } = await uploaded({ shownUntil: '2099-01-02T10:00:00.000Z' });
    const response = await ask.request(`/media/file/${sizes['square_sm']?.filename}`);
    expect(response.headers.get('expires')).toBe('Fri, 02 Jan 2099 10:00:00 GMT');
  });

  test('does not end before it begins', async () => {
    const { status, body } = await send('POST', '/media', { ...WORDS, shownFrom: at(5), shownUntil: at(2) }, await coloured('#ff0000'));
    expect([status, messages(body)]).toEqual([400, expect.stringContaining('A vége nem lehet előbb')]);
  });
});

describe('a picture that is downloaded', () => {
  test('names its author in the file, from its own address and from a gallery’s archive', async () => {
    const { id, filename, sizes } = await uploaded({ credit: 'Őry Anna', source: 'Városi Képtár' });
    const { file } = await visitors(filename);
    const { xmp, iptc } = await sharp(file).metadata();
    expect(String(xmp)).toContain('Őry Anna');
    expect(String(iptc)).toContain('© Őry Anna · CC BY 4.0');
    // What pages show carries no ballast.
    expect((await sharp((await visitors(String(sizes['square_sm']?.filename))).file).metadata()).xmp).toBeUndefined();

    const category = await publish(payload, 'gallery-categories', { title: 'Tavak' });
    await publish(payload, 'galleries', {
      title: 'A tó',
      category,
      publishedOn: '2026-10-01T08:00:00.000Z',
      items: [{ picture: id, title: 'Tó' }],
    });
    const response = await ask.request('/hu/galleries/a-to/download');
    const archive = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(archive.byteLength));
    const zip = await fromBufferPromise(archive);
    const files = new Map<string, Buffer>();
    for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    expect(files.get('01-to.jpg')).toEqual(file);
    expect(files.get('kepjegyzek.txt')?.toString()).toContain('Felhasználás: CC BY 4.0');
  });

  test('is asked for in parts, or of a name that none has', async () => {
    const { filename } = await uploaded();
    const part = await ask.request(`/media/file/${filename}`, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength > 10]).toEqual([200, true]);
    expect((await visitors('nincs-ilyen-abcdef-square_sm.webp')).status).toBe(403);
  });
});
