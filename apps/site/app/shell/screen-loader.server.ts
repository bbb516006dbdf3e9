import type { Answer, AnswerOf, EndpointName, ImageValue, Locale, QueryOf, Slugs } from '@liget/content-api';
import { otherLocale } from '@liget/content-api';
import { isPreviewValid, type PreviewDetails, type PreviewKind } from '@liget/content-api/preview';
import type { ParkAtInstant } from '@liget/park';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '../content/context.ts';
import { readPark } from '../content/park.server.ts';
import { hrefOf, localeOfPath, type Query, withQuery } from '../lib/href.ts';
import { withPicturesOnce } from '../lib/pictures-once.ts';
import { messagesOf } from '../messages/index.ts';
import { rowOf, type ScreenId } from '../route-table.ts';
import { type Drawing, drawing } from './on-server.ts';
import type { Breadcrumb, PageInfo } from './page.ts';
import { hydratedTextsOf, textsOf } from './screen-texts.ts';
import { toShareImage } from './share-image.ts';

export interface ErrorPayload {
  code: 'not_found' | 'unavailable' | 'invalid_content' | 'unknown_middleware' | 'error';
}

export const notFound = () => data<ErrorPayload>({ code: 'not_found' }, { status: 404, statusText: 'This page could not be found' });
export const unavailable = (retryAfter = '5') =>
  data<ErrorPayload>({ code: 'unavailable' }, { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': retryAfter } });
const invalidContent = () => data<ErrorPayload>({ code: 'invalid_content' }, { status: 502, statusText: 'Bad Gateway' });

/** The error page that a read leads to: the status that the content service gave, 503 when it gave none (specification, section 8). */
function failure(answer: Exclude<Answer<unknown>, { kind: 'ok' }>) {
  if (answer.kind === 'not-found') return notFound();
  if (answer.kind === 'invalid') return invalidContent();
  const { status = 503 } = answer;
  const retryAfter = answer.kind === 'unavailable' ? answer.retryAfter : undefined;
  if (status === 503) return unavailable(retryAfter);
  return data<ErrorPayload>({ code: 'error' }, { status, ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}) });
}

interface ReadOptions<Name extends EndpointName> {
  slug?: string | undefined;
  query?: QueryOf<Name> | undefined;
}

export interface ScreenContent {
  /** The screen's main content: throws the page's error, with the status that the content service gave. */
  main<Name extends EndpointName>(name: Name, options?: ReadOptions<Name>): Promise<AnswerOf<Name>>;
  /** A block that may be missing: an outage is logged and gives `null`. */
  optional<Name extends EndpointName>(name: Name, options?: ReadOptions<Name>): Promise<AnswerOf<Name> | null>;
}

interface PageDetails {
  /** Texts of the content; without them those of the page metadata are used. */
  title?: string;
  description?: string;
  /** The same of a screen that stands alone, whose page metadata come first. */
  otherwise?: { title: string; description: string };
  image?: ImageValue | null | undefined;
  /** The item's slugs, when the address has one: they give the alternates and the one true address. */
  item?: {
    parameter: string;
    slugs: Slugs;
    language: Locale;
    /** The slugs of everything that the address names, where they are more than the item's own: they tell what is translated. */
    named?: readonly Slugs[];
  };
  /** What the address asks for in the other language's words; without it, the same as here. */
  otherQuery?: Query;
  /** Further parameters of the address in each language. */
  params?: Record<Locale, Record<string, string>>;
  /** Between home and the page itself. */
  trail?: Breadcrumb[];
  layout?: string;
  indexable?: boolean;
}

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
  /** What a part is drawn from that `DrawnByServer` shows. */
  drawing<Value>(value: Value): Drawing<Value>;
  /** Describes the page to the shell; redirects an item's other-language slug to its own. */
  page(details?: PageDetails): Promise<PageInfo>;
}

function contentReader(args: Pick<LoaderFunctionArgs, 'context'>, locale: Locale): ScreenContent {
  const { content } = args.context.get(requestContext);
  const clean = <Name extends EndpointName>({ slug, query }: ReadOptions<Name>) => ({
    ...(slug === undefined ? {} : { slug }),
    ...(query === undefined ? {} : { query }),
  });
  return {
    async main(name, options = {}) {
      if (options.slug?.includes('\0')) throw notFound();
      const answer = await content.read(name, locale, clean(options));
      if (answer.kind === 'ok') return answer.value;
      throw failure(answer);
    },
    async optional(name, options = {}) {
      const answer = await content.read(name, locale, clean(options));
      if (answer.kind === 'ok') return answer.value;
      content.log(`optional block ${name} is ${answer.kind}`);
      return null;
    },
  };
}

