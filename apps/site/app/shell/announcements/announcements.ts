import type { PublicAnnouncement } from '@liget/content-api';
import { readCookie } from '../cookies.ts';

/** Specification, section 9: seconds; heights in rem. */
export const DISMISSED_COOKIE = 'dismissed_announcements';
export const DISMISSED_AGE = 86_400;
const BAR_HEIGHT = 3;
const HEADER_HEIGHT = 4.125;

type Dismissible = Pick<PublicAnnouncement, 'id' | 'revision'>;

/** Id and revision of the text: an edited announcement is another one, and comes back. */
function keyOf({ id, revision }: Dismissible): string {
  return `${id}:${revision.replace(/[^\w-]/g, '')}`;
}

/** Where things that stick below the header begin, with so many bars above it; in rem. */
export function stickyTop(bars: number): number {
  return bars * BAR_HEIGHT + HEADER_HEIGHT;
}

export function dismissedKeys(cookies: string): string[] {
  return (readCookie(cookies, DISMISSED_COOKIE) ?? '').split('|').filter((key) => /^\d+:[\w-]*$/.test(key));
}

/** The keys to keep once the announcement of that id is dismissed too. Throws when there is none (specification, section 5). */
export function withDismissed(keys: readonly string[], announcements: readonly Dismissible[], id: number): string[] {
  const announcement = announcements.find((item) => item.id === id);
  if (!announcement) throw new Error('Invalid public announcement id');
  // Those of announcements that are gone need not be kept.
  const current = announcements.map(keyOf);
  return current.filter((key) => keys.includes(key) || key === keyOf(announcement));
}

/**
 * Hides what `<html data-dismissed>` names and counts the rest. A page is kept as HTML for everyone, so which bars a visitor has
 * dismissed is only known in the browser: this stylesheet and the early script decide before the first paint.
 */
export function announcementStyles(announcements: readonly Dismissible[]): string {
  if (announcements.length === 0) return '';
  const hidden = (announcement: Dismissible) => `[data-dismissed~="${keyOf(announcement)}"]`;
  const count = announcements.map(({ id }) => `var(--bar-${id},1)`).join(' + ');
  return [
    `:root{--bars:calc(${count})}`,
    ...announcements.map((item) => `${hidden(item)}{--bar-${item.id}:0}${hidden(item)} #announcement-${item.id}{display:none}`),
    `${announcements.map(hidden).join('')} #announcements{display:none}`,
  ].join('');
}

/** Runs in the head, before anything is painted. */
export const EARLY_SCRIPT = `(()=>{let m=/(?:^|;\\s*)${DISMISSED_COOKIE}=([^;]*)/.exec(document.cookie);if(m)document.documentElement.dataset.dismissed=m[1].split("|").join(" ")})()`;
