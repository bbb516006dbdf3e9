import { expect, test } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { clearRevision, loadContentRevision } from '../content-revision/revision.ts';

const SLUG = 'site-settings';
const privacyPolicy = { title: 'Adatvédelem' };

const { payload, act } = await openForPeople();

const save = (phone: string, tagManagerId: string | null) =>
  payload.updateGlobal({ slug: SLUG, data: { phone, analytics: { tagManagerId }, privacyPolicy } });
/** Restores the version with this telephone number. */
async function restore(phone: string, as: 'admin' | 'editor' | 'nobody') {
  const { docs } = await payload.findGlobalVersions({ slug: SLUG, where: { 'version.phone': { equals: phone } } });
  return act('POST', `/globals/${SLUG}/versions/${docs[0]?.id}`, { as });
}
const fetchStored = async () => {
  const { phone, analytics } = await payload.findGlobal({ slug: SLUG, depth: 0 });
  return [phone, analytics?.tagManagerId ?? null];
};
const revision = () => {
  clearRevision(payload);
  return loadContentRevision(payload);
};

test('settings are restored by users who may change them, and are public at once', async () => {
  await save('+36 1 111 1111', null);
  await save('+36 1 222 2222', null);
  const before = await revision();
  expect((await restore('+36 1 111 1111', 'nobody')).status).toBe(403);
  const restored = await restore('+36 1 111 1111', 'editor');
  expect([restored.status, restored.body]).toMatchObject([200, { message: 'Visszaállítva; mostantól ez érvényes.' }]);
  expect([await fetchStored(), await revision()]).toEqual([['+36 1 111 1111', null], before + 1]);
  const { docs } = await payload.findGlobalVersions({ slug: SLUG, sort: '-createdAt', limit: 2 });
  expect(docs.map(({ version }) => version.phone)).toEqual(['+36 1 111 1111', '+36 1 222 2222']);
});

test('a restored version of settings names who restored it, and is otherwise the earlier one', async () => {
  const prices = [{ key: 'jegy', amount: 1000, name: 'Jegy' }];
  await payload.updateGlobal({
    slug: SLUG,
    locale: 'hu',
    data: { phone: '+36 1 555 5555', prices, company: { name: 'Liget' }, privacyPolicy },
  });
  await act('POST', `/globals/${SLUG}`, { as: 'admin', data: { phone: '+36 1 666 6666', prices: [] } });
  const listVersions = async () => (await payload.findGlobalVersions({ slug: SLUG, locale: 'hu', sort: '-updatedAt', limit: 2 })).docs;
  const before = await listVersions();
  await restore('+36 1 555 5555', 'editor');
  const [restored, replaced] = await listVersions();
  expect([before[0]?.version.savedBy, replaced?.version.savedBy, restored?.version.savedBy]).toEqual(['admin', 'admin', 'editor']);
  const earlier = { phone: '+36 1 555 5555', prices, company: { name: 'Liget' } };
  expect(restored?.version).toMatchObject(earlier);
  expect(await payload.findGlobal({ slug: SLUG, locale: 'hu' })).toMatchObject({ ...earlier, savedBy: 'editor' });
});

test('a version with another analytics id is restored by administrators only', async () => {
  await save('+36 1 333 3333', 'GTM-1111');
  await save('+36 1 444 4444', 'GTM-2222');
  const refused = await restore('+36 1 333 3333', 'editor');
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    403,
    'Ebben a változatban más áll azokban a mezőkben, amelyeket csak rendszergazda módosíthat. Kérje meg rá a rendszergazdát.',
  ]);
  expect(await fetchStored()).toEqual(['+36 1 444 4444', 'GTM-2222']);
  expect((await restore('+36 1 333 3333', 'admin')).status).toBe(200);
  expect(await fetchStored()).toEqual(['+36 1 333 3333', 'GTM-1111']);
});

test('customer service restores templates of answers, but no version with other periods', async () => {
  const slug = 'inbox-settings';
  const template = (text: string) => ({ templates: [{ name: 'Köszönjük', text }] });
  const restoreText = async (text: string) => {
    const { docs } = await payload.findGlobalVersions({ slug, locale: 'hu', where: { 'version.templates.text': { equals: text } } });
    return (await act('POST', `/globals/${slug}/versions/${docs[0]?.id}`, { as: 'editor' })).status;
  };
  await payload.updateGlobal({ slug, data: { ...template('Régi időszak'), question: { days: 9 } } });
  await payload.updateGlobal({ slug, data: { ...template('Első'), question: { days: 15 } } });
  await payload.updateGlobal({ slug, data: template('Második') });
  expect(await restoreText('Régi időszak')).toBe(403);
  expect(await restoreText('Első')).toBe(200);
  expect(await payload.findGlobal({ slug, depth: 0 })).toMatchObject({ templates: [{ text: 'Első' }], question: { days: 15 } });
});
