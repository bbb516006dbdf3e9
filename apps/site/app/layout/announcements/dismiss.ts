import { formatCookie } from '../../lib/cookies.ts';
import { addDismissal, DISMISSED_AGE_SECONDS, DISMISSED_COOKIE, type Dismissible, readDismissedKeys } from './announcements.ts';

/** Hides an announcement in this browser for a day. Throws for an unknown id. */
export function dismiss(announcements: readonly Dismissible[], id: number): void {
  const keys = addDismissal(readDismissedKeys(document.cookie), announcements, id);
  document.cookie = formatCookie(DISMISSED_COOKIE, keys.join('|'), DISMISSED_AGE_SECONDS);
  document.documentElement.dataset['dismissed'] = keys.join(' ');
}
