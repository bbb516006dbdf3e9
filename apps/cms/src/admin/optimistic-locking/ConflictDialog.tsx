'use client';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { CONFLICT_TEXTS } from './conflict-texts.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { type ConflictOptions, useConflict } from './use-conflict.ts';

/** Shows both versions field by field and asks which to keep. */
export function ConflictDialog({ onClose, ...options }: ConflictOptions & { onClose: () => void }) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { stored, saver, shownDifferences, notice, isDone, save, copy, finish } = useConflict(options);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the button that discards the changes.
    heading.current?.focus();
  }, []);

  return createPortal(
    <dialog ref={dialog} className="liget-versions" aria-labelledby="liget-versions-title" onClose={onClose}>
      <h2 ref={heading} id="liget-versions-title" tabIndex={-1}>
        {translate(CONFLICT_TEXTS.title)}
      </h2>
      <p>
        {saver !== '' && (
          <strong>
            {translate(CONFLICT_TEXTS.savedBy)}: {saver}.
          </strong>
        )}{' '}
        {translate(CONFLICT_TEXTS.stopped)}
      </p>
      {stored.state === 'loading' && <p>{translate(CONFLICT_TEXTS.loading)}</p>}
      {stored.state === 'failed' && (
        <p>
          {translate(CONFLICT_TEXTS.failed)}{' '}
          <button type="button" className="liget-button" onClick={stored.again}>
            {translate(CONFLICT_TEXTS.again)}
          </button>
        </p>
      )}
      {stored.state === 'ready' && <p>{translate(shownDifferences.length === 0 ? CONFLICT_TEXTS.same : CONFLICT_TEXTS.choose)}</p>}
      {shownDifferences.map((difference) => (
        <FieldChoice key={difference.name} {...difference} />
      ))}
      <p role="status">{notice}</p>
      <div className="liget-versions__actions">
        {stored.state === 'ready' && (
          <button type="button" className="liget-button liget-button--main" disabled={isDone} onClick={() => save(stored.theirs)}>
            {translate(CONFLICT_TEXTS.save)}
          </button>
        )}
        {shownDifferences.length > 0 && (
          <button type="button" className="liget-button" onClick={copy}>
            {translate(CONFLICT_TEXTS.copy)}
          </button>
        )}
        <button type="button" className="liget-button" disabled={isDone} onClick={finish}>
          {translate(CONFLICT_TEXTS.take)}
        </button>
        <button type="button" className="liget-button" onClick={() => dialog.current?.close()}>
          {translate(CONFLICT_TEXTS.later)}
        </button>
      </div>
    </dialog>,
    window.document.body,
  );
}
