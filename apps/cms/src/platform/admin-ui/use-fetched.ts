'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** An address of the service that belongs to the open document, below the document's own. */
type Question = 'approval' | 'history' | 'problems' | 'progress' | 'schedule' | 'successor' | 'usages' | 'uses';

/**
 * What the service says about the open document, asked when it is opened and after every save. `read` is a function outside of the component
 * and throws when the body is no answer. 'unsaved' while there is nothing to ask about or no answer yet.
 */
export function useFetched<Answer>(question: Question, read: (body: unknown) => Answer) {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [answer, setAnswer] = useState<Answer | 'unsaved' | 'failed'>('unsaved');
  const document = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const address = document === null ? null : `${config.routes.api}/${document}/${question}`;
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      // Asked anew after each save; of one that was not saved here Payload knows no time.
      const response = await fetch(`${address}?at=${lastUpdateTime || 0}`, { signal: controller.signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return read(await response.json());
    };
    ask()
      .then((found) => setAnswer(() => found))
      .catch(() => {
        if (!controller.signal.aborted) setAnswer('failed');
      });
    return () => controller.abort();
  }, [address, lastUpdateTime, read]);
  return { address, answer, setAnswer };
}
