import * as z from 'zod';
import { quoteText } from '../../../platform/database/sql/sql.ts';
import { callList, type ListMember, type MailingList } from './mailing-list.ts';

interface Options {
  /** For example 'https://lists.liget.example'. */
  url: string;
  /** `user:token` of an API user, as listmonk shows it. */
  token: string;
  /** The id of the list. */
  list: number;
}

const SubscribersResponse = z.object({
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

/** A list of listmonk's API (listmonk.app/docs/apis/subscribers). The topics are an attribute by which its campaigns select. */
export function createListmonkList({ url, token, list }: Options): MailingList {
  const headers = { authorization: `token ${token}` };
  const call = (call: string, path: string, method?: string, body?: object) =>
    callList(`listmonk: ${call}`, new URL(path, url), { headers, ...(method ? { method } : {}), ...(body ? { body } : {}) });

  async function findSubscriber(email: string) {
    // listmonk's query parameter is an SQL expression.
    const query = new URLSearchParams({ query: `subscribers.email = ${quoteText(email)}`, per_page: '1' });
    return SubscribersResponse.parse(await call('find', `/api/subscribers?${query}`)).data.results[0];
  }
  const join = (id: number) =>
    call('join', '/api/subscribers/lists', 'PUT', { ids: [id], action: 'add', target_list_ids: [list], status: 'confirmed' });

  /** listmonk removes fields that an update omits. */
  async function change(
    subscriber: NonNullable<Awaited<ReturnType<typeof findSubscriber>>>,
    member: Pick<ListMember, 'email' | 'topics'>,
  ): Promise<void> {
    const { id, name, status, attribs, lists } = subscriber;
    await call('change', `/api/subscribers/${id}`, 'PUT', {
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
      const subscriber = await findSubscriber(email);
      if (subscriber) {
        await change(subscriber, { email, topics });
        await join(subscriber.id);
        return;
      }
      await call('create', '/api/subscribers', 'POST', {
        email,
        name: name ?? email.slice(0, email.lastIndexOf('@')),
        status: 'enabled',
        lists: [list],
        attribs: { topics },
        preconfirm_subscriptions: true,
      });
    },
    async unsubscribe(email) {
      const subscriber = await findSubscriber(email);
      if (subscriber)
        await call('leave', '/api/subscribers/lists', 'PUT', { ids: [subscriber.id], action: 'unsubscribe', target_list_ids: [list] });
    },
    async topics(email, topics) {
      const subscriber = await findSubscriber(email);
      if (subscriber) await change(subscriber, { email, topics });
    },
  };
}
