import { useAllFormFields, useAuth, useConfig, useDocumentInfo, useDocumentTitle, useForm, useLocale } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type FormDraft,
  type FormDraftKey,
  readFormDraft,
  removeFormDraft,
  saveFormDraft,
} from '../../platform/admin-ui/form-drafts/form-drafts.ts';
import { type Data, hasStoredValues, hasUnstoredText, listComparedFields } from '../../platform/optimistic-locking/differences.ts';
import { getSavedVersion, getUpdatedAt, recordConflict } from '../optimistic-locking/tab-saves.ts';

/** Milliseconds without a change before the form is copied; less than the interval of the autosave. */
const COPY_AFTER_MS = 300;

/** The data to copy, without files, which cannot be stored, and passwords, which must not be. */
const getStorableData = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'file'));

/** The storage of drafts: local for content, per tab for cases of visitors, none for accounts. */
function useStorage(): Storage | undefined {
  const { docConfig } = useDocumentInfo();
  if (typeof window === 'undefined' || (docConfig && 'auth' in docConfig && docConfig.auth)) return undefined;
  return docConfig?.versions && docConfig.versions.drafts ? window.localStorage : window.sessionStorage;
}

/**
 * Copies the open form into the browser while `isUnsaved`, and removes the copy after a save. `earlierDraft` is the draft of an earlier visit if it differs
 * from what is stored; `restore` puts it into the form, or opens the conflict dialog if somebody else has saved since.
 */
export function useDraftOfForm(target: string, isUnsaved: boolean) {
  const { collectionSlug, globalSlug, initialData: loaded } = useDocumentInfo();
  // `null` for a new record.
  const initialData = useMemo((): Data => loaded ?? {}, [loaded]);
  const { title } = useDocumentTitle();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const { getEntityConfig } = useConfig();
  const { reset, setModified } = useForm();
  const [fields] = useAllFormFields();
  const storage = useStorage();
  const userId = user?.id ?? '';
  const key = useMemo((): FormDraftKey => ({ userId, target, locale }), [locale, target, userId]);
  /** `undefined` until the storage has been read. */
  const [earlierDraft, setEarlierDraft] = useState<FormDraft | null>();

  const isUnstored = (text: Data) => {
    const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
    return hasUnstoredText(listComparedFields(entity?.fields ?? []), text, initialData);
  };
  const readDraft = useEffectEvent((draftKey: FormDraftKey) => {
    const draft = storage && readFormDraft(storage, draftKey);
    setEarlierDraft(draft && isUnstored(draft.data) ? draft : null);
  });
  useEffect(() => queueMicrotask(() => readDraft(key)), [key]);

  const copy = useEffectEvent((formState: FormState) => {
    if (!isUnsaved || !storage) return;
    const basedOn = getSavedVersion(target)?.updatedAt ?? getUpdatedAt(initialData);
    saveFormDraft(storage, key, { data: getStorableData(reduceFieldsToValues(formState, true)), basedOn, savedAtMs: Date.now(), title });
  });
  const check = useEffectEvent((formState: FormState) => {
    const savedVersion = getSavedVersion(target);
    // Payload's form stays modified if its save was answered while it was changed: the autosave would store a draft without changes.
    if (savedVersion && hasStoredValues(reduceFieldsToValues(formState, true), savedVersion.data)) setModified(false);
    else copy(formState);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => check(fields), COPY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fields, isUnsaved]);

  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => copy(fields);
  }, [fields]);
  useLayoutEffect(() => {
    const onLeave = () => leave.current?.();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);
  useEffect(() => {
    if (!isUnsaved && earlierDraft === null && storage) removeFormDraft(storage, key);
  }, [earlierDraft, isUnsaved, key, storage]);

  const restore = async () => {
    if (!earlierDraft) return;
    const stored = getSavedVersion(target)?.updatedAt;
    if (stored !== undefined && stored !== earlierDraft.basedOn) recordConflict({ document: target, updatedAt: stored }, earlierDraft.data);
    else {
      await reset({ ...initialData, ...earlierDraft.data });
      setModified(true);
    }
    setEarlierDraft(null);
  };
  const discard = () => {
    if (storage) removeFormDraft(storage, key);
    setEarlierDraft(null);
  };
  /** Handles the result of a save that was answered after the form had been left. */
  const handleLateSave = (isSaved: boolean) => {
    if (isSaved && storage) removeFormDraft(storage, key);
  };
  return { earlierDraft: earlierDraft ?? undefined, restore, discard, keep: handleLateSave };
}
