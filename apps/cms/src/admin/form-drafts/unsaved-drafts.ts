import type { ClientField } from 'payload';
import { type ListedFormDraft, listFormDrafts, readFormDraft, removeFormDraft } from '../../platform/admin-ui/form-drafts.ts';
import { compareVersions, type Data, listComparedFields } from '../../platform/optimistic-locking/differences.ts';

interface UnsavedDraftsOptions {
  storages: readonly Storage[];
  userId: string | number;
  /** The path of the API, '/api'. */
  api: string;
  /** The fields of a collection or global, by the slug in a draft's target; none of one that is there no more. */
  getFields: (target: string) => ClientField[];
}

/** What the service has of a document; `undefined` when it says nothing. */
async function fetchStored(api: string, { target, locale }: ListedFormDraft): Promise<Data | undefined> {
  const question = new URLSearchParams({ depth: '0', draft: 'true', locale, 'fallback-locale': 'none' });
  const response = await fetch(`${api}/${target}?${question}`, { credentials: 'include' }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Data) : undefined;
}

/**
 * The texts that an account has typed on this device and that the service does not have, newest first. A draft whose form had left the page
 * before its save was answered may be stored by now: it is removed.
 */
export async function findUnsavedDrafts({ storages, userId, api, getFields }: UnsavedDraftsOptions): Promise<ListedFormDraft[]> {
  const drafts = storages.flatMap((storage) => listFormDrafts(storage, userId).map((listed) => ({ storage, listed })));
  const isUnsaved = async ({ storage, listed }: (typeof drafts)[number]) => {
    const draft = readFormDraft(storage, listed);
    const stored = listed.target.includes('/') ? await fetchStored(api, listed) : undefined;
    if (!draft || !stored || compareVersions(listComparedFields(getFields(listed.target)), stored, draft.data, stored).length > 0)
      return true;
    removeFormDraft(storage, listed);
    return false;
  };
  const answers = await Promise.all(drafts.map(isUnsaved));
  return drafts.filter((_, index) => answers[index]).map(({ listed }) => listed);
}
