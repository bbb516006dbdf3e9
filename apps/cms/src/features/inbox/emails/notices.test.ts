import { beforeEach, describe, expect, test } from 'vitest';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { sentCase } from '../../../testing/test-cases.ts';

const account = async (name: string, email: string, emailLanguage: string) =>
  Number((await payload.db.create({ collection: 'users', data: { name, email, emailLanguage, roles: ['service'] } })).id);
const handOver = (id: number, to: number | null) => as('POST', `/enquiries/${id}/steps`, { as: 'admin', data: { action: 'assigned', to } });

const { payload, act: as } = await openForPeople();
const anna = await account('Anna', 'anna@liget.example', 'hu');
const bob = await account('Bob', 'bob@liget.example', 'en');
beforeEach(async () => {
  await payload.delete({ collection: 'outgoing-mails', where: { id: { exists: true } } });
  await payload.updateGlobal({ slug: 'inbox-settings', data: { noticeAddress: null } });
});

async function notices(kind: 'case-new' | 'case-assigned') {
  const { docs } = await payload.find({
    collection: 'outgoing-mails',
    where: { kind: { equals: kind } },
    sort: 'to',
    pagination: false,
    showHiddenFields: true,
  });
  return docs.map(({ to, subject, text }) => ({ to, subject, text: String(text) }));
}

describe('a new case', () => {
  test('is notified to everybody in customer service, each in their language, without text of the visitor', async () => {
    const { id, reference } = await sentCase(payload, { name: 'Nyert! https://evil.example', message: 'Vegye át most!' });
    const emails = await notices('case-new');
    expect(emails.filter(({ to }) => /^(anna|bob)@/.test(String(to)))).toMatchObject([
      { to: 'anna@liget.example', subject: `Új megkeresés: ${reference}` },
      { to: 'bob@liget.example', subject: `New enquiry: ${reference}` },
    ]);
    expect(emails[0]?.text).toContain(`/admin/collections/enquiries/${id}`);
    expect(JSON.stringify(emails)).not.toMatch(/evil|Vegye|eva@/);
  });

  test('is notified only to the desk’s address when there is one, and more often than a visitor gets emails', async () => {
    await payload.updateGlobal({ slug: 'inbox-settings', data: { noticeAddress: 'ugyfel@liget.example' } });
    for (const email of ['a@example.hu', 'b@example.hu', 'c@example.hu', 'd@example.hu']) await sentCase(payload, { email });
    expect((await notices('case-new')).map(({ to }) => to)).toEqual(Array(4).fill('ugyfel@liget.example'));
  });
});

describe('a case that is assigned', () => {
  test('is notified to its assignee, once a day at most', async () => {
    const { id, reference } = await sentCase(payload);
    for (const to of [bob, null, bob, anna]) await handOver(id, to);
    expect(await notices('case-assigned')).toMatchObject([
      { to: 'anna@liget.example', subject: `Önhöz került egy ügy: ${reference}` },
      { to: 'bob@liget.example', subject: `A case has been handed over to you: ${reference}` },
    ]);
  });

  test('is not notified to an editor who takes it', async () => {
    const { id } = await sentCase(payload);
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'admin@liget.example' } } });
    await handOver(id, Number(docs[0]?.id));
    expect(await notices('case-assigned')).toEqual([]);
  });
});
