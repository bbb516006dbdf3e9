import { DRAFT_PARAMETER } from '@liget/content-api/preview';
import type { Screen } from '@liget/content-api/screens';

/** What makes an item's address a ticket to its draft. */
export const TICKET = [DRAFT_PARAMETER, 'expires', 'signature'] as const;

/** Whether an address asks for a draft of the item that it names. */
export function asksForDraft({ items }: Pick<Screen, 'items'>, query: URLSearchParams): boolean {
  return items !== undefined && query.has(DRAFT_PARAMETER);
}

/** Whether a URL shows a preview, for which a signed token is needed. */
export function isPreview(row: Pick<Screen, 'items' | 'previewOf'>, query: URLSearchParams): boolean {
  return row.previewOf !== undefined || asksForDraft(row, query);
}
