/** How a form says what it was based on. Read on both sides: in the editor's browser and in the service. */

/** The document and the moment of the state that the form was filled with: `events/5 2026-11-22T10:00:00.000Z`. */
export const BASED_ON = 'x-liget-based-on';

/** What a refusal carries beside its message. */
export interface SaveConflict {
  /** The document: `events/5`, `globals/balloon`. */
  document: string;
  /** What is stored now; a save that is based on this is taken. */
  updatedAt: string;
  /** Who saved it, when that is known. */
  by?: string;
}

export const getDocumentKey = (collection: string, id: number | string) => `${collection}/${id}`;
export const getGlobalKey = (slug: string) => `globals/${slug}`;

/** A global that was never saved has no moment; its text is empty. */
export const formatBase = (document: string, updatedAt: string) => `${document} ${updatedAt}`;

/** The moment that the header names for this document; `undefined` when the sender named none. */
export function parseBase(document: string, header: string | null | undefined): string | undefined {
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
