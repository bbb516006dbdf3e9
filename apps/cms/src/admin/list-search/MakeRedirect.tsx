'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { may } from '../../platform/rights/roles.ts';
import { LIST_SEARCH_TEXTS } from './list-search-texts.ts';

/** In the row of a path that does not exist: opens a new redirect from it, for users who may create one. */
export function MakeRedirect({ rowData }: { rowData?: { path?: unknown } }) {
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const path = rowData?.path;
  if (typeof path !== 'string' || !may(user, 'publish', 'redirects')) return null;
  return (
    <a className="liget-row-link" href={`${config.routes.admin}/collections/redirects/create?${new URLSearchParams({ from: path })}`}>
      {translate(LIST_SEARCH_TEXTS.makeRedirect)}
    </a>
  );
}
