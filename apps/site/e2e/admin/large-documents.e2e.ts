import { day } from '../support/programs-list.ts';
import { asked, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { expect, origin, test } from '../support/test.ts';

let send: Send;

test.use({ contents: 'large-documents' });

/** Milliseconds within which a form of this size is there, or has been sent, checked and stored; a hundred rows of dates are slow to draw. */
const STORED = 120_000;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
});

const SLOT = 15 * 60_000;
const slots = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const start = Date.parse('2031-05-01T08:00:00.000Z') + index * SLOT;
    return { start: new Date(start).toISOString(), end: new Date(start + SLOT).toISOString(), weather: 'ideal_weather' };
  });

const PARAGRAPH = 'A Városliget fái alatt egész évben történik valami, és erről bőven van mit írni. ';
const words = (length: number) => PARAGRAPH.repeat(Math.ceil(length / PARAGRAPH.length)).slice(0, length);

/** A rich text as the editor's own field writes it. */
const richText = (paragraphs: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: paragraphs.map((text) => ({
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      textFormat: 0,
      children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
    })),
  },
});

test.describe('a balloon with a hundred time slots', () => {
  test('is opened, closed for flying and saved in the admin, and visitors see it', async ({ visitor, editor }) => {
    test.setTimeout(3 * STORED);
    await send('/api/globals/balloon?locale=hu', 'POST', { balloonIsUp: true, timeSlots: slots(100) });
    const { page } = await visitor({ language: 'hu', width: 1440, zone: 'Europe/Budapest' });
    await letIn(page, editor);
    await page.goto('/admin/globals/balloon?locale=hu');
    await expect(page.locator('form[data-form-ready="true"] #field-balloonIsUp')).toBeVisible({ timeout: STORED });
    await page.locator('#timeSlots-row-99').waitFor({ state: 'attached', timeout: STORED });
    await page.locator('#field-balloonIsUp').uncheck();
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    const seen = async () => (await fetch(new URL('/api/hu/balloon', origin))).json();
    await expect.poll(seen, { timeout: STORED }).toMatchObject({ balloon_is_up: 0 });
    await page.reload();
    await expect(page.locator('#field-balloonIsUp')).not.toBeChecked({ timeout: STORED });
  });
});

test.describe('an article of 200,000 characters', () => {
  test('is edited, checked and published in the admin, and visitors read the change', async ({ visitor, editor }) => {
    test.setTimeout(3 * STORED);
    const { doc } = await send('/api/news?locale=hu&draft=true', 'POST', {
      title: 'Nagyon hosszú cikk',
      publishedOn: `${day(-2)}T10:00:00.000Z`,
      body: richText(Array.from({ length: 100 }, () => words(2000))),
      _status: 'draft',
    });
    const { page } = await visitor({ language: 'hu', width: 1440, zone: 'Europe/Budapest' });
    await letIn(page, editor);
    await page.goto(`/admin/collections/news/${doc.id}?locale=hu`);
    await expect(page.locator('form[data-form-ready="true"] #field-title')).toBeVisible({ timeout: STORED });
    const kept = async (): Promise<{ title: string; body: unknown }> =>
      JSON.parse((await asked(page, `/api/news/${doc.id}?draft=true&locale=hu&depth=0`)).text);

    const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
    await text.locator('p').first().click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Elöljáróban: ');
    await expect.poll(async () => JSON.stringify((await kept()).body).includes('Elöljáróban: '), { timeout: STORED }).toBe(true);

    const publish = page.getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ }).first();
    await page.locator('#field-slug').fill('Rossz Webcím!');
    await publish.click();
    await page.getByText('Csak kisbetű, szám és kötőjel').first().waitFor({ timeout: STORED });
    await page.locator('#field-slug').fill('nagyon-hosszu-cikk');
    await publish.click();
    const seen = async () => {
      const answer = await fetch(new URL('/magazin/nagyon-hosszu-cikk', origin));
      return [answer.status, (await answer.text()).includes('Elöljáróban: ')];
    };
    await expect.poll(seen, { timeout: STORED, intervals: [500] }).toEqual([200, true]);
    expect(JSON.stringify((await kept()).body).length).toBeGreaterThan(200_000);
  });
});
