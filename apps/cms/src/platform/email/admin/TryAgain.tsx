'use client';

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { ADMIN_TEXTS } from '../../admin-ui/texts.ts';
import { useAdminLanguage, useTranslate } from '../../admin-ui/use-translate.ts';

const readMessage = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : null;

/** Queues an email again that was given up. */
export function TryAgain() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const state = useFormFields(([fields]) => fields['state']?.value);
  const [answer, setAnswer] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}/again`, {
        method: 'POST',
        headers: { 'accept-language': language },
      });
      setAnswer(readMessage(await response.json()) ?? translate(ADMIN_TEXTS.mailAgainFailed));
    } catch {
      setAnswer(translate(ADMIN_TEXTS.mailAgainFailed));
    }
    setIsBusy(false);
  };
  if (state !== 'given_up') return null;
  return (
    <section className="liget-check" aria-live="polite">
      {answer === null ? (
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void send()}>
          {translate(ADMIN_TEXTS.mailAgain)}
        </Button>
      ) : (
        <p>{answer}</p>
      )}
    </section>
  );
}
