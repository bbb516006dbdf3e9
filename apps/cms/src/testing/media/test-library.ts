import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { isRecord } from '../../platform/is-record.ts';
import { createAccountFactory } from '../accounts/test-accounts.ts';
import { temporaryDatabase } from '../databases/temporary-database.ts';
import { createApiClient, signIn } from '../test-content.ts';
import { cutSmallSizes } from './test-image-sizes.ts';

const PASSWORD = 'hold-koran-reggel-81';
const ROLES = ['press', 'service', 'balloon'] as const;
export const WORDS = { altHu: 'A tó', altEn: 'The lake', credit: 'Kiss Anna', licenceKind: 'cc-by' };

const StoredPicture = z.looseObject({
  id: z.number(),
  filename: z.string(),
  width: z.number(),
  shrunkFrom: z.string().nullish(),
  sizes: z.record(z.string(), z.looseObject({ filename: z.string().nullable() })),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

export const readStoredPicture = (document: unknown): StoredPicture => StoredPicture.parse(document);

/** All files of a picture. */
export const listFiles = ({ filename, sizes }: StoredPicture) => [filename, ...Object.values(sizes).flatMap((size) => size.filename ?? [])];

/** Creates a JPEG of one colour. */
export const createJpeg = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Opens an empty picture library with editors who upload through the same endpoint as the admin. */
export async function openPictureLibrary(environment: Record<string, string> = {}) {
  cutSmallSizes();
  const { payload, directory } = await temporaryDatabase(environment);
  await ensureRevision(payload);
  const ask = createApiClient(payload);
  const account = await createAccountFactory(payload, PASSWORD);
  const as: Record<string, Record<string, string>> = {};
  for (const role of ROLES) {
    await account({ email: `${role}@example.org`, name: role, roles: [role] });
    as[role] = await signIn(payload, { email: `${role}@example.org`, password: PASSWORD });
  }

  async function send(
    method: 'POST' | 'PATCH',
    to: string,
    words: object,
    { file, role = 'press', name = 'Tó.JPG' }: { file?: Buffer; role?: string; name?: string } = {},
  ) {
    const form = new FormData();
    form.set('_payload', JSON.stringify(words));
    if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
    const response = await ask.request(to, { method, headers: as[role] ?? {}, body: form });
    const body: unknown = await response.json();
    return { status: response.status, body, text: JSON.stringify(body) };
  }

  const findStored = async (id: number) => readStoredPicture(await payload.findByID({ collection: 'media', id, depth: 0 }));

  async function upload(words: object = {}, file?: Buffer): Promise<StoredPicture> {
    const { body, text } = await send('POST', '/media', { ...WORDS, ...words }, { file: file ?? (await createJpeg('#ff0000')) });
    if (!isRecord(body) || !isRecord(body['doc'])) throw new Error(text);
    return findStored(Number(body['doc']['id']));
  }

  /** Requests a file without a session. */
  async function download(name: string): Promise<{ status: number; file: Buffer }> {
    const response = await ask.request(`/media/file/${name}`);
    return { status: response.status, file: Buffer.from(await response.arrayBuffer()) };
  }

  /** The average colour of a file as a word. */
  async function getColour(name: string): Promise<string> {
    const [red = 0, green = 0, blue = 0] = await sharp((await download(name)).file)
      .removeAlpha()
      .resize(1, 1)
      .raw()
      .toBuffer();
    return red > 200 ? 'red' : green > 100 ? 'green' : blue > 200 ? 'blue' : `${red} ${green} ${blue}`;
  }
  return { payload, folder: path.join(directory, 'media'), ask, as, send, findStored, upload, download, getColour };
}

export type PictureLibrary = Awaited<ReturnType<typeof openPictureLibrary>>;
