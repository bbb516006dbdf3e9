import { randomUUID } from 'node:crypto';
import { createEditorClient, fetchCookie } from '../../support/admin/signing-in.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const FORBIDDEN = 'A programnaptárt Ön nem láthatja.';

test('the program calendar is shown to roles that may see programs, refused to others, and redirects to the login without a session', async ({
  editor,
}) => {
  const send = await createEditorClient(origin, editor);
  const page = async (cookie: string) => {
    const headers = { cookie: `${cookie}; payload-lng=hu`, 'sec-fetch-site': 'same-origin' };
    const text = await (await fetch(new URL('/admin/calendar', origin), { headers })).text();
    const found = [text.includes('liget-planner'), text.includes(FORBIDDEN), /NEXT_REDIRECT;replace;\/admin\/login/.test(text)];
    return { hasCalendar: found[0], isForbidden: found[1], isRedirectedToLogin: found[2] };
  };
  for (const [role, maySee] of [
    ['programs', true],
    ['balloon', false],
  ] as const) {
    const account = { email: `${role}.${randomUUID().slice(0, 8)}@liget.example`, password: 'e2e-only-83cf' };
    await send('/api/users', 'POST', { ...account, name: role, roles: [role] });
    expect.soft(await page(await fetchCookie(origin, account)), role).toEqual({
      hasCalendar: maySee,
      isForbidden: !maySee,
      isRedirectedToLogin: false,
    });
  }
  expect(await page('')).toEqual({ hasCalendar: false, isForbidden: false, isRedirectedToLogin: true });
});
