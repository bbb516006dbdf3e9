import type { Redirect } from '@liget/content-api';

/** The redirect that an address asks for; its own query is kept unless the target has one. */
export function redirectFor(url: URL, redirects: Redirect[]): { to: string; status: 301 | 302 } | undefined {
  let path: string;
  try {
    path = decodeURI(url.pathname);
  } catch {
    return undefined;
  }
  const found = redirects.find((redirect) => redirect.from === path || redirect.from === url.pathname);
  if (!found || found.to === path) return undefined;
  return { to: found.to.includes('?') ? found.to : found.to + url.search, status: found.status };
}
