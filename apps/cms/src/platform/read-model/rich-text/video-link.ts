import type { Locale } from '@liget/content-api';
import { escapeHtml } from '../../escape-html.ts';
import { parseSafeLink } from '../../fields/links/safe-links.ts';

/** Video hosts with their public names. */
const HOSTS: readonly { name: string; isVideo: (url: URL) => boolean }[] = [
  {
    name: 'YouTube',
    isVideo: ({ hostname, pathname, searchParams }) =>
      /^(?:www\.|m\.)?youtube\.com$/.test(hostname)
        ? (pathname === '/watch' && searchParams.has('v')) || /^\/(?:shorts|live)\/[\w-]+$/.test(pathname)
        : hostname === 'youtu.be' && /^\/[\w-]+$/.test(pathname),
  },
  { name: 'Vimeo', isVideo: ({ hostname, pathname }) => /^(?:www\.)?vimeo\.com$/.test(hostname) && /^\/\d+/.test(pathname) },
];

const MESSAGES = {
  hu: { watch: 'Videó megnézése', at: (host: string) => `videó, a ${host} oldalán nyílik meg` },
  en: { watch: 'Watch the video', at: (host: string) => `video, opens on ${host}` },
} as const;

/**
 * The HTML of a paragraph that contains only a link to a video: a panel that names the host. The page sends no request to the host before
 * the visitor presses it. `null` for other URLs. `words` is the link's text, which may be the URL itself. `lang` is the attribute of the panel's own
 * words, if they are not in the language of the text.
 */
export function toVideoHtml(address: string, words: string, { locale, lang }: { locale: Locale; lang: string }): string | null {
  const safe = parseSafeLink(address);
  if (!safe?.external || !URL.canParse(safe.href)) return null;
  const url = new URL(safe.href);
  const host = HOSTS.find(({ isVideo }) => isVideo(url));
  if (!host) return null;
  const { watch, at } = MESSAGES[locale];
  const isNamed = words.trim() !== '' && !URL.canParse(words.trim());
  const [title, linkLang, spanLang] = isNamed ? [words.trim(), '', lang] : [watch, lang, ''];
  return `<p data-video><a href="${escapeHtml(safe.href)}" rel="noopener noreferrer"${linkLang}>${escapeHtml(title)} <span${spanLang}>${escapeHtml(at(host.name))}</span></a></p>`;
}
