import { cookieText } from '../../lib/cookies.ts';
import { DISMISSED_AGE, DISMISSED_COOKIE, type Dismissible, dismissedKeys, keyOf, withDismissed } from './announcements.ts';

/** Hides an announcement's bar in this browser for a day; those that are still shown. Throws for an id that is not in the list. */
export function dismiss(announcements: readonly Dismissible[], id: number): Dismissible[] {
  const keys = withDismissed(dismissedKeys(document.cookie), announcements, id);
  document.cookie = cookieText(DISMISSED_COOKIE, keys.join('|'), DISMISSED_AGE);
  document.documentElement.dataset['dismissed'] = keys.join(' ');
  return announcements.filter((announcement) => !keys.includes(keyOf(announcement)));
}
