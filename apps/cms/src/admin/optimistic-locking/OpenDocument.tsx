'use client';

import { useConfig, useDocumentInfo, useForm, useFormModified, useModal } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { type ComparedField, type Data, hasUnstoredText, listComparedFields } from '../../platform/optimistic-locking/differences.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CONFLICT_TEXTS } from './conflict-texts.ts';
import { RememberedErrors } from './RememberedErrors.tsx';
import {
  type ConflictingSave,
  closeDocument,
  getConflict,
  getSavedVersion,
  onConflict,
  openDocument,
  recordConflict,
} from './tab-saves.ts';
import { useDocumentKey } from './use-document-key.ts';

/** The time of the version is requested together with its data. */
const UNKNOWN = '';

function useComparedFields(): ComparedField[] {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  return useMemo(() => {
    const entity = globalSlug ? getEntityConfig({ globalSlug }) : collectionSlug ? getEntityConfig({ collectionSlug }) : null;
    return listComparedFields(entity?.fields ?? []);
  }, [collectionSlug, getEntityConfig, globalSlug]);
}

/** Unlocks the edited document when the editor leaves it. */
function useLeaving(document: string | null): void {
  const { config } = useConfig();
  const modified = useFormModified();
  const edited = useRef(false);
  useEffect(() => {
    if (modified) edited.current = true;
  }, [modified]);
  useEffect(() => {
    if (document === null) return undefined;
    const leave = () => {
      if (!edited.current) return;
      edited.current = false;
      void fetch(`${config.routes.api}/editing/left`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document }),
      }).catch(() => {});
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [config.routes.api, document]);
}

/** Payload's own notice of a newer version is hidden: it can only reload, which discards typed text. */
const PAYLOADS_NOTICE = 'document-stale-data';

/** An invisible part of every form: opens the conflict dialog when a save is refused because somebody else has saved. */
export function OpenDocument() {
  const document = useDocumentKey();
  const fields = useComparedFields();
  const { collectionSlug, initialData } = useDocumentInfo();
  const { getData } = useForm();
  const translate = useTranslate();
  /** The conflict that the editor has postponed. */
  const [later, setLater] = useState<ConflictingSave>();
  const refused = useSyncExternalStore(
    onConflict,
    () => (document === null ? undefined : getConflict(document)),
    () => undefined,
  );
  useLeaving(document);

  /** Restores typed text when Payload refills the form, for instance after the editor took over a locked document. */
  const fill = useEffectEvent((openedDocument: string, data: Data) => {
    const savedVersion = getSavedVersion(openedDocument);
    const { updatedAt } = data;
    const mine: Data = getData();
    if (savedVersion && savedVersion.updatedAt !== updatedAt && hasUnstoredText(fields, mine, savedVersion.data)) {
      recordConflict({ document: openedDocument, updatedAt: typeof updatedAt === 'string' ? updatedAt : UNKNOWN }, mine);
    } else openDocument(openedDocument, data);
  });
  useEffect(() => {
    if (document !== null && initialData) fill(document, initialData);
  }, [document, initialData]);
  useEffect(() => (document === null ? undefined : () => void closeDocument(document)), [document]);

  const { closeModal, isModalOpen } = useModal();
  const isNoticed = isModalOpen(PAYLOADS_NOTICE);
  useEffect(() => {
    if (!isNoticed || document === null) return;
    closeModal(PAYLOADS_NOTICE);
    recordConflict({ document, updatedAt: UNKNOWN });
  }, [closeModal, document, isNoticed]);

  const target = document ?? collectionSlug;
  if (document === null || !refused) return target ? <RememberedErrors target={target} /> : null;
  return (
    <>
      {createPortal(
        <div className="liget-conflict" role="alert">
          <p>
            <strong>{translate(CONFLICT_TEXTS.title)}.</strong> {translate(CONFLICT_TEXTS.stopped)}
          </p>
          <button type="button" className="liget-button" onClick={() => setLater(undefined)}>
            {translate(CONFLICT_TEXTS.decide)}
          </button>
        </div>,
        window.document.body,
      )}
      {refused !== later && (
        <ConflictDialog
          key={refused.conflict.updatedAt}
          base={getSavedVersion(document)?.data ?? {}}
          document={document}
          fields={fields}
          unsavedData={refused.editorData}
          onClose={() => setLater(refused)}
          conflict={refused.conflict}
        />
      )}
    </>
  );
}
