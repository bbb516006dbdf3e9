'use client';

import {
  LeaveWithoutSaving,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useForm,
  useFormModified,
} from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { DRAFT_TEXTS } from '../../platform/admin-ui/form-drafts/draft-texts.ts';
import { clearSaveFailure, getFailureReason, noteOpenForm, onSaveFailures } from '../../platform/admin-ui/form-drafts/save-failures.ts';
import { useBeforeUnload } from '../../platform/admin-ui/form-drafts/use-before-unload.ts';
import { getFormErrors, onFormErrors } from '../../platform/admin-ui/form-errors.ts';
import { useAdminLanguage, useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { getAdminMeta } from '../admin-meta.ts';
import { useNewRecord } from '../new-record/use-new-record.ts';
import { getConflict, onConflict } from '../optimistic-locking/tab-saves.ts';
import { useDocumentKey } from '../optimistic-locking/use-document-key.ts';
import { useDraftOfForm } from './use-draft-of-form.ts';
import { useDraftSave } from './use-draft-save.ts';
import { useTabTitle } from './use-tab-title.ts';

/** Delays in milliseconds before a failed save is repeated; the last one is used from then on. */
const RETRY_AFTER_MS = [3000, 6000, 12_000, 30_000];

const NOTHING = () => undefined;

/** Repeats a failed save of a draft when the connection is back, and after these delays. */
function useRetries(isFailing: boolean, retry: () => Promise<void>): void {
  const [count, setCount] = useState(0);
  const again = useEffectEvent(async () => {
    await retry();
    setCount((before) => before + 1);
  });
  useEffect(() => {
    if (!isFailing) return undefined;
    const timer = setTimeout(() => void again(), RETRY_AFTER_MS[Math.min(count, RETRY_AFTER_MS.length - 1)]);
    const onOnline = () => void again();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [count, isFailing]);
}

/**
 * An invisible part of every edit form that keeps unsaved text: it stores a draft in the browser while the form is unsaved, repeats a failed save,
 * saves when the editor leaves before the autosave has run, and offers the draft on the next visit.
 */
export function UnsavedForm() {
  const { collectionSlug = '', docConfig } = useDocumentInfo();
  // A new document is identified by its collection.
  const target = useDocumentKey() ?? collectionSlug;
  const { title } = useDocumentTitle();
  // A drawer is above the screen of another document.
  const isScreen = useEditDepth() <= 1;
  const { config } = useConfig();
  const path = usePathname();
  const { submit } = useForm();
  const isModified = useFormModified();
  const translate = useTranslate();
  const language = useAdminLanguage();
  useTabTitle(isScreen ? `${title} ${getAdminMeta(language).titleSuffix}` : null);
  const savesDrafts = Boolean(docConfig?.versions && docConfig.versions.drafts);
  const reason = useSyncExternalStore(onSaveFailures, () => getFailureReason(target), NOTHING);
  const isRefused = useSyncExternalStore(
    onConflict,
    () => getConflict(target) !== undefined,
    () => false,
  );
  const errors = useSyncExternalStore(onFormErrors, () => getFormErrors(target), NOTHING);
  const { earlierDraft, restore, discard, keep } = useDraftOfForm(target, isModified || reason !== undefined);
  const saveDraft = useDraftSave(target, config.routes.api, keep);
  // The draft of a new record is stored under its collection; by then the record has been saved.
  const { isNew, saveFirst } = useNewRecord({
    savesDrafts,
    isFailing: reason !== undefined || errors !== undefined,
    onStored: () => keep(true),
  });

  const retry = useEffectEvent(async () => {
    if (savesDrafts && isNew) return saveFirst();
    const result = savesDrafts ? await saveDraft() : await submit();
    if (result && 'res' in result && result.res.ok) toast.success(translate(DRAFT_TEXTS.savedNow));
  });
  useEffect(() => noteOpenForm(target, { title, path, retry: () => void retry() }), [path, target, title]);
  // A failure from before the form was reopened concerns the text in the draft.
  useEffect(() => clearSaveFailure(target), [target]);
  useRetries(savesDrafts && (reason === 'no-connection' || reason === 'unavailable'), async () => retry());
  useBeforeUnload(savesDrafts && (isModified || reason !== undefined));

  return (
    <>
      {savesDrafts && <LeaveWithoutSaving disablePreventLeave={reason === undefined && !isRefused} />}
      {earlierDraft &&
        reason === undefined &&
        createPortal(
          <div className="liget-conflict" role="alert">
            <p>{translate(DRAFT_TEXTS.found(formatMoment(new Date(earlierDraft.savedAtMs).toISOString(), language)))}</p>
            <button type="button" className="liget-button" onClick={() => void restore()}>
              {translate(DRAFT_TEXTS.restore)}
            </button>
            <button type="button" className="liget-button" onClick={discard}>
              {translate(DRAFT_TEXTS.discard)}
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}
