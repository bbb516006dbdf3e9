import path from 'node:path';
import { createCircuits } from '../app/content/circuit/circuits.ts';
import { createContentStore } from '../app/content/store.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createRenderingBudget } from './cache/rendering-budget.ts';
import { watchRevision } from './cache/revision-watch.ts';
import { createSavedAnswers } from './cache/saved-answers.ts';
import { createContentStoreAt } from './cache/store-at-instant.ts';
import { createNotFoundLog } from './counts/not-found-log.ts';
import type { Environment } from './environment.ts';
import { removeAbandonedFolders } from './forms/form-folders.ts';
import { createSpamGuards } from './forms/spam-guard.ts';
import { resolveHosts } from './http/urls/allowed-hosts.ts';
import { createNoticeInserter } from './pages/page-notice.ts';
import { loadTranslations } from './pages/translations.ts';
import { createRenderAside } from './rendering/render-aside.ts';

interface Options {
  environment: Environment;
  log: (message: string) => void;
  /** Identifies the build, so that answers saved by another one are not used. */
  build: string;
  /** URL of the server bundle, for rendering threads; without it pages are rendered in this thread. */
  bundle: string | undefined;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the services that the routes use: contents, caches, limits and counters. `close` sends what was counted and ends what runs in the background. */
export async function createServices({ environment, log, build, bundle }: Options) {
  const { CMS_ORIGIN, PUBLIC_ORIGIN, PREVIEW_SECRET, CMS_TIMEOUT } = environment;
  const limitsClients = environment.RATE_LIMITS === 'on';
  await removeAbandonedFolders();
  const hosts = resolveHosts(environment);
  const indexable = hosts.isIndexed(new URL(PUBLIC_ORIGIN).host);
  const circuits = createCircuits({ log });
  const source = { origin: CMS_ORIGIN, timeout: CMS_TIMEOUT, log, previewSecret: PREVIEW_SECRET };
  const saved = environment.CONTENT_CACHE_DIR
    ? createSavedAnswers({ folder: path.resolve(environment.CONTENT_CACHE_DIR), build, log })
    : undefined;
  const content = createContentStore({ ...source, circuits, ...(saved && { saved: { answers: await saved.load(), changes: saved } }) });
  const translations = await loadTranslations({
    url: environment.TRANSLATIONS_URL,
    key: environment.TRANSLATIONS_KEY,
    host: PUBLIC_ORIGIN,
    log,
  });
  const pages = createPageCache({
    revision: content.revision,
    trackReads: content.trackReads,
    log,
    isStruggling: circuits.isOpen,
    withNotice: createNoticeInserter(translations),
  });
  const aside = bundle ? createRenderAside({ bundle, source, content, isStruggling: circuits.isOpen, indexable, translations }) : undefined;
  const countsService = { origin: CMS_ORIGIN, previewSecret: PREVIEW_SECRET, log };
  const notFoundLog = createNotFoundLog(countsService);
  const stopWatching = watchRevision({
    origin: CMS_ORIGIN,
    previewSecret: PREVIEW_SECRET,
    onRevision: (revision) => {
      content.setRevision(revision);
      void pages.renewHotPages();
    },
    log,
  });
  return {
    hosts,
    circuits,
    content,
    /** The contents at another instant. */
    contentAt: (instant: Temporal.Instant, draftMenu: number | undefined) => createContentStoreAt({ instant, draftMenu }, source),
    pages,
    aside,
    notFoundLog,
    countsService,
    budget: createRenderingBudget({ limitsClients }),
    spamGuards: createSpamGuards({ secret: PREVIEW_SECRET, isStrict: limitsClients }),
    /** The part of the context that all pages share. */
    context: { content, indexable, translations, previewSecret: PREVIEW_SECRET },
    async close(): Promise<void> {
      await notFoundLog.flush();
      stopWatching();
      await aside?.close();
      await saved?.settled();
    },
  };
}
