import { readFile } from 'node:fs/promises';
import { violations } from '../support/axe.ts';
import { asked, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'qr-codes' });

const PASSWORD = 'e2e-only-51ce';
const account = (role: string) => ({ email: `${role}@kodok.liget.example`, password: PASSWORD });
let send: Send;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  for (const role of ['programs', 'press'] as const)
    await send('/api/users', 'POST', { ...account(role), name: `Kódos ${role}`, roles: [role] });
});

for (const width of [1440, 390])
  test(`a program editor at ${width} pixels makes a code, downloads it for its sign, and sees how often it is used`, async ({
    visitor,
  }) => {
    const { page, faults } = await visitor({ language: 'hu', width, height: 900 });
    await letIn(page, account('programs'));
    const code = `proba-${width}`;
    const { doc } = await send('/api/qr-codes?locale=hu', 'POST', { code, to: '/terkep', note: `Próbatábla, ${width}. pad` });
    await page.goto(`/admin/collections/qr-codes/${doc.id}?locale=hu`);
    const picture = page.getByRole('img', { name: `QR-kód: ${origin}/qr/${code}` });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
    for (const [link, ending, start] of [
      ['Letöltés nyomdának (SVG)', 'svg', '<svg'],
      ['Letöltés képként (PNG)', 'png', '\u0089PNG'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
      expect(download.suggestedFilename()).toBe(`qr-probatabla-${width}-pad.${ending}`);
      expect((await readFile(await download.path())).toString('latin1').startsWith(start)).toBe(true);
    }
    await expect(page.getByText('Még senki sem használta.')).toBeVisible();

    // Two visitors scan it, a robot looks, a browser fetches ahead.
    const scan = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(new URL(`/qr/${code}`, origin), {
        method,
        redirect: 'manual',
        headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', ...headers },
      });
    await expect.poll(async () => (await scan({}, 'HEAD')).status).toBe(302);
    const answers = [
      await scan(),
      await scan({ 'accept-language': 'en' }),
      await scan({ 'sec-purpose': 'prefetch' }),
      await scan({ 'user-agent': 'Googlebot/2.1' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    await expect.poll(async () => (await asked(page, `/api/qr-codes/${doc.id}/uses`)).text).toMatch(/"all":2\b/);
    await page.reload();
    await expect(page.locator('.liget-qr__sums').getByText('2', { exact: true })).toHaveCount(3);
    expect(await violations(page, '.liget-qr')).toEqual([]);
    expect(
      await page
        .locator('.liget-qr')
        .first()
        .evaluate((part) => part.scrollWidth <= part.clientWidth),
    ).toBe(true);
    expect(faults()).toEqual([]);
  });

test('a code that cannot be printed, or leads nowhere, is refused in words at its field', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, account('programs'));
  await page.goto('/admin/collections/qr-codes/create?locale=hu');
  const code = page.locator('#field-code');
  await hydrated(code);
  await code.fill('két szó');
  await page.locator('#field-to').fill('/nincs-ilyen-oldal');
  await page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
  await expect(page.getByText(/csak ékezet nélküli betű, szám/).first()).toBeVisible();
  await expect(page.getByText(/Ezen a címen most nincs oldalunk/).first()).toBeVisible();
});

test('a press officer has no codes, neither in the menu nor by their addresses', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, account('press'));
  await page.goto('/admin');
  await expect(page.locator('aside.nav nav a.nav__link').first()).toBeVisible();
  await expect(page.locator('aside.nav nav a.nav__link').filter({ hasText: 'QR-kódok' })).toHaveCount(0);
  for (const path of ['picture?as=svg', 'uses']) {
    expect(await asked(page, `/api/qr-codes/1/${path}`)).toEqual({ status: 403, text: expect.stringContaining('Önnek nincs joga') });
  }
});
