'use client';

import { useConfig } from '@payloadcms/ui';
import { ADMIN_TEXTS } from '../../admin-ui/texts.ts';
import { useFetched } from '../../admin-ui/use-fetched.ts';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import type { Usages as Places, Usage } from '../usage-texts.ts';

function readPlaces(body: unknown): Places {
  const isAnswer = typeof body === 'object' && body !== null && 'usages' in body && 'total' in body;
  if (!isAnswer || !Array.isArray(body.usages) || typeof body.total !== 'number') throw new Error('No list of places');
  return { total: body.total, usages: body.usages };
}

/** Everything that shows the document or refers to it, published or in a draft. */
export function Usages() {
  const { answer: found } = useFetched('usages', readPlaces);
  const translate = useTranslate();
  const { config } = useConfig();
  if (found === 'unsaved') return null;
  const getAddress = ({ collection, id }: Usage) =>
    `${config.routes.admin}/${id === null ? `globals/${collection}` : `collections/${collection}/${id}`}`;
  return (
    <section className="liget-check" aria-live="polite">
      <h2>{translate(ADMIN_TEXTS.usagesTitle)}</h2>
      {found === 'failed' && <p>{translate(ADMIN_TEXTS.usagesFailed)}</p>}
      {found !== 'failed' && found.total === 0 && <p>{translate(ADMIN_TEXTS.usagesNone)}</p>}
      {found !== 'failed' && found.total > 0 && (
        <>
          <p>{translate(ADMIN_TEXTS.usagesSome)}</p>
          <ul>
            {found.usages.map((usage) => (
              <li key={`${usage.collection} ${usage.id}`}>
                <a href={getAddress(usage)}>
                  {usage.id === null ? translate(usage.kind) : `${translate(usage.kind)}: ${translate(usage.title)}`}
                </a>
              </li>
            ))}
            {found.total > found.usages.length && <li>{translate(ADMIN_TEXTS.usagesMore(found.total - found.usages.length))}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
