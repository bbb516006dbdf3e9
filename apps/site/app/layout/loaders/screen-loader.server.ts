import {
  CASE_REFERENCE,
  CASE_TOKEN,
  type CaseStatus,
  type EndpointAnswer,
  type EndpointName,
  getOtherLocale,
  type Locale,
} from '@liget/content-api';
import { DRAFT_PARAMETER, findPreviewKind, type PreviewEndpoint } from '@liget/content-api/preview';
import type { ParkAtInstant } from '@liget/park';
import type { LoaderFunctionArgs } from 'react-router';
import { createDrawing, type Drawing } from '../../components/islands/client-only.ts';
import { requestContext } from '../../content/context.ts';
import { loadOrRedirect } from '../../content/not-found.server.ts';
import { readPark } from '../../content/park.server.ts';
import { createContentReader, createNotFoundError, type ScreenContent, toFailure } from '../../content/screen-content.server.ts';
import { getMessages } from '../../i18n/index.ts';
import { dedupeImages } from '../../lib/images/dedupe-images.ts';
import { requestsDraft } from '../../lib/urls/draft-url.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { getRouteRow, type ScreenId } from '../../route-table.ts';
import { describePage, type PageDetails } from '../head/describe-page.server.ts';
import type { PageInfo } from '../head/page.ts';
import { formatPageNotice } from '../head/page-notice.ts';
import { getDraftOfToken, getOtherLanguageToken } from './preview-drafts.server.ts';

export interface ScreenArguments {
  locale: Locale;
  params: Record<string, string | undefined>;
  url: URL;
  request: Request;
  now: Temporal.Instant;
  content: ScreenContent;
  /** The content in the other language, for links to it. */
  otherContent: Pick<ScreenContent, 'optional'>;
  /** The state of the park (opening, balloon, events) at an instant, by default `now`. */
  park(at?: Temporal.Instant): Promise<ParkAtInstant>;
  messages: ReturnType<typeof getMessages>;
  publicOrigin: string;
  /** The draft of a preview link; throws a 404 unless the token is valid. */
  draft<Name extends PreviewEndpoint>(name: Name, id: string | undefined): Promise<EndpointAnswer<Name>>;
  /** Whether the URL requests a draft, and whether its preview token is valid for this endpoint's document. */
  checkPreviewToken(name: PreviewEndpoint): 'none' | 'good' | 'bad';
  /** The visitor's own case; throws the same 404 for an unknown reference and a wrong token. */
  ownCase(reference: string | undefined, token: string | null): Promise<CaseStatus>;
  /** Wraps the value for a `DrawnByServer`. */
  drawing: Drawing;
  /** Describes the page to the shell; redirects if the URL has an item's slug of the other language. */
  page(details?: PageDetails): Promise<PageInfo>;
}

async function readDraft<Name extends PreviewEndpoint>(
  args: LoaderFunctionArgs,
  locale: Locale,
  name: Name,
  idText: string | undefined,
): Promise<EndpointAnswer<Name>> {
  const id = getDraftOfToken(args, locale, name, idText);
  if (id === undefined) throw createNotFoundError();
  const answer = await args.context.get(requestContext).content.preview(name, locale, id);
  if (answer.kind === 'ok') return answer.value;
  throw toFailure(answer);
}

const isPreviewEndpoint = (name: EndpointName): name is PreviewEndpoint => findPreviewKind(name) !== undefined;

/** A reader that reads the item of the URL as its last saved draft. */
function createDraftReader(args: LoaderFunctionArgs, locale: Locale, published: ScreenContent, id: string): ScreenContent {
  return {
    ...published,
    main: (name, options) => (isPreviewEndpoint(name) ? readDraft(args, locale, name, id) : published.main(name, options)),
  };
}

async function readCase({ context }: LoaderFunctionArgs, locale: Locale, reference = '', token: string | null = ''): Promise<CaseStatus> {
  // References are lower case in URLs.
  const number = reference.toUpperCase();
  if (!CASE_REFERENCE.test(number) || !CASE_TOKEN.test(token ?? '')) throw createNotFoundError();
  const answer = await context.get(requestContext).content.readCase(locale, number, token ?? '');
  if (answer.kind === 'ok') return answer.value;
  throw toFailure(answer);
}

/** Wraps the loader of every screen: language, content, page description, and each image only once. */
export function createScreenLoader<Data extends { page: PageInfo }>(screen: ScreenId, load: (args: ScreenArguments) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args;
    const locale = getPathLocale(url.pathname);
    const request = args.context.get(requestContext);
    const { now, isDocument, translations, publicOrigin } = request;
    const published = createContentReader(request.content, locale);
    const draftId = requestsDraft(getRouteRow(screen), url.searchParams) ? (url.searchParams.get(DRAFT_PARAMETER) ?? '') : undefined;
    const content = draftId === undefined ? published : createDraftReader(args, locale, published, draftId);
    const shown = await loadOrRedirect(url, request, () =>
      load({
        locale,
        params: args.params,
        url,
        request: args.request,
        now,
        content,
        otherContent: createContentReader(request.content, getOtherLocale(locale)),
        park: (at = now) => readPark({ content: request.content, now: at }, locale),
        messages: getMessages(locale, translations[locale]),
        publicOrigin,
        drawing: (value) => createDrawing(value, isDocument),
        draft: (name, id) => readDraft(args, locale, name, id),
        checkPreviewToken: (name) =>
          draftId === undefined ? 'none' : getDraftOfToken(args, locale, name, draftId) === undefined ? 'bad' : 'good',
        ownCase: (reference, token) => readCase(args, locale, reference, token),
        page: (details = {}) =>
          describePage(
            { screen, args, locale, content },
            { ...details, draftParameters: getOtherLanguageToken(args, locale, getRouteRow(screen)) },
          ),
      }),
    );
    if (isDocument) return dedupeImages(shown);
    const notice = { since: request.content.outOfDateSince(), isLacking: request.content.isLacking() };
    const text = formatPageNotice(notice, locale, getMessages(locale, translations[locale]));
    return dedupeImages({ ...shown, page: { ...shown.page, notice: text || null } });
  };
}
