'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ADMIN_TEXTS } from '../../../platform/admin-ui/texts.ts';
import { useFetched } from '../../../platform/admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Progress } from '../progress.ts';

/** Milliseconds between two looks at how far it is. */
const LOOK_AGAIN = 3000;

const isProgress = (body: unknown): body is Progress => typeof body === 'object' && body !== null && 'recipients' in body;

function progressIn(body: unknown): Progress {
  if (!isProgress(body)) throw new Error('No progress');
  return body;
}

const messageIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : null;

/** The letter as its readers get it, and what can be done with it. Shows what was saved last. */
export function NewsletterIssuePreview() {
  const { address, answer: progress, setAnswer } = useFetched('progress', progressIn);
  const word = useTranslate();
  const language = useAdminLanguage();
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = typeof progress !== 'string' && (progress.status === 'sending' || progress.waiting > 0);
  useEffect(() => {
    if (address === null || !isUnderWay) return undefined;
    const look = async () => {
      const body: unknown = await fetch(address).then(
        (response) => response.json(),
        () => null,
      );
      if (isProgress(body)) setAnswer(body);
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [address, isUnderWay, setAnswer]);
  if (progress === 'unsaved' || address === null) return <p className="liget-note">{word(ADMIN_TEXTS.letterFirstSave)}</p>;
  if (progress === 'failed') return <p className="liget-note">{word(ADMIN_TEXTS.letterFailed)}</p>;
  const own = address.replace(/\/progress$/, '');
  const ask = async (what: 'test' | 'send' | 'stop') => {
    setIsBusy(true);
    try {
      const response = await fetch(`${own}/${what}`, { method: 'POST', headers: { 'accept-language': language } });
      const body: unknown = await response.json();
      // The form's own fields say what state it is in, too.
      if (isProgress(body)) return window.location.reload();
      setSaid(messageIn(body));
    } catch {
      setSaid(word(ADMIN_TEXTS.letterFailed));
    }
    setIsBusy(false);
  };
  const send = () => {
    // oxlint-disable-next-line no-alert -- a letter to thousands cannot be taken back, and the browser's own question is the plainest.
    if (window.confirm(word(ADMIN_TEXTS.letterSure))) void ask('send');
  };
  const { status, recipients, sent, waiting, givenUp, bounced } = progress;
  const mayStop = status === 'sending' || (status === 'sent' && waiting > 0);
  return (
    <section className="liget-check">
      <h2>{word(ADMIN_TEXTS.letterTitle)}</h2>
      {status !== 'draft' && <p>{word(ADMIN_TEXTS.letterProgress(recipients, sent, waiting, givenUp, bounced))}</p>}
      <p>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void ask('test')}>
          {word(ADMIN_TEXTS.letterTest)}
        </Button>{' '}
        {(status === 'draft' || status === 'stopped') && (
          <Button size="small" disabled={isBusy} onClick={send}>
            {word(status === 'draft' ? ADMIN_TEXTS.letterSend : ADMIN_TEXTS.letterGoOn)}
          </Button>
        )}
        {mayStop && (
          <Button buttonStyle="error" size="small" disabled={isBusy} onClick={() => void ask('stop')}>
            {word(ADMIN_TEXTS.letterStop)}
          </Button>
        )}
      </p>
      <p aria-live="polite">{said}</p>
      <iframe className="liget-newsletter" title={word(ADMIN_TEXTS.letterTitle)} src={`${own}/letter`} sandbox="" />
    </section>
  );
}
