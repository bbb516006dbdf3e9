import { parseCookie } from 'cookie';

/** The decoded value of one cookie of a Cookie header; other invalid cookies are ignored. */
export function readRequestCookie(header: string | null | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name];
}
