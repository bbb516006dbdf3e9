import { type Client, createClient } from '../../support/admin/signing-in.ts';
import { findLink, listEmailsTo, waitForEmailTo } from '../../support/served/emails.ts';
import { postForm, readPublic } from '../../support/served/public-requests.ts';
import { dataDir, expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let ask: Client;
test.beforeAll(async ({ editor }) => {
  ask = await createClient(origin, editor);
});

async function findSubscription(email: string): Promise<unknown> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' });
  const { docs } = JSON.parse((await ask('GET', `/api/newsletter-subscriptions?${query}`)).text) as { docs: unknown[] };
  return docs.length === 1 ? docs[0] : docs;
}
const toPath = (link: string) => link.replace(origin, '');
const getHeading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
/** Presses the only button of a link's page; returns the next page. */
async function press(link: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await postForm(toPath(link), fields);
  expect(answer.status).toBe(303);
  return (await readPublic(answer.headers.get('location') ?? '')).text;
}

test('without JavaScript a visitor signs up for the newsletter, confirms by the email’s link, chooses topics and unsubscribes', async () => {
  const email = `dora.${MARK}@example.hu`;
  const signedUp = await postForm('/hirlevel-feliratkozas', { email });
  expect([signedUp.status, signedUp.headers.get('location')]).toEqual([303, expect.stringMatching(/\?reference=H-/)]);
  expect((await readPublic(signedUp.headers.get('location') ?? '')).text).toContain('Köszönjük! Még egy lépés van hátra.');
  expect(await findSubscription(email)).toMatchObject({ state: 'pending' });

  const sent = await waitForEmailTo(dataDir, email);
  expect(sent.subject).toBe('Kérjük, erősítse meg a hírlevél-feliratkozását');
  const confirm = findLink(sent, 'megerosites');
  expect(confirm.startsWith(origin)).toBe(true);
  // An email scanner that opens every link must not confirm the subscription.
  expect(getHeading((await readPublic(toPath(confirm))).text)).toBe('Erősítse meg a feliratkozását');
  expect(await findSubscription(email)).toMatchObject({ state: 'pending' });

  const chosen = await press(confirm);
  expect(chosen).toContain('Köszönjük, megerősítette a feliratkozását.');
  expect(await findSubscription(email)).toMatchObject({ state: 'confirmed', topics: ['cultural', 'outdoor', 'family', 'sport', 'news'] });
  const findStep = (html: string, step: string) =>
    (new RegExp(`/hirlevel-feliratkozas/${step}\\?token=[^"#]+`).exec(html)?.[0] ?? 'no link').replaceAll('&amp;', '&');
  const action = (/<form[^>]*action="(\/hirlevel-feliratkozas\/beallitasok[^"]*)"/.exec(chosen)?.[1] ?? 'no form').replaceAll('&amp;', '&');
  expect(await press(action, { topics: 'news' })).toContain('A választását elmentettük.');
  expect(await findSubscription(email)).toMatchObject({ state: 'confirmed', topics: ['news'] });

  const left = await press(findStep(chosen, 'leiratkozas'));
  expect(getHeading(left)).toBe('Leiratkozott a hírlevelünkről');
  expect(await findSubscription(email)).toMatchObject({ state: 'unsubscribed' });
  const used = await readPublic(toPath(confirm));
  expect([used.status, getHeading(used.text)]).toEqual([410, 'Ez a hivatkozás már nem használható']);
});

test('a subscriber who signs up again gets the same thank-you, and an email with which a mail program can unsubscribe', async () => {
  const email = `emil.${MARK}@example.hu`;
  await postForm('/hirlevel-feliratkozas', { email });
  await press(findLink(await waitForEmailTo(dataDir, email), 'megerosites'));

  // Another name makes a different form, which is no repeated submission.
  const again = await postForm('/hirlevel-feliratkozas', { email, name: 'Emil' });
  expect([again.status, again.headers.get('location')]).toEqual([303, expect.stringMatching(/\?reference=H-/)]);
  const known = await waitForEmailTo(dataDir, email, 2);
  expect(known.subject).toBe('Ön már feliratkozott a hírlevelünkre');
  expect(listEmailsTo(dataDir, email)).toHaveLength(2);

  const address = /^<(.+)>$/.exec(known.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(known.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const pressed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(pressed.status).toBe(200);
  expect(await findSubscription(email)).toMatchObject({ state: 'unsubscribed' });
});
