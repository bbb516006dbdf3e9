import type { NextConfig } from 'next';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { MAX_BYTES } from './features/media/errors.ts';
import { temporaryDatabase } from './testing/databases/temporary-database.ts';
import { createApiClient, publish, richText, signIn } from './testing/test-content.ts';

const SLOTS = 100;
const CHARACTERS = 200_000;
const MEGABYTE = 1024 * 1024;
const QUARTER_MS = 15 * 60_000;

let payload: Payload;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  const editor = { email: 'szerkeszto@example.org', password: 'hold-koran-reggel-81' };
  await payload.create({ collection: 'users', data: { ...editor, name: 'Szerkesztő', roles: ['balloon', 'magazine'] } });
  headers = await signIn(payload, editor);
});

/** Sends a document like the admin's form. Returns the status and body of the answer, and the size of the request in bytes. */
async function save(method: string, path: string, data: object): Promise<{ status: number; size: number; body: unknown }> {
  const form = new FormData();
  const text = JSON.stringify(data);
  form.set('_payload', text);
  const { status, body } = await createApiClient(payload).json(path, { method, headers, body: form });
  return { status, size: Buffer.byteLength(text), body };
}

/** A text that changes its format at every word, as one pasted from elsewhere may. */
function longText(): ReturnType<typeof richText> {
  const state = richText('');
  const [paragraph] = state.root.children;
  const word = { type: 'text', version: 1, text: 'árvíztűrő ', format: 0, detail: 0, mode: 'normal', style: '' };
  const children = Array.from({ length: CHARACTERS / word.text.length }, (_, index) => ({ ...word, format: index % 2 }));
  return { ...state, root: { ...state.root, children: paragraph ? [{ ...paragraph, children }] : [] } };
}

test(`an article of ${CHARACTERS} characters is saved whole`, async () => {
  const id = await publish(payload, 'news', { title: 'Hosszú', publishedOn: '2026-11-01' });
  const { status, size, body } = await save('PATCH', `/news/${id}?draft=true&autosave=true`, {
    title: 'Hosszú',
    body: longText(),
    _status: 'draft',
  });
  expect(size).toBeGreaterThan(1.9 * MEGABYTE);
  expect([status, JSON.stringify(body).split('árvíztűrő').length - 1]).toEqual([200, CHARACTERS / 10]);
});

test(`a balloon of ${SLOTS} slots is saved whole`, async () => {
  // In the future, because the slots of past days are removed.
  const first = Temporal.Now.zonedDateTimeISO('Europe/Budapest').startOfDay().add({ days: 1 }).epochMilliseconds;
  const slot = (index: number) => ({
    start: new Date(first + index * QUARTER_MS).toISOString(),
    end: new Date(first + (index + 1) * QUARTER_MS).toISOString(),
    weather: 'ideal_weather',
  });
  const { status, body } = await save('POST', '/globals/balloon', {
    balloonIsUp: true,
    timeSlots: Array.from({ length: SLOTS }, (_, index) => slot(index)),
  });
  expect([status, JSON.stringify(body).split('"start"').length - 1]).toEqual([200, SLOTS]);
});

/** Sends a picture of some bytes; the service looks at the size first. Answers the status and the message. */
async function upload(bytes: number): Promise<unknown[]> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ altHu: 'Kép', altEn: 'Picture' }));
  form.set('file', new File([Buffer.alloc(bytes)], 'nagy.jpg', { type: 'image/jpeg' }));
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const response = await createApiClient(payload).request('/media?locale=hu', {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType },
    // A form in parts would fail when the service stops reading it.
    body: await encoded.arrayBuffer(),
  });
  const { errors }: { errors: { message: string }[] } = await response.json();
  return [response.status, errors[0]?.message];
}

test('a file up to the limit of pictures is read, a larger one is refused in Hungarian', async () => {
  expect(await upload(MAX_BYTES)).toEqual([400, expect.stringMatching(/„nagy\.jpg” nem olyan kép/)]);
  expect(await upload(MAX_BYTES + 1)).toEqual([400, expect.stringMatching(/^A fájl 41 MB, legfeljebb 40 MB lehet/)]);
  expect(await upload(51 * MEGABYTE)).toEqual([413, 'Ez túl nagy, ezért nem küldhető el.']);
});

test('what the admin asks of Next for such a form may be several times as large', async () => {
  const address = new URL('../next.config.mjs', import.meta.url).href;
  const { default: config }: { default: NextConfig } = await import(address);
  expect(config.experimental?.serverActions?.bodySizeLimit).toBeGreaterThanOrEqual(8 * MEGABYTE);
  expect(config.experimental?.proxyClientMaxBodySize).toBeGreaterThanOrEqual(8 * MEGABYTE);
  expect(config.images?.unoptimized).toBe(true);
});
