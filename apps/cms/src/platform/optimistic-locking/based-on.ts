/** The header that names the version on which a save is based. Used in the editor's browser and in the service. */

/** The document and the time of the version with which the form was filled: `events/5 2026-11-22T10:00:00.000Z`. */
export const BASED_ON = 'x-liget-based-on';

/** The data of a refusal besides its message. */
export interface SaveConflict {
  /** The document: `events/5`, `globals/balloon`. */
  document: string;
  /** The time of the stored version; a save based on it is accepted. */
  updatedAt: string;
  /** The user who saved it, if known. */
  by?: string;
}

export const getDocumentKey = (collection: string, id: number | string) => `${collection}/${id}`;
export const getGlobalKey = (slug: string) => `globals/${slug}`;

/** The header's value. A global that was never saved has an empty time. */
export const formatBase = (document: string, updatedAt: string) => `${document} ${updatedAt}`;

/** The time that the header names for this document; `undefined` without one. The space before an empty time is lost on the way. */
export function parseBase(document: string, header: string | null | undefined): string | undefined {
  if (header === document) return '';
  return header?.startsWith(`${document} `) ? header.slice(document.length + 1) : undefined;
}

/** The refusal in an answer of the service, if it is one. */
export function readConflict(body: unknown): SaveConflict | undefined {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return undefined;
  const errors: unknown[] = body.errors;
  for (const error of errors) {
    if (typeof error !== 'object' || error === null || !('data' in error)) continue;
    const { data } = error;
    if (typeof data !== 'object' || data === null || !('document' in data) || !('updatedAt' in data)) continue;
    const { document, updatedAt } = data;
    if (typeof document !== 'string' || typeof updatedAt !== 'string') continue;
    return { document, updatedAt, ...('by' in data && typeof data.by === 'string' ? { by: data.by } : {}) };
  }
  return undefined;
}
