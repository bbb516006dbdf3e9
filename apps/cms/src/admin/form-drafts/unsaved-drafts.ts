import type { ClientField } from 'payload';
import { type ListedFormDraft, listFormDrafts, readFormDraft, removeFormDraft } from '../../platform/admin-ui/form-drafts/form-drafts.ts';
import { compareVersions, type Data, listComparedFields } from '../../platform/optimistic-locking/differences.ts';

interface UnsavedDraftsOptions {
  storages: readonly Storage[];
  userId: string | number;
  /** The path of the API, '/api'. */
  api: string;
  /** The fields of a collection or global, by the slug in a draft's target; empty if it no longer exists. */
  getFields: (target: string) => ClientField[];
}

/** The stored document; `undefined` if the service does not answer. */
async function fetchStored(api: string, { target, locale }: ListedFormDraft): Promise<Data | undefined> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', locale, 'fallback-locale': 'none' });
  const response = await fetch(`${api}/${target}?${query}`, { credentials: 'include' }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Data) : undefined;
}

/**
 * The drafts of an account on this device that differ from what is stored, newest first. Others are removed: a save may have been answered after the
 * form had been left.
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
  const unsaved = await Promise.all(drafts.map(isUnsaved));
  return drafts.filter((_, index) => unsaved[index]).map(({ listed }) => listed);
}
