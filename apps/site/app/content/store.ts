import type { Answer, AnswerOf, BodyOf, EndpointName, FormName, Locale, QueryOf, Receipt } from '@liget/content-api';
import { contentPath, createContentClient, EventDetail, NewsDetail, one } from '@liget/content-api';
import { draftCredential, type PreviewDetails, type PreviewKind } from '@liget/content-api/preview';
import { LRUCache } from 'lru-cache';

export interface ContentStore {
  read<Name extends EndpointName>(
    name: Name,
    locale: Locale,
    options?: { slug?: string; query?: QueryOf<Name> },
  ): Promise<Answer<AnswerOf<Name>>>;
  send<Name extends FormName>(name: Name, locale: Locale, body: BodyOf<Name>): Promise<Answer<Receipt>>;
  /** The newest version of an item, published or not. The caller has checked the visitor's signature; nothing is kept. */
  preview<Kind extends PreviewKind>(kind: Kind, locale: Locale, id: number): Promise<Answer<PreviewDetails[Kind]>>;
  /** What the content service last said its revision is; `null` while it has said nothing. */
  revision(): number | null;
  setRevision(revision: number | null): void;
  log(message: string): void;
}

interface Kept {
  value: unknown;
  revision: string | null;
  at: number;
}

interface Options {
  origin: string;
  /** Milliseconds that an answer may take. */
  timeout?: number;
  log: (message: string) => void;
  /** Shared with the content service; without it there are no previews. */
  previewSecret?: string | undefined;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds; handed in by tests. */
  clock?: () => number;
}

/** Some answers depend on the hour (what is on now), so none is used longer than this, in milliseconds. */
const MAX_AGE = 60_000;
/** While the revision is unknown, an answer is asked for again after this, in milliseconds. */
const MAX_AGE_UNWATCHED = 2_000;
const MAX_ANSWERS = 5_000;

const DETAILS = { events: EventDetail, news: NewsDetail } as const;

/**
 * Reads the content API and keeps the last good answer of each question: it is used while the content revision stays,
 * and again, however old, when the content service cannot answer. An outage is therefore seen by no visitor who asks for
 * what has been read before. Identical questions that are under way are asked once.
 */
export function createContentStore({ origin, timeout = 5_000, log, previewSecret, fetch, clock = Date.now }: Options): ContentStore {
  const client = createContentClient({ origin, timeout, ...(fetch ? { fetch } : {}) });
  const kept = new LRUCache<string, Kept>({ max: MAX_ANSWERS });
  const underWay = new Map<string, Promise<Answer<unknown>>>();
  let revision: number | null = null;

  function isFresh(entry: Kept): boolean {
    const age = clock() - entry.at;
    return revision === null ? age < MAX_AGE_UNWATCHED : entry.revision === String(revision) && age < MAX_AGE;
  }

  async function ask(key: string, question: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
    const answer = await question();
    if (answer.kind === 'ok') {
      kept.set(key, { value: answer.value, revision: answer.revision, at: clock() });
      return answer;
    }
    if (answer.kind === 'not-found') kept.delete(key);
    if (answer.kind === 'unavailable' || answer.kind === 'invalid') {
      log(`content ${answer.kind}: ${answer.reason}`);
      const last = kept.get(key);
      if (last) return { kind: 'ok', value: last.value, revision: last.revision };
    }
    return answer;
  }

  return {
    async read(name, locale, options = {}) {
      const key = contentPath(name, locale, options);
      const entry = kept.get(key);
      if (entry && isFresh(entry)) return { kind: 'ok', value: entry.value as never, revision: entry.revision };
      const running = underWay.get(key) ?? ask(key, () => client.read(name, locale, options)).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return (await running) as Answer<never>;
    },
    send: client.send,
    async preview(kind, locale, id) {
      if (!previewSecret) return { kind: 'not-found' };
      try {
        const response = await (fetch ?? globalThis.fetch)(new URL(`/api/${locale}/preview/${kind}/${id}`, origin), {
          headers: { authorization: `Bearer ${draftCredential(previewSecret)}` },
          signal: AbortSignal.timeout(timeout),
        });
        if (response.status === 404) return { kind: 'not-found' };
        if (!response.ok) return { kind: 'unavailable', reason: `status ${response.status} for a preview` };
        const parsed = one(DETAILS[kind]).safeParse(await response.json());
        return parsed.success
          ? { kind: 'ok', value: parsed.data.data as PreviewDetails[typeof kind], revision: null }
          : { kind: 'invalid', reason: parsed.error.message };
      } catch (error) {
        return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'no answer' };
      }
    },
    revision: () => revision,
    setRevision(next) {
      revision = next;
    },
    log,
  };
}
