import { callList, ListError, type MailingList } from './mailing-list.ts';

interface Options {
  apiKey: string;
  /** The id of the list. */
  list: number;
  /** Another URL for tests. */
  url?: string;
}

const NOT_FOUND = 404;
/** The name of a contact attribute of type text, which the account must have. */
const TOPICS = 'NEWSLETTER_TOPICS';

/** A list of Brevo's contacts API (developers.brevo.com). */
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
        // A subscriber who left by Brevo's own link and has now confirmed here wants emails again.
        body: { email, attributes: { [TOPICS]: topics.join(',') }, listIds: [list], emailBlacklisted: false, updateEnabled: true },
      });
    },
    unsubscribe: (email) => change(email, { unlinkListIds: [list] }),
    topics: (email, topics) => change(email, { attributes: { [TOPICS]: topics.join(',') } }),
  };
}
