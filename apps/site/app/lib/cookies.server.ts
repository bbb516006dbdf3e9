import { parseCookie } from 'cookie';

/** The value of one cookie of a request's Cookie header, decoded; nothing else in there, however broken, matters. */
export function requestCookie(header: string | null | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name];
}
