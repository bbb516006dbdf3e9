import { expect, test } from 'vitest';
import { openForPeople } from './testing/accounts/test-people.ts';
import { createApiClient } from './testing/test-content.ts';

const privacyPolicy = { title: 'Adatvédelem' };

const { payload, act } = await openForPeople();

const save = (data: object) => act('POST', '/globals/site-settings', { as: 'admin', data: { privacyPolicy, ...data } });

test('an id that the tag manager cannot have is refused at its field; a stored one can be saved, and is given out as none', async () => {
  const refused = await save({ analytics: { tagManagerId: 'rossz' } });
  const message = expect.stringContaining('GTM-ABC1234');
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: [{ data: { errors: [{ path: 'analytics.tagManagerId', message }] } }] },
  ]);
  const { json } = createApiClient(payload);
  const readId = async () =>
    ((await json('/hu/site-settings')).body as { data: { analytics: { tag_manager_id: unknown } } }).data.analytics.tag_manager_id;
  expect((await save({ analytics: { tagManagerId: 'GTM-ABC1234' } })).status).toBe(200);
  expect(await readId()).toBe('GTM-ABC1234');
  await payload.db.updateGlobal({ slug: 'site-settings', data: { analytics: { tagManagerId: 'rossz' }, privacyPolicy } });
  expect((await save({ phone: '+36 1 234 5678' })).status).toBe(200);
  expect(await readId()).toBeNull();
});
