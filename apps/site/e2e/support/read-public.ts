import { origin } from './test.ts';

/** What a page, or an answer of the public interface, is to somebody who is not signed in. Redirects are not followed. */
export async function readPublic(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(path, origin), { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}
