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
 * the visitor presses it. `null` for other URLs. `words` is the link's text, which may be the URL itself.
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
