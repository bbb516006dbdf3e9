'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { may } from '../../../platform/rights/roles.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';

/** Above the list of subscriptions, for administrators. */
export function SubscriberExport() {
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  if (!may(user, 'delete', 'newsletter-subscriptions')) return null;
  return (
    <p>
      <a href={`${config.routes.api}/newsletter-subscriptions/export`} download>
        {translate(ISSUE_TEXTS.exportSubscribers)}
      </a>
    </p>
  );
}
