'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTextDraft } from '../../platform/admin-ui/form-drafts/use-text-draft.ts';
import { isStoredId } from '../../platform/admin-ui/is-stored-id.ts';
import { readErrorMessages } from '../../platform/admin-ui/read-message.ts';
import { useAdminLanguage, useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { isRecord } from '../../platform/is-record.ts';
import { BASED_ON, formatBase, getDocumentKey } from '../../platform/optimistic-locking/based-on.ts';
import { HungarianText } from './HungarianText.tsx';
import { LANGUAGE_TEXTS } from './language-texts.ts';
import { buildBody, isMissing, listPairs, type Pair, toPlainText } from './pairs.ts';

type Data = Record<string, unknown>;

/** The last saved version of the open document in both languages. */
function useBothLanguages() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const language = useAdminLanguage();
  const [document, setDocument] = useState<Data | 'failed' | null>(null);
  const address = isStoredId(id) ? `${config.routes.api}/${collectionSlug}/${id}` : null;

  const [count, setCount] = useState(0);
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const response = await fetch(`${address}?locale=all&draft=true&depth=0&at=${count}`, { signal: controller.signal });
      const body: unknown = await response.json();
      if (!response.ok || !isRecord(body)) throw new Error(`status ${response.status}`);
      setDocument(body);
    };
    ask().catch(() => {
      if (!controller.signal.aborted) setDocument('failed');
    });
    return () => controller.abort();
  }, [address, count]);

  /** Saves English texts as a draft; returns the error for the editor, or `null`. */
  const save = async (changes: { path: string[]; value: unknown }[]): Promise<string | null> => {
    // The page's `fetch` puts later saves of this tab in place of the base.
    const updatedAt = isRecord(document) ? String(document['updatedAt']) : '';
    const response = await fetch(`${address}?locale=en&draft=true&depth=0`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        [BASED_ON]: formatBase(getDocumentKey(String(collectionSlug), String(id)), updatedAt),
      },
      body: JSON.stringify({ ...buildBody(changes), _status: 'draft' }),
    });
    const body: unknown = await response.json();
    if (!response.ok) return readErrorMessages(body)[0] ?? '';
    setCount((former) => former + 1);
    return null;
  };
  return { document, save };
}

/** A tab beside the form with every text in both languages; missing ones are marked, and can be copied with a button. */
export function Languages() {
  const { id, collectionSlug, hasSavePermission = false } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { document, save } = useBothLanguages();
  const translate = useTranslate();
  const [saveResult, setSaveResult] = useState<string | null>(null);
  const pairs = useMemo(
    () => (isRecord(document) && collectionSlug ? listPairs(getEntityConfig({ collectionSlug })?.fields ?? [], document) : []),
    [collectionSlug, document, getEntityConfig],
  );
  const missing = pairs.filter(isMissing);
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
  if (document === 'failed') return <p className="liget-languages">{translate(LANGUAGE_TEXTS.failed)}</p>;
  return (
    <section className="liget-languages" aria-labelledby="liget-languages-title">
      <h2 ref={heading} id="liget-languages-title" tabIndex={-1}>
        {translate(LANGUAGE_TEXTS.title)}
      </h2>
      <p>{translate(hasSavePermission ? LANGUAGE_TEXTS.about : LANGUAGE_TEXTS.aboutReading)}</p>
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
          key={pair.path.join('.')}
          document={getDocumentKey(String(collectionSlug), String(id))}
          pair={pair}
          maySave={hasSavePermission}
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
  maySave: boolean;
  onSend: (value: unknown) => Promise<void>;
}

function Text({ document, pair, maySave, onSend }: TextProps) {
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
    <fieldset className="liget-languages__pair" data-missing={isMissing(pair) || undefined}>
      <legend>
        {name}
        {isMissing(pair) && <strong> · {translate(LANGUAGE_TEXTS.missing)}</strong>}
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
          <a href={`${window.location.pathname.replace(/\/languages$/, '')}?locale=en#field-${pair.path.join('__')}`}>
            {translate(LANGUAGE_TEXTS.open)}
          </a>
        </p>
      </div>
    </fieldset>
  );
}
