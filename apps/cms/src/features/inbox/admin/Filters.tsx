'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { buildReadyFilters, findChosenFilter } from './filters.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

/** Everyday filters of staff above the list. */
export function Filters() {
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const query = useSearchParams();
  if (!user) return null;
  const filters = buildReadyFilters(user.id, now);
  const chosen = findChosenFilter(filters, query);
  return (
    <nav className="liget-filters" aria-label={translate(INBOX_TEXTS.filters)}>
      {filters.map((filter) => (
        <a
          key={filter.id}
          href={`${config.routes.admin}/collections/enquiries?${filter.query}`}
          aria-current={filter.id === chosen ? 'true' : undefined}
        >
          {translate(filter.name)}
        </a>
      ))}
    </nav>
  );
}
