import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Editor } from '../runner/services.ts';
import { type OpenVisitor, origin, waitForHydration } from '../test.ts';
import { richText } from './rich-text.ts';

interface SaveAnswer {
  doc: { id: number; updatedAt: string };
}

export type Send = (path: string, method: 'POST' | 'PATCH', body: object) => Promise<SaveAnswer>;

/** The session cookie of a signed-in editor. */
export async function fetchCookie(origin: string, { email, password }: Editor): Promise<string> {
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

/** Sends requests to the admin's API like an editor's browser. Rejects when the service refuses. */
export async function createEditorClient(origin: string, editor: Editor): Promise<Send> {
  const headers = { 'content-type': 'application/json', origin, cookie: await fetchCookie(origin, editor) };
  return async (path, method, body) => {
    const saved = await fetch(new URL(path, origin), {
      method: method === 'PATCH' ? 'PATCH' : 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!saved.ok) throw new Error(`${method} ${path}: ${saved.status} ${await saved.text()}`);
    return (await saved.json()) as SaveAnswer;
  };
}

export interface Account extends Editor {
  id: number;
  name: string;
}

/** Creates an account with one role, unique for each test and run. */
export async function createAccount(send: Send, role: string, name: string): Promise<Account> {
  const editor = { email: `${role}.${randomUUID().slice(0, 8)}@fiokok.liget.example`, password: 'e2e-only-51ce' };
  const { doc } = await send('/api/users', 'POST', { ...editor, name, roles: [role] });
  return { ...editor, id: doc.id, name };
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export type Client = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;

/** Sends requests to the admin's API like an editor's or an anonymous browser; returns any response, including redirects. */
export async function createClient(origin: string, editor?: Editor): Promise<Client> {
  const ownHeaders: Record<string, string> = { 'content-type': 'application/json', 'accept-language': 'hu', origin };
  if (editor) ownHeaders['cookie'] = await fetchCookie(origin, editor);
  return async (method, path, body, headers = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { ...ownHeaders, ...headers },
      redirect: 'manual',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

/** The text without which an article cannot be published. */
const ARTICLE_TEXT = { body: richText(['Erről szól.']) };

/** Publishes an item in both languages, an article with a text; resolves with its id. */
export async function publishItem(send: Send, collection: string, hungarian: object, english: object): Promise<number> {
  const { doc } = await send(`/api/${collection}?locale=hu`, 'POST', {
    ...(collection === 'news' ? ARTICLE_TEXT : {}),
    ...hungarian,
    _status: 'published',
  });
  await send(`/api/${collection}/${doc.id}?locale=en`, 'PATCH', { ...english, _status: 'published' });
  return doc.id;
}

/** The account uses Hungarian, whatever the browser's language. */
export const setHungarian = (context: BrowserContext, origin: string) =>
  context.addCookies([{ name: 'payload-lng', value: 'hu', url: origin }]);

/** A day ('2026-12-03') as the admin's date fields show it in either language. */
export const formatDayInForm = (day: string) => `${day.replaceAll('-', '. ')}.`;

/** A browser context with a saved session, for tests that only need an editor: no sign-in form, no dashboard. */
export async function addSessionCookie(page: Page, editor: Editor): Promise<void> {
  const [name = '', value = ''] = (await fetchCookie(origin, editor)).split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
}

/** A tab with a saved session, by default on a desktop in the park's time zone. */
export async function openTab(visitor: OpenVisitor, editor: Editor, { width = 1440, zone = 'Europe/Budapest' } = {}): Promise<Page> {
  const { page } = await visitor({ language: 'hu', width, height: 900, zone });
  await addSessionCookie(page, editor);
  return page;
}

/** Signs in with the form of the admin. */
export async function signInto(page: Page, editor: Editor): Promise<void> {
  await page.goto('/admin/login');
  // Input before the form is ready would be lost.
  await waitForHydration(page.locator('input[name="email"]'));
  await page.locator('input[name="email"]').fill(editor.email);
  await page.locator('input[name="password"]').fill(editor.password);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
  // Users who only operate the balloon are redirected to its desk.
  await page.waitForURL(/\/admin(\/balloon)?\/?$/);
}

/** The response of the admin's API to an editor's browser, even while its page navigates. */
export async function fetchAsEditor(page: Page, path: string): Promise<{ status: number; text: string }> {
  const answer = await page.request.get(new URL(path, origin).href, { headers: { origin } });
  return { status: answer.status(), text: await answer.text() };
}
