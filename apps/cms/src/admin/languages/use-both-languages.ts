import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { isStoredId } from '../../platform/admin-ui/is-stored-id.ts';
import { readErrorMessages } from '../../platform/admin-ui/read-message.ts';
import { useAdminLanguage } from '../../platform/admin-ui/use-translate.ts';
import { BASED_ON, formatBase, getDocumentKey } from '../../platform/optimistic-locking/based-on.ts';
import { IN_ENGLISH } from './english-state.ts';
import { buildBody } from './pairs.ts';

const Data = z.record(z.string(), z.unknown());
type Data = z.infer<typeof Data>;
const Versions = z.object({ docs: z.array(z.object({ version: Data })) });

export interface BothLanguages {
  document: Data;
  /** A Hungarian text has changed since the English was last changed. */
  isEnglishOlder: boolean;
  /** The newest version whose English was not older, if the English is older now and that version is still stored. */
  earlier: Data | null;
}

async function fetchParsed<Answer>(schema: z.ZodType<Answer>, address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return schema.parse(await response.json());
}

/** The last saved version of the open document in both languages; `null` until it is loaded. */
export function useBothLanguages() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const language = useAdminLanguage();
  const [loaded, setLoaded] = useState<BothLanguages | 'failed' | null>(null);
  const collection = `${config.routes.api}/${collectionSlug}`;
  const address = isStoredId(id) ? `${collection}/${id}` : null;
  const earlierAddress = `${collection}/versions?${new URLSearchParams({
    'where[and][0][parent][equals]': String(id),
    [`where[and][1][version.${IN_ENGLISH}][not_equals]`]: 'older',
    sort: '-updatedAt',
    limit: '1',
    depth: '0',
    locale: 'all',
  })}`;

  const [count, setCount] = useState(0);
  const reload = () => setCount((former) => former + 1);
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const document = await fetchParsed(Data, `${address}?locale=all&draft=true&depth=0&at=${count}`, signal);
      const isEnglishOlder = document[IN_ENGLISH] === 'older';
      // Without that version the tab shows the texts, but marks none.
      const versions = isEnglishOlder ? await fetchParsed(Versions, `${earlierAddress}&at=${count}`, signal).catch(() => null) : null;
      if (!signal.aborted) setLoaded({ document, isEnglishOlder, earlier: versions?.docs[0]?.version ?? null });
    };
    load().catch(() => {
      if (!signal.aborted) setLoaded('failed');
    });
    return () => controller.abort();
  }, [address, earlierAddress, count]);

  /** Saves English texts as a draft; returns the error for the editor, or `null`. */
  const save = async (changes: { path: string[]; value: unknown }[]): Promise<string | null> => {
    // The page's `fetch` puts later saves of this tab in place of the base.
    const updatedAt = loaded === null || loaded === 'failed' ? '' : String(loaded.document['updatedAt']);
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
    reload();
    return null;
  };
  return { loaded, save, reload };
}
