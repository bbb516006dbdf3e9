import { useConfig, useDocumentInfo, useForm, useFormModified, useFormProcessing, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isStoredId } from '../../platform/admin-ui/is-stored-id.ts';
import { readStoredRecord, useStoredRecord } from './new-record.ts';
import { useWholeScreen } from './use-whole-screen.ts';

/** Milliseconds after the first change before the record is stored, so that several keystrokes are stored together. */
const STORED_AFTER_MS = 400;
/** Maximum number of further saves while the editor goes on typing. */
const MAX_ROUNDS = 5;

interface NewRecordOptions {
  savesDrafts: boolean;
  /** Whether its last save failed, or was refused with errors that the form shows. */
  isFailing: boolean;
  /** Called after the record was stored, before the form gets its id. */
  onStored: () => void;
}

/**
 * Stores the draft of a new record once something is typed; Payload's autosave continues from there. `saveFirst` stores it at once, after a save
 * that failed.
 */
export function useNewRecord({ savesDrafts, isFailing, onStored }: NewRecordOptions) {
  const { id, collectionSlug, getDocPermissions } = useDocumentInfo();
  const { config } = useConfig();
  const { createFormData, getData } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  // True while the record is being published, which stores it too.
  const isProcessing = useFormProcessing();
  const setStored = useStoredRecord();
  const isBusy = useRef(false);
  const isNew = collectionSlug !== undefined && !isStoredId(id);
  const [wasNew] = useState(isNew && savesDrafts);
  useWholeScreen(wasNew && !isNew && !isModified && !isFailing);

  const send = async (method: 'POST' | 'PATCH', path: string) => {
    const sent = JSON.stringify(getData());
    const body = await createFormData({ _status: 'draft' }, {});
    const query = new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale });
    const response = await fetch(`${config.routes.api}/${path}?${query}`, { method, body, credentials: 'include' });
    const stored = response.ok ? readStoredRecord(await response.json()) : undefined;
    return { stored, isWhole: JSON.stringify(getData()) === sent };
  };
  const saveFirst = async () => {
    if (!isNew || isBusy.current) return;
    isBusy.current = true;
    try {
      let { stored, isWhole } = await send('POST', collectionSlug);
      if (!stored) return;
      // Text typed meanwhile must be stored first: the autosave only sees changes after this point.
      for (let round = 0; round < MAX_ROUNDS && !isWhole; round += 1) {
        const next = await send('PATCH', `${collectionSlug}/${stored.id}`);
        if (!next.stored) break;
        ({ stored, isWhole } = { stored: next.stored, isWhole: next.isWhole });
      }
      onStored();
      setStored(stored);
    } catch {
      // The bar of failed saves reports it and repeats the save.
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

  const askPermissions = useEffectEvent(() => void getDocPermissions());
  useEffect(() => {
    if (wasNew && !isNew) askPermissions();
  }, [isNew, wasNew]);
  return { isNew, saveFirst };
}
