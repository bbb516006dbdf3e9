'use client';

import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readMessage } from '../../../platform/admin-ui/read-message.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { addMonths } from '../../../platform/publishing/admin/ReviewAgain.tsx';
import { REVIEW_INTERVALS, REVIEW_TEXTS } from '../../../platform/publishing/admin/review-texts.ts';
import { DASHBOARD_TEXTS } from '../dashboard-texts.ts';

interface ReviewedDocument {
  collection: string;
  id: number;
  title: string;
}

/** Keeps the focus in the list when the item leaves it: on the button of the next one, or of the one before. */
function focusNeighbour(item: Element | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('button')?.focus();
}

function useLookedAt({ collection, id }: ReviewedDocument, onConfirm: () => void = () => undefined) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const router = useRouter();
  const [state, setState] = useState<'asking' | 'saving' | 'done' | { message: string }>('asking');
  const send = async (request: object, button: HTMLElement) => {
    const item = button.closest('li');
    setState('saving');
    const response = await fetch(`${config.routes.api}/first-screen/looked-at`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ collection, id, ...request }),
    }).catch(() => null);
    if (response?.ok) {
      setState('done');
      focusNeighbour(item);
      onConfirm();
      router.refresh();
      return;
    }
    const body: unknown = await response?.json().catch(() => null);
    setState({ message: readMessage(body) ?? DASHBOARD_TEXTS.notSaved[language] });
  };
  return { state, send };
}

function ConfirmationState({ state }: { state: ReturnType<typeof useLookedAt>['state'] }) {
  const translate = useTranslate();
  if (state === 'done') return <span role="status">{translate(DASHBOARD_TEXTS.noted)}</span>;
  return typeof state === 'object' ? (
    <span className="liget-band" role="alert">
      {state.message}
    </span>
  ) : null;
}

/** Confirms that a document is correct, and sets its next review date. */
export function ReviewedButton(named: ReviewedDocument) {
  const translate = useTranslate();
  const { state, send } = useLookedAt(named);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="liget-review-confirmation">
      {isOpen && state !== 'done' ? (
        <>
          {translate(REVIEW_TEXTS.next)}{' '}
          {REVIEW_INTERVALS.map(({ months, name }) => (
            <button
              key={months}
              type="button"
              className="liget-button liget-button--small"
              disabled={state === 'saving'}
              onClick={({ currentTarget }) => void send({ what: 'review', next: addMonths(Date.now(), months) }, currentTarget)}
            >
              {translate(name)}
            </button>
          ))}
        </>
      ) : null}
      {isOpen ? null : (
        <button
          type="button"
          className="liget-button liget-button--small"
          aria-label={`${translate(DASHBOARD_TEXTS.reviewed)}: ${named.title}`}
          onClick={() => setIsOpen(true)}
        >
          {translate(DASHBOARD_TEXTS.reviewed)}
        </button>
      )}
      <ConfirmationState state={state} />
    </span>
  );
}

/** Confirms that the English texts of a document match the Hungarian ones. */
export function EnglishIsRightButton({ onConfirm, ...named }: ReviewedDocument & { onConfirm?: () => void }) {
  const translate = useTranslate();
  const { state, send } = useLookedAt(named, onConfirm);
  return (
    <span className="liget-review-confirmation">
      {state === 'done' ? null : (
        <button
          type="button"
          className="liget-button liget-button--small"
          disabled={state === 'saving'}
          aria-label={`${translate(DASHBOARD_TEXTS.englishIsRight)}: ${named.title}`}
          onClick={({ currentTarget }) => void send({ what: 'english' }, currentTarget)}
        >
          {translate(DASHBOARD_TEXTS.englishIsRight)}
        </button>
      )}
      <ConfirmationState state={state} />
    </span>
  );
}
