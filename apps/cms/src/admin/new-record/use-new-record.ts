import { useConfig, useDocumentInfo, useForm, useFormModified, useFormProcessing, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStoredRecord, useStoredRecord } from './new-record.ts';
import { useWholeScreen } from './use-whole-screen.ts';

/** Milliseconds after the first change: a press of the keyboard is stored together with those after it. */
const STORED_AFTER_MS = 400;

interface NewRecordOptions {
  savesDrafts: boolean;
  /** Whether its last save failed. */
  isFailing: boolean;
  /** Saves the draft of a record that has an id. */
  saveDraft: () => Promise<unknown>;
  /** Called when the record is stored, before the form has its id. */
  onStored: () => void;
}

/**
 * Stores the draft of a new record once, as soon as something is typed; Payload's autosave goes on with it. `saveFirst` does it now, after a
 * save that failed.
 */
export function useNewRecord({ savesDrafts, isFailing, saveDraft, onStored }: NewRecordOptions) {
  const { id, collectionSlug, getDocPermissions } = useDocumentInfo();
  const { config } = useConfig();
  const { createFormData } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  // While the record is published, which stores it as well.
  const isProcessing = useFormProcessing();
  const setStored = useStoredRecord();
  const isBusy = useRef(false);
  const isNew = collectionSlug !== undefined && id === undefined;
  const [wasNew] = useState(isNew && savesDrafts);
  useWholeScreen(wasNew && !isNew && !isModified && !isFailing);

  const saveFirst = async () => {
    if (!isNew || isBusy.current) return;
    isBusy.current = true;
    try {
      const query = new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale });
      const body = await createFormData({ _status: 'draft' }, {});
      const { api } = config.routes;
      const response = await fetch(`${api}/${collectionSlug}?${query}`, { method: 'POST', body, credentials: 'include' });
      const stored = response.ok ? readStoredRecord(await response.json()) : undefined;
      if (!stored) return;
      onStored();
      setStored(stored);
    } catch {
      // The bar of failed saves says so, and tries again.
    } finally {
      isBusy.current = false;
    }
  };
  const saveNow = useEffectEvent(saveFirst);
  useEffect(() => {
    if (!isNew || !savesDrafts || !isModified || isProcessing) return undefined;
    const timer = setTimeout(() => void saveNow(), STORED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isModified, isNew, isProcessing, savesDrafts]);

  const goOn = useEffectEvent(() => {
    // With what was typed while the record was stored.
    void saveDraft();
    void getDocPermissions();
  });
  useEffect(() => {
    if (wasNew && !isNew) goOn();
  }, [isNew, wasNew]);
  return { isNew, saveFirst };
}
