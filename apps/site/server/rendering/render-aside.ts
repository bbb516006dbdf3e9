import type { ContentStore } from '../../app/content/store.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { isVisitorQuery } from '../http/urls/requested-url.ts';
import { createRenderingPool, type PageToRender, type WorkerSettings } from './pool.ts';

interface Options extends Omit<WorkerSettings, 'context'>, Omit<WorkerSettings['context'], 'previewSecret'> {
  source: WorkerSettings['source'] & { log: (message: string) => void };
  content: Pick<ContentStore, 'revision'>;
  /** Whether the content service is known to have problems. */
  isStruggling: () => boolean;
  pool?: typeof createRenderingPool;
}

/** Renders a page in another thread; `undefined` if it must be rendered in this one. */
export type RenderAside = (pageToRender: Omit<PageToRender, 'revision'>) => Promise<StoredPage | undefined>;

/**
 * Renders searches and filters in separate threads, so that a flood of them does not delay cached pages. In an outage pages are rendered in this
 * thread, whose caches have the contents for it.
 */
export function createRenderAside({ bundle, source, content, isStruggling, indexable, translations, pool = createRenderingPool }: Options) {
  const { origin, timeout, previewSecret, log } = source;
  const { render, close } = pool({
    bundle,
    source: { origin, ...(timeout !== undefined && { timeout }), previewSecret },
    context: { indexable, translations, previewSecret },
    log,
  });
  const renderInThread: RenderAside = async (pageToRender) => {
    const revision = content.revision();
    if (!isVisitorQuery(pageToRender.key) || revision === null || isStruggling()) return undefined;
    return render({ ...pageToRender, revision });
  };
  return { render: renderInThread, close };
}
