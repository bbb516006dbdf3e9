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
const ADDRESS = /^(?:\{host\}|https?:\/\/|\/\/?\w|www\.)\S*$/i;

/** An address of the translation service with the site's own host. Throws when it does not start with {host} (specification, section 5). */
export function getTranslationUrl(text: string, host: string): string {
  const rest = text.startsWith(HOST) ? text.slice(HOST.length) : undefined;
  // What follows must be a path, or it would be part of another host's name.
  if (rest === undefined || !/^(?:$|[/?#])/.test(rest)) throw new Error(`A translation URL must start with ${HOST}`);
  return host + rest;
}

/** A text that is not a well-formed ICU message, has other placeholders, or is a wrong address, is dropped: the bundled one stays. */
function compileTexts(texts: readonly [key: string, text: string][], host: string, log: Log): Record<string, unknown> {
  const entries = texts.flatMap(([key, text]) => {
    try {
      if (ADDRESS.test(text)) return [[key, compile(getTranslationUrl(text, host))]];
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

/** Where a language's texts are; a path and a query in the base address stay. */
function getAddress(url: string, locale: 'hu' | 'en', key: string): URL {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/v2/projects/translations/${locale}`;
  address.searchParams.set('ak', key);
  return address;
}

interface Options {
  /** Base address; without it there is no translation service and nothing to ask. */
  url: string | undefined;
  key: string | undefined;
  /** The origin that visitors use; stands for {host} in texts that are addresses. */
  host: string;
  log: Log;
  fetch?: typeof globalThis.fetch;
}

const TIMEOUT = 3000;

/**
 * Asks the translation service for the texts that replace bundled ones: GET /v2/projects/translations/{locale} with the access key
 * as the query parameter `ak`; the answer is read by the language's key (the Tolgee API). Each text is taken or refused by itself; a failure
 * of the call is logged and gives none.
 */
export async function loadTranslations({ url, key, host, log, fetch = globalThis.fetch }: Options): Promise<Translations> {
  async function load(locale: 'hu' | 'en'): Promise<Record<string, unknown>> {
    if (!url || !key) return {};
    try {
      const response = await fetch(getAddress(url, locale, key), { signal: AbortSignal.timeout(TIMEOUT) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const answer = Branch.parse(await response.json());
      return compileTexts(flatten(Branch.parse(answer[locale] ?? {}), log), host, log);
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
