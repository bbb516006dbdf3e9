import type { PublicAnnouncement } from '@liget/content-api';
import { readCookie } from '../cookies.ts';

/** Specification, section 9: in seconds. */
export const DISMISSED_COOKIE = 'dismissed_announcements';
export const DISMISSED_AGE = 86_400;

export type Dismissible = Pick<PublicAnnouncement, 'id' | 'revision'>;

/** Id and revision of the text: an edited announcement is another one, and comes back. */
export function keyOf({ id, revision }: Dismissible): string {
  return `${id}:${revision.replace(/[^\w-]/g, '')}`;
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
