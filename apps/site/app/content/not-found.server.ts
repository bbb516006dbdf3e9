import type { Locale } from '@liget/content-api';
import { DRAFT_PARAMETER } from '@liget/content-api/preview';
import { getItemPath, getShownSlugs, itemScreens } from '@liget/content-api/screens';
import * as z from 'zod';
import { readAccentedPath, readForeignPath, readMixedPath, readPrefixedPath } from '../lib/urls/foreign-path.ts';
import { getPathLocale } from '../lib/urls/href.ts';
import { keepQuery } from '../lib/urls/keep-query.ts';
import { redirectTo } from '../lib/urls/redirects/redirect-to.ts';
import type { RequestContext } from './context.ts';
import { createUnavailableError } from './screen-content.server.ts';

const NotFound = z.looseObject({ init: z.looseObject({ status: z.literal(404) }) });
const Slugs = z.object({ hu: z.string().nullable(), en: z.string().nullable() });
/** The properties of items with a page that are used here; a gallery's path contains its category. */
const Item = z.looseObject({ slugs: Slugs, category: z.looseObject({ slugs: Slugs }).optional().catch(undefined) });

type RedirectContext = Pick<RequestContext, 'content' | 'ownOrigins'>;

/** The URL of the page that a path with words of the other language means; `null` when there is none, `undefined` while it is unknown. */
async function findMeantUrl(path: string, { content }: RedirectContext): Promise<string | null | undefined> {
  const foreignPath = readForeignPath(path);
  if (!foreignPath) return readMixedPath(path);
  if (foreignPath.kind === 'screen') return foreignPath.path;
  const row = itemScreens.find(({ id }) => id === foreignPath.screen);
  const answer = row && (await content.read(row.items.one, 'en', { slug: foreignPath.slug }));
  if (answer?.kind === 'unavailable') return undefined;
  const item = answer?.kind === 'ok' && 'data' in answer.value ? Item.safeParse(answer.value.data).data : undefined;
  return item
    ? getItemPath(foreignPath.screen, 'en', getShownSlugs(item.slugs), item.category && getShownSlugs(item.category.slugs))
    : readMixedPath(path);
}

/**
 * Loads a page. If it is not found, it may have a redirect, accents or the prefix '/hu' in its path, or be a path of the other language. While the
 * redirects or the item cannot be read, that is unknown, and the error is not a 404.
 */
export async function loadOrRedirect<Data>(
  { pathname, search, searchParams }: URL,
  context: RedirectContext,
  load: () => Promise<Data>,
): Promise<Data> {
  const locale: Locale = getPathLocale(pathname);
  try {
    return await load();
  } catch (thrown) {
    if (!NotFound.safeParse(thrown).success) throw thrown;
    if ((await context.content.read('redirects', locale)).kind !== 'ok') throw createUnavailableError();
    // A preview token is valid only for its own URL.
    if (searchParams.has(DRAFT_PARAMETER)) throw thrown;
    const canonicalPath = readPrefixedPath(pathname) ?? readAccentedPath(pathname);
    if (canonicalPath) throw redirectTo(keepQuery(canonicalPath, search), 301);
    const to = await findMeantUrl(pathname, context);
    if (to === undefined) throw createUnavailableError();
    if (to !== null && to !== pathname) throw redirectTo(keepQuery((context.ownOrigins?.[getPathLocale(to)] ?? '') + to, search), 301);
    throw thrown;
  }
}
