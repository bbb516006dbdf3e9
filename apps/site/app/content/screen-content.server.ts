import type { Answer, EndpointAnswer, EndpointName, EndpointQuery, Locale } from '@liget/content-api';
import { data } from 'react-router';
import { ERROR_PAGE_STATUS, type ErrorPageKind } from './error-page-kinds.ts';
import type { ContentStore } from './store.ts';
import { type ListName, readWholeList } from './whole-list.ts';

export interface ErrorPayload {
  code: 'not_found' | 'refused' | 'unavailable' | 'invalid_content' | 'unknown_middleware' | 'error';
}

export const createNotFoundError = () =>
  data<ErrorPayload>({ code: 'not_found' }, { status: 404, statusText: 'This page could not be found' });
const hasFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Whether a loader threw a `createNotFoundError()`. */
export const isNotFound = (thrown: unknown): boolean => hasFields(thrown) && hasFields(thrown['init']) && thrown['init']['status'] === 404;
export const createUnavailableError = (retryAfter = '5') =>
  data<ErrorPayload>({ code: 'unavailable' }, { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': retryAfter } });
/** The error of an error page that the server asked for. */
export const createErrorPage = (kind: ErrorPageKind) => data<ErrorPayload>({ code: 'refused' }, { status: ERROR_PAGE_STATUS[kind] });
const createInvalidContentError = () => data<ErrorPayload>({ code: 'invalid_content' }, { status: 502, statusText: 'Bad Gateway' });

/** The error page for a failed read: the content service's status, 503 without an answer (specification, section 8). */
export function toFailure(answer: Exclude<Answer<unknown>, { kind: 'ok' }>) {
  if (answer.kind === 'not-found') return createNotFoundError();
  if (answer.kind === 'invalid') return createInvalidContentError();
  const { status = 503 } = answer;
  const retryAfter = answer.kind === 'unavailable' ? answer.retryAfter : undefined;
  if (status === 503) return createUnavailableError(retryAfter);
  return data<ErrorPayload>({ code: 'error' }, { status, ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}) });
}

interface ReadOptions<Name extends EndpointName> {
  slug?: string | undefined;
  query?: EndpointQuery<Name> | undefined;
}

export interface ScreenContent {
  /** Reads the screen's main content; throws the page's error with the content service's status. */
  main<Name extends EndpointName>(name: Name, options?: ReadOptions<Name>): Promise<EndpointAnswer<Name>>;
  /** Reads an optional block: an outage is logged and returns `null`. */
  optional<Name extends EndpointName>(name: Name, options?: ReadOptions<Name>): Promise<EndpointAnswer<Name> | null>;
  /** Reads all items of a list as the screen's main content. */
  mainList<Name extends ListName>(name: Name): Promise<EndpointAnswer<Name>>;
  /** Reads all items of a list for an optional block. */
  optionalList<Name extends ListName>(name: Name): Promise<EndpointAnswer<Name> | null>;
}

/** Reads contents for one screen in a language; failures become the page's error or a missing block. */
export function createContentReader(content: ContentStore, locale: Locale): ScreenContent {
  const clean = <Name extends EndpointName>({ slug, query }: ReadOptions<Name>) => ({
    ...(slug === undefined ? {} : { slug }),
    ...(query === undefined ? {} : { query }),
  });
  function getMain<Value>(answer: Answer<Value>): Value {
    if (answer.kind === 'ok') return answer.value;
    throw toFailure(answer);
  }
  function getOptional<Value>(name: EndpointName, answer: Answer<Value>): Value | null {
    if (answer.kind === 'ok') return answer.value;
    content.log(`optional block ${name} is ${answer.kind}`);
    return null;
  }
  return {
    async main(name, options = {}) {
      if (options.slug?.includes('\0')) throw createNotFoundError();
      return getMain(await content.read(name, locale, clean(options)));
    },
    optional: async (name, options = {}) => getOptional(name, await content.read(name, locale, clean(options))),
    mainList: async (name) => getMain(await readWholeList(content, name, locale)),
    optionalList: async (name) => getOptional(name, await readWholeList(content, name, locale)),
  };
}
