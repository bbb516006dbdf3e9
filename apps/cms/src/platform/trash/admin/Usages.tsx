'use client';

import { useConfig } from '@payloadcms/ui';
import { useFetched } from '../../admin-ui/use-fetched.ts';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { type Usage, Usages as UsagesAnswer } from '../usage-texts.ts';
import { USAGE_TEXTS } from './usage-list-texts.ts';

/** All documents that show the document or refer to it, published or in drafts. */
export function Usages() {
  const { answer: usages } = useFetched('usages', UsagesAnswer);
  const translate = useTranslate();
  const { config } = useConfig();
  if (usages === 'unsaved' || usages === 'loading' || usages === 'trashed') return null;
  const getUrl = ({ collection, id }: Usage) =>
    `${config.routes.admin}/${id === null ? `globals/${collection}` : `collections/${collection}/${id}`}`;
  return (
    <section className="liget-check" aria-live="polite">
      <h2>{translate(USAGE_TEXTS.title)}</h2>
      {usages === 'failed' && <p>{translate(USAGE_TEXTS.failed)}</p>}
      {usages !== 'failed' && usages.total === 0 && <p>{translate(USAGE_TEXTS.none)}</p>}
      {usages !== 'failed' && usages.total > 0 && (
        <>
          <p>{translate(USAGE_TEXTS.some)}</p>
          <ul>
            {usages.usages.map((usage) => (
              <li key={`${usage.collection} ${usage.id}`}>
                <a href={getUrl(usage)}>
                  {usage.id === null ? translate(usage.kind) : `${translate(usage.kind)}: ${translate(usage.title)}`}
                </a>
              </li>
            ))}
            {usages.total > usages.usages.length && <li>{translate(USAGE_TEXTS.more(usages.total - usages.usages.length))}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
