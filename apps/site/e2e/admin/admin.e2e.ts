import type { Page } from '@playwright/test';
import { day } from '../support/programs-list.ts';
import { letIn, published, signedIn } from '../support/signing-in.ts';
import { cmsOrigin, expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'admin' });

async function setDate(page: Page, field: string, text: string): Promise<void> {
  const input = page.locator(`#field-${field} input`);
  await input.fill(text);
  await input.press('Enter');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue(text);
}

const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
    .first()
    .click();

async function answer(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(new URL(path, origin));
  return { status: response.status, body: await response.json() };
}

test.describe('an editor abroad', () => {
  test('enters a date by Budapest’s clock, and it is that everywhere', async ({ visitor, editor }) => {
    const { page, faults } = await visitor({ language: 'hu', width: 1440, zone: 'America/Los_Angeles' });
    await letIn(page, editor);
    await page.goto('/admin');
    await press(page.getByRole('link', { name: /Új program/ }));
    await page.waitForURL(/\/admin\/collections\/events\/\d+/);
    const title = page.locator('#field-title');
    await hydrated(title);
    await title.fill('Óraátállítás napja');
    await page.getByRole('button', { name: 'Mikor' }).click();
    await page.getByRole('button', { name: 'Időpont hozzáadása' }).click();
    await setDate(page, 'dates__0__start', '2026. 03. 29. 10:00');
    await setDate(page, 'dates__0__end', '2026. 03. 29. 11:30');
    await expect(page.locator('#dates-row-0').getByText('2026. 03. 29. vasárnap 10:00–11:30')).toBeVisible();
    // The draft is kept although it has no category yet, and says its dates.
    await page.getByText('A program időpontjai (1)').click();
    await expect(page.getByRole('listitem').filter({ hasText: '2026. 03. 29. vasárnap 10:00–11:30' })).toBeVisible();
    await page.locator('#field-category').click();
    await page.getByRole('option', { name: 'Sport' }).click();
    await publish(page);
    await expect.poll(async () => (await answer('/api/hu/events/oraatallitas-napja')).status).toBe(200);
    expect((await answer('/api/hu/events/oraatallitas-napja')).body).toMatchObject({
      data: { start_date: '2026-03-29T10:00:00+02:00', end_date: '2026-03-29T11:30:00+02:00' },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Mikor' }).click();
    await expect(page.locator('#field-dates__0__start input')).toHaveValue('2026. 03. 29. 10:00');
    await page.goto('/admin/collections/events?search=%C3%93ra%C3%A1t%C3%A1ll%C3%ADt%C3%A1s');
    await expect(page.getByRole('cell', { name: '2026. 03. 29. 10:00' })).toBeVisible();
    expect(faults()).toEqual([]);
  });
});

test.describe('an editor of what is published', () => {
  test('writes on while visitors read what was published, and then publishes the rest', async ({ visitor, editor }) => {
    const { page, faults } = await visitor({ language: 'hu', width: 1440, zone: 'Europe/Budapest' });
    const send = await signedIn(origin, editor);
    const id = await published(send, 'news', { title: 'Kész mondat', publishedOn: `${day(-2)}T10:00:00.000Z` }, { title: 'A sentence' });
    const seen = async () => (await answer('/api/hu/news/kesz-mondat')).body;
    await letIn(page, editor);
    await page.goto(`/admin/collections/news/${id}?locale=hu`);
    const title = page.locator('#field-title');
    await hydrated(title);
    await title.fill('Készülő mondat');
    const kept = () => page.evaluate(async (path) => (await fetch(path)).json(), `/api/news/${id}?draft=true&locale=hu&depth=0`);
    await expect.poll(kept).toMatchObject({ title: 'Készülő mondat', _status: 'draft' });
    expect(await seen()).toMatchObject({ data: { title: 'Kész mondat' } });
    await publish(page);
    await expect.poll(seen).toMatchObject({ data: { title: 'Készülő mondat' } });
    expect(faults()).toEqual([]);
  });
});

test.describe('the admin', () => {
  test('sends who comes to the content service’s own port to the public address, and does not send them round', async () => {
    const direct = await fetch(new URL('/admin/collections/events?page=2', cmsOrigin), { redirect: 'manual' });
    expect([direct.status, direct.headers.get('location')]).toEqual([307, `${origin}/admin/collections/events?page=2`]);
    expect((await fetch(new URL('/admin/login', origin), { redirect: 'manual' })).status).toBe(200);
  });

  test('takes a large picture through the public address only with its description in both languages', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    const { body } = await answer('/api/hu/events?limit=100');
    const { data } = body as { data: { media: { lead: { original: { src: string } } | null } }[] };
    const source = data.find(({ media }) => media.lead)?.media.lead?.original.src ?? '';
    const picture = Buffer.from(await (await fetch(new URL(source, origin))).arrayBuffer());
    expect(picture.byteLength).toBeGreaterThan(64 * 1024);
    const upload = (described: Record<string, string>) =>
      page.request.post('/api/media?locale=hu', {
        headers: { origin },
        multipart: { file: { name: 'Nagy kép.JPG', mimeType: 'image/jpeg', buffer: picture }, _payload: JSON.stringify(described) },
      });
    const refused = await upload({ altHu: 'Egy kép' });
    expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining('mindkét nyelven')]);
    const taken = await upload({ altHu: 'Egy kép', altEn: 'A picture', credit: 'Kiss Anna', licenceKind: 'own' });
    expect([taken.status(), await taken.json()]).toMatchObject([
      201,
      { doc: { filename: expect.stringMatching(/^nagy-kep-[0-9a-f]{6}\.jpg$/) } },
    ]);
  });
});

test.describe('a gallery', () => {
  test('is downloaded whole through the public address', async ({ visitor }) => {
    const { body } = await answer('/api/hu/gallery-categories');
    const { data } = body as { data: [{ slug: string; galleries: [{ slug: string; count: number }] }] };
    const [category] = data;
    const [gallery] = category.galleries;
    const { page } = await visitor();
    await page.goto(`/sajto/mediatar/${category.slug}/${gallery.slug}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Az összes kép letöltése/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${gallery.slug}.zip`);
    const archive = Buffer.concat(await (await download.createReadStream()).toArray());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.toString('latin1').split('PK\u0001\u0002')).toHaveLength(gallery.count + 2);
  });
});
