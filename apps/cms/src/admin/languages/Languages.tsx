'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { useTextDraft } from '../../platform/admin-ui/form-drafts/use-text-draft.ts';
import { useAdminLanguage, useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { isRecord } from '../../platform/is-record.ts';
import { getDocumentKey } from '../../platform/optimistic-locking/based-on.ts';
import { EnglishIsRightButton } from '../dashboard/work/ReviewConfirmation.tsx';
import { HungarianText } from './HungarianText.tsx';
import { LANGUAGE_TEXTS } from './language-texts.ts';
import { isMissing, keyRowsById, listOutdatedPaths, listPairs, listRowPairs, type Pair, toPlainText } from './pairs.ts';
import { type BothLanguages, useBothLanguages } from './use-both-languages.ts';

/** The texts of the open document in both languages, with the paths of those whose Hungarian has changed since. */
function usePairs(loaded: BothLanguages | 'failed' | null): { pairs: Pair[]; outdated: ReadonlySet<string> } {
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  return useMemo(() => {
    if (loaded === null || loaded === 'failed' || !collectionSlug) return { pairs: [], outdated: new Set() };
    const fields = getEntityConfig({ collectionSlug })?.fields ?? [];
    const rowPairs = listRowPairs(fields, loaded.document);
    const pairs = [...listPairs(fields, loaded.document), ...rowPairs];
    const outdated = new Set(loaded.earlier ? listOutdatedPaths(pairs, keyRowsById(loaded.earlier)).map(toKey) : []);
    // The form shows the rows; here are those that need work.
    return { pairs: pairs.filter((pair) => !pair.formPath || isMissing(pair) || outdated.has(toKey(pair.path))), outdated };
  }, [collectionSlug, loaded, getEntityConfig]);
}

const toKey = (path: readonly string[]) => path.join('.');

/**
 * A tab beside the form with every text in both languages. Missing ones are marked and can be copied with a button; those whose Hungarian is newer
 * are marked if an older version tells which they are.
 */
export function Languages() {
  const { id, collectionSlug, hasSavePermission = false, hasPublishPermission = false, title } = useDocumentInfo();
  const { loaded, save, reload } = useBothLanguages();
  const { pairs, outdated } = usePairs(loaded);
  const translate = useTranslate();
  const [saveResult, setSaveResult] = useState<string | null>(null);
  const missing = pairs.filter((pair) => isMissing(pair) && !pair.formPath);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = async (changes: { path: string[]; value: unknown }[]) => {
    const refused = await save(changes).catch(() => '');
    setSaveResult(refused === null ? translate(LANGUAGE_TEXTS.saved) : refused || translate(LANGUAGE_TEXTS.failed));
  };
  const copyAll = () => {
    // The button disappears.
    heading.current?.focus();
    void send(missing.map(({ path, hu }) => ({ path, value: hu })));
  };
  const confirm = () => {
    // The button disappears.
    heading.current?.focus();
    setSaveResult(translate(LANGUAGE_TEXTS.noted));
    reload();
  };
  if (loaded === 'failed') return <p className="liget-languages">{translate(LANGUAGE_TEXTS.failed)}</p>;
  return (
    <section className="liget-languages" aria-labelledby="liget-languages-title">
      <h2 ref={heading} id="liget-languages-title" tabIndex={-1}>
        {translate(LANGUAGE_TEXTS.title)}
      </h2>
      <p>{translate(hasSavePermission ? LANGUAGE_TEXTS.about : LANGUAGE_TEXTS.aboutReading)}</p>
      {loaded?.isEnglishOlder && (
        <div className="liget-band">
          <p>{translate(LANGUAGE_TEXTS.older)}</p>
          {hasPublishPermission && (
            <EnglishIsRightButton collection={String(collectionSlug)} id={Number(id)} title={title ?? ''} onConfirm={confirm} />
          )}
        </div>
      )}
      {hasSavePermission && missing.length > 0 && (
        <p>
          <button type="button" className="liget-button" onClick={copyAll}>
            {translate(LANGUAGE_TEXTS.copyAll(missing.length))}
          </button>
        </p>
      )}
      <p role="status" className="liget-languages__result">
        {saveResult}
      </p>
      {pairs.map((pair) => (
        <Text
          key={toKey(pair.path)}
          isOutdated={outdated.has(toKey(pair.path))}
          document={getDocumentKey(String(collectionSlug), String(id))}
          pair={pair}
          maySave={hasSavePermission && !pair.formPath}
          onSend={(value) => send([{ path: pair.path, value }])}
        />
      ))}
    </section>
  );
}

interface TextProps {
  /** A key such as 'events/5'. */
  document: string;
  pair: Pair;
  /** The Hungarian has changed since the English was written. */
  isOutdated: boolean;
  maySave: boolean;
  onSend: (value: unknown) => Promise<void>;
}

function Text({ document, pair, isOutdated, maySave, onSend }: TextProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useTextDraft(`${document} en ${pair.path.join('.')}`, toPlainText(pair.en));
  const label: unknown = isRecord(pair.label) ? pair.label[language] : pair.label;
  const name = typeof label === 'string' ? label : (pair.path.at(-1) ?? '');
  const isProse = pair.kind === 'prose';
  const rows = pair.kind === 'line' ? 2 : 5;
  const isSaved = text === toPlainText(pair.en);
  const copy = () => {
    // The button disappears.
    field.current?.focus();
    void onSend(pair.hu);
  };
  return (
    <fieldset className="liget-languages__pair" data-marked={isMissing(pair) || isOutdated || undefined}>
      <legend>
        {name}
        {isMissing(pair) && <strong> · {translate(LANGUAGE_TEXTS.missing)}</strong>}
        {isOutdated && <strong> · {translate(LANGUAGE_TEXTS.outdated)}</strong>}
      </legend>
      <div>
        <p id={`${id}-hu`}>{translate(LANGUAGE_TEXTS.hungarian)}</p>
        <HungarianText text={toPlainText(pair.hu)} isLong={isProse} titleId={`${id}-hu`} />
      </div>
      <div>
        <label htmlFor={`${id}-en`}>{translate(LANGUAGE_TEXTS.english(name))}</label>
        <textarea
          ref={field}
          id={`${id}-en`}
          lang="en"
          rows={rows}
          readOnly={isProse || !maySave}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="liget-languages__actions">
          {maySave && !isProse && (
            <button type="button" className="liget-button" aria-disabled={isSaved} onClick={() => void (isSaved || onSend(text))}>
              {translate(LANGUAGE_TEXTS.save)}
            </button>
          )}
          {maySave && isMissing(pair) && (
            <button type="button" className="liget-button" onClick={copy}>
              {translate(LANGUAGE_TEXTS.copy)}
            </button>
          )}
          <a href={`${window.location.pathname.replace(/\/languages$/, '')}?locale=en#field-${(pair.formPath ?? pair.path).join('__')}`}>
            {translate(LANGUAGE_TEXTS.open)}
          </a>
        </p>
      </div>
    </fieldset>
  );
}
