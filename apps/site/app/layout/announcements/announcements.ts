import type { PublicAnnouncement } from '@liget/content-api';
import { readCookie } from '../../lib/cookies.ts';

/** Specification, section 9: in seconds. */
export const DISMISSED_COOKIE = 'dismissed_announcements';
export const DISMISSED_AGE = 86_400;

export type Dismissible = Pick<PublicAnnouncement, 'id' | 'revision'>;

/** Id and revision: an edited announcement is another one, and comes back. */
export function getDismissalKey({ id, revision }: Dismissible): string {
  return `${id}:${revision.replace(/[^\w-]/g, '')}`;
}

export function readDismissedKeys(cookies: string): string[] {
  return (readCookie(cookies, DISMISSED_COOKIE) ?? '').split('|').filter((key) => /^\d+:[\w-]*$/.test(key));
}

/** More than are ever announced at once; a cookie is sent with every request. */
const MOST_KEPT = 20;

/**
 * The keys to keep once the announcement of that id is dismissed too, the newest last; those of announcements that only the other language
 * has are not forgotten. Throws when there is none (specification, section 5).
 */
export function addDismissal(keys: readonly string[], announcements: readonly Dismissible[], id: number): string[] {
  const announcement = announcements.find((item) => item.id === id);
  if (!announcement) throw new Error('Invalid public announcement id');
  const current = new Set(announcements.map(getDismissalKey));
  const isHere = (key: string) => announcements.some((item) => key.startsWith(`${item.id}:`));
  // What was edited since is another announcement.
  const kept = keys.filter((key) => current.has(key) || !isHere(key));
  return [...new Set([...kept, getDismissalKey(announcement)])].slice(-MOST_KEPT);
}
