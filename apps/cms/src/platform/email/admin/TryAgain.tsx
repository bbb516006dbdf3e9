'use client';

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { readMessage } from '../../admin-ui/read-message.ts';
import { useAdminLanguage, useTranslate } from '../../admin-ui/use-translate.ts';
import { label } from '../../fields/labels.ts';

const TEXTS = {
  again: label('Küldés újra', 'Send again'),
  failed: label('Most nem sikerült. Próbálja újra később.', 'That didn’t work. Try again later.'),
};

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
      setAnswer(readMessage(await response.json()) ?? translate(TEXTS.failed));
    } catch {
      setAnswer(translate(TEXTS.failed));
    }
    setIsBusy(false);
  };
  if (state !== 'given_up') return null;
  return (
    <section className="liget-check" aria-live="polite">
      {answer === null ? (
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void send()}>
          {translate(TEXTS.again)}
        </Button>
      ) : (
        <p>{answer}</p>
      )}
    </section>
  );
}
