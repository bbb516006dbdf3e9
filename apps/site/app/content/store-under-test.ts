import { vi } from 'vitest';
import { createContentStore } from './store.ts';

export const SECRET = 'a secret of the installation, long enough';
export const qrCodes = (code: string, revision = '7') =>
  Response.json({ data: [{ code, to: '/terkep' }] }, { headers: { 'x-content-revision': revision } });
export const notFound = () => Response.json({ error: { code: 'not_found', message: 'No such item' } }, { status: 404 });

/** A content store whose service and clock the test controls. */
export function createTestStore(secret?: string, bounds?: { essentials: number; visitorQueries: number }) {
  const world = { time: 1_000_000, answer: () => qrCodes('a') };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => world.answer());
  const log = vi.fn<(message: string) => void>();
  const store = createContentStore({
    origin: 'http://cms.example',
    log,
    previewSecret: secret,
    fetch,
    clock: () => world.time,
    ...(bounds && { bounds }),
  });
  store.setRevision(7);
  const read = async () => {
    const answer = await store.read('qrCodes', 'hu');
    return answer.kind === 'ok' ? answer.value.data[0]?.code : answer.kind;
  };
  return { world, fetch, log, store, read };
}
