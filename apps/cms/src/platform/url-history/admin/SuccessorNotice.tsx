'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { InDialog } from '../../admin-ui/InDialog.tsx';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { SUCCESSOR_TEXTS } from './successor-texts.ts';

/** Payload's names of the dialogs that confirm what takes a page off the site. */
const DIALOGS = ['delete', 'confirm-un-publish'] as const;

/** Says where the redirect target is chosen, in the dialogs that take a page off the site. */
export function SuccessorNotice() {
  const { id } = useDocumentInfo();
  const translate = useTranslate();
  if (id === undefined) return null;
  return DIALOGS.map((name) => (
    <InDialog key={name} slug={`${name}-${id}`}>
      <p>{translate(SUCCESSOR_TEXTS.successorNotice)}</p>
    </InDialog>
  ));
}
