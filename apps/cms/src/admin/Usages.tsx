'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Usages as Places, Usage } from '../trash/usage-texts.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { useWord } from './use-word.ts';

type Found = Places | 'unknown' | 'failed';

function placesIn(body: unknown): Found {
  const isAnswer = typeof body === 'object' && body !== null && 'usages' in body && 'total' in body;
  return isAnswer && Array.isArray(body.usages) && typeof body.total === 'number' ? { total: body.total, usages: body.usages } : 'failed';
}

/** Asks when the document is opened and after every save. */
function useUsages(): Found {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [found, setFound] = useState<Found>('unknown');
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/usages`;
  useEffect(() => {
    if (address === null) return undefined;
    const asking = new AbortController();
    fetch(`${address}?at=${lastUpdateTime}`, { signal: asking.signal })
      .then(async (response) => setFound(response.ok ? placesIn(await response.json()) : 'failed'))
      .catch(() => {
        if (!asking.signal.aborted) setFound('failed');
      });
    return () => asking.abort();
  }, [address, lastUpdateTime]);
  return found;
}

/** Everything that shows the document or refers to it, published or in a draft. */
export function Usages() {
  const found = useUsages();
  const word = useWord();
  const { config } = useConfig();
  if (found === 'unknown') return null;
  const addressOf = ({ collection, id }: Usage) =>
    `${config.routes.admin}/${id === null ? `globals/${collection}` : `collections/${collection}/${id}`}`;
  return (
    <section className="liget-check" aria-live="polite">
      <h3>{word(ADMIN_TEXTS.usagesTitle)}</h3>
      {found === 'failed' && <p>{word(ADMIN_TEXTS.usagesFailed)}</p>}
      {found !== 'failed' && found.total === 0 && <p>{word(ADMIN_TEXTS.usagesNone)}</p>}
      {found !== 'failed' && found.total > 0 && (
        <>
          <p>{word(ADMIN_TEXTS.usagesSome)}</p>
          <ul>
            {found.usages.map((usage) => (
              <li key={`${usage.collection} ${usage.id}`}>
                <a href={addressOf(usage)}>{usage.id === null ? word(usage.kind) : `${word(usage.kind)}: ${word(usage.title)}`}</a>
              </li>
            ))}
            {found.total > found.usages.length && <li>{word(ADMIN_TEXTS.usagesMore(found.total - found.usages.length))}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
