'use client';

import { useConfig, useForm, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useAdminLanguage, useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { BASED_ON, formatBase, type SaveConflict } from '../../platform/optimistic-locking/based-on.ts';
import {
  type ComparedField,
  compareVersions,
  type Data,
  type Difference,
  listShownDifferences,
  mergeChoices,
  type Side,
} from '../../platform/optimistic-locking/differences.ts';
import { CONFLICT_TEXTS } from './conflict-texts.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { useStoredText } from './stored-text.ts';
import { describeValue, labelText } from './words.ts';

interface Props {
  document: string;
  conflict: SaveConflict;
  fields: ComparedField[];
  /** The version that both editors started from. */
  base: Data;
  /** The editor's values, if the form no longer has them. */
  unsavedData: Data | undefined;
  onClose: () => void;
}

const getName = ({ path }: Difference) => path.join('.');

function readMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return '';
  const errors: unknown[] = body.errors;
  return errors.map((error) => (typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '')).join(' ');
}

/** Shows both versions field by field and asks which to keep. */
export function ConflictDialog({ document, conflict, fields, base, unsavedData, onClose }: Props) {
  const { config } = useConfig();
  const { createFormData, getData, setModified } = useForm();
  const [mine] = useState<Data>(() => unsavedData ?? getData());
  const { code: locale } = useLocale();
  const translate = useTranslate();
  const language = useAdminLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [notice, setNotice] = useState('');
  const [isDone, setIsDone] = useState(false);
  const stored = useStoredText(document, (theirs) => compareVersions(fields, base, mine, theirs));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the button that discards the changes.
    heading.current?.focus();
  }, []);

  const differences = stored.state === 'ready' ? compareVersions(fields, base, mine, stored.theirs) : [];
  const getChosenSide = (difference: Difference): Side => choices[getName(difference)] ?? difference.proposed;
  const getTitle = ({ to, id }: { to: string; id: string }) => stored.titles.get(`${to}/${id}`) ?? `#${id}`;
  const describeSide = (difference: Difference, side: Side) => describeValue(difference.field, difference[side], { language, getTitle });
  const shownDifferences = listShownDifferences(differences, describeSide);
  const getLabel = ({ field, path }: Difference) => labelText('label' in field ? field.label : '', language) || path.at(-1) || '';

  const moment = stored.state === 'ready' ? stored.theirs['updatedAt'] : conflict.updatedAt;
  const saver = [conflict.by, typeof moment === 'string' && moment !== '' && formatMoment(moment, language)].filter(Boolean).join(', ');

  const finish = () => {
    setIsDone(true);
    // Otherwise the form would ask for confirmation before leaving.
    flushSync(() => setModified(false));
    requestAnimationFrame(() => window.location.reload());
  };
  const save = async (theirs: Data) => {
    const { _status: status, updatedAt } = theirs;
    const overrides = status === undefined ? {} : { _status: 'draft' };
    const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale, overrideLock: 'true' });
    if (status !== undefined) query.set('draft', 'true');
    const response = await fetch(`${config.routes.api}/${document}?${query}`, {
      method: document.startsWith('globals/') ? 'POST' : 'PATCH',
      body: await createFormData(overrides, { data: mergeChoices(mine, differences, getChosenSide), mergeOverrideData: true }),
      credentials: 'include',
      headers: { 'Accept-Language': language, [BASED_ON]: formatBase(document, typeof updatedAt === 'string' ? updatedAt : '') },
    });
    if (response.ok) finish();
    else setNotice(`${translate(CONFLICT_TEXTS.unsaved)} ${readMessage(await response.json().catch(() => null))}`);
  };
  const copy = async () => {
    const texts = shownDifferences.map((difference) => `${getLabel(difference)}:\n${describeSide(difference, 'mine')}`).join('\n\n');
    await navigator.clipboard.writeText(texts);
    setNotice(translate(CONFLICT_TEXTS.copied));
  };
  const fail = (error: unknown) => setNotice(`${translate(CONFLICT_TEXTS.unsaved)} ${error instanceof Error ? error.message : ''}`);

  return createPortal(
    <dialog ref={dialog} className="liget-versions" aria-labelledby="liget-versions-title" onClose={onClose}>
      <h2 ref={heading} id="liget-versions-title" tabIndex={-1}>
        {translate(CONFLICT_TEXTS.title)}
      </h2>
      <p>
        {saver !== '' && (
          <strong>
            {translate(CONFLICT_TEXTS.savedBy)}: {saver}.
          </strong>
        )}{' '}
        {translate(CONFLICT_TEXTS.stopped)}
      </p>
      {stored.state === 'loading' && <p>{translate(CONFLICT_TEXTS.loading)}</p>}
      {stored.state === 'failed' && (
        <p>
          {translate(CONFLICT_TEXTS.failed)}{' '}
          <button type="button" className="liget-button" onClick={stored.again}>
            {translate(CONFLICT_TEXTS.again)}
          </button>
        </p>
      )}
      {stored.state === 'ready' && <p>{translate(shownDifferences.length === 0 ? CONFLICT_TEXTS.same : CONFLICT_TEXTS.choose)}</p>}
      {shownDifferences.map((difference) => (
        <FieldChoice
          key={getName(difference)}
          chosen={getChosenSide(difference)}
          contested={difference.contested}
          label={getLabel(difference)}
          mine={describeSide(difference, 'mine')}
          name={getName(difference)}
          onChoose={(side) => setChoices((before) => ({ ...before, [getName(difference)]: side }))}
          theirs={describeSide(difference, 'theirs')}
        />
      ))}
      <p role="status">{notice}</p>
      <div className="liget-versions__actions">
        {stored.state === 'ready' && (
          <button
            type="button"
            className="liget-button liget-button--main"
            disabled={isDone}
            onClick={() => {
              save(stored.theirs).catch(fail);
            }}
          >
            {translate(CONFLICT_TEXTS.save)}
          </button>
        )}
        {shownDifferences.length > 0 && (
          <button
            type="button"
            className="liget-button"
            onClick={() => {
              copy().catch(fail);
            }}
          >
            {translate(CONFLICT_TEXTS.copy)}
          </button>
        )}
        <button type="button" className="liget-button" disabled={isDone} onClick={finish}>
          {translate(CONFLICT_TEXTS.take)}
        </button>
        <button type="button" className="liget-button" onClick={() => dialog.current?.close()}>
          {translate(CONFLICT_TEXTS.later)}
        </button>
      </div>
    </dialog>,
    window.document.body,
  );
}
