'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { isStoredId } from './is-stored-id.ts';

/** What is fetched about the open document: a path below its own. */
type Subpath = 'approval' | 'history' | 'problems' | 'progress' | 'schedule' | 'successor' | 'usages' | 'uses';

/**
 * Fetches data about the open document when it is opened and after every save. Define `schema` outside the component. 'failed' also for
 * an answer that the schema refuses; 'unsaved' for an unsaved document; 'loading' until the first answer; 'trashed' for a document in the trash,
 * about which there is no answer unless `evenInTrash`.
 */
export function useFetched<Answer>(subpath: Subpath, schema: z.ZodType<Answer>, { evenInTrash = false } = {}) {
  const { id, collectionSlug, globalSlug, isTrashed, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading');
  const document = globalSlug ? `globals/${globalSlug}` : isStoredId(id) ? `${collectionSlug}/${id}` : null;
  const hasNoAnswer = isTrashed === true && !evenInTrash;
  const address = document === null || hasNoAnswer ? null : `${config.routes.api}/${document}/${subpath}`;
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const fetchAnswer = async () => {
      // `at` makes a new request after each save; Payload has no time for a document that was not saved in this tab.
      const response = await fetch(`${address}?at=${lastUpdateTime || 0}`, { signal: controller.signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return schema.parse(await response.json());
    };
    fetchAnswer()
      .then((loaded) => setAnswer(() => loaded))
      .catch(() => {
        if (!controller.signal.aborted) setAnswer('failed');
      });
    return () => controller.abort();
  }, [address, lastUpdateTime, schema]);
  const shown = hasNoAnswer ? ('trashed' as const) : document === null ? ('unsaved' as const) : answer;
  return { address, answer: shown, setAnswer };
}
