import { getProductPageSlugs, type Locale } from '@liget/content-api';
import { createInstantQuery, DRAFT_PARAMETER, PREVIEW_LIFETIME_SECONDS, type PreviewKind, signPreview } from '@liget/content-api/preview';
import { findItemScreen, getPathParameters, getScreenPath, screens } from '@liget/content-api/screens';
import type { GeneratePreviewURL, LivePreviewConfig, PayloadRequest } from 'payload';
import { readEnvironment } from '../environment.ts';
import { now } from '../read-model/clock.ts';
import { isItemCollection } from '../urls/named.ts';
import { resolveItemUrls } from '../urls/resolve-urls.ts';

/** A placeholder for an unknown slug: the site uses the token. */
const createPlaceholderSlug = (id: number) => `draft-${id}`;

/** The specification's preview URL of that kind, with the draft's id; most kinds have none. */
function getPreviewsUrl(kind: PreviewKind, locale: Locale, id: number): string | undefined {
  const shown = findItemScreen(kind);
  const preview = screens.find((screen) => 'previewOf' in screen && screen.previewOf === shown);
  const [name = ''] = preview ? getPathParameters(preview.id) : [];
  return preview && getScreenPath(preview.id, locale, { [name]: String(id) });
}

/** The item's own URL, or its future one before it has a slug and is published. */
async function getOwnUrl(kind: PreviewKind, locale: Locale, { id, slug }: Draft, req: PayloadRequest): Promise<string> {
  if (!isItemCollection(kind)) {
    const name = typeof slug === 'string' && slug ? slug : createPlaceholderSlug(id);
    return getScreenPath('page', locale, { slug: getProductPageSlugs('customerService', { hu: name, en: name })[locale] ?? name });
  }
  const urls = await resolveItemUrls(req.payload, { relationTo: kind, value: id }, req, { evenHidden: true });
  const screen = findItemScreen(kind) ?? 'page';
  return (
    urls?.paths[locale] ??
    getScreenPath(screen, locale, Object.fromEntries(getPathParameters(screen).map((name) => [name, createPlaceholderSlug(id)])))
  );
}

interface Draft {
  id: number;
  slug: unknown;
}

/** The signed URL of a draft on the real screen, valid for an hour. `null` while nothing is saved. */
async function signUrl(
  kind: PreviewKind,
  { id, slug }: Record<string, unknown>,
  locale: Locale,
  req: PayloadRequest,
): Promise<string | null> {
  const { PREVIEW_SECRET, PUBLIC_ORIGIN } = readEnvironment();
  if (!PREVIEW_SECRET || typeof id !== 'number') return null;
  const expires = Math.floor(Date.now() / 1000) + PREVIEW_LIFETIME_SECONDS;
  const token = { expires: String(expires), signature: signPreview(PREVIEW_SECRET, { kind, id, locale, expires }) };
  const named = getPreviewsUrl(kind, locale, id);
  const query = new URLSearchParams(named ? token : { [DRAFT_PARAMETER]: String(id), ...token });
  return `${PUBLIC_ORIGIN}${named ?? (await getOwnUrl(kind, locale, { id, slug }, req))}?${query}`;
}

/** The signed URL of the home page as it is now, with the newest version of a menu in its header or footer. `null` while nothing is saved. */
export const createMenuPreviewUrl: GeneratePreviewURL = ({ id }, { locale }) => {
  const { PREVIEW_SECRET, PUBLIC_ORIGIN } = readEnvironment();
  if (!PREVIEW_SECRET || typeof id !== 'number') return null;
  const at = now().toString();
  const query = createInstantQuery(PREVIEW_SECRET, { at, menu: id }, Math.floor(Date.now() / 1000));
  return `${PUBLIC_ORIGIN}${getScreenPath('home', getLocale(locale), {})}?${query}`;
};

const getLocale = (code: string | undefined): Locale => (code === 'en' ? 'en' : 'hu');

/** The URL that the preview button opens, in a new window. */
export function createPreviewUrl(kind: PreviewKind): GeneratePreviewURL {
  return (document, { locale, req }) => signUrl(kind, document, getLocale(locale), req);
}

/** The same page beside the form, in the form's language. Each save makes a new signature, so that the page loads again. */
export function createLivePreview(kind: PreviewKind): LivePreviewConfig {
  return {
    url: ({ data, locale, req }) => signUrl(kind, data, getLocale(locale?.code), req),
    // Payload accepts labels in one language only; `admin/payload-patches/untranslatable.ts` has the Hungarian ones.
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  };
}
