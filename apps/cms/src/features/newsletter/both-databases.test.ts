import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { dispatch } from './issues/dispatch.ts';
import { followLink } from './subscriptions/links.ts';
import { subscribe } from './subscriptions/subscribe.ts';

const opened = bothDatabases();
const EMAIL = 'anna@example.hu';

describe.each(DATABASES)('%s', (name) => {
  const loadEmails = async () =>
    (await opened(name).db.find<Record<string, unknown> & { id: number }>({ collection: 'outgoing-mails', sort: 'id', where: {} })).docs;

  describe('from the form to the email', { shuffle: false }, () => {
    test('concurrent forms for one address make one subscription and three emails, and the last link is valid', async () => {
      const payload = opened(name);
      const sent = Array.from({ length: 8 }, (_, index) => ({ key: randomUUID(), email: EMAIL, locale: 'hu', reference: `H-${index}` }));
      const answers = await Promise.all(sent.map((signUp) => subscribe(payload, signUp)));
      expect(answers.every((answer) => answer !== 'other')).toBe(true);
      expect((await payload.count({ collection: 'newsletter-subscriptions' })).totalDocs).toBe(1);
      expect(await loadEmails()).toHaveLength(3);
      const token = /megerosites\?token=([\w-]+)/.exec(String((await loadEmails()).at(-1)?.['text']))?.[1] ?? 'none';
      expect(await followLink(payload, { action: 'confirm', token })).toMatchObject({ kind: 'ok' });
    });

    test('a scheduled newsletter is queued once for a subscriber of several of its topics, also by concurrent dispatches', async () => {
      const payload = opened(name);
      const data = { subject: 'Hírlevél', intro: 'Szöveg', topics: ['news', 'sport', 'family'] };
      const { id } = await payload.create({ collection: 'newsletters', data });
      const now = Temporal.Now.instant();
      await payload.db.updateOne({
        collection: 'newsletters',
        id,
        data: { status: 'scheduled', sendAt: toStoredText(now) },
      });
      await Promise.all([dispatch(payload, now), dispatch(payload, now)]);
      await dispatch(payload, now);
      expect((await loadEmails()).filter(({ kind }) => kind === 'newsletter').map(({ to }) => to)).toEqual([EMAIL]);
      expect(await payload.findByID({ collection: 'newsletters', id })).toMatchObject({ status: 'sent', recipients: 1 });
    });
  });
});
