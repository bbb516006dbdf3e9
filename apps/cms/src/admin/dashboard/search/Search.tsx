'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { DASHBOARD_TEXTS } from '../dashboard-texts.ts';
import { type FoundDocument, FoundDocuments } from './found-document.ts';

/** Milliseconds without typing before the search starts. */
const DEBOUNCE_MS = 150;

type Results = { query: string; found: FoundDocument[] | 'failed' };

/** Searches all documents while typing. Tab reaches the results; Enter opens one, or the first one from the field. */
export function Search() {
  const { config } = useConfig();
  const translate = useTranslate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<Results | null>(null);
  const text = query.trim();
  const address = `${config.routes.api}/first-screen/search`;
  useEffect(() => {
    if (text === '') return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const response = await fetch(`${address}?${new URLSearchParams({ q: text })}`, { signal: controller.signal });
      const body: unknown = response.ok ? await response.json() : null;
      setResults({ query: text, found: FoundDocuments.safeParse(body).data?.found ?? 'failed' });
    };
    const timer = setTimeout(() => {
      ask().catch(() => {
        if (!controller.signal.aborted) setResults({ query: text, found: 'failed' });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, text]);
  const shown = text !== '' && results ? results.found : null;
  const isCurrent = results?.query === text;
  return (
    <search className="liget-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const first = isCurrent && Array.isArray(shown) ? shown[0] : undefined;
          if (first) window.location.assign(`${config.routes.admin}${first.path}`);
        }}
      >
        <label htmlFor={id}>{translate(DASHBOARD_TEXTS.search)}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          aria-describedby={`${id}-hint`}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <small id={`${id}-hint`}>{translate(DASHBOARD_TEXTS.searchHint)}</small>
      </form>
      <p role="status" className="liget-search__count">
        {shown === null || !isCurrent
          ? null
          : translate(
              shown === 'failed'
                ? DASHBOARD_TEXTS.searchFailed
                : shown.length > 0
                  ? DASHBOARD_TEXTS.found(shown.length)
                  : DASHBOARD_TEXTS.foundNone,
            )}
      </p>
      {Array.isArray(shown) && shown.length > 0 ? (
        <ol className="liget-list">
          {shown.map(({ path, kind, title, language, state }) => (
            <li key={path}>
              <a href={`${config.routes.admin}${path}`} lang={language ?? undefined}>
                {title || translate(DASHBOARD_TEXTS.untitled)}
              </a>{' '}
              <small>{[kind, ...(state ? [DASHBOARD_TEXTS.states[state]] : [])].map(translate).join(', ')}</small>
            </li>
          ))}
        </ol>
      ) : null}
    </search>
  );
}
