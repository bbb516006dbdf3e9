import type { AnswerOf } from '@liget/content-api';
import { messagesOf } from '../../app/messages/index.ts';
import { violations } from '../support/axe.ts';
import { day, LOCALES } from '../support/programs-list.ts';
import { published, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;
const NAMES = { hu: 'Próbaprogram a térképhez', en: 'A trial event for the map' } as const;
const NOWHERE = { hu: 'Próbaprogram titkos helyen', en: 'A trial event in a secret place' } as const;
const SECRET = { hu: 'Titkos kert', en: 'Secret garden' } as const;
/** A location in a top location, and one that stands alone. */
const HALL = 3;
const LAKE = 12;

async function parkMap(locale: 'hu' | 'en'): Promise<AnswerOf<'map'>> {
  return (await (await fetch(new URL(`/api/${locale}/map`, origin))).json()) as AnswerOf<'map'>;
}

test.use({ contents: 'map' });

/** Programs that are on all through this day, whenever the journeys run. */
test.beforeAll(async ({ editor }) => {
  const send = await signedIn(origin, editor);
  const start = Temporal.PlainDate.from(day(0)).toZonedDateTime('Europe/Budapest').toInstant().toString({ smallestUnit: 'millisecond' });
  const event = (names: Record<'hu' | 'en', string>, location: number) =>
    published(
      send,
      'events',
      { title: names.hu, category: 1, location, status: 'scheduled', dates: [{ start, allDay: true }] },
      { title: names.en },
    );
  const secret = await published(send, 'event-locations', { title: SECRET.hu }, { title: SECRET.en });
  await event(NAMES, HALL);
  await event(NAMES, LAKE);
  await event(NOWHERE, secret);
});

/** The site has heard of what was published. */
async function heard(locale: 'hu' | 'en'): Promise<void> {
  await expect.poll(async () => (await fetch(new URL(MAP[locale], origin))).text()).toContain(NOWHERE[locale]);
}

for (const locale of LOCALES)
  test.describe(`what is on today, on the map in ${locale}`, () => {
    const t = messagesOf(locale).map;
    const look = { language: locale, width: 1440, height: 900 } as const;

    test('is one of the kinds that can be chosen by an address, also without JavaScript', async ({ visitor }) => {
      await heard(locale);
      const { page } = await visitor({ ...look, javaScript: false });
      await page.goto(MAP[locale]);
      const filters = page.getByRole('navigation', { name: t.filters });
      await filters.getByRole('link', { name: t.kinds.today }).click();
      await page.waitForURL((url) => url.search === '?kind=today');
      await expect(filters.getByRole('link', { name: t.kinds.today })).toHaveAttribute('aria-current', 'true');
      const list = page.getByRole('group', { name: t.list });
      await expect(list.getByRole('heading', { level: 2 })).toHaveText([t.kinds.today]);
      const entry = list.getByRole('listitem').filter({ has: page.getByRole('link', { name: NAMES[locale] }) });
      await expect(entry.getByText(t.allDay).first()).toBeAttached();
      await filters.getByRole('link', { name: t.kinds.restroom }).click();
      await page.waitForURL((url) => url.search === '?kind=today&kind=restroom');
      await page.goBack();
      await list.getByRole('link', { name: NAMES[locale] }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: NAMES[locale] })).toBeVisible();
    });

    test('is counted on the sign of its place, and is told where nobody knows the place', async ({ visitor }) => {
      await heard(locale);
      const { page } = await visitor({ ...look, javaScript: false });
      await page.goto(`${MAP[locale]}?kind=top_location&kind=today`);
      const { programs, features } = await parkMap(locale);
      const [hall, lake] = [HALL, LAKE].map((id) => programs.features.find((feature) => feature.id === `event-location-${id}`));
      const house = features.find(({ id }) => id === hall?.properties.place);
      const plan = page.getByRole('group', { name: new RegExp(t.plan.slice(0, 4)) });
      for (const title of [house?.properties.title, lake?.properties.title]) {
        // Its count of programs follows its name.
        const sign = plan.getByRole('link', { name: new RegExp(`^${title ?? 'nowhere'} `) });
        await expect(sign).toHaveAttribute('href', /[?&]place=/);
        await expect(sign).toContainText(/\d/);
      }
      const secret = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SECRET[locale] }) });
      await expect(secret).toContainText(t.notOnMap);
      await expect(secret.getByRole('link', { name: NOWHERE[locale] })).toBeVisible();
      await expect(secret.getByRole('link', { name: t.show })).toHaveCount(0);
    });

    test('is in the card of the place, which is closed with Escape', async ({ visitor }) => {
      await heard(locale);
      // Where every sign stands for itself; dialogs.e2e.ts looks at the card on a phone.
      const { page, faults } = await visitor(look);
      await page.goto(`${MAP[locale]}?kind=top_location`);
      const { programs, features } = await parkMap(locale);
      const hall = programs.features.find(({ id }) => id === `event-location-${HALL}`);
      const title = features.find(({ id }) => id === hall?.properties.place)?.properties.title ?? '';
      const sign = page.locator(`#sign-${hall?.properties.place}`);
      await hydrated(sign);
      await sign.click();
      const card = page.getByRole('region', { name: title, exact: true });
      await expect(card.getByRole('link', { name: NAMES[locale] })).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(sign).toBeFocused();
      expect(faults()).toEqual([]);
    });

    test('has nothing that axe finds, and nothing scrolls sideways', async ({ visitor }) => {
      const { page } = await visitor(look);
      for (const query of ['', '?kind=today']) {
        await page.goto(MAP[locale] + query);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          expect([query, width, await violations(page, 'main')]).toEqual([query, width, []]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        }
      }
    });
  });

test('on a phone the cookie settings are within reach, and of the footer nothing else', async ({ visitor }) => {
  const { shell } = messagesOf('hu');
  const { page } = await visitor({ width: 390, height: 844 });
  await page.goto(MAP.hu);
  const open = page.getByRole('contentinfo').getByRole('button', { name: shell.cookies.open });
  await hydrated(open);
  await open.click();
  await expect(page.getByRole('dialog', { name: shell.cookies.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: shell.footerNavigation, includeHidden: true })).toBeHidden();
});
