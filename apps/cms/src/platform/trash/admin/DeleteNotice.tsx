'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Usages } from './Usages.tsx';

/** Payload's id of its dialog, and its class of the dialog's text. */
const getDialog = (id: number | string) => document.getElementById(`delete-${id}`);
const CONTENT = '.confirmation-modal__content';

function NoticeInDialog({ id }: { id: number | string }) {
  const [content, setContent] = useState<Element | null>(null);
  useEffect(() => {
    queueMicrotask(() => setContent(getDialog(id)?.querySelector(CONTENT) ?? null));
  }, [id]);
  return content && createPortal(<Usages />, content);
}

/** Shows where the document is used, in the dialog that confirms deletion. */
export function DeleteNotice() {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  return id !== undefined && isModalOpen(`delete-${id}`) ? <NoticeInDialog id={id} /> : null;
}
