import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toStoredPage } from '../cache/stored-page.ts';
import { createRenderingPool, type RenderedMessage, type RenderMessage } from './pool.ts';

class TestWorker extends EventEmitter {
  readonly keys: string[] = [];
  readonly ids = new Map<string, number>();
  readonly terminate = vi.fn(async () => 0);
  readonly unref = vi.fn();
  postMessage({ key, id }: RenderMessage): void {
    this.keys.push(key);
    this.ids.set(key, id);
  }
  send(message: RenderedMessage): void {
    this.emit('message', message);
  }
  async finish(key: string): Promise<void> {
    const { bodies, ...page } = await toStoredPage(200, {}, Buffer.from(key));
    this.send({ kind: 'rendered', id: this.ids.get(key) ?? -1, page: { ...page, bodies: { br: new Uint8Array(bodies.br) } } });
  }
}

const workers = vi.hoisted((): TestWorker[] => []);
vi.mock('node:worker_threads', () => ({
  Worker: function createWorker() {
    const worker = new TestWorker();
    workers.push(worker);
    return worker;
  },
}));

const TIMEOUT_MS = 10_000;
const RESTART_DELAY_MS = 10_000;

function createPool() {
  const log = vi.fn();
  const context = { indexable: true, translations: { hu: {}, en: {} }, previewSecret: undefined };
  const { render } = createRenderingPool({ bundle: 'file:///index.js', source: { origin: 'http://cms.example' }, context, log, size: 2 });
  return { render: (key: string) => render({ key, revision: 7, publicOrigin: 'http://localhost:3000' }), log };
}

/** A pool with one ready thread. */
async function createStartedPool() {
  const pool = createPool();
  await pool.render('/first');
  const [thread] = workers;
  if (!thread) throw new Error('No thread was started');
  thread.send({ kind: 'ready' });
  return { ...pool, thread };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  workers.length = 0;
});

describe('the rendering pool', () => {
  test('gives a page to a busy thread rather than to one that is loading or has ended', async () => {
    const { render, thread } = await createStartedPool();
    const pages = [render('/a'), render('/b')];
    expect([workers.length, thread.keys]).toEqual([2, ['/a', '/b']]);
    workers[1]?.emit('exit');
    pages.push(render('/c'));
    expect([workers.length, thread.keys]).toEqual([2, ['/a', '/b', '/c']]);
    for (const key of thread.keys) await thread.finish(key);
    expect((await Promise.all(pages)).map((page) => page?.status)).toEqual([200, 200, 200]);
  });

  test('gives a page to the ready thread with the fewest pages', async () => {
    const { render, thread } = await createStartedPool();
    void render('/a');
    void render('/b');
    const [, second] = workers;
    second?.send({ kind: 'ready' });
    void render('/c');
    void render('/d');
    expect([thread.keys, second?.keys]).toEqual([
      ['/a', '/b'],
      ['/c', '/d'],
    ]);
  });

  test('starts no second thread while the first one is idle', async () => {
    const { render, thread } = await createStartedPool();
    const page = render('/a');
    await thread.finish('/a');
    expect((await page)?.status).toBe(200);
    void render('/b');
    expect([workers.length, thread.keys]).toEqual([1, ['/a', '/b']]);
  });

  test('replaces a thread whose page takes too long, and leaves its other pages to their callers', async () => {
    const { render, thread, log } = await createStartedPool();
    const slow = render('/slow');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    const other = render('/other');
    await vi.advanceTimersByTimeAsync(1);
    expect([await slow, await other]).toEqual([undefined, undefined]);
    expect(thread.terminate).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    thread.emit('exit');
    const before = workers.length;
    await vi.advanceTimersByTimeAsync(RESTART_DELAY_MS);
    expect(await render('/next')).toBeUndefined();
    expect(workers).toHaveLength(before + 1);
  });
});
