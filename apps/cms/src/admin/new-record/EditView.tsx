'use client';

import {
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
} from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { useCallback, useEffect, useState } from 'react';
import { NewRecordContext, type StoredRecord } from './new-record.ts';

/** Passes the typed title to the heading, which is outside the form. */
function TitleOfHeading({ setTitle }: { setTitle: (title: string) => void }) {
  const { title } = useDocumentTitle();
  useEffect(() => setTitle(title), [setTitle, title]);
  return null;
}

/**
 * Payload's form, on a screen or in a drawer, which is not replaced when a new record gets its id: nothing is stored before something is typed
 * (`useNewRecord`), and no typed text is lost when it is.
 */
export function EditView(props: DocumentViewClientProps) {
  const info = useDocumentInfo();
  const { setDocumentTitle } = useDocumentTitle();
  const { config } = useConfig();
  const [isNew] = useState(info.id === undefined);
  const [stored, setStored] = useState<StoredRecord>();
  const { collectionSlug = '' } = info;
  const { admin } = config.routes;
  const isInDrawer = Boolean(useDocumentDrawerContext().drawerSlug);
  const onStored = useCallback(
    (record: StoredRecord) => {
      setStored(record);
      // The address is that of the screen below; the field there chooses the record after the first autosave.
      if (isInDrawer) return;
      const url = formatAdminURL({ adminRoute: admin, path: `/collections/${collectionSlug}/${record.id}` });
      window.history.replaceState(window.history.state, '', `${url}${window.location.search}`);
    },
    [admin, collectionSlug, isInDrawer],
  );
  if (!isNew) return <DefaultEditView {...props} />;
  const storedInfo = stored
    ? {
        id: stored.id,
        isEditing: true,
        initialData: stored,
        mostRecentVersionIsAutosaved: true,
        unpublishedVersionCount: 1,
        versionCount: 1,
      }
    : {};
  return (
    <NewRecordContext value={onStored}>
      <DocumentInfoProvider {...info} {...storedInfo}>
        <TitleOfHeading setTitle={setDocumentTitle} />
        <DefaultEditView {...props} />
      </DocumentInfoProvider>
    </NewRecordContext>
  );
}
