import type { PayloadRequest } from 'payload';
import { getArticleDate } from '../fields/dates/article-date.ts';
import { getProperty } from '../rights/get-property.ts';

export interface DocumentState {
  isPublic: boolean;
  /** Whether the newest version differs from the public one. */
  hasChanges: boolean;
  /** The date of the newest version, which would be published. ISO 8601. */
  articleDate: string | null;
  newest: object;
}

/** `null` when no such document exists or the editor may not see it. */
export async function readDocumentState(req: PayloadRequest, collection: string, id: string): Promise<DocumentState | null> {
  const findVersion = (draft: boolean): Promise<object | null> =>
    req.payload.findByID({ collection, id, draft, depth: 0, overrideAccess: false, user: req.user, disableErrors: true });
  const [stored, newest] = await Promise.all([findVersion(false), findVersion(true)]);
  if (!stored || !newest) return null;
  const isPublic = getProperty(stored, '_status') === 'published';
  const hasChanges = !isPublic || getProperty(newest, '_status') === 'draft';
  return { isPublic, hasChanges, articleDate: getArticleDate(newest), newest };
}
