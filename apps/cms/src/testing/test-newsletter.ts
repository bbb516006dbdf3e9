import { createAccountFactory } from './accounts/test-accounts.ts';
import { temporaryDatabase } from './databases/temporary-database.ts';
import { createPicture } from './media/test-uploads.ts';
import { createApiClient, publish, richText, signIn } from './test-content.ts';

const EDITOR = { email: 'szerkeszto@liget.example', password: 'hold-koran-reggel-81' };

/** For tests: a temporary database with an event, an article and an editor, who makes issues of the newsletter. Call it at the top of a file. */
export async function openNewsletter() {
  const { payload } = await temporaryDatabase();
  const picture = await createPicture(payload);
  const category = await publish(payload, 'event-categories', { slug: 'family', name: 'Család' });
  const dates = [{ start: '2099-12-06T09:00:00.000Z', end: '2099-12-06T11:00:00.000Z' }];
  const event = { title: 'Mikulás a Ligetben', lead: 'Ajándék minden gyereknek.', category, picture, dates };
  const program = await publish(payload, 'events', event);
  const article = { title: 'Őszi séta', publishedOn: '2026-10-01T08:00:00.000Z', picture, body: richText('Szöveg') };
  const news = await publish(payload, 'news', article);
  const create = await createAccountFactory(payload, EDITOR.password);
  await create({ email: EDITOR.email, name: 'Szerkesztő', roles: ['programs', 'magazine', 'press'] });
  const editor = await signIn(payload, EDITOR);

  const ask = (method: string, path: string, body?: object, headers = editor) =>
    createApiClient(payload).json(path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  /** Creates subscriptions, confirmed by default. */
  const createSubscribers = async (count: number, more: object = {}): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      const email = `olvaso-${index}@example.hu`;
      const keys = { reference: `H-${index}`, idempotencyKey: `k-${index}`, manageKey: `m-${index}` };
      const data = { email, address: email, ...keys, locale: 'hu', state: 'confirmed', topics: ['news'], ...more };
      await payload.db.create({ collection: 'newsletter-subscriptions', data });
    }
  };

  const createIssue = async (more: object = {}): Promise<number> => {
    const draft = {
      subject: 'Decemberi hírlevél',
      preheader: 'Mikulás',
      intro: 'Kedves Olvasó!\n\nIsmét itt vagyunk.',
      sections: [{ title: 'Ajánljuk', programs: [program], news: [news] }],
      topics: ['news'],
    };
    return Number((await payload.create({ collection: 'newsletters', data: { ...draft, ...more } })).id);
  };

  /** Sends a test, then the issue. */
  const sendIssue = async (id: number, request: object = {}) => {
    await ask('POST', `/newsletters/${id}/test`);
    await payload.delete({ collection: 'outgoing-mails', where: { kind: { equals: 'newsletter-test' } } });
    return ask('POST', `/newsletters/${id}/send`, request);
  };

  return { payload, editor, program, news, basics: { category, picture }, ask, createSubscribers, createIssue, sendIssue };
}
