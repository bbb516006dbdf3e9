'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { IMPORT_TEXTS } from './import-texts.ts';

/** Asks for confirmation before an import is undone. */
export function UndoButton({ undo }: { undo: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // As in Payload's dialogs: a key pressed by accident changes nothing.
    cancel.current?.focus();
  }, [isOpen]);
  return (
    <>
      <button type="button" className="liget-button" onClick={() => setIsOpen(true)}>
        {translate(IMPORT_TEXTS.undo)}
      </button>
      {isOpen ? (
        <dialog ref={dialog} className="liget-slot-dialog" aria-labelledby={id} onClose={() => setIsOpen(false)}>
          <p id={id}>{translate(IMPORT_TEXTS.undoSure)}</p>
          <div className="liget-row">
            <button ref={cancel} type="button" className="liget-button" onClick={() => dialog.current?.close()}>
              {translate(IMPORT_TEXTS.cancel)}
            </button>
            <button
              type="button"
              className="liget-button liget-button--main"
              onClick={() => {
                dialog.current?.close();
                undo();
              }}
            >
              {translate(IMPORT_TEXTS.undoYes)}
            </button>
          </div>
        </dialog>
      ) : null}
    </>
  );
}
