import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Editor } from './services.ts';
import { hydrated, origin } from './test.ts';

interface Saved {
  doc: { id: number; updatedAt: string };
}

export type Send = (path: string, method: 'POST' | 'PATCH', body: object) => Promise<Saved>;

/** The cookie by which the admin knows an editor who has signed in. */
export async function cookieOf(origin: string, { email, password }: Editor): Promise<string> {
  const response = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What an editor's browser sends to the admin's own interface, without the browser. Rejects when the service refuses. */
export async function signedIn(origin: string, editor: Editor): Promise<Send> {
  const headers = { 'content-type': 'application/json', origin, cookie: await cookieOf(origin, editor) };
  return async (path, method, body) => {
    const saved = await fetch(new URL(path, origin), {
      method: method === 'PATCH' ? 'PATCH' : 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!saved.ok) throw new Error(`${method} ${path}: ${saved.status} ${await saved.text()}`);
    return (await saved.json()) as Saved;
  };
}

/** Publishes an item in both languages; its id. */
export async function published(send: Send, collection: string, hungarian: object, english: object): Promise<number> {
  const { doc } = await send(`/api/${collection}?locale=hu`, 'POST', { ...hungarian, _status: 'published' });
  await send(`/api/${collection}/${doc.id}?locale=en`, 'PATCH', { ...english, _status: 'published' });
  return doc.id;
}

/** The account reads Hungarian, whatever the browser speaks. */
export const readsHungarian = (context: BrowserContext, origin: string) =>
  context.addCookies([{ name: 'payload-lng', value: 'hu', url: origin }]);

/** A day ('2026-12-03') as the admin's date fields show it in either language. */
export const dayInForm = (day: string) => `${day.replaceAll('-', '. ')}.`;

/** The browser of somebody who signed in before: no form, and no first screen yet. What only needs an editor begins so. */
export async function letIn(page: Page, editor: Editor): Promise<void> {
  const [name = '', value = ''] = (await cookieOf(origin, editor)).split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
}

/** Signs in as an editor does, with the form of the admin. */
export async function signInto(page: Page, editor: Editor): Promise<void> {
  await page.goto('/admin/login');
  // What is written before the form answers is lost.
  await hydrated(page.locator('input[name="email"]'));
  await page.locator('input[name="email"]').fill(editor.email);
  await page.locator('input[name="password"]').fill(editor.password);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
  // Whoever works the balloon alone is led to its desk.
  await page.waitForURL(/\/admin(\/balloon)?\/?$/);
}

/** What an editor's browser is answered by the admin's own interface, even while its page is on its way to another. */
export async function asked(page: Page, path: string): Promise<{ status: number; text: string }> {
  const answer = await page.request.get(new URL(path, origin).href, { headers: { origin } });
  return { status: answer.status(), text: await answer.text() };
}
