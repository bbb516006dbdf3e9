import { cookieText } from '../../lib/cookies.ts';
import { addDismissal, DISMISSED_AGE, DISMISSED_COOKIE, type Dismissible, dismissedKeys } from './announcements.ts';

/** Hides an announcement's bar in this browser for a day. Throws for an id that is not in the list. */
export function dismiss(announcements: readonly Dismissible[], id: number): void {
  const keys = addDismissal(dismissedKeys(document.cookie), announcements, id);
  document.cookie = cookieText(DISMISSED_COOKIE, keys.join('|'), DISMISSED_AGE);
  document.documentElement.dataset['dismissed'] = keys.join(' ');
}
