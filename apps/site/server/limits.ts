/** Which limit a request falls under: what visitors send and sign-ins, the reading of the content API, or none. */
export type Limit = 'form' | 'api' | 'none';

const CONTENT_API = /^\/api\/(hu|en)\//;
const SIGN_IN = /^\/api\/users\/(login|forgot-password|reset-password|first-register|unlock)\b/;

/** An editor's admin posts a lot (it saves while one types), and only those who have signed in may; so it is not counted. */
export function limitOf(method: string, url: string): Limit {
  if (method !== 'POST') return CONTENT_API.test(url) ? 'api' : 'none';
  const isEditors = url.startsWith('/admin') || (url.startsWith('/api/') && !CONTENT_API.test(url) && !SIGN_IN.test(url));
  return isEditors ? 'none' : 'form';
}
