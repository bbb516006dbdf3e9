/** Which limit a request counts against. */
export type Limit = 'forms' | 'api';

/** The rest of the admin's API, which answers nobody without an account. Plainly written addresses only: an encoded one is counted. */
const EDITORS_WORK = /^\/api\/(?!(?:hu|en|users)(?:[/?]|$))[a-z][a-z0-9/_-]*(?:\?|$)/;

/** Visitors' forms and sign-in are counted as forms, the content API as such; an editor's own work, such as many pictures at once, is not. */
export function limitOf(method: string, url: string): Limit | undefined {
  if (method === 'POST') return /^\/admin(?:[/?]|$)/.test(url) || EDITORS_WORK.test(url) ? undefined : 'forms';
  return /^\/api\/(?:hu|en)\//.test(url) ? 'api' : undefined;
}
