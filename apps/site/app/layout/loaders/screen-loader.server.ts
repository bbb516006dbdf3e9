import {
  type AnswerOf,
  CASE_REFERENCE,
  CASE_TOKEN,
  type CaseStatus,
  type EndpointName,
  getOtherLocale,
  type Locale,
} from '@liget/content-api';
import { DRAFT_PARAMETER, findPreviewKind, type PreviewEndpoint } from '@liget/content-api/preview';
import type { ParkAtInstant } from '@liget/park';
import type { LoaderFunctionArgs } from 'react-router';
import { type ClientOnly, createDrawing } from '../../components/islands/client-only.ts';
import { requestContext } from '../../content/context.ts';
import { redirectIfKnownElsewhere } from '../../content/not-found.server.ts';
import { readPark } from '../../content/park.server.ts';
import { createContentReader, createNotFound, type ScreenContent, toFailure } from '../../content/screen-content.server.ts';
import { getMessages } from '../../i18n/index.ts';
import { withDedupedImages } from '../../lib/images/dedupe-images.ts';
import { asksForDraft } from '../../lib/urls/draft-address.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { getRouteRow, type ScreenId } from '../../route-table.ts';
import { formatDataAge } from '../head/as-of.ts';
import { describePage, type PageDetails } from '../head/describe-page.server.ts';
import type { PageInfo } from '../head/page.ts';
import { getDraftOfToken, getOtherLanguageToken } from './preview-drafts.server.ts';

export interface ScreenArguments {
  locale: Locale;
  params: Record<string, string | undefined>;
  url: URL;
  request: Request;
  now: Temporal.Instant;
  content: ScreenContent;
  /** The content in the other language, for what leads there. */
  otherContent: Pick<ScreenContent, 'optional'>;
  /** What is open, flying and on at an instant; at `now` when none is given. */
  park(at?: Temporal.Instant): Promise<ParkAtInstant>;
  messages: ReturnType<typeof getMessages>;
  publicOrigin: string;
  /** The draft that a preview link leads to; throws a 404 unless the link is signed, whole and not expired. */
  draft<Name extends PreviewEndpoint>(name: Name, id: string | undefined): Promise<AnswerOf<Name>>;
  /** Whether the address asks for a draft, and if so whether its ticket is good for what this endpoint answers with. */
  ticketTo(name: PreviewEndpoint): 'none' | 'good' | 'bad';
  /** Where the visitor's own case stands; one and the same 404 for an unknown reference and a wrong token. */
  ownCase(reference: string | undefined, token: string | null): Promise<CaseStatus>;
  /** What a part is drawn from that `DrawnByServer` shows. */
  drawing<Value>(value: Value): ClientOnly<Value>;
  /** Describes the page to the shell; redirects an item's other-language slug to its own. */
  page(details?: PageDetails): Promise<PageInfo>;
}

async function readDraft<Name extends PreviewEndpoint>(
  args: LoaderFunctionArgs,
  locale: Locale,
  name: Name,
  idText: string | undefined,
): Promise<AnswerOf<Name>> {
  const id = getDraftOfToken(args, locale, name, idText);
  if (id === undefined) throw createNotFound();
  const answer = await args.context.get(requestContext).content.preview(name, locale, id);
  if (answer.kind === 'ok') return answer.value;
  throw toFailure(answer);
}

const isPreviewEndpoint = (name: EndpointName): name is PreviewEndpoint => findPreviewKind(name) !== undefined;

/** The same reader, but that the item which the address names is read as its editor last left it. */
function createDraftReader(args: LoaderFunctionArgs, locale: Locale, { main, optional }: ScreenContent, id: string): ScreenContent {
  return {
    main: (name, options) => (isPreviewEndpoint(name) ? readDraft(args, locale, name, id) : main(name, options)),
    optional,
  };
}

async function readCase({ context }: LoaderFunctionArgs, locale: Locale, reference = '', token: string | null = ''): Promise<CaseStatus> {
  // Addresses are written in small letters.
  const number = reference.toUpperCase();
  if (!CASE_REFERENCE.test(number) || !CASE_TOKEN.test(token ?? '')) throw createNotFound();
  const answer = await context.get(requestContext).content.caseOf(locale, number, token ?? '');
  if (answer.kind === 'ok') return answer.value;
  throw toFailure(answer);
}

/** Wraps the loader of every screen: language, access to contents, the page's description, and no image twice. */
export function createScreenLoader<Data extends { page: PageInfo }>(screen: ScreenId, load: (args: ScreenArguments) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args;
    const locale = getPathLocale(url.pathname);
    const request = args.context.get(requestContext);
    const { now, isDocument, translations, publicOrigin } = request;
    const published = createContentReader(request.content, locale);
    const draftId = asksForDraft(getRouteRow(screen), url.searchParams) ? (url.searchParams.get(DRAFT_PARAMETER) ?? '') : undefined;
    const content = draftId === undefined ? published : createDraftReader(args, locale, published, draftId);
    const shown = await redirectIfKnownElsewhere(url, request, () =>
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
        ticketTo: (name) => (draftId === undefined ? 'none' : getDraftOfToken(args, locale, name, draftId) === undefined ? 'bad' : 'good'),
        ownCase: (reference, token) => readCase(args, locale, reference, token),
        page: (details = {}) =>
          describePage(screen, args, locale, content, {
            ...details,
            draftTicket: getOtherLanguageToken(args, locale, getRouteRow(screen)),
          }),
      }),
    );
    if (isDocument) return withDedupedImages(shown);
    const since = request.content.outOfDateSince();
    const asOf = since === null ? null : formatDataAge(since, locale, getMessages(locale, translations[locale]));
    return withDedupedImages({ ...shown, page: { ...shown.page, asOf } });
  };
}
