/** The value of one of the site's own cookies in `document.cookie`, which are not encoded; `cookies.server.ts` reads received headers. */
export function readCookie(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
}

/** A cookie for the whole site, for a header or a script. `value` must need no encoding. */
export function formatCookie(name: string, value: string, ageSeconds: number): string {
  return `${name}=${value}; Max-Age=${ageSeconds}; Path=/; SameSite=Lax`;
}
