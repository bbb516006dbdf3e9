import { createDraftCredential } from '@liget/content-api/preview';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRevision } from './revision-watch.ts';

/** A content service whose event streams the test controls. */
function service() {
  const streams: { write: (text: string) => void; end: () => void; signal: AbortSignal | undefined }[] = [];
  let isDown = false;
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    if (isDown) return Promise.reject(new TypeError('fetch failed'));
    const signal = init?.signal ?? undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        streams.push({ write: (text) => controller.enqueue(encoder.encode(text)), end: () => controller.close(), signal });
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
  return { streams, fetch, down: (value: boolean) => (isDown = value) };
}

function watched({ fetch }: Pick<ReturnType<typeof service>, 'fetch'>, previewSecret?: string) {
  const revisions: (number | null)[] = [];
  const log = vi.fn<(message: string) => void>();
  const stop = watchRevision({
    origin: 'http://cms.example',
    previewSecret,
    onRevision: (revision) => revisions.push(revision),
    log,
    fetch,
  });
  return { revisions, log, stop, logged: () => log.mock.calls.map(([message]) => message) };
}

/** Advances the time and lets pending work run. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('watchRevision', () => {
  test('reads the revisions of the event stream', async () => {
    const cms = service();
    const { revisions, stop, logged } = watched(cms);
    await pass();
    expect(cms.fetch.mock.calls.map(([url]) => url)).toEqual([new URL('http://cms.example/api/hu/content-revision/events')]);
    cms.streams[0]?.write('data: {"revision":7}\n\n');
    await pass();
    cms.streams[0]?.write(': heartbeat\n\ndata: {"revi');
    cms.streams[0]?.write('sion":8}\n\ndata: {"revision":9}\n\n');
    await pass();
    expect(revisions).toEqual([7, 8, 9]);
    expect(logged()).toEqual(['content service: connected']);
    stop();
  });

  test('sends the service’s credential if there is one', async () => {
    const [open, closed] = [service(), service()];
    const secret = 'a secret of previews, longer than thirty-two signs';
    const stops = [watched(open).stop, watched(closed, secret).stop];
    const listRequests = ({ fetch }: typeof open) => new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization');
    expect([listRequests(open), listRequests(closed)]).toEqual([null, `Bearer ${createDraftCredential(secret)}`]);
    for (const stop of stops) stop();
  });

  test('reports null while the content service cannot read the revision', async () => {
    const cms = service();
    const { revisions, stop, logged } = watched(cms);
    await pass();
    cms.streams[0]?.write('data: {"revision":7}\n\ndata: {"revision":null}\n\ndata: {"revision":8}\n\n');
    await pass();
    expect(revisions).toEqual([7, null, 8]);
    expect(logged()).toEqual(['content service: connected']);
    stop();
  });

  test('ignores invalid data', async () => {
    const cms = service();
    const { revisions, stop } = watched(cms);
    await pass();
    cms.streams[0]?.write('data: {"revision":"7"}\n\ndata: {"revision":-1}\n\nevent: x\n\ndata: {}\n\ndata: {"revision":3}\n\n');
    await pass();
    expect(revisions).toEqual([3]);
    stop();
  });

  test('reports null during an outage, logs once, and reconnects every half second', async () => {
    const cms = service();
    cms.down(true);
    const { revisions, stop, logged } = watched(cms);
    await pass();
    expect(revisions).toEqual([null]);
    await pass(500);
    await pass(500);
    expect(cms.fetch).toHaveBeenCalledTimes(3);
    cms.down(false);
    await pass(500);
    cms.streams[0]?.write('data: {"revision":7}\n\n');
    await pass();
    expect(revisions.at(-1)).toBe(7);
    expect(logged()).toEqual(['content service: not reachable, trying again', 'content service: connected']);
    stop();
  });

  test.each([
    ['ends', 'data: {"revision":7}\n\n'],
    ['is broken', 'data: {"revision":7}\n\ndata: {oops\n\n'],
  ])('reconnects when a stream %s, with an unknown revision in between', async (how, text) => {
    const cms = service();
    const { revisions, stop } = watched(cms);
    await pass();
    cms.streams[0]?.write(text);
    await pass();
    if (how === 'ends') cms.streams[0]?.end();
    await pass();
    expect(revisions).toEqual([7, null]);
    await pass(500);
    expect(cms.streams).toHaveLength(2);
    stop();
  });

  test('reconnects after 16 seconds without data; a heartbeat counts as data', async () => {
    const cms = service();
    const { revisions, stop } = watched(cms);
    await pass();
    cms.streams[0]?.write('data: {"revision":7}\n\n');
    await pass(15_000);
    cms.streams[0]?.write(': heartbeat\n\n');
    await pass(15_000);
    expect(revisions).toEqual([7]);
    await pass(1_000);
    expect(revisions).toEqual([7, null]);
    stop();
  });

  test('reconnects if a stream never sends data', async () => {
    const cms = service();
    const { revisions, stop } = watched(cms);
    await pass(15_999);
    expect(revisions).toEqual([]);
    await pass(1);
    expect(revisions).toEqual([null]);
    stop();
  });

  test('treats an error status as no stream', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('data: {"revision":7}\n\n', { status: 502 })));
    const { revisions, stop } = watched({ fetch });
    await pass();
    expect(revisions).toEqual([null]);
    stop();
  });

  test('closes the stream when stopped, and does not reconnect', async () => {
    const cms = service();
    const { revisions, stop } = watched(cms);
    await pass();
    stop();
    await pass(60_000);
    expect(cms.streams[0]?.signal?.aborted).toBe(true);
    expect(cms.fetch).toHaveBeenCalledOnce();
    expect(revisions).toEqual([]);
  });
});
