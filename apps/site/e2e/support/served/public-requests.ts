import { expect } from '@playwright/test';
import { origin } from '../test.ts';

/** Requests a page or the public API without a session. Redirects are not followed. */
export async function readPublic(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** Sends a form like a browser without JavaScript; with a file as multipart. Returns any response, including redirects. */
export function postForm(path: string, fields: Record<string, string | File>): Promise<Response> {
  const parts = new FormData();
  const urlEncodedFields = new URLSearchParams();
  let hasFile = false;
  for (const [name, value] of Object.entries({ ...fields, privacy_accepted: 'on' })) {
    parts.append(name, value);
    if (typeof value === 'string') urlEncodedFields.append(name, value);
    else hasFile = true;
  }
  return fetch(new URL(path, origin), {
    method: 'POST',
    headers: { origin },
    body: hasFile ? parts : urlEncodedFields,
    redirect: 'manual',
  });
}

/** The same for an accepted form: returns the sender's own page of the case, and its reference. */
export async function sendCase(path: string, fields: Record<string, string | File>): Promise<{ caseUrl: string; reference: string }> {
  const answer = await postForm(path, fields);
  expect(answer.status).toBe(303);
  const caseUrl = answer.headers.get('location') ?? '';
  return { caseUrl, reference: /[A-Z]-\d{4}-[A-Z0-9]{6}/i.exec(caseUrl)?.[0].toUpperCase() ?? 'no reference' };
}
