import { getOtherLocale, type Locale } from '@liget/content-api';
import {
  DRAFT_PARAMETER,
  findPreviewKind,
  isPreviewValid,
  type PreviewEndpoint,
  parseDocumentId,
  signPreview,
} from '@liget/content-api/preview';
import { getPathParameters, itemScreens, type ScreenId } from '@liget/content-api/screens';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../content/context.ts';
import { requestsDraft } from '../../lib/urls/draft-url.ts';
import type { RouteRow } from '../../route-table.ts';

/** The document id of a preview token; undefined if the signature is wrong or the token has expired. */
export function getDraftOfToken(
  { context, url }: LoaderFunctionArgs,
  locale: Locale,
  name: PreviewEndpoint,
  idText = '',
): number | undefined {
  const { previewSecret, now } = context.get(requestContext);
  const kind = findPreviewKind(name);
  const id = parseDocumentId(idText);
  if (previewSecret === undefined || kind === undefined || id === undefined) return undefined;
  const token = { kind, id, locale, expires: Number(url.searchParams.get('expires') ?? Number.NaN) };
  const signature = url.searchParams.get('signature') ?? '';
  return isPreviewValid(previewSecret, token, signature, Math.floor(now.epochMilliseconds / 1000)) ? id : undefined;
}

/** The preview endpoints of a screen, and the document id in the URL. */
function readDraft(
  { params, url }: LoaderFunctionArgs,
  row: RouteRow,
): { endpoints: PreviewEndpoint[]; id: string; inQuery: boolean } | null {
  const getEndpoint = (screen: string) => itemScreens.filter(({ id }) => id === screen).map(({ items }): PreviewEndpoint => items.one);
  if (row.previewOf)
    return { endpoints: getEndpoint(row.previewOf), id: params[getPathParameters(row.id).at(-1) ?? ''] ?? '', inQuery: false };
  if (!requestsDraft(row, url.searchParams)) return null;
  // The catch-all route also shows pages of products.
  const products: PreviewEndpoint[] = row.id === ('page' satisfies ScreenId) ? ['product'] : [];
  return { endpoints: [...getEndpoint(row.id), ...products], id: url.searchParams.get(DRAFT_PARAMETER) ?? '', inQuery: true };
}

/** A preview token for the page in the other language, as query parameters, with the same expiry; `null` unless this page's token is valid. */
export function getOtherLanguageToken(args: LoaderFunctionArgs, locale: Locale, row: RouteRow): Record<string, string> | null {
  const { previewSecret } = args.context.get(requestContext);
  const draft = readDraft(args, row);
  if (!draft || previewSecret === undefined) return null;
  const expires = args.url.searchParams.get('expires') ?? '';
  for (const endpoint of draft.endpoints) {
    const id = getDraftOfToken(args, locale, endpoint, draft.id);
    const kind = findPreviewKind(endpoint);
    if (id === undefined || kind === undefined) continue;
    const signature = signPreview(previewSecret, { kind, id, locale: getOtherLocale(locale), expires: Number(expires) });
    return { ...(draft.inQuery ? { [DRAFT_PARAMETER]: draft.id } : {}), expires, signature };
  }
  return null;
}
