// Renders pages in a separate thread, at the request of pool.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { isOutage } from '@liget/content-api';
import { createCircuits } from '../../app/content/circuit/circuits.ts';
import { createContentStore } from '../../app/content/store.ts';
import { createRenderer, renderPage } from '../pages/render.ts';
import type { RenderedMessage, RenderMessage, WorkerSettings } from './pool.ts';

/** Bytes of cached answers. Visitors' queries differ, so few of their answers are used twice. */
const BOUNDS = { essentials: 8 * 1024 * 1024, visitorQueries: 3 * 1024 * 1024 };

async function work(port: MessagePort, { bundle, source, context }: WorkerSettings): Promise<void> {
  const send = (message: RenderedMessage) => port.postMessage(message);
  const log = (text: string) => send({ kind: 'log', text });
  const renderer = createRenderer(await import(bundle), 'production');
  const content = createContentStore({ ...source, log, circuits: createCircuits({ log }), bounds: BOUNDS });

  /** `undefined` for a page with stale or missing answers: the main thread may have better ones. */
  async function render({ key, publicOrigin, ownOrigins, revision }: RenderMessage) {
    content.setRevision(revision);
    const { result: made, reads } = await content.trackReads(
      () =>
        renderPage(new Request(new URL(key, publicOrigin)), {
          renderer,
          context: { ...context, content, publicOrigin, ...(ownOrigins && { ownOrigins }) },
        }),
      { isVisitorQuery: true },
    );
    if (isOutage(made.status) || reads.isLacking || reads.oldest !== null) return undefined;
    // Copied, because zlib's buffer may be part of a larger one, which would be sent too.
    return { ...made, bodies: { br: new Uint8Array(made.bodies.br) } };
  }

  port.on('message', (message: RenderMessage) => {
    void render(message)
      .catch((error: unknown) => {
        log(`a page could not be rendered in its thread: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      })
      .then((page) => send({ kind: 'rendered', id: message.id, page }));
  });
  send({ kind: 'ready' });
}

if (parentPort) await work(parentPort, workerData);
