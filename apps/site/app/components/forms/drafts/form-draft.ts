/** Prefix of the storage keys. Drafts stay on the device until the form is sent, so that closing the window or going offline loses no text. */
export const DRAFT_PREFIX = 'form ';
/** Days for which a draft is stored. */
export const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Fields that are not typed by the visitor, or must be given again each time. Files cannot be saved. */
const EXCLUDED_FIELDS: ReadonlySet<string> = new Set(['website', 'stamp', 'proof', 'privacy_accepted', 'attachments']);

type DraftTexts = Record<string, string[]>;
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface StoredDraft {
  words: DraftTexts;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether the form was sent: the thank-you page then deletes the draft. */
  isSent: boolean;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'words' in value && 'at' in value && typeof value.words === 'object';
}

function readStored(store: Store, key: string): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isStoredDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** The texts of a form by field, without empty ones. */
export function readFormTexts(form: FormData): DraftTexts {
  const words: DraftTexts = {};
  for (const name of new Set(form.keys())) {
    const written = form.getAll(name).filter((value) => typeof value === 'string');
    if (!EXCLUDED_FIELDS.has(name) && written.some((value) => value.trim() !== '')) words[name] = written;
  }
  return words;
}

/** Saves a draft, or removes the stored one if it has no texts. Errors of the storage (full, forbidden) are ignored. */
export function saveFormDraft(store: Store, form: string, draft: StoredDraft): void {
  try {
    if (Object.keys(draft.words).length === 0) store.removeItem(DRAFT_PREFIX + form);
    else store.setItem(DRAFT_PREFIX + form, JSON.stringify(draft));
  } catch {
    // Drafts are optional.
  }
}

/** The draft of a form, if it is not older than `DRAFT_DAYS`. */
export function readDraft(store: Store, form: string, now: number): DraftTexts | null {
  const storedDraft = readStored(store, DRAFT_PREFIX + form);
  if (!storedDraft) return null;
  if (now - storedDraft.at < DRAFT_DAYS * DAY_MS) return storedDraft.words;
  removeDraft(store, form);
  return null;
}

export function removeDraft(store: Store, form: string): void {
  store.removeItem(DRAFT_PREFIX + form);
}

/** Deletes the drafts of forms that were sent. */
export function removeSentDraft(store: Store): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  for (const key of keys) if (key.startsWith(DRAFT_PREFIX) && readStored(store, key)?.isSent) store.removeItem(key);
}
