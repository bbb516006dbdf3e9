'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Usages } from './Usages.tsx';

/** Payload's ids of its dialog, of the dialog's text and of the cancel button. */
const getDialog = (id: number | string) => document.getElementById(`delete-${id}`);
const CONTENT = '.confirmation-modal__content';
const CANCEL = '#confirm-cancel';

function NoticeInDialog({ id }: { id: number | string }) {
  const [content, setContent] = useState<Element | null>(null);
  useEffect(() => {
    const dialog = getDialog(id);
    const cancel = dialog?.querySelector<HTMLElement>(CANCEL);
    queueMicrotask(() => setContent(dialog?.querySelector(CONTENT) ?? null));
    cancel?.focus();
    // The dialog focuses its first control, which deletes permanently.
    const onFocus = () => cancel?.focus();
    dialog?.addEventListener('focusin', onFocus, { once: true });
    return () => dialog?.removeEventListener('focusin', onFocus);
  }, [id]);
  return content && createPortal(<Usages />, content);
}

/** In the dialog that confirms deletion: shows where the document is used, and focuses the cancel button. */
export function DeleteNotice() {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  return id !== undefined && isModalOpen(`delete-${id}`) ? <NoticeInDialog id={id} /> : null;
}
