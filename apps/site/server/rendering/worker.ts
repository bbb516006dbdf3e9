// Renders pages in a thread of its own: the one that answers visitors goes on meanwhile. It is told what to render by pool.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createCircuits } from '../../app/content/circuits.ts';
import { createContentStore } from '../../app/content/store.ts';
import { isOutage } from '../cache/page-cache.ts';
import { createRenderer, renderPage } from '../pages/render.ts';
import type { RenderedMessage, RenderMessage, WorkerSettings } from './pool.ts';

/** Bytes of answers: questions differ, and what they share is little. */
const BOUNDS = { essentials: 8 * 1024 * 1024, questions: 3 * 1024 * 1024 };

async function work(port: MessagePort, { bundle, source, context }: WorkerSettings): Promise<void> {
  const tell = (message: RenderedMessage) => port.postMessage(message);
  const log = (text: string) => tell({ kind: 'log', text });
  const renderer = createRenderer(await import(bundle), 'production');
  const content = createContentStore({ ...source, log, circuits: createCircuits({ log }), bounds: BOUNDS });

  /** Nothing when the page is not as good as the content service can make it: then the other thread knows better what to show. */
  async function render({ key, publicOrigin, ownOrigins, revision }: RenderMessage) {
    content.setRevision(revision);
    const { made, reads } = await content.attend(
      () =>
        renderPage(new Request(new URL(key, publicOrigin)), {
          renderer,
          context: { ...context, content, publicOrigin, ...(ownOrigins && { ownOrigins }) },
        }),
      { isQuestion: true },
    );
    if (isOutage(made.status) || reads.isLacking || reads.oldest !== null) return undefined;
    // A copy of its own size: zlib's may be a part of something larger, which would go along.
    return { ...made, bodies: { br: new Uint8Array(made.bodies.br) } };
  }

  port.on('message', (message: RenderMessage) => {
    void render(message)
      .catch((error: unknown) => {
        log(`a page could not be rendered in its thread: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      })
      .then((page) => tell({ kind: 'rendered', id: message.id, page }));
  });
  tell({ kind: 'ready' });
}

if (parentPort) await work(parentPort, workerData);
