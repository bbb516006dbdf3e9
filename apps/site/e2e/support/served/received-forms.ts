import { fetchCookie } from '../admin/signing-in.ts';
import type { Editor } from '../runner/services.ts';
import { origin } from '../test.ts';

type Collection = 'newsletter-subscriptions' | 'enquiries' | 'enquiry-attachments';

export type FindReceived = (collection: Collection, value: string, field?: string) => Promise<Record<string, unknown>[]>;

/**
 * The forms of visitors that the content service has stored, as an editor sees them: the items whose field (`email` by default) has a
 * value.
 */
export async function receivedForms(editor: Editor): Promise<FindReceived> {
  const cookie = await fetchCookie(origin, editor);
  return async (collection, value, field = 'email') => {
    const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' });
    const response = await fetch(new URL(`/api/${collection}?${query}`, origin), { headers: { cookie, origin } });
    const { docs }: { docs: Record<string, unknown>[] } = JSON.parse(await response.text());
    return docs;
  };
}
