import { AxeBuilder } from '@axe-core/playwright';
import type { AnswerOf } from '@liget/content-api';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { closeBrowser, visitor } from './browser.ts';
import { day, LOCALES, origin } from './programs-list.ts';
import { published, signedIn } from './signing-in.ts';

const editor = inject('editor');
const MAP = { hu: '/terkep', en: '/en/map' } as const;
const NAMES = { hu: 'Próbaprogram a térképhez', en: 'A trial event for the map' } as const;
const NOWHERE = { hu: 'Próbaprogram titkos helyen', en: 'A trial event in a secret place' } as const;
const SECRET = { hu: 'Titkos kert', en: 'Secret garden' } as const;
/** A location in a top location, and one that stands alone. */
const HALL = 3;
const LAKE = 12;

afterAll(closeBrowser);

async function parkMap(locale: 'hu' | 'en'): Promise<AnswerOf<'map'>> {
  return (await (await fetch(new URL(`/api/${locale}/map`, origin))).json()) as AnswerOf<'map'>;
}

/** Programs that are on all through this day, whenever the journeys run. */
beforeAll(async () => {
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
  await expect.poll(async () => (await fetch(new URL(MAP[locale], origin))).text(), { timeout: 15_000 }).toContain(NOWHERE[locale]);
}

describe.each(LOCALES)('what is on today, on the map in %s', (locale) => {
  const t = messagesOf(locale).map;
  const look = { language: locale, width: 1440, height: 900 } as const;

  test('is one of the kinds that can be chosen by an address, also without JavaScript', async () => {
    await heard(locale);
    const { page, context } = await visitor(origin, { ...look, javaScript: false });
    await page.goto(MAP[locale]);
    const filters = page.getByRole('navigation', { name: t.filters });
    await filters.getByRole('link', { name: t.kinds.today }).click();
    await page.waitForURL((url) => url.search === '?kind=today');
    expect(await filters.getByRole('link', { name: t.kinds.today }).getAttribute('aria-current')).toBe('true');
    expect(await page.locator('main h2:visible').allInnerTexts()).toEqual([t.kinds.today]);
    const list = page.getByRole('group', { name: t.list });
    const entry = list.getByRole('listitem').filter({ has: page.getByRole('link', { name: NAMES[locale] }) });
    expect(await entry.getByText(t.allDay).count()).toBeGreaterThan(0);
    await filters.getByRole('link', { name: t.kinds.restroom }).click();
    await page.waitForURL((url) => url.search === '?kind=today&kind=restroom');
    await page.goBack();
    await list.getByRole('link', { name: NAMES[locale] }).first().click();
    await page.getByRole('heading', { level: 1, name: NAMES[locale] }).waitFor();
    await context.close();
  });

  test('is counted on the sign of its place, and is told where nobody knows the place', async () => {
    await heard(locale);
    const { page, context } = await visitor(origin, { ...look, javaScript: false });
    await page.goto(MAP[locale]);
    const { programs, features } = await parkMap(locale);
    const [hall, lake] = [HALL, LAKE].map((id) => programs.features.find((feature) => feature.id === `event-location-${id}`));
    const house = features.find(({ id }) => id === hall?.properties.place);
    const plan = page.getByRole('group', { name: new RegExp(t.plan.slice(0, 8)) });
    for (const title of [house?.properties.title, lake?.properties.title]) {
      expect(await plan.getByRole('link', { name: title ?? '' }).getAttribute('href')).toMatch(/^#place-/);
      expect(await plan.getByRole('link', { name: title ?? '' }).innerText()).toMatch(/\d/);
    }
    const secret = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SECRET[locale] }) });
    expect(await secret.innerText()).toContain(t.notOnMap);
    expect(await secret.getByRole('link', { name: NOWHERE[locale] }).isVisible()).toBe(true);
    expect(await secret.getByRole('link', { name: t.show }).count()).toBe(0);
    await context.close();
  });

  test('is in the card of the place, which is closed with Escape', async () => {
    await heard(locale);
    const { page, context, faults } = await visitor(origin, { ...look, width: 390, height: 844 });
    await page.goto(`${MAP[locale]}?kind=top_location`, { waitUntil: 'networkidle' });
    const { programs, features } = await parkMap(locale);
    const hall = programs.features.find(({ id }) => id === `event-location-${HALL}`);
    const title = features.find(({ id }) => id === hall?.properties.place)?.properties.title ?? '';
    const sign = page.locator(`#sign-${hall?.properties.place}`);
    await sign.click();
    const card = page.getByRole('region', { name: title, exact: true });
    await card.getByRole('link', { name: NAMES[locale] }).waitFor();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => card.count()).toBe(0);
    expect(await sign.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults()).toEqual([]);
    await context.close();
  });

  test.each([390, 1440])('has nothing that axe finds, and nothing scrolls sideways, at %i px', async (width) => {
    const { page, context } = await visitor(origin, { ...look, width });
    for (const query of ['', '?kind=today']) {
      await page.goto(MAP[locale] + query, { waitUntil: 'load' });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .include('main')
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await context.close();
  });
});
