import { expect } from '@playwright/test';
import { origin } from './test.ts';

/** Sends a form as a browser without JavaScript does; files make it one of several parts. Gives whatever is answered, redirects too. */
export function postForm(path: string, fields: Record<string, string | File>, own = origin): Promise<Response> {
  const entries = Object.entries({ ...fields, privacy_accepted: 'on' });
  const words = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return fetch(new URL(path, own), {
    method: 'POST',
    headers: { origin: own },
    body: words.length === entries.length ? new URLSearchParams(words) : body,
    redirect: 'manual',
  });
}

/** The same of a form that is taken: the sender's own page of the case, and its reference. */
export async function sentCase(path: string, fields: Record<string, string | File>): Promise<{ own: string; reference: string }> {
  const answer = await postForm(path, fields);
  expect(answer.status).toBe(303);
  const own = answer.headers.get('location') ?? '';
  return { own, reference: /[A-Z]-\d{4}-[A-Z0-9]{6}/i.exec(own)?.[0].toUpperCase() ?? 'no reference' };
}
