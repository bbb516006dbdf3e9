import * as z from 'zod';
import { quoteText } from '../../../platform/database/sql.ts';
import { callList, type ListMember, type MailingList } from './mailing-list.ts';

interface Options {
  /** For example 'https://lists.liget.example'. */
  url: string;
  /** `user:token` of an API user, as listmonk shows it. */
  token: string;
  /** The number of the list. */
  list: number;
}

const Found = z.object({
  data: z.object({
    results: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        status: z.string(),
        attribs: z.record(z.string(), z.unknown()).nullish(),
        lists: z.array(z.object({ id: z.number() })).nullish(),
      }),
    ),
  }),
});

/** listmonk's own API (listmonk.app/docs/apis/subscribers). The topics are an attribute, by which its campaigns choose. */
export function createListmonkList({ url, token, list }: Options): MailingList {
  const headers = { authorization: `token ${token}` };
  const ask = (call: string, path: string, method?: string, body?: object) =>
    callList(`listmonk: ${call}`, new URL(path, url), { headers, ...(method ? { method } : {}), ...(body ? { body } : {}) });

  async function findSubscriber(email: string) {
    // The question is an SQL expression.
    const query = new URLSearchParams({ query: `subscribers.email = ${quoteText(email)}`, per_page: '1' });
    return Found.parse(await ask('find', `/api/subscribers?${query}`)).data.results[0];
  }
  const join = (id: number) =>
    ask('join', '/api/subscribers/lists', 'PUT', { ids: [id], action: 'add', target_list_ids: [list], status: 'confirmed' });

  /** All of it must be sent, or listmonk forgets the rest. */
  async function change(
    known: NonNullable<Awaited<ReturnType<typeof findSubscriber>>>,
    member: Pick<ListMember, 'email' | 'topics'>,
  ): Promise<void> {
    const { id, name, status, attribs, lists } = known;
    await ask('change', `/api/subscribers/${id}`, 'PUT', {
      email: member.email,
      name,
      status,
      lists: [...new Set([...(lists ?? []).map((each) => each.id), list])],
      attribs: { ...attribs, topics: member.topics },
      preconfirm_subscriptions: true,
    });
  }

  return {
    async subscribe({ email, name, topics }) {
      const known = await findSubscriber(email);
      if (known) {
        await change(known, { email, topics });
        await join(known.id);
        return;
      }
      await ask('create', '/api/subscribers', 'POST', {
        email,
        name: name ?? email.slice(0, email.lastIndexOf('@')),
        status: 'enabled',
        lists: [list],
        attribs: { topics },
        preconfirm_subscriptions: true,
      });
    },
    async unsubscribe(email) {
      const known = await findSubscriber(email);
      if (known) await ask('leave', '/api/subscribers/lists', 'PUT', { ids: [known.id], action: 'unsubscribe', target_list_ids: [list] });
    },
    async topics(email, topics) {
      const known = await findSubscriber(email);
      if (known) await change(known, { email, topics });
    },
  };
}
