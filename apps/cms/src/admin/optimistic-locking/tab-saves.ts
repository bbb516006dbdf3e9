import { clearFormErrors, noteFormErrors, readFormErrors } from '../../platform/admin-ui/form-errors.ts';
import { BASED_ON, formatBase, readConflict, type SaveConflict } from '../../platform/optimistic-locking/based-on.ts';
import type { Data } from '../../platform/optimistic-locking/differences.ts';

/** The version that a form of this tab is based on: the loaded one, then the one saved last. */
export interface SavedVersion {
  updatedAt: string;
  data: Data;
}

export interface ConflictingSave {
  conflict: SaveConflict;
  /** The editor's values, if the form was refilled since; otherwise the form has them. */
  editorData?: Data;
}

const REFUSED = 409;
const LOCKED = 423;

const savedVersions = new Map<string, SavedVersion>();
const conflicts = new Map<string, ConflictingSave>();
const pendingSaves = new Map<string, Promise<unknown>>();
/** Documents that were left while saves are pending; their base is dropped afterwards. */
const closingDocuments = new Set<string>();
/** The last versions of forms that were left: Payload may send their autosave later. */
const leftVersions = new Map<string, string>();
/** Bases, as the header has them, and what the saves of this tab made of them: the next save is based on that. */
const nextBases = new Map<string, string>();
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export function onConflict(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getConflict = (document: string) => conflicts.get(document);
export const getSavedVersion = (document: string) => savedVersions.get(document);

export const getUpdatedAt = ({ updatedAt }: Data): string => (typeof updatedAt === 'string' ? updatedAt : '');

function setSavedVersion(document: string, data: Data): void {
  savedVersions.set(document, { updatedAt: getUpdatedAt(data), data });
  if (conflicts.delete(document)) notifyListeners();
}

export function openDocument(document: string, data: Data): void {
  closingDocuments.delete(document);
  leftVersions.delete(document);
  setSavedVersion(document, data);
  // A form with the data of an older version is in conflict with a newer one, also with one of this tab.
  nextBases.delete(formatBase(document, savedVersions.get(document)?.updatedAt ?? ''));
}

/** Drops the base of a document that the editor has left, once its pending saves are answered. */
export async function closeDocument(document: string): Promise<void> {
  closingDocuments.add(document);
  // A form that is left sends its text at the same moment, so a save may come while this waits.
  let pending: Promise<unknown> | undefined;
  do {
    pending = pendingSaves.get(document);
    await pending;
  } while (pendingSaves.get(document) !== pending);
  if (!closingDocuments.delete(document)) return;
  const { updatedAt } = savedVersions.get(document) ?? {};
  if (updatedAt !== undefined) leftVersions.set(document, updatedAt);
  savedVersions.delete(document);
  pendingSaves.delete(document);
  conflicts.delete(document);
}

/** Waits until the saves of this tab are answered: a reload before would show, and be based on, what was stored before them. */
export const untilSavesAreAnswered = async (): Promise<void> => {
  await Promise.all(pendingSaves.values());
};

/** Records that a save of this tab replaced the version of `base`. */
function recordNextBase(basedOn: string, next: string): void {
  for (const [earlier, newest] of nextBases) if (newest === basedOn) nextBases.set(earlier, next);
  nextBases.set(basedOn, next);
  nextBases.delete(next);
}

export function recordConflict(conflict: SaveConflict, editorData?: Data): void {
  const before = conflicts.get(conflict.document)?.editorData;
  conflicts.set(conflict.document, { conflict, ...(editorData ? { editorData } : before ? { editorData: before } : {}) });
  notifyListeners();
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
const createSilentFailure = () => Response.json({ errors: [] }, { status: REFUSED });

export interface SaveMessages {
  /** The message if somebody else has locked the document. */
  locked: string;
}

interface Save {
  document: string;
  /** The header's value. */
  base: string;
  isAutosave: boolean;
  messages: SaveMessages;
}

/** Sends a save with its base, and takes the answer as the next base. */
async function save(send: (base: string) => Promise<Response>, { document, base, isAutosave, messages }: Save): Promise<Response> {
  if (isAutosave && conflicts.has(document)) return createSilentFailure();
  const newestBase = nextBases.get(base) ?? base;
  const response = await send(newestBase);
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const conflict = response.status === REFUSED ? readConflict(body) : undefined;
  const saved = readSaved(body);
  if (conflict?.document === document) {
    if (savedVersions.has(document)) recordConflict(conflict);
    return isAutosave ? createSilentFailure() : response;
  }
  if (response.status === LOCKED)
    return isAutosave ? createSilentFailure() : Response.json({ errors: [{ message: messages.locked }] }, { status: LOCKED });
  if (!response.ok || !saved) return response;
  recordNextBase(newestBase, formatBase(document, getUpdatedAt(saved)));
  if (savedVersions.has(document)) setSavedVersion(document, saved);
  return response;
}

function listChanged(body: unknown): Data[] {
  const docs: unknown[] = typeof body === 'object' && body !== null && 'docs' in body && Array.isArray(body.docs) ? body.docs : [];
  return docs.filter((doc): doc is Data => typeof doc === 'object' && doc !== null);
}

/** Sends a change of all documents of a query, such as taking one back from the trash, and takes the answer as the next base of each. */
async function saveSeveral(collection: string, send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  for (const changed of listChanged(body)) {
    const document = `${collection}/${String(changed['id'])}`;
    const loaded = savedVersions.get(document)?.updatedAt;
    if (loaded === undefined) continue;
    recordNextBase(formatBase(document, loaded), formatBase(document, getUpdatedAt(changed)));
    setSavedVersion(document, changed);
  }
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

/** Wraps `fetch`: the saves of a document are sent one after the other with their base, and the errors of refused saves are recorded. */
export function createLockingFetch(originalFetch: typeof fetch, api: string, messages: SaveMessages): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    // A read is a POST if its query is too long for a URL.
    const isRead = ['GET', 'HEAD'].includes(method) || headers.has('x-payload-http-method-override');
    if (isRead || url.origin !== globalThis.location.origin || !url.pathname.startsWith(`${api}/`)) return originalFetch(input, init);
    const target = url.pathname.slice(api.length + 1).replace(/\/$/, '');
    const isAutosave = url.searchParams.get('autosave') === 'true';
    if (!isAutosave) clearFormErrors(target);
    if (method === 'PATCH' && /^[\w-]+$/.test(target)) return saveSeveral(target, () => originalFetch(input, init));
    const document = parseSavedDocument(method, url.pathname, api);
    const loaded =
      document === null ? undefined : (savedVersions.get(document)?.updatedAt ?? (isAutosave ? leftVersions.get(document) : undefined));
    const basedOn = headers.get(BASED_ON) ?? (document === null || loaded === undefined ? null : formatBase(document, loaded));
    if (document === null || basedOn === null) return noteSave(target, () => originalFetch(input, init));
    const send = (newestBase: string) => {
      headers.set(BASED_ON, newestBase);
      return noteSave(target, () => originalFetch(input, { ...init, headers }));
    };
    const before = pendingSaves.get(document) ?? Promise.resolve();
    const queuedSave = before.then(() => save(send, { document, base: basedOn, isAutosave, messages }));
    pendingSaves.set(
      document,
      queuedSave.catch(() => {}),
    );
    return queuedSave;
  };
}
