import { cancelBody } from '@liget/content-api/cancel-body';
import compile from 'icu-minify/compile';
import * as z from 'zod';
import { findPlaceholderError } from './placeholders.ts';

/** By dotted key, compiled in the same way as the bundled messages. */
export type Translations = Record<'hu' | 'en', Record<string, unknown>>;

type Log = (message: string) => void;

/** The texts of a tree by dotted key; values that are neither texts nor trees are logged and dropped. */
function flatten(tree: Record<string, unknown>, log: Log, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') return [[key, value]];
    const inner = Branch.safeParse(value);
    if (inner.success) return flatten(inner.data, log, `${key}.`);
    log(`the translation service's text '${key}' is left out: it is no text`);
    return [];
  });
}
const Branch = z.record(z.string(), z.unknown());

const HOST = '{host}';
/** Texts that consist of a URL. */
const URL_TEXT = /^(?:\{host\}|https?:\/\/|\/\/?\w|www\.)\S*$/i;

/** Replaces {host} in a URL of the translation service. Throws if the URL does not start with it (specification, section 5). */
export function getTranslationUrl(text: string, host: string): string {
  const pathAfterHost = text.startsWith(HOST) ? text.slice(HOST.length) : undefined;
  // Without a slash the text would continue the host's name.
  if (pathAfterHost === undefined || !/^(?:$|[/?#])/.test(pathAfterHost)) throw new Error(`A translation URL must start with ${HOST}`);
  return host + pathAfterHost;
}

/** Compiles texts. Malformed ICU messages, other placeholders and wrong URLs are logged and dropped, so that the bundled text stays. */
function compileTexts(texts: readonly [key: string, text: string][], host: string, log: Log): Record<string, unknown> {
  const entries = texts.flatMap(([key, text]) => {
    try {
      if (URL_TEXT.test(text)) return [[key, compile(getTranslationUrl(text, host))]];
      const error = findPlaceholderError(key, text);
      if (error) throw new Error(error);
      return [[key, compile(text)]];
    } catch (error) {
      log(`the translation service's text '${key}' is left out: ${error instanceof Error ? error.message : 'not a well-formed message'}`);
      return [];
    }
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** The URL of a language's texts; a path and a query of the base URL are kept. */
function getServiceUrl(url: string, locale: 'hu' | 'en', key: string): URL {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/v2/projects/translations/${locale}`;
  address.searchParams.set('ak', key);
  return address;
}

interface Options {
  /** Base URL; without it nothing is requested. */
  url: string | undefined;
  key: string | undefined;
  /** The origin that visitors use; replaces {host} in texts that are URLs. */
  host: string;
  log: Log;
  fetch?: typeof globalThis.fetch;
}

const TIMEOUT_MS = 3000;

/**
 * Requests the texts that replace bundled ones: GET /v2/projects/translations/{locale}?ak=KEY (the Tolgee API), whose answer has the texts
 * below the language's key. Each text is checked separately; after a failed request, which is logged, there are none.
 */
export async function loadTranslations({ url, key, host, log, fetch = globalThis.fetch }: Options): Promise<Translations> {
  async function load(locale: 'hu' | 'en'): Promise<Record<string, unknown>> {
    if (!url || !key) return {};
    try {
      const response = await fetch(getServiceUrl(url, locale, key), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) {
        await cancelBody(response);
        throw new Error(`status ${response.status}`);
      }
      const answer = Branch.parse(await response.json());
      return compileTexts(flatten(Branch.parse(answer[locale] ?? {}), log), host, log);
    } catch (error) {
      // Only the message, because the URL contains the key.
      log(
        `failed to load locale ${locale} from the translation service: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown error'}`,
      );
      return {};
    }
  }
  const [hu, en] = await Promise.all([load('hu'), load('en')]);
  return { hu, en };
}
