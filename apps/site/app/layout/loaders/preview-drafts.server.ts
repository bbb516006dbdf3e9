import { getOtherLocale, type Locale } from '@liget/content-api';
import { DRAFT_PARAMETER, findPreviewKind, isPreviewValid, type PreviewEndpoint, signPreview } from '@liget/content-api/preview';
import { getPathParameters, itemScreens, type ScreenId } from '@liget/content-api/screens';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../content/context.ts';
import { asksForDraft } from '../../lib/urls/draft-address.ts';
import type { RouteRow } from '../../route-table.ts';

/** The number of the draft that a ticket is for; undefined unless it is signed, whole and not expired. */
export function getDraftOfToken(
  { context, url }: LoaderFunctionArgs,
  locale: Locale,
  name: PreviewEndpoint,
  idText = '',
): number | undefined {
  const { previewSecret, now } = context.get(requestContext);
  const kind = findPreviewKind(name);
  const id = /^[1-9]\d{0,14}$/.test(idText) ? Number(idText) : undefined;
  if (previewSecret === undefined || kind === undefined || id === undefined) return undefined;
  const token = { kind, id, locale, expires: Number(url.searchParams.get('expires') ?? Number.NaN) };
  const signature = url.searchParams.get('signature') ?? '';
  return isPreviewValid(previewSecret, token, signature, Math.floor(now.epochMilliseconds / 1000)) ? id : undefined;
}

/** The endpoints that may answer with the draft of a screen, and the number of the draft in the address. */
function readDraft(
  { params, url }: LoaderFunctionArgs,
  row: RouteRow,
): { endpoints: PreviewEndpoint[]; id: string; inQuery: boolean } | null {
  const getEndpoint = (screen: string) => itemScreens.filter(({ id }) => id === screen).map(({ items }): PreviewEndpoint => items.one);
  if (row.previewOf)
    return { endpoints: getEndpoint(row.previewOf), id: params[getPathParameters(row.id).at(-1) ?? ''] ?? '', inQuery: false };
  if (!asksForDraft(row, url.searchParams)) return null;
  // The catch-all route shows the pages of products, too.
  const products: PreviewEndpoint[] = row.id === ('page' satisfies ScreenId) ? ['product'] : [];
  return { endpoints: [...getEndpoint(row.id), ...products], id: url.searchParams.get(DRAFT_PARAMETER) ?? '', inQuery: true };
}

/** The same ticket for the draft's page in the other language, as query parameters; `null` unless this one is good. It ends when this one does. */
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
