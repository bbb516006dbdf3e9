import { createAccount, createClient, createEditorClient, type Send } from '../../support/admin/signing-in.ts';
import { fetchRedirect } from '../../support/admin/staff.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

test('a printed code is drawn with its sign’s name and redirects, and its scans are counted without robots and prefetching', async () => {
  const ask = await createClient(origin, await createAccount(send, 'programs', 'Kódos Kata'));
  const code = `proba-${MARK}`;
  const made = await ask('POST', '/api/qr-codes?locale=hu', { code, to: '/terkep', note: `Próbatábla, ${MARK}. pad` });
  const { doc } = JSON.parse(made.text) as { doc: { id: number } };
  for (const [as, type, start] of [
    ['svg', 'image/svg+xml', '<svg'],
    ['png', 'image/png', 'PNG'],
  ] as const) {
    const { status, headers, text } = await ask('GET', `/api/qr-codes/${doc.id}/picture?as=${as}&download=1`);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect(headers.get('content-disposition')).toContain(`qr-probatabla-${MARK}-pad.${as}`);
    expect(text.slice(0, 8)).toContain(start);
  }
  const scan = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(`/qr/${code}`, origin), { method, redirect: 'manual', headers: { 'user-agent': PHONE, ...headers } });
  await expect.poll(async () => (await scan({}, 'HEAD')).status).toBe(302);
  const statuses = [
    await scan(),
    await scan({ 'accept-language': 'en' }),
    await scan({ 'sec-purpose': 'prefetch' }),
    await scan({ 'user-agent': 'Googlebot/2.1' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([302, 302, 302, 302]);
  await expect.poll(async () => (await ask('GET', `/api/qr-codes/${doc.id}/uses`)).text).toMatch(/"all":2\b/);

  const press = await createClient(origin, await createAccount(send, 'press', 'Sajtós Sára'));
  for (const path of ['picture?as=svg', 'uses']) {
    const { status, text } = await press('GET', `/api/qr-codes/${doc.id}/${path}`);
    expect([path, status, text]).toEqual([path, 403, expect.stringContaining('A QR-kódokhoz nincs joga.')]);
  }
});

test('a code that cannot be printed, or without a target, is refused with an error at its field', async ({ editor }) => {
  const ask = await createClient(origin, editor);
  const { status, text } = await ask('POST', '/api/qr-codes?locale=hu', { code: 'két szó', to: '/nincs-ilyen-oldal', note: 'Tábla' });
  expect(status).toBe(400);
  for (const words of ['csak ékezet nélküli betű, szám', 'Ezen a címen most nincs oldalunk']) expect(text).toContain(words);
});

test('missing paths are counted without scanners’ probes, and removed from the list by a redirect', async ({ editor }) => {
  const ask = await createClient(origin, editor);
  const path = `/regi-szokokut-${MARK}`;
  for (const address of [path, `${path}?utm_source=x`, `/wp-login.php?${MARK}`]) await fetch(new URL(address, origin));
  const findMissed = async (missingPath: string) =>
    (JSON.parse((await ask('GET', `/api/missed-pages?depth=0&where[path][equals]=${missingPath}`)).text) as { docs: { count: number }[] })
      .docs;
  await expect.poll(() => findMissed(path)).toMatchObject([{ count: 2 }]);
  expect(await findMissed('/wp-login.php')).toEqual([]);
  // Offered only to users who may create redirects.
  for (const [role, isOffered] of [
    ['magazine', true],
    ['press', false],
  ] as const) {
    const reader = await createClient(origin, await createAccount(send, role, `Olvasó ${role}`));
    const { text } = await reader('GET', `/admin/collections/missed-pages?search=${MARK}`);
    expect([role, text.includes(path), text.includes('>Átirányítás készítése<')]).toEqual([role, true, isOffered]);
  }
  await send('/api/redirects?locale=hu', 'POST', { from: path, to: '/terkep', status: '302' });
  await expect.poll(() => fetchRedirect(path)).toBe('302 /terkep');
  expect(await findMissed(path)).toEqual([]);
});
