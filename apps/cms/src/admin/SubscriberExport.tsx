'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { ADMIN_TEXTS } from './texts.ts';
import { useWord } from './use-word.ts';

/** Above the list of subscriptions, for administrators. */
export function SubscriberExport() {
  const { user } = useAuth();
  const { config } = useConfig();
  const word = useWord();
  if (user?.['role'] !== 'admin') return null;
  return (
    <p>
      <a href={`${config.routes.api}/newsletter-subscriptions/export`} download>
        {word(ADMIN_TEXTS.exportSubscribers)}
      </a>
    </p>
  );
}
