import type { ContentStore } from '../../app/content/store.ts';
import { isQuestion } from '../http/urls/address.ts';
import type { StoredPage } from '../stored-page.ts';
import { createRenderingPool, type WantedPage, type WorkerSettings } from './pool.ts';

interface Options extends Omit<WorkerSettings, 'context'>, Omit<WorkerSettings['context'], 'previewSecret'> {
  source: WorkerSettings['source'] & { log: (message: string) => void };
  content: Pick<ContentStore, 'revision'>;
  /** The content service is known to be in trouble. */
  isStruggling: () => boolean;
  pool?: typeof createRenderingPool;
}

/** Renders a page in another thread, or tells that it is to be rendered here. */
export type RenderAside = (wanted: Omit<WantedPage, 'revision'>) => Promise<StoredPage | undefined>;

/**
 * Searches and filters, of which there is no end, are rendered in threads of their own: a flood of them must not keep cached pages waiting. All that
 * an outage needs is read and kept in this thread, so that in one, and whenever a page is less than it should be, it is rendered here.
 */
export function createRenderAside({ bundle, source, content, isStruggling, indexable, translations, pool = createRenderingPool }: Options) {
  const { origin, timeout, previewSecret, log } = source;
  const { render, close } = pool({
    bundle,
    source: { origin, ...(timeout !== undefined && { timeout }), previewSecret },
    context: { indexable, translations, previewSecret },
    log,
  });
  const aside: RenderAside = async (wanted) => {
    const revision = content.revision();
    if (!isQuestion(wanted.key) || revision === null || isStruggling()) return undefined;
    return render({ ...wanted, revision });
  };
  return { render: aside, close };
}
