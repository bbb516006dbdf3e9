import type { PublicAnnouncement } from '@liget/content-api';
import { readCookie } from '../../lib/cookies.ts';

/** Cookie and its age in seconds (specification, section 9). */
export const DISMISSED_COOKIE = 'dismissed_announcements';
export const DISMISSED_AGE_SECONDS = 86_400;

export type Dismissible = Pick<PublicAnnouncement, 'id' | 'revision'>;

/** Id and revision, so that an edited announcement shows again. */
export function getDismissalKey({ id, revision }: Dismissible): string {
  return `${id}:${revision.replace(/[^\w-]/g, '')}`;
}

export function readDismissedKeys(cookies: string): string[] {
  return (readCookie(cookies, DISMISSED_COOKIE) ?? '').split('|').filter((key) => /^\d+:[\w-]*$/.test(key));
}

/** Limit of stored keys: the cookie is sent with every request. */
const MAX_STORED_KEYS = 20;

/**
 * The keys to store after this announcement is dismissed, newest last. Keys of announcements that exist only in the other language are kept.
 * Throws for an unknown id (specification, section 5).
 */
export function addDismissal(keys: readonly string[], announcements: readonly Dismissible[], id: number): string[] {
  const announcement = announcements.find((item) => item.id === id);
  if (!announcement) throw new Error('Invalid public announcement id');
  const current = new Set(announcements.map(getDismissalKey));
  const isOfListed = (key: string) => announcements.some((item) => key.startsWith(`${item.id}:`));
  // Keys of older revisions are dropped.
  const remainingKeys = keys.filter((key) => current.has(key) || !isOfListed(key));
  return [...new Set([...remainingKeys, getDismissalKey(announcement)])].slice(-MAX_STORED_KEYS);
}
