import { field, publish } from '../support/admin-forms.ts';
import { day } from '../support/programs-list.ts';
import { asked, type Send } from '../support/signing-in.ts';
import { hireStaff, openForm, tabOf } from '../support/staff.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
/** Milliseconds within which a form of this size is there, or has been sent, checked and stored. */
const STORED = 120_000;

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor, ['magazine']);
});

const SENTENCE = 'A Városliget fái alatt egész évben történik valami, és erről bőven van mit írni. ';
const PARAGRAPH = SENTENCE.repeat(25);
const node = { version: 1, direction: 'ltr', format: '', indent: 0 };
/** A rich text as the editor's own field writes it. */
const richText = (paragraphs: string[]) => ({
  root: {
    ...node,
    type: 'root',
    children: paragraphs.map((text) => ({
      ...node,
      type: 'paragraph',
      textFormat: 0,
      children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
    })),
  },
});

test('an article of 200,000 characters is edited, refused with an error and published, and visitors read the change', async ({
  visitor,
}) => {
  test.setTimeout(5 * STORED);
  const body = richText(Array.from({ length: 100 }, () => PARAGRAPH));
  const article = { title: `Nagyon hosszú ${MARK}`, publishedOn: `${day(-2)}T10:00:00.000Z`, body, _status: 'draft' };
  const { doc } = await send('/api/news?locale=hu&draft=true', 'POST', article);
  const page = await tabOf(visitor, 'magazine');
  await openForm(page, 'news', doc.id);
  const stored = async () => (await asked(page, `/api/news/${doc.id}?draft=true&locale=hu&depth=0`)).text;

  await page.locator('.rich-text-lexical [contenteditable="true"] p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Elöljáróban: ');
  await expect.poll(async () => (await stored()).includes('Elöljáróban: '), { timeout: STORED }).toBe(true);
  await field(page, 'slug').fill('Rossz Webcím!');
  await publish(page);
  await expect(page.getByText('Csak kisbetű, szám és kötőjel').first()).toBeVisible({ timeout: STORED });
  await field(page, 'slug').fill(`hosszu-${MARK}`);
  await publish(page);
  const seen = async () => {
    const answer = await fetch(new URL(`/magazin/hosszu-${MARK}`, origin));
    return [answer.status, (await answer.text()).includes('Elöljáróban: ')];
  };
  await expect.poll(seen, { timeout: STORED, intervals: [500] }).toEqual([200, true]);
  expect((await stored()).length).toBeGreaterThan(200_000);
});