/** Parameter values in each language: the item's own slug there, or the slug that it has, while a translation is missing. */
function alternates(screen: ScreenId, { item, params }: PageDetails, given: Record<string, string | undefined>): Record<Locale, string> {
  const path = (locale: Locale) => {
    const slug = item ? (item.slugs[locale] ?? item.slugs[otherLocale(locale)]) : undefined;
    return hrefOf(screen, locale, { ...given, ...params?.[locale], ...(item && slug ? { [item.parameter]: slug } : {}) });
  };
  return { hu: path('hu'), en: path('en') };
}

/** Where the language switch leads. A draft's link is signed for its language. */
function switchTo(
  { hu, en }: Record<Locale, string>,
  locale: Locale,
  { screen, query, otherQuery }: { screen: ScreenId; query: URLSearchParams; otherQuery: Query | undefined },
): string | null {
  if (hu === en || rowOf(screen).previewOf) return null;
  const same = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
  return withQuery(locale === 'hu' ? en : hu, { ...(otherQuery ?? same), language: otherLocale(locale) });
}

/** As the sitemap has it: in a language without a slug of its own, the content is not there. */
function isTranslated(locale: Locale, paths: Record<Locale, string>, { item }: PageDetails): boolean {
  if (!item) return paths.hu !== paths.en;
  return item.language === locale && (item.named ?? [item.slugs]).every(({ hu, en }) => hu !== null && en !== null);
}

async function describe(
  screen: ScreenId,
  args: LoaderFunctionArgs,
  locale: Locale,
  content: ScreenContent,
  details: PageDetails,
): Promise<PageInfo> {
  const row = rowOf(screen);
  const { url, params } = args;
  const { translations, isDocument, ownOrigins } = args.context.get(requestContext);
  const messages = messagesOf(locale, translations[locale]);
  const metadata = (await content.optional('pageMetadata'))?.metadata;
  const texts = metadata?.find((entry) => entry.key === screen);
  const paths = alternates(screen, details, params);
  if (details.item && paths[locale] !== url.pathname) throw redirect(paths[locale], 301);
  const title = details.title ?? texts?.title ?? details.otherwise?.title ?? messages.shell.siteName;
  const contentLocale = details.item?.language ?? locale;
  // The other language may be at another host.
  const whole = (of: Locale) => (of === locale ? '' : (ownOrigins?.[of] ?? '')) + paths[of];
  const there = switchTo(paths, locale, { screen, query: url.searchParams, otherQuery: details.otherQuery });
  return {
    screen,
    locale,
    title,
    description: details.description || texts?.description || details.otherwise?.description || messages.shell.siteDescription,
    alternates: { hu: whole('hu'), en: whole('en') },
    switchTo: there && (ownOrigins?.[otherLocale(locale)] ?? '') + there,
    isTranslated: isTranslated(locale, paths, details),
    canonical: whole(contentLocale),
    breadcrumbs:
      screen === 'home'
        ? []
        : [{ title: messages.shell.home, url: hrefOf('home', locale, {}) }, ...(details.trail ?? []), { title, url: paths[locale] }],
    shareImage: toShareImage([details.image, texts?.image], messages.shell.shareImage),
    layout: details.layout ?? row.layout,
    indexable: (details.indexable ?? true) && !row.previewOf,
    contentLocale,
    hideFooterOnSmallScreens: row.map ?? false,
    ...(isDocument
      ? { texts: hydratedTextsOf(screen, messages), allTexts: drawing(textsOf(screen, messages), true) }
      : { texts: textsOf(screen, messages), allTexts: {} }),
  };
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

/** Wraps a screen's loading: language, content access, the page's description and that no picture comes twice, the same for every screen. */
export function screenLoader<Data extends { page: PageInfo }>(screen: ScreenId, load: (args: ScreenArguments) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args;
    const locale = localeOfPath(url.pathname);
    const request = args.context.get(requestContext);
    const { now, isDocument, translations, publicOrigin } = request;
    const content = contentReader(args, locale);
    const shown = await load({
      locale,
      params: args.params,
      url,
      request: args.request,
      now,
      content,
      otherContent: contentReader(args, otherLocale(locale)),
      park: () => readPark(request, locale),
      messages: messagesOf(locale, translations[locale]),
      publicOrigin,
      drawing: (value) => drawing(value, isDocument),
      draft: (kind, id) => readDraft(args, locale, kind, id),
      page: (details = {}) => describe(screen, args, locale, content, details),
    });
    return withPicturesOnce(shown);
  };
}
