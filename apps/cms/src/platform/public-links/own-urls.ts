import type { Locale } from '@liget/content-api';
import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import type { Payload } from 'payload';
import { loadFormerRedirects } from '../url-history/former-redirects.ts';
import { getUrlLocale, parseNamedUrl, type Reference } from '../urls/named.ts';
import { getPathKey, removeOwnOrigin } from '../urls/path-key.ts';
import { findPublishedByUrl } from '../urls/published-url.ts';
import { resolveItemUrls } from '../urls/resolve-urls.ts';

/** The error of a link to our own site. */
type OwnLinkError = 'unpublished' | 'other-language';

/** Paths that are no pages of the content service: pictures, files, maps, calendars. */
const FILE = /\.[a-z0-9]{2,5}$/i;
const FOLDERS = /^\/(?:media|files|api|admin)(?:\/|$)/;
const CODE_PATH = new RegExp(`^(?:/en)?${QR_PATH}([^/]+)$`);

const decodeUrl = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The keys of all paths from which visitors are redirected: by an editor, or because an address has changed. */
async function loadRedirected(payload: Payload): Promise<ReadonlySet<string>> {
  const [{ docs }, former] = await Promise.all([
    payload.find({ collection: 'redirects', depth: 0, pagination: false, select: { from: true }, overrideAccess: true }),
    loadFormerRedirects(payload),
  ]);
  return new Set([...docs, ...former].map(({ from }) => getPathKey(String(from))));
}

/** Checks links to our own site and caches the results; create one for each run. */
export function createOwnUrls(payload: Payload) {
  const results = new Map<string, Promise<boolean>>();
  let redirected: Promise<ReadonlySet<string>> | undefined;
  const askOnce = (key: string, ask: () => Promise<boolean>) => {
    const result = results.get(key) ?? ask();
    results.set(key, result);
    return result;
  };

  const hasOne = async (collection: 'qr-codes' | 'media' | 'files', field: string, values: readonly string[]) => {
    const where = { [field]: { in: [...values] } };
    return (await payload.count({ collection, where, overrideAccess: true })).totalDocs > 0;
  };

  async function checkPath(path: string): Promise<boolean> {
    const key = getPathKey(path);
    const [, folder, name] = /^\/(?:api\/)?(media|files)\/(?:file\/)?([^/?#]+)/.exec(path) ?? [];
    if (folder === 'files' && name) return hasOne('files', 'filename', [decodeUrl(name)]);
    if (FOLDERS.test(key) || FILE.test(key)) return true;
    const [, code] = CODE_PATH.exec(key) ?? [];
    if (code)
      return hasOne('qr-codes', 'code', [
        code,
        decodeUrl(
          path
            .replace(/[?#].*$/s, '')
            .split('/')
            .at(-1) ?? '',
        ),
      ]);
    if (await findPublishedByUrl(payload, key)) return true;
    redirected ??= loadRedirected(payload);
    return (await redirected).has(key);
  }

  return {
    /** The error of a link to our own site in a text of this language; `null` when there is none, and for external links. */
    async ofAddress(address: string, locale: Locale): Promise<OwnLinkError | null> {
      const path = removeOwnOrigin(address, payload.config.serverURL);
      if (!path.startsWith('/')) return null;
      if (!(await askOnce(getPathKey(path), () => checkPath(path)))) return 'unpublished';
      const isPage = parseNamedUrl(path) !== null && getPathKey(path) !== '/' && !FILE.test(getPathKey(path));
      return isPage && getUrlLocale(path) !== locale ? 'other-language' : null;
    },
    /** The same for a link to a chosen item. */
    async ofReference(reference: Reference): Promise<OwnLinkError | null> {
      const isThere = await askOnce(
        `${reference.relationTo}/${reference.value}`,
        async () => (await resolveItemUrls(payload, reference)) !== null,
      );
      return isThere ? null : 'unpublished';
    },
  };
}
