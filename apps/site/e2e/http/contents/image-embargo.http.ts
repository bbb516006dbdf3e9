import type { StoredImage } from '../../support/admin/admin-forms.ts';
import { createEditorClient, fetchCookie } from '../../support/admin/signing-in.ts';
import { getDay } from '../../support/programs-list.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

test('an image with an embargo is served only to editors, also if the site had served it before', async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  const headers = { origin, cookie: await fetchCookie(origin, editor) };
  const listed = await fetch(new URL('/api/media?limit=1&depth=0&sort=id', origin), { headers });
  const { docs }: { docs: { filename: string }[] } = await listed.json();
  // A copy, so that no page loses it.
  const file = await (await fetch(new URL(`/media/${docs[0]?.filename}`, origin))).blob();
  const body = new FormData();
  body.set('file', file, 'titok.jpg');
  body.set('_payload', JSON.stringify({ altHu: 'Titok', altEn: 'Secret', credit: 'Kiss Anna', licenceKind: 'own' }));
  const uploaded = await fetch(new URL('/api/media', origin), { method: 'POST', headers, body });
  expect(uploaded.status).toBe(201);
  const { doc }: { doc: StoredImage } = await uploaded.json();
  const size = doc.sizes['square_sm']?.filename;
  const paths = [`/media/${doc.filename}`, `/media/${size}`, `/api/media/file/${size}`];
  const statuses = (sent = {}) => Promise.all(paths.map(async (path) => (await fetch(new URL(path, origin), { headers: sent })).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await send(`/api/media/${doc.id}`, 'PATCH', { shownFrom: `${getDay(3)}T08:00:00.000Z` });
  await expect.poll(() => statuses()).toEqual([404, 404, 404]);
  // Like an editor's browser in the admin.
  expect(await statuses({ ...headers, 'sec-fetch-site': 'same-origin' })).toEqual([404, 404, 200]);
});
