import { clearSaveFailure, type FailureReason, noteSaveFailure, SESSION } from '../../platform/admin-ui/form-drafts/save-failures.ts';
import { parseSavedDocument } from '../optimistic-locking/tab-saves.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;
/** Statuses after which the same save may succeed later. */
const TEMPORARY_ERRORS: ReadonlySet<number> = new Set([408, 429, 500, 502, UNAVAILABLE, 504]);
/** Statuses for which Payload's forms show no message, because the bar does. */
const STATUS: Record<FailureReason, number> = { 'signed-out': UNAUTHORIZED, 'no-connection': UNAVAILABLE, unavailable: UNAVAILABLE };

export interface WatchedSaves {
  /** The path of the API, '/api'. */
  api: string;
  /** The error of a failed save, in the editor's language. */
  messages: Record<FailureReason, string>;
  /** Whether the editor is signed out. */
  isSignedOut: () => Promise<boolean>;
  /** Called after each successful save of a document that is no autosave. */
  onSaved: () => void;
}

async function findReason(response: Response | undefined, isSignedOut: () => Promise<boolean>): Promise<FailureReason | null> {
  if (!response) return 'no-connection';
  if (TEMPORARY_ERRORS.has(response.status)) return 'unavailable';
  // A signed-out editor gets the same status as one without the right.
  if ((response.status === UNAUTHORIZED || response.status === FORBIDDEN) && (await isSignedOut())) return 'signed-out';
  return null;
}

/** The document that a request saves, or the collection of a new one; `null` for other requests. */
export function parseSavedTarget(method: string, path: string, api: string): string | null {
  const created = method === 'POST' ? /^\/([\w-]+)$/.exec(path.slice(api.length))?.[1] : undefined;
  return created ?? parseSavedDocument(method, path, api);
}

/** Wraps `fetch` to record saves that failed for technical reasons, and to clear the record after a later success. */
export function watchSaves(originalFetch: typeof fetch, { api, messages, isSignedOut, onSaved }: WatchedSaves): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isRead = ['GET', 'HEAD'].includes(method) || headers.has('x-payload-http-method-override');
    if (isRead || url.origin !== globalThis.location.origin || !url.pathname.startsWith(`${api}/`)) return originalFetch(input, init);
    const isAutosave = url.searchParams.get('autosave') === 'true';
    const target = parseSavedTarget(method, url.pathname.replace(/\/$/, ''), api);
    let error: unknown;
    const response = await originalFetch(input, init).catch((reason: unknown) => {
      error = reason;
      return undefined;
    });
    const reason = init?.signal?.aborted ? null : await findReason(response, isSignedOut);
    // The sign-in form shows its own errors.
    const isSession = target === null && reason === 'signed-out' && !url.pathname.startsWith(`${api}/users/`);
    if (reason && (target !== null || isSession)) {
      noteSaveFailure(target ?? SESSION, reason);
      const [message, status] = [messages[reason], STATUS[reason]];
      return Response.json(isAutosave ? { errors: [] } : { message, errors: [{ message }] }, { status });
    }
    if (!response) throw error;
    if (response.ok) clearSaveFailure(target ?? SESSION);
    if (response.ok && target !== null && !isAutosave) onSaved();
    return response;
  };
}
