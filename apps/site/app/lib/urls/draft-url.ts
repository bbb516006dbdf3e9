import { DRAFT_PARAMETER } from '@liget/content-api/preview';
import type { Screen } from '@liget/content-api/screens';

/** The parameters of a preview token in an item's URL. */
export const PREVIEW_TOKEN_PARAMETERS = [DRAFT_PARAMETER, 'expires', 'signature'] as const;

/** Whether a URL requests a draft of its item. */
export function requestsDraft({ items }: Pick<Screen, 'items'>, query: URLSearchParams): boolean {
  return items !== undefined && query.has(DRAFT_PARAMETER);
}

/** Whether a URL shows a preview, for which a signed token is needed. */
export function isPreview(row: Pick<Screen, 'items' | 'previewOf'>, query: URLSearchParams): boolean {
  return row.previewOf !== undefined || requestsDraft(row, query);
}
