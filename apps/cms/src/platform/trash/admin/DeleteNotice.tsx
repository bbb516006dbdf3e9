'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { InDialog } from '../../admin-ui/InDialog.tsx';
import { Usages } from './Usages.tsx';

/** Shows where the document is used, in the dialog that confirms deletion. */
export function DeleteNotice() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : (
    <InDialog slug={`delete-${id}`}>
      <Usages />
    </InDialog>
  );
}
