import { CASE_REFERENCE, CASE_TOKEN, type CaseStatus, type Locale, otherLocale } from '@liget/content-api';
import { isPreviewValid, type PreviewDetails, type PreviewKind } from '@liget/content-api/preview';
import type { ParkAtInstant } from '@liget/park';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../content/context.ts';
import { readPark } from '../../content/park.server.ts';
import { contentReader, failure, notFound, type ScreenContent } from '../../content/screen-content.server.ts';
import { localeOfPath } from '../../lib/href.ts';
import { withPicturesOnce } from '../../lib/pictures-once.ts';
import { messagesOf } from '../../messages/index.ts';
import { type Drawing, drawing } from '../../parts/islands/drawing.ts';
import type { ScreenId } from '../../route-table.ts';
import { describePage, type PageDetails } from '../head/describe-page.server.ts';
import type { PageInfo } from '../head/page.ts';

export interface ScreenArguments {
  locale: Locale;
  params: Record<string, string | undefined>;
  url: URL;
  request: Request;
  now: Temporal.Instant;
  content: ScreenContent;
  /** The content in the other language, for what leads there. */
  otherContent: Pick<ScreenContent, 'optional'>;
  /** What is open, flying and on at `now`. */
  park(): Promise<ParkAtInstant>;
  messages: ReturnType<typeof messagesOf>;
  publicOrigin: string;
  /** The draft that a preview link leads to; throws a 404 unless the link is signed, whole and not expired. */
  draft<Kind extends PreviewKind>(kind: Kind, id: string | undefined): Promise<PreviewDetails[Kind]>;
  /** Where the visitor's own case stands; one and the same 404 for an unknown reference and a wrong token. */
  ownCase(reference: string | undefined, token: string | null): Promise<CaseStatus>;
  /** What a part is drawn from that `DrawnByServer` shows. */
  drawing<Value>(value: Value): Drawing<Value>;
  /** Describes the page to the shell; redirects an item's other-language slug to its own. */
  page(details?: PageDetails): Promise<PageInfo>;
}

async function readDraft<Kind extends PreviewKind>(
  { context, url }: LoaderFunctionArgs,
  locale: Locale,
  kind: Kind,
  idText: string | undefined,
): Promise<PreviewDetails[Kind]> {
  const { content, previewSecret, now } = context.get(requestContext);
  const id = /^[1-9]\d{0,14}$/.test(idText ?? '') ? Number(idText) : 0;
  const ticket = { kind, id, locale, expires: Number(url.searchParams.get('expires') ?? Number.NaN) };
  const isSigned =
    previewSecret !== undefined &&
    id > 0 &&
    isPreviewValid(previewSecret, ticket, url.searchParams.get('signature') ?? '', Math.floor(now.epochMilliseconds / 1000));
  if (!isSigned) throw notFound();
  const answer = await content.preview(kind, locale, id);
  if (answer.kind === 'ok') return answer.value;
  throw failure(answer);
}

async function readCase({ context }: LoaderFunctionArgs, locale: Locale, reference = '', token: string | null = ''): Promise<CaseStatus> {
  // Addresses are written in small letters.
  const number = reference.toUpperCase();
  if (!CASE_REFERENCE.test(number) || !CASE_TOKEN.test(token ?? '')) throw notFound();
  const answer = await context.get(requestContext).content.caseOf(locale, number, token ?? '');
  if (answer.kind === 'ok') return answer.value;
  throw failure(answer);
}

/** Wraps a screen's loading: language, content access, the page's description and that no picture comes twice, the same for every screen. */
export function screenLoader<Data extends { page: PageInfo }>(screen: ScreenId, load: (args: ScreenArguments) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args;
    const locale = localeOfPath(url.pathname);
    const request = args.context.get(requestContext);
    const { now, isDocument, translations, publicOrigin } = request;
    const content = contentReader(request.content, locale);
    const shown = await load({
      locale,
      params: args.params,
      url,
      request: args.request,
      now,
      content,
      otherContent: contentReader(request.content, otherLocale(locale)),
      park: () => readPark(request, locale),
      messages: messagesOf(locale, translations[locale]),
      publicOrigin,
      drawing: (value) => drawing(value, isDocument),
      draft: (kind, id) => readDraft(args, locale, kind, id),
      ownCase: (reference, token) => readCase(args, locale, reference, token),
      page: (details = {}) => describePage(screen, args, locale, content, details),
    });
    return withPicturesOnce(shown);
  };
}
