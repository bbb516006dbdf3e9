'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { label } from '../../../platform/fields/labels.ts';
import { may } from '../../../platform/rights/roles.ts';

const MAKE_REDIRECT = label('Átirányítás készítése', 'Make a redirect');

/** In the row of a path that does not exist: opens a new redirect from it, for users who may create one. */
export function MakeRedirect({ rowData }: { rowData?: { path?: unknown } }) {
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const path = rowData?.path;
  if (typeof path !== 'string' || !may(user, 'publish', 'redirects')) return null;
  return (
    <a className="liget-row-link" href={`${config.routes.admin}/collections/redirects/create?${new URLSearchParams({ from: path })}`}>
      {translate(MAKE_REDIRECT)}
    </a>
  );
}
