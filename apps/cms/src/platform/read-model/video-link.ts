import type { Locale } from '@liget/content-api';
import { escapeHtml } from '../escape-html.ts';
import { parseSafeLink } from '../fields/links/safe-links.ts';

/** Where videos are watched, by the name that visitors know. */
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
 * A paragraph that is a link to a video and nothing else, as HTML: a panel to press, which says where it leads. The page asks nothing of the video's
 * host before. `null` when the address is of no video. `words` are the link's own, which may be the bare address.
 */
export function toVideoHtml(address: string, words: string, locale: Locale): string | null {
  const safe = parseSafeLink(address);
  if (!safe?.external || !URL.canParse(safe.href)) return null;
  const url = new URL(safe.href);
  const host = HOSTS.find(({ isVideo }) => isVideo(url));
  if (!host) return null;
  const { watch, at } = MESSAGES[locale];
  const title = words.trim() === '' || URL.canParse(words.trim()) ? watch : words.trim();
  return `<p data-video><a href="${escapeHtml(safe.href)}" rel="noopener noreferrer">${escapeHtml(title)} <span>${escapeHtml(at(host.name))}</span></a></p>`;
}
