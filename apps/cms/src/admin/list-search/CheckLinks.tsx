'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { may } from '../../platform/rights/roles.ts';
import { LIST_SEARCH_TEXTS } from './list-search-texts.ts';

/** A button above the list of dead links: checks links to our own pages again. */
export function CheckLinks() {
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const [state, setState] = useState<'asked' | 'failed' | null>(null);
  if (!may(user, 'publish', 'redirects')) return null;
  const ask = async () => {
    const response = await fetch(`${config.routes.api}/dead-links/check`, { method: 'POST' });
    setState(response.ok ? 'asked' : 'failed');
  };
  return (
    <div className="liget-check-links">
      <button type="button" className="liget-button" onClick={() => void ask().catch(() => setState('failed'))}>
        {translate(LIST_SEARCH_TEXTS.checkNow)}
      </button>
      <p role="status">
        {state === null ? null : translate(state === 'asked' ? LIST_SEARCH_TEXTS.checkAsked : LIST_SEARCH_TEXTS.checkFailed)}
      </p>
    </div>
  );
}
