import { DAY_MS } from '@liget/park/durations';
import type { Data } from '../../optimistic-locking/differences.ts';

/** The text of a form, saved in the browser until the service has it. */
export interface FormDraft {
  data: Data;
  /** `updatedAt` of the document with which the form was filled; empty for a new document. */
  basedOn: string;
  /** When it was saved here, in milliseconds since 1970. */
  savedAtMs: number;
  /** The document's title; drafts of an earlier version of this program have none. */
  title?: string;
}

export interface FormDraftKey {
  userId: string | number;
  /** 'events/5'. */
  target: string;
  locale: string;
}

/** A draft without its text, for lists. */
export type ListedFormDraft = FormDraftKey & Required<Pick<FormDraft, 'savedAtMs' | 'title'>>;

const PREFIX = 'liget-form-draft ';
const MAX_DRAFTS = 40;
const MAX_AGE_MS = 14 * DAY_MS;

const getName = ({ userId, target, locale }: FormDraftKey) => `${PREFIX}${userId} ${target} ${locale}`;

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'basedOn' in value &&
  typeof value.basedOn === 'string' &&
  'savedAtMs' in value &&
  typeof value.savedAtMs === 'number';

function parseDraft(text: string | null): FormDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The drafts in `storage` with their names, oldest first. */
const listDrafts = (storage: Storage): [name: string, savedAtMs: number][] =>
  Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name): [string, number] => [name, parseDraft(storage.getItem(name))?.savedAtMs ?? 0])
    .toSorted(([, a], [, b]) => a - b);

/** The drafts that an account has in `storage`, newest first. */
export const listFormDrafts = (storage: Storage, userId: FormDraftKey['userId']): ListedFormDraft[] =>
  listDrafts(storage)
    .toReversed()
    .flatMap(([name, savedAtMs]) => {
      const [draftUserId, target, locale] = name.slice(PREFIX.length).split(' ');
      const draft = parseDraft(storage.getItem(name));
      return draft && target && locale && draftUserId === String(userId)
        ? [{ userId, target, locale, savedAtMs, title: draft.title ?? '' }]
        : [];
    });

/** Saves a draft and removes the oldest ones if there is no room; returns false if it still does not fit. */
export function saveFormDraft(storage: Storage, key: FormDraftKey, draft: FormDraft): boolean {
  const name = getName(key);
  const otherDrafts = listDrafts(storage).filter(([draftName]) => draftName !== name);
  const outdated = otherDrafts.filter(
    ([, savedAtMs], index) => savedAtMs < draft.savedAtMs - MAX_AGE_MS || index <= otherDrafts.length - MAX_DRAFTS,
  );
  for (const [draftName] of outdated) storage.removeItem(draftName);
  const newer = otherDrafts.filter((listedDraft) => !outdated.includes(listedDraft));
  const text = JSON.stringify(draft);
  for (;;) {
    try {
      storage.setItem(name, text);
      return true;
    } catch {
      const oldest = newer.shift();
      if (!oldest) return false;
      storage.removeItem(oldest[0]);
    }
  }
}

export const readFormDraft = (storage: Storage, key: FormDraftKey): FormDraft | undefined => parseDraft(storage.getItem(getName(key)));

export const removeFormDraft = (storage: Storage, key: FormDraftKey): void => storage.removeItem(getName(key));
