import { useConfig, useForm, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { readErrorMessages } from '../../platform/admin-ui/read-message.ts';
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
import { describeValue, getLabelText } from './describe-value.ts';
import { useStoredText } from './stored-text.ts';

export interface ConflictOptions {
  document: string;
  conflict: SaveConflict;
  fields: ComparedField[];
  /** The version that both editors started from. */
  base: Data;
  /** The editor's values, if the form no longer has them. */
  unsavedData: Data | undefined;
}

/** A field that both versions have with different values, as the dialog shows it. */
export interface ShownDifference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  contested: boolean;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const getName = ({ path }: Difference) => path.join('.');

/** Sends the merged version of a document, based on the stored version `theirs`. */
function useSaveMerged(document: string) {
  const { config } = useConfig();
  const { createFormData } = useForm();
  const { code: locale } = useLocale();
  const language = useAdminLanguage();
  return async (data: Data, { _status: status, updatedAt }: Data): Promise<Response> => {
    const overrides = status === undefined ? {} : { _status: 'draft' };
    const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale, overrideLock: 'true' });
    if (status !== undefined) query.set('draft', 'true');
    return fetch(`${config.routes.api}/${document}?${query}`, {
      method: document.startsWith('globals/') ? 'POST' : 'PATCH',
      body: await createFormData(overrides, { data, mergeOverrideData: true }),
      credentials: 'include',
      headers: { 'Accept-Language': language, [BASED_ON]: formatBase(document, typeof updatedAt === 'string' ? updatedAt : '') },
    });
  };
}

/** Both versions of a document field by field, the editor's choices between them, and what can be done with them. */
export function useConflict({ document, conflict, fields, base, unsavedData }: ConflictOptions) {
  const { getData, setModified } = useForm();
  const [mine] = useState<Data>(() => unsavedData ?? getData());
  const translate = useTranslate();
  const language = useAdminLanguage();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [notice, setNotice] = useState('');
  const [isDone, setIsDone] = useState(false);
  const stored = useStoredText(document, (theirs) => compareVersions(fields, base, mine, theirs));
  const saveMerged = useSaveMerged(document);

  const differences = stored.state === 'ready' ? compareVersions(fields, base, mine, stored.theirs) : [];
  const getChosenSide = (difference: Difference): Side => choices[getName(difference)] ?? difference.proposed;
  const getTitle = ({ to, id }: { to: string; id: string }) => stored.titles.get(`${to}/${id}`) ?? `#${id}`;
  const describeSide = (difference: Difference, side: Side) => describeValue(difference.field, difference[side], { language, getTitle });
  const shownDifferences = listShownDifferences(differences, describeSide).map((difference): ShownDifference => {
    const { field, path, contested } = difference;
    const name = getName(difference);
    return {
      name,
      label: getLabelText('label' in field ? field.label : '', language) || path.at(-1) || '',
      mine: describeSide(difference, 'mine'),
      theirs: describeSide(difference, 'theirs'),
      contested,
      chosen: getChosenSide(difference),
      onChoose: (side) => setChoices((before) => ({ ...before, [name]: side })),
    };
  });
  const moment = stored.state === 'ready' ? stored.theirs['updatedAt'] : conflict.updatedAt;
  const saver = [conflict.by, typeof moment === 'string' && moment !== '' && formatMoment(moment, language)].filter(Boolean).join(', ');

  /** Loads the stored version in place of the form's values. */
  const finish = () => {
    setIsDone(true);
    // Otherwise the form would ask for confirmation before leaving.
    flushSync(() => setModified(false));
    requestAnimationFrame(() => window.location.reload());
  };
  const fail = (error: unknown) => setNotice(`${translate(CONFLICT_TEXTS.unsaved)} ${error instanceof Error ? error.message : ''}`);
  const save = async (theirs: Data) => {
    const response = await saveMerged(mergeChoices(mine, differences, getChosenSide), theirs);
    if (response.ok) finish();
    else setNotice(`${translate(CONFLICT_TEXTS.unsaved)} ${readErrorMessages(await response.json().catch(() => null)).join(' ')}`);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(shownDifferences.map(({ label, mine: text }) => `${label}:\n${text}`).join('\n\n'));
    setNotice(translate(CONFLICT_TEXTS.copied));
  };
  return {
    stored,
    /** Who saved the other version, and when; empty if neither is known. */
    saver,
    shownDifferences,
    notice,
    isDone,
    save: (theirs: Data) => void save(theirs).catch(fail),
    copy: () => void copy().catch(fail),
    finish,
  };
}
