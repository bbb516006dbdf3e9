'use client';

import { HOUR_MS } from '@liget/park/durations';
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** Milliseconds for which the form of a new account shows what became of its email. */
const FRESH_MS = HOUR_MS;

type InvitationEmail = 'sent' | 'waiting';

/** `null` for an account to which no invitation was sent, such as the first administrator's. */
function readEmail(body: unknown): InvitationEmail | null {
  const [email] = isRecord(body) && Array.isArray(body['docs']) ? (body['docs'] as unknown[]) : [];
  if (!isRecord(email)) return null;
  return email['state'] === 'sent' ? 'sent' : 'waiting';
}

/** Whether the invitation to another user's new account was sent. */
export function InvitationState() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const [state, setState] = useState<InvitationEmail | null>(null);
  const { createdAt, email }: { createdAt?: unknown; email?: unknown } = savedDocumentData ?? {};
  const isFresh = typeof createdAt === 'string' && now - Date.parse(createdAt) < FRESH_MS;
  const to = isFresh && typeof email === 'string' && user?.id !== id ? email : null;
  const { api } = config.routes;
  useEffect(() => {
    if (to === null) return undefined;
    const controller = new AbortController();
    const query = new URLSearchParams([
      ['where[kind][equals]', 'invitation'],
      ['where[to][equals]', to],
      ['sort', '-createdAt'],
      ['limit', '1'],
      ['depth', '0'],
    ]);
    fetch(`${api}/outgoing-mails?${query}`, { signal: controller.signal })
      .then((response) => response.json())
      .then((body: unknown) => setState(readEmail(body)))
      .catch(() => {});
    return () => controller.abort();
  }, [api, to]);
  if (to === null || state === null) return null;
  return (
    <p className="liget-check" role="status">
      {translate(state === 'sent' ? ACCOUNT_TEXTS.invitationWent(to) : ACCOUNT_TEXTS.invitationWaits(to))}
    </p>
  );
}
