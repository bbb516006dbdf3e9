import { DISMISSED_COOKIE, type Dismissible, keyOf } from './announcements.ts';

/** Specification, section 9; in rem. */
const BAR_HEIGHT = 3;
const HEADER_HEIGHT = 4.125;

/** Where things that stick below the header begin, with so many bars above it. */
export function stickyTop(bars: number): number {
  return bars * BAR_HEIGHT + HEADER_HEIGHT;
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
export const EARLY_SCRIPT = `(()=>{let m=/(?:^|;\\s*)${DISMISSED_COOKIE}=([^;]+)/.exec(document.cookie);if(m)document.documentElement.dataset.dismissed=m[1].split("|").join(" ")})()`;
