'use client';

import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Data, Difference } from './differences.ts';
import { type Related, relatedIn } from './words.ts';

type Stored = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; theirs: Data };

async function dataOf(address: string): Promise<Data> {
  const response = await fetch(address, { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** What is stored of a document now, newest draft included, and the titles of the documents that its changed fields name. */
export function useStoredText(document: string, compare: (theirs: Data) => Difference[]) {
  const { config, getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const { api } = config.routes;
  const [stored, setStored] = useState<Stored>({ state: 'loading' });
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());

  const titleOf = async ({ to, id }: Related): Promise<[string, string]> => {
    const named = getEntityConfig({ collectionSlug: to })?.admin.useAsTitle ?? 'id';
    const data = await dataOf(`${api}/${to}/${id}?depth=0&draft=true&locale=${locale}`);
    const title = data[named];
    return [`${to}/${id}`, typeof title === 'string' && title !== '' ? title : `#${id}`];
  };
  const load = async () => {
    const theirs = await dataOf(`${api}/${document}?draft=true&depth=0&locale=${locale}&fallback-locale=null`);
    setStored({ state: 'ready', theirs });
    const related = compare(theirs).flatMap(({ field, mine, theirs: other }) => [...relatedIn(field, mine), ...relatedIn(field, other)]);
    const known = await Promise.allSettled(related.map(titleOf));
    setTitles(new Map(known.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))));
  };
  const fail = () => setStored({ state: 'failed' });
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    loadFirst().catch(fail);
  }, []);

  const again = () => {
    setStored({ state: 'loading' });
    load().catch(fail);
  };
  return { ...stored, titles, again };
}
