import { callList, ListError, type MailingList } from './mailing-list.ts';

interface Options {
  apiKey: string;
  /** The number of the list. */
  list: number;
  /** Another address in tests. */
  url?: string;
}

const NOT_FOUND = 404;
/** Must be there among the account's contact attributes, as a text. */
const TOPICS = 'NEWSLETTER_TOPICS';

/** Brevo's API of contacts (developers.brevo.com). */
export function createBrevoList({ apiKey, list, url = 'https://api.brevo.com' }: Options): MailingList {
  const headers = { 'api-key': apiKey };
  const change = async (email: string, body: object) => {
    const path = `/v3/contacts/${encodeURIComponent(email)}?identifierType=email_id`;
    await callList('brevo: change', new URL(path, url), { method: 'PUT', headers, body }).catch((error: unknown) => {
      if (!(error instanceof ListError && error.status === NOT_FOUND)) throw error;
    });
  };
  return {
    async subscribe({ email, topics }) {
      await callList('brevo: create', new URL('/v3/contacts', url), {
        method: 'POST',
        headers,
        // Whoever left by Brevo's own link and has now confirmed here wants emails again.
        body: { email, attributes: { [TOPICS]: topics.join(',') }, listIds: [list], emailBlacklisted: false, updateEnabled: true },
      });
    },
    unsubscribe: (email) => change(email, { unlinkListIds: [list] }),
    topics: (email, topics) => change(email, { attributes: { [TOPICS]: topics.join(',') } }),
  };
}
