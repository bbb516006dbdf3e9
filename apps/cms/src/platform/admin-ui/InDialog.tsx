'use client';

import { useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Payload's class of a dialog's text. */
const CONTENT = '.confirmation-modal__content';

interface InDialogProps {
  /** Payload's name of its dialog, which is the dialog's id. */
  slug: string;
  children: ReactNode;
}

function InOpenDialog({ slug, children }: InDialogProps) {
  const [content, setContent] = useState<Element | null>(null);
  useEffect(() => {
    queueMicrotask(() => setContent(document.getElementById(slug)?.querySelector(CONTENT) ?? null));
  }, [slug]);
  return content && createPortal(children, content);
}

/** Adds content below the text of one of Payload's dialogs, while it is open. */
export function InDialog(props: InDialogProps) {
  const { isModalOpen } = useModal();
  return isModalOpen(props.slug) ? <InOpenDialog {...props} /> : null;
}
