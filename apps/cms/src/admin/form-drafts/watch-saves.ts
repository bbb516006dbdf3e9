import { clearSaveFailure, type FailureReason, noteSaveFailure, SESSION } from '../../platform/admin-ui/save-failures.ts';
import { parseSavedDocument } from '../optimistic-locking/tab-saves.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;
/** Statuses of a service that may take the same save a little later. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, UNAVAILABLE, 504]);
/** Statuses after which Payload's forms show no text, since the bar says it. */
const STATUS: Record<FailureReason, number> = { 'signed-out': UNAUTHORIZED, 'no-connection': UNAVAILABLE, unavailable: UNAVAILABLE };

export interface WatchedSaves {
  /** The path of the API, '/api'. */
  api: string;
  /** The error of a failed save, in the editor's language. */
  messages: Record<FailureReason, string>;
  /** Whether the editor is signed out. */
  isSignedOut: () => Promise<boolean>;
}

async function findReason(response: Response | undefined, isSignedOut: () => Promise<boolean>): Promise<FailureReason | null> {
  if (!response) return 'no-connection';
  if (PASSING.has(response.status)) return 'unavailable';
  // A signed-out editor gets the same refusal as one without the right.
  if ((response.status === UNAUTHORIZED || response.status === FORBIDDEN) && (await isSignedOut())) return 'signed-out';
  return null;
}

/** What a request saves: an open document, or a new one of a collection; `null` when it is neither. */
export function parseSavedTarget(method: string, path: string, api: string): string | null {
  const created = method === 'POST' ? /^\/([\w-]+)$/.exec(path.slice(api.length))?.[1] : undefined;
  return created ?? parseSavedDocument(method, path, api);
}

/** The browser's `fetch`, which notes each save that failed without the editor's fault, and clears it when a later one succeeds. */
export function watchSaves(original: typeof fetch, { api, messages, isSignedOut }: WatchedSaves): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isQuestion = ['GET', 'HEAD'].includes(method) || headers.has('x-payload-http-method-override');
    if (isQuestion || url.origin !== globalThis.location.origin || !url.pathname.startsWith(`${api}/`)) return original(input, init);
    const target = parseSavedTarget(method, url.pathname.replace(/\/$/, ''), api);
    let error: unknown;
    const response = await original(input, init).catch((reason: unknown) => {
      error = reason;
      return undefined;
    });
    const reason = init?.signal?.aborted ? null : await findReason(response, isSignedOut);
    // The sign-in form shows errors of the password itself.
    const isSession = target === null && reason === 'signed-out' && !url.pathname.startsWith(`${api}/users/`);
    if (reason && (target !== null || isSession)) {
      noteSaveFailure(target ?? SESSION, reason);
      const isAutosave = url.searchParams.get('autosave') === 'true';
      const [message, status] = [messages[reason], STATUS[reason]];
      return Response.json(isAutosave ? { errors: [] } : { message, errors: [{ message }] }, { status });
    }
    if (!response) throw error;
    if (response.ok) clearSaveFailure(target ?? SESSION);
    return response;
  };
}
