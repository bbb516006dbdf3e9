import { clearFormErrors, noteFormErrors, readFormErrors } from '../../platform/admin-ui/form-errors.ts';
import { BASED_ON, formatBase, readConflict, type SaveConflict } from '../../platform/optimistic-locking/based-on.ts';
import type { Data } from '../../platform/optimistic-locking/differences.ts';

/** The version that a form of this tab is based on: the loaded one, then the one saved last. */
export interface Base {
  updatedAt: string;
  data: Data;
}

export interface RefusedSave {
  refusal: SaveConflict;
  /** The editor's values, if the form was refilled since; otherwise the form has them. */
  held?: Data;
}

const REFUSED = 409;
const LOCKED = 423;

const bases = new Map<string, Base>();
const refusals = new Map<string, RefusedSave>();
const waiting = new Map<string, Promise<unknown>>();
/** Documents that were left while saves are pending; their base is dropped afterwards. */
const closing = new Set<string>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const getRefusal = (document: string) => refusals.get(document);
export const getBase = (document: string) => bases.get(document);

function setBase(document: string, data: Data): void {
  const { updatedAt } = data;
  bases.set(document, { updatedAt: typeof updatedAt === 'string' ? updatedAt : '', data });
  if (refusals.delete(document)) tell();
}
export function openDocument(document: string, data: Data): void {
  closing.delete(document);
  setBase(document, data);
}
/** Drops the base of a document that the editor has left, once its pending saves are answered. */
export async function closeDocument(document: string): Promise<void> {
  refusals.delete(document);
  closing.add(document);
  await waiting.get(document);
  if (!closing.delete(document)) return;
  bases.delete(document);
  waiting.delete(document);
}
export function refuse(refusal: SaveConflict, held?: Data): void {
  const before = refusals.get(refusal.document)?.held;
  refusals.set(refusal.document, { refusal, ...(held ? { held } : before ? { held: before } : {}) });
  tell();
}

/** The document that a request saves: `PATCH /api/events/5`, `POST /api/globals/balloon`. */
export function parseSavedDocument(method: string, path: string, api: string): string | null {
  if (!path.startsWith(`${api}/`)) return null;
  const document = path.slice(api.length + 1).replace(/\/$/, '');
  if (method === 'POST') return /^globals\/[\w-]+$/.test(document) ? document : null;
  return method === 'PATCH' && /^[\w-]+\/[\w-]+$/.test(document) ? document : null;
}

function readSaved(body: unknown): Data | null {
  if (typeof body !== 'object' || body === null) return null;
  const saved: unknown = 'doc' in body ? body.doc : 'result' in body ? body.result : null;
  return typeof saved === 'object' && saved !== null ? (saved as Data) : null;
}

/** A failure without a message for the form: the page shows the conflict dialog or a notice. */
const silently = () => Response.json({ errors: [] }, { status: REFUSED });

export interface SaveMessages {
  /** The message if somebody else has locked the document. */
  locked: string;
}

/** Sends a save with its base after the pending ones, and takes the answer as the next base. */
async function save(send: () => Promise<Response>, document: string, isAutosave: boolean, words: SaveMessages): Promise<Response> {
  if (isAutosave && refusals.has(document)) return silently();
  const response = await send();
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const refusal = response.status === REFUSED ? readConflict(body) : undefined;
  const saved = readSaved(body);
  if (refusal?.document === document) {
    refuse(refusal);
    return isAutosave ? silently() : response;
  }
  if (response.status === LOCKED)
    return isAutosave ? silently() : Response.json({ errors: [{ message: words.locked }] }, { status: LOCKED });
  if (response.ok && saved && bases.has(document)) setBase(document, saved);
  return response;
}

const INVALID = 400;

/** Sends a save, and records its errors before its form has the answer. */
async function noteSave(target: string, send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status === INVALID)
    noteFormErrors(
      target,
      readFormErrors(
        await response
          .clone()
          .json()
          .catch(() => null),
      ),
    );
  return response;
}

/** Wraps `fetch`: saves of open documents send their base, and the errors of refused saves are recorded. */
export function createLockingFetch(original: typeof fetch, api: string, words: SaveMessages): typeof fetch {
  return (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    // A read is a POST if its query is too long for a URL.
    const isQuestion = ['GET', 'HEAD'].includes(method) || headers.has('x-payload-http-method-override');
    if (isQuestion || address.origin !== globalThis.location.origin || !address.pathname.startsWith(`${api}/`))
      return original(input, init);
    const target = address.pathname.slice(api.length + 1).replace(/\/$/, '');
    const isAutosave = address.searchParams.get('autosave') === 'true';
    if (!isAutosave) clearFormErrors(target);
    const document = parseSavedDocument(method, address.pathname, api);
    if (document === null || !bases.has(document)) return noteSave(target, () => original(input, init));
    const send = () => {
      if (!headers.has(BASED_ON)) headers.set(BASED_ON, formatBase(document, bases.get(document)?.updatedAt ?? ''));
      return noteSave(target, () => original(input, { ...init, headers }));
    };
    const before = waiting.get(document) ?? Promise.resolve();
    const turn = before.then(() => save(send, document, isAutosave, words));
    waiting.set(
      document,
      turn.catch(() => {}),
    );
    return turn;
  };
}
