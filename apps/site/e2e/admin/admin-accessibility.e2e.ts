import { violations } from '../support/axe.ts';
import { asked, signedIn } from '../support/signing-in.ts';
import { formAnswers, hireStaff, tabOf } from '../support/staff.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'admin-accessibility' });

/** Everything that is ours in the admin: screens of our own, and the boxes, fields and cells within Payload's. */
const OURS = '[class^="liget-"], [class*=" liget-"]';

/** Addresses below /admin; `*` is the number of some item of that kind. */
const SCREENS = [
  '',
  '/account',
  '/balloon',
  '/calendar',
  '/calendar?view=week',
  '/import',
  '/guide',
  '/collections/events',
  '/collections/events/*',
  '/collections/events/*/languages',
  '/collections/top-locations/*',
  '/collections/visitor-information/*',
  '/collections/media/*',
  '/collections/qr-codes/*',
  '/collections/enquiries',
  '/collections/enquiries/*',
  '/collections/newsletters/*',
  '/collections/newsletter-subscriptions',
  '/collections/redirects/create',
  '/collections/dead-links',
  '/collections/missed-pages',
  '/globals/balloon',
  '/globals/ground-plan',
];

test.beforeAll(async ({ editor }) => {
  await hireStaff(editor);
  const send = await signedIn(origin, editor);
  await send('/api/newsletters?locale=hu', 'POST', {
    subject: 'Ősz a parkban',
    intro: 'Mi lesz a hétvégén?',
    topics: ['news'],
  });
  const body = { name: 'Edit', email: 'edit@example.hu', message: 'Nem indult el a ballon.', privacy_accepted: 'on' };
  const answer = await fetch(new URL('/ballon-panaszkezeles', origin), {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
});

/** Every page is opened once, on the narrowest, and then made wide. */
const WIDTHS = [390, 1440] as const;
const HALF = Math.ceil(SCREENS.length / 2);

for (const language of ['hu', 'en'] as const)
  for (const [part, screens] of [SCREENS.slice(0, HALF), SCREENS.slice(HALF)].entries())
    test(`axe has nothing to object to in what is ours of the admin, in ${language}, part ${part + 1}`, async ({ visitor }) => {
      const page = await tabOf(visitor, 'administrator');
      await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }]);
      const numberOf = async (collection: string) => {
        const { text } = await asked(page, `/api/${collection}?limit=1&depth=0`);
        return (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id ?? 'none';
      };
      for (const screen of screens) {
        const collection = /^\/collections\/([a-z-]+)\/\*/.exec(screen)?.[1];
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.goto(`/admin${collection ? screen.replace('*', String(await numberOf(collection))) : screen}`);
        await hydrated(page.locator(OURS).first());
        const frames = screen.includes('newsletters/') ? 'a letter' : 'none';
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft([screen, width, await violations(page, OURS, frames)]).toEqual([screen, width, []]);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft([screen, width, tooWide]).toEqual([screen, width, 0]);
        }
      }
    });

/** Of what Payload draws, and we do not: the order of its headings and landmarks, and links within choices that can be drawn about. */
const LEFT_TO_PAYLOAD = /^(?:heading-order|list|region|nested-interactive|label-content-name-mismatch|landmark-[a-z-]+): /;
const FORMS = ['/collections/events/1', '/collections/visitor-information/1', '/globals/search-settings', '/collections/top-locations/1'];
/** Of the last of these: a choice, a row of hours with its handle, its menu, and its picture. */
const NAMES = {
  hu: [
    /^Napok$/,
    /^Áthelyezés: minden nap 10:00–20:00, május–szeptember$/,
    /^További műveletek: minden nap 10:00/,
    /^Adatok szerkesztése: \S+\.jpg$/,
  ],
  en: [/^Days$/, /^Move: every day 10:00–20:00, May–September$/, /^More actions: every day 10:00/, /^Edit details: \S+\.jpg$/],
} as const;

for (const language of ['hu', 'en'] as const)
  test(`every field, handle and button of a form has a name, in ${language}, and can be read and met by a finger`, async ({ visitor }) => {
    const page = await tabOf(visitor, 'administrator');
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }]);
    for (const form of FORMS) {
      await page.goto(`/admin${form}?locale=hu`);
      await formAnswers(page);
      await expect(page.locator('.rs__input, .array-actions__button').first()).toHaveAccessibleName(/./);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const objections = (await violations(page, 'form')).filter((objection) => !LEFT_TO_PAYLOAD.test(objection));
        expect.soft([form, width, objections]).toEqual([form, width, []]);
      }
    }
    const [days, handle, menu, picture] = NAMES[language];
    await expect(page.getByRole('combobox', { name: days }).first()).toBeVisible();
    for (const name of [handle, menu, picture]) await expect(page.getByRole('button', { name }).first()).toBeVisible();
  });
