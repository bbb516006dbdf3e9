import { useAllFormFields, useAuth, useConfig, useDocumentInfo, useDocumentTitle, useForm, useLocale } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FormDraft, type FormDraftKey, readFormDraft, removeFormDraft, saveFormDraft } from '../../platform/admin-ui/form-drafts.ts';
import { compareVersions, type Data, listComparedFields } from '../../platform/optimistic-locking/differences.ts';
import { getBase, refuse } from '../optimistic-locking/tab-saves.ts';

/** Milliseconds without a change before the form is copied. */
const COPIED_AFTER_MS = 300;
/** Milliseconds after which a form equal to the last save counts as saved: Payload's form stays modified after an earlier failure. */
const COMPARED_AFTER_MS = 4000;

const getUpdatedAt = (data: Data): string => (typeof data['updatedAt'] === 'string' ? data['updatedAt'] : '');

/** The data to copy, without files, which cannot be stored, and passwords, which must not be. */
const getCopied = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'file'));

/** The storage of drafts: local for content, per tab for cases of visitors, none for accounts. */
function useStorage(): Storage | undefined {
  const { docConfig } = useDocumentInfo();
  if (typeof window === 'undefined' || (docConfig && 'auth' in docConfig && docConfig.auth)) return undefined;
  return docConfig?.versions && docConfig.versions.drafts ? window.localStorage : window.sessionStorage;
}

/**
 * Copies the open form into the browser while `isUnsaved`, and removes the copy after a save. `found` is the draft of an earlier visit if it differs
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
  const [found, setFound] = useState<FormDraft | null>();

  const differs = (one: Data, other: Data) => {
    const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
    return compareVersions(listComparedFields(entity?.fields ?? []), one, other, one).length > 0;
  };
  const readDraft = useEffectEvent((of: FormDraftKey) => {
    const draft = storage && readFormDraft(storage, of);
    setFound(draft && differs(initialData, draft.data) ? draft : null);
  });
  useEffect(() => queueMicrotask(() => readDraft(key)), [key]);

  const copy = useEffectEvent((of: FormState) => {
    if (!isUnsaved || !storage) return;
    const basedOn = getBase(target)?.updatedAt ?? getUpdatedAt(initialData);
    saveFormDraft(storage, key, { data: getCopied(reduceFieldsToValues(of, true)), basedOn, savedAtMs: Date.now(), title });
  });
  const compare = useEffectEvent((of: FormState) => {
    const base = getBase(target);
    if (base && !differs(base.data, reduceFieldsToValues(of, true))) setModified(false);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timers = [setTimeout(() => copy(fields), COPIED_AFTER_MS), setTimeout(() => compare(fields), COMPARED_AFTER_MS)];
    return () => timers.forEach(clearTimeout);
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
    if (!isUnsaved && found === null && storage) removeFormDraft(storage, key);
  }, [found, isUnsaved, key, storage]);

  const restore = async () => {
    if (!found) return;
    const stored = getBase(target)?.updatedAt;
    if (stored !== undefined && stored !== found.basedOn) refuse({ document: target, updatedAt: stored }, found.data);
    else {
      await reset({ ...initialData, ...found.data });
      setModified(true);
    }
    setFound(null);
  };
  const discard = () => {
    if (storage) removeFormDraft(storage, key);
    setFound(null);
  };
  /** Handles the result of a save that was answered after the form had been left. */
  const keep = (isSaved: boolean) => {
    if (isSaved && storage) removeFormDraft(storage, key);
  };
  return { found: found ?? undefined, restore, discard, keep };
}
