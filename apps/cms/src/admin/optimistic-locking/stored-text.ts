'use client';

import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Data, Difference } from '../../platform/optimistic-locking/differences.ts';
import { findRelated, type RelatedDocument } from './describe-value.ts';

type Titles = ReadonlyMap<string, string>;
type TitlesState =
  | { state: 'loading'; titles: Titles }
  | { state: 'failed'; titles: Titles }
  | { state: 'ready'; titles: Titles; theirs: Data };

const NO_TITLES: Titles = new Map();
const FAILED: TitlesState = { state: 'failed', titles: NO_TITLES };

async function getData(url: string): Promise<Data> {
  const response = await fetch(url, { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** The newest version of a document, including drafts, and the titles of the documents that its changed fields refer to. */
export function useStoredText(document: string, compare: (theirs: Data) => Difference[]) {
  const { config, getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const { api } = config.routes;
  const [stored, setStored] = useState<TitlesState>({ state: 'loading', titles: NO_TITLES });

  const getTitle = async ({ to, id }: RelatedDocument): Promise<[string, string]> => {
    const titleField = getEntityConfig({ collectionSlug: to })?.admin.useAsTitle ?? 'id';
    const data = await getData(`${api}/${to}/${id}?depth=0&draft=true&locale=${locale}`);
    const title = data[titleField];
    return [`${to}/${id}`, typeof title === 'string' && title !== '' ? title : `#${id}`];
  };
  const fetchTitles = async (): Promise<TitlesState> => {
    const theirs = await getData(`${api}/${document}?draft=true&depth=0&locale=${locale}&fallback-locale=null`);
    const related = compare(theirs).flatMap(({ field, mine, theirs: theirValue }) => [
      ...findRelated(field, mine),
      ...findRelated(field, theirValue),
    ]);
    const results = await Promise.allSettled(related.map(getTitle));
    return { state: 'ready', theirs, titles: new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))) };
  };
  const readFirst = useEffectEvent(fetchTitles);
  useEffect(() => {
    readFirst()
      .then(setStored)
      .catch(() => setStored(FAILED));
  }, []);

  const retry = () => {
    setStored({ state: 'loading', titles: NO_TITLES });
    fetchTitles()
      .then(setStored)
      .catch(() => setStored(FAILED));
  };
  return { ...stored, again: retry };
}
