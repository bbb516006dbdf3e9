import { getOtherLocale, type Locale, readProductPath } from '@liget/content-api';
import { findItemScreen, getScreen } from '@liget/content-api/screens';
import { MONITORING_PATHS, SERVICE_PATH } from '@liget/content-api/service-path';
import type { PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { isRecord } from '../is-record.ts';
import { toTrimmedText } from '../to-text.ts';
import { isItemCollection, parseNamedUrl } from './named.ts';

/** What visitors find at a path instead of the item. */
export type SlugConflict = 'screen' | 'redirect';

/** The path of an item; for galleries with a placeholder category. */
const formatPath = (pattern: string, slug: string) => pattern.replace(/:\w+$/, slug).replaceAll(/:\w+/g, 'x');

/** Whether the site has something else at the path of an item: one of its screens, or a path that the content service answers. */
function hasOwnScreen(collection: string, slug: string, locale: Locale): boolean {
  const id = findItemScreen(collection);
  if (!id) return false;
  const path = formatPath(getScreen(id)[locale], slug);
  const named = parseNamedUrl(path);
  const isService = SERVICE_PATH.test(path) || MONITORING_PATHS.some((each) => each === path);
  return isService || named?.kind !== 'item' || named.collection !== collection;
}

const count = async (req: PayloadRequest, collection: 'products' | 'redirects', where: Where): Promise<number> =>
  (await req.payload.count({ collection, where, locale: 'all', overrideAccess: true, ...joinTransaction(req) })).totalDocs;

/** The conflict of a slug with something other than an item of its collection; `null` if visitors reach the item by it. */
export async function findSlugConflict(
  req: PayloadRequest,
  collection: string,
  slug: string,
  locale: Locale,
): Promise<SlugConflict | null> {
  const id = findItemScreen(collection);
  if (!id) return null;
  if (hasOwnScreen(collection, slug, locale)) return 'screen';
  const product = collection === 'pages' ? readProductPath(slug, locale) : null;
  if (product && (await count(req, 'products', { slug: { equals: product.product } })) > 0) return 'screen';
  // Galleries also have the paths of their category.
  const pattern: string = getScreen(id)[locale];
  if (pattern.match(/:/g)?.length !== 1) return null;
  const path = formatPath(pattern, slug);
  // An editor may have put it over an existing page on purpose.
  const redirects = { and: [{ from: { in: [path, `${path}/`] } }, { overLivingPage: { not_equals: true } }] };
  return (await count(req, 'redirects', redirects)) > 0 ? 'redirect' : null;
}

/** An item; a new one has no id. */
interface Item {
  req: PayloadRequest;
  collection: string;
  id?: unknown;
}

async function hasSlug({ req, collection, id }: Item, locale: Locale): Promise<boolean> {
  if ((typeof id !== 'number' && typeof id !== 'string') || !isItemCollection(collection)) return false;
  const item: unknown = await req.payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    select: { slug: true },
    disableErrors: true,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  return isRecord(item) && toTrimmedText(item['slug']) !== '';
}

/**
 * The conflict of a slug in its language, or in the other one, where the item is shown under the same slug unless it has its own there. Another
 * screen at that path would open instead of the item.
 */
export async function findConflictInEither(item: Item, slug: string, locale: Locale): Promise<SlugConflict | null> {
  const { req, collection } = item;
  const conflict = await findSlugConflict(req, collection, slug, locale);
  if (conflict) return conflict;
  const other = getOtherLocale(locale);
  if ((await findSlugConflict(req, collection, slug, other)) !== 'screen') return null;
  return (await hasSlug(item, other)) ? null : 'screen';
}
