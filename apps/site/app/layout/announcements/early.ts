import type { PublicAnnouncement } from '@liget/content-api';
import { DISMISSED_COOKIE, type Dismissible, getDismissalKey } from './announcements.ts';

/** A path as a quoted CSS string, without characters that could end the rule or the style element; no path has them. */
const quote = (path: string) => JSON.stringify(path.replace(/[<>"\\]/g, ''));

/**
 * Selects the root of pages on which an announcement is not shown, by the canonical URL that the router updates in the head, so that no script is
 * needed. A browser without `:has` ignores the rule and shows the announcement everywhere.
 */
function selectOtherUrls(paths: readonly string[]): string {
  const linkSelectors = paths.flatMap((path) =>
    path === '/' || path === '/en'
      ? [`[href$=${quote(path)}]`]
      : [`[href$=${quote(path)}]`, `[href*=${quote(`${path}/`)}]`, `[href*=${quote(`${path}?`)}]`],
  );
  return linkSelectors.length > 0 ? `:not(:has(link[rel=canonical]:is(${linkSelectors.join()})))` : ':root';
}

type Bar = Dismissible & Pick<PublicAnnouncement, 'shown_on'>;

/**
 * Styles that hide dismissed announcements (named in `<html data-dismissed>`) and those of other pages, and count the rest. Pages are cached for
 * all visitors, so only the browser knows what is dismissed: these styles and the early script apply it before the first paint.
 */
export function buildAnnouncementStyles(announcements: readonly Bar[]): string {
  if (announcements.length === 0) return '';
  const selectDismissedBar = (announcement: Bar) => `[data-dismissed~="${getDismissalKey(announcement)}"]`;
  const hide = (root: string, id: number) => `${root}{--bar-${id}:0}${root} #announcement-${id}{display:none}`;
  const selectDismissed = (item: Bar) =>
    item.shown_on ? `:is(${selectDismissedBar(item)},${selectOtherUrls(item.shown_on)})` : selectDismissedBar(item);
  const hideLaterBars = (item: Bar) => `:root:not(${selectDismissed(item)}) #announcement-${item.id}~.announcement-bar{display:none}`;
  const count = announcements.map(({ id }) => `var(--bar-${id},1)`).join(' + ');
  return [
    `:root{--bars:calc(${count})}`,
    ...announcements.map((item) => hide(selectDismissedBar(item), item.id)),
    ...announcements.map(({ id, shown_on }) => (shown_on ? hide(`:root${selectOtherUrls(shown_on).replace(/^:root/, '')}`, id) : '')),
    `${announcements.map(selectDismissed).join('')} #announcements{display:none}`,
    // A phone shows only the first remaining bar.
    `@media (max-width:47.99rem) and (scripting:enabled){${announcements.slice(0, -1).map(hideLaterBars).join('')}}`,
  ].join('');
}

/** Runs in the head, before the first paint. */
export const EARLY_SCRIPT = `(()=>{let m=/(?:^|;\\s*)${DISMISSED_COOKIE}=([^;]+)/.exec(document.cookie);if(m)document.documentElement.dataset.dismissed=m[1].split("|").join(" ")})()`;
