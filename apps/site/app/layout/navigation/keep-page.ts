import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** The event with the URL of a page whose data could not be requested. */
export const UNREACHABLE = 'unreachable';

/** Without an answer, `fetch` and the reader of a body that breaks off throw a TypeError; an HTTP error is another value. */
const isUnanswered = ({ result }: DataStrategyResult) => result instanceof Error && (result.cause ?? result) instanceof TypeError;

/** Keeps the page if the data of the next one could not be requested: dispatches an event in place of the error page (decision 43). */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request, url }, next) => {
  const results = await next();
  if (request.signal.aborted || !Object.values(results).some(isUnanswered)) return results;
  dispatchEvent(new CustomEvent(UNREACHABLE, { detail: url.href }));
  // The listener starts a navigation that replaces this one.
  return new Promise(() => {});
};
