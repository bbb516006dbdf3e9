import { expect, test } from 'vitest';
import { limitOf } from './limits.ts';

test.each([
  ['a form', 'POST', '/api/hu/complaints', 'form'],
  ['a form without JavaScript', 'POST', '/hirlevel-feliratkozas', 'form'],
  ['a sign-in', 'POST', '/api/users/login', 'form'],
  ['a forgotten password', 'POST', '/api/users/forgot-password?x=1', 'form'],
  ['the content API', 'GET', '/api/en/events?limit=3', 'api'],
  ['a page', 'GET', '/', 'none'],
  ['what an editor’s admin sends while one types', 'POST', '/admin/collections/events/3', 'none'],
  ['an upload of an editor', 'POST', '/api/media?depth=0', 'none'],
  ['a preference of an editor', 'POST', '/api/payload-preferences/nav', 'none'],
])('counts %s as it should', (_, method, url, limit) => expect(limitOf(method, url)).toBe(limit));
