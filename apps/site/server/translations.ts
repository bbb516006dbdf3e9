import compile from 'icu-minify/compile';
import * as z from 'zod';

/** By dotted key, compiled as the build compiles the bundled texts. */
export type Translations = Record<'hu' | 'en', Record<string, unknown>>;

type Tree = string | { [key: string]: Tree };
const Tree: z.ZodType<Tree> = z.lazy(() => z.union([z.string(), z.record(z.string(), Tree)]));

function flatten(tree: Tree, prefix: string, into: Record<string, string>): Record<string, string> {
  if (typeof tree === 'string') into[prefix] = tree;
  else for (const [key, value] of Object.entries(tree)) flatten(value, prefix ? `${prefix}.${key}` : key, into);
  return into;
}

const HOST = '{host}';
/** Texts that are addresses as a whole. */
const ADDRESS = /^(?:\{host\}|https?:\/\/|\/\/?\w|www\.)\S*$/i;

/** An address of the translation service with the site's own host. Throws when it does not start with {host} (specification, section 5). */
export function translationUrl(text: string, host: string): string {
  const rest = text.startsWith(HOST) ? text.slice(HOST.length) : undefined;
  // What follows must be a path, or it would be part of another host's name.
  if (rest === undefined || !/^(?:$|[/?#])/.test(rest)) throw new Error(`A translation URL must start with ${HOST}`);
  return host + rest;
}

/** A text that is not a well-formed ICU message, or a wrong address, is dropped: the bundled one stays. */
function compiled(texts: Record<string, string>, host: string, log: Options['log']): Record<string, unknown> {
  const entries = Object.entries(texts).flatMap(([key, text]) => {
    try {
      return [[key, compile(ADDRESS.test(text) ? translationUrl(text, host) : text)]];
    } catch (error) {
      log(`the translation service's text '${key}' is left out: ${error instanceof Error ? error.message : 'not a well-formed message'}`);
      return [];
    }
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

interface Options {
  /** Base address; without it there is no translation service and nothing to ask. */
  url: string | undefined;
  key: string | undefined;
  /** The origin that visitors use; stands for {host} in texts that are addresses. */
  host: string;
  log: (message: string) => void;
  fetch?: typeof globalThis.fetch;
}

const TIMEOUT = 3000;

/**
 * Asks the translation service for the texts that replace bundled ones: GET /v2/projects/translations/{locale} with the access key
 * as the query parameter `ak`; the answer is read by the language's key (the Tolgee API). A failure is logged and gives none.
 */
export async function loadTranslations({ url, key, host, log, fetch = globalThis.fetch }: Options): Promise<Translations> {
  async function load(locale: 'hu' | 'en'): Promise<Record<string, unknown>> {
    if (!url || !key) return {};
    try {
      const address = new URL(`/v2/projects/translations/${locale}`, url);
      address.searchParams.set('ak', key);
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const answer = z.record(z.string(), Tree).parse(await response.json());
      return compiled(flatten(answer[locale] ?? {}, '', {}), host, log);
    } catch (error) {
      // The message only: the address holds the key.
      log(
        `failed to load locale ${locale} from the translation service: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown error'}`,
      );
      return {};
    }
  }
  const [hu, en] = await Promise.all([load('hu'), load('en')]);
  return { hu, en };
}
