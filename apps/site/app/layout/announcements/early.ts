import type { PublicAnnouncement } from '@liget/content-api';
import { DISMISSED_COOKIE, type Dismissible, getDismissalKey } from './announcements.ts';

/** Specification, section 9; in rem. */
const BAR_HEIGHT = 3;
const HEADER_HEIGHT = 4.125;

/** Where things that stick below the header begin, with so many bars above it. */
export function getStickyTop(bars: number): number {
  return bars * BAR_HEIGHT + HEADER_HEIGHT;
}

/** A page's path within its canonical address. What could end the rule or the style sheet is in no path. */
const quote = (path: string) => JSON.stringify(path.replace(/[<>"\\]/g, ''));

/**
 * Matches the root of a page on which an announcement is not shown, by the canonical address that the router keeps right in the head: no
 * script has to know. A browser that does not know `:has` leaves the rule out, and shows the announcement everywhere.
 */
function toOtherUrl(paths: readonly string[]): string {
  const here = paths.flatMap((path) =>
    path === '/' || path === '/en'
      ? [`[href$=${quote(path)}]`]
      : [`[href$=${quote(path)}]`, `[href*=${quote(`${path}/`)}]`, `[href*=${quote(`${path}?`)}]`],
  );
  return here.length > 0 ? `:not(:has(link[rel=canonical]:is(${here.join()})))` : ':root';
}

type Bar = Dismissible & Pick<PublicAnnouncement, 'shown_on'>;

/**
 * Hides what `<html data-dismissed>` names and what is announced on other pages, and counts the rest. A page is kept as HTML for everyone, so
 * which bars a visitor has dismissed is only known in the browser: this stylesheet and the early script decide before the first paint.
 */
export function buildAnnouncementStyles(announcements: readonly Bar[]): string {
  if (announcements.length === 0) return '';
  const dismissed = (announcement: Bar) => `[data-dismissed~="${getDismissalKey(announcement)}"]`;
  const hide = (root: string, id: number) => `${root}{--bar-${id}:0}${root} #announcement-${id}{display:none}`;
  const gone = (item: Bar) => (item.shown_on ? `:is(${dismissed(item)},${toOtherUrl(item.shown_on)})` : dismissed(item));
  const before = (item: Bar) => `:root:not(${gone(item)}) #announcement-${item.id}~.announcement-bar{display:none}`;
  const count = announcements.map(({ id }) => `var(--bar-${id},1)`).join(' + ');
  return [
    `:root{--bars:calc(${count})}`,
    ...announcements.map((item) => hide(dismissed(item), item.id)),
    ...announcements.map(({ id, shown_on }) => (shown_on ? hide(`:root${toOtherUrl(shown_on).replace(/^:root/, '')}`, id) : '')),
    `${announcements.map(gone).join('')} #announcements{display:none}`,
    // A phone shows the first of them.
    `@media (max-width:47.99rem) and (scripting:enabled){${announcements.slice(0, -1).map(before).join('')}}`,
  ].join('');
}

/** Runs in the head, before anything is painted. */
export const EARLY_SCRIPT = `(()=>{let m=/(?:^|;\\s*)${DISMISSED_COOKIE}=([^;]+)/.exec(document.cookie);if(m)document.documentElement.dataset.dismissed=m[1].split("|").join(" ")})()`;
