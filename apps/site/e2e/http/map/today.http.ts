import { randomUUID } from 'node:crypto';
import { getMessages } from '../../../app/i18n/index.ts';
import { createEditorClient, publishItem } from '../../support/admin/signing-in.ts';
import { getDay, LOCALES } from '../../support/programs-list.ts';
import { readAnswer } from '../../support/served/content-answers.ts';
import { findLabelled, findPart, getPage, listHrefs, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;
/** Makes names unique, also when a failed test has restarted the file. */
const RUN = randomUUID().slice(0, 8);
const NAMES = { hu: `Próbaprogram a térképhez ${RUN}`, en: `A trial event for the map ${RUN}` } as const;
const NOWHERE = { hu: `Próbaprogram titkos helyen ${RUN}`, en: `A trial event in a secret place ${RUN}` } as const;
const SECRET = { hu: `Titkos kert ${RUN}`, en: `Secret garden ${RUN}` } as const;
/** A venue within a top location, and one outside. */
const HALL = 3;
const LAKE = 12;

test.use({ contents: 'desk' });

/** Events that last all through this day. */
test.beforeAll(async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  const start = Temporal.PlainDate.from(getDay(0)).toZonedDateTime('Europe/Budapest').toInstant().toString({ smallestUnit: 'millisecond' });
  const event = (names: Record<'hu' | 'en', string>, location: number) =>
    publishItem(
      send,
      'events',
      { title: names.hu, category: 1, location, status: 'scheduled', dates: [{ start, allDay: true }] },
      { title: names.en },
    );
  const secret = await publishItem(send, 'event-locations', { title: SECRET.hu }, { title: SECRET.en });
  await event(NAMES, HALL);
  await event(NAMES, LAKE);
  await event(NOWHERE, secret);
  // Waits until the site has received the last publication.
  for (const locale of LOCALES)
    await expect.poll(async () => (await fetch(new URL(MAP[locale], origin))).text()).toContain(NOWHERE[locale]);
});

for (const locale of LOCALES)
  test.describe(`today’s programs on the map in ${locale}`, { tag: '@clock' }, () => {
    const t = getMessages(locale).map;
    const map = MAP[locale];

    test('are a separate kind that the URL combines with others', async () => {
      const findKind = (page: Awaited<ReturnType<typeof getPage>>, kind: 'today' | 'restroom') =>
        findPart(findLabelled(page.main, 'nav', t.filters), 'a', t.kinds[kind]);
      expect(findKind(await getPage(map), 'today').getAttribute('href')).toBe(`${map}?kind=today`);
      const page = await getPage(`${map}?kind=today`);
      expect(findKind(page, 'today').hasAttribute('aria-current')).toBe(true);
      expect(findKind(page, 'restroom').getAttribute('href')).toBe(`${map}?kind=today&kind=restroom`);
      const list = findLabelled(page.main, '[role="group"]', t.list);
      expect([...list.querySelectorAll('h2')].map(readText)).toEqual([t.kinds.today]);
      const entries = [...list.querySelectorAll('li:has(> h3)')].map(readText).filter((text) => text.includes(NAMES[locale]));
      expect(entries).toHaveLength(2);
      for (const entry of entries) expect(entry).toContain(t.allDay);
    });

    test('are counted on the marker of their place and listed on its card', async () => {
      const { programs, features } = await readAnswer('map', locale);
      const [hall, lake] = [HALL, LAKE].map((id) => programs.features.find((feature) => feature.id === `event-location-${id}`));
      const house = features.find(({ id }) => id === hall?.properties.place);
      const { main } = await getPage(`${map}?kind=top_location&kind=today`);
      for (const title of [house?.properties.title, lake?.properties.title]) {
        // Its number of events follows its name.
        const marker = findPart(main, '[id^="sign-"]', new RegExp(`(?:^|\\s|\\d)${title ?? 'nowhere'} .*\\d`));
        expect.soft(marker.getAttribute('href'), title ?? 'nowhere').toMatch(/[?&]place=/);
      }
      const { main: withCard } = await getPage(`${map}?kind=top_location&place=${house?.id}`);
      expect(readText(findLabelled(withCard, 'section', house?.properties.title ?? ''))).toContain(NAMES[locale]);
    });

    test('are listed with a link when their place is not on the map', async () => {
      const { main } = await getPage(`${map}?kind=today`);
      const secret = findPart(main, 'li:has(> h3)', SECRET[locale]);
      expect(readText(secret)).toContain(t.notOnMap);
      const [program = 'no link', ...others] = listHrefs(secret);
      expect(others.filter((href) => href.includes('place='))).toEqual([]);
      expect(readText(findPart((await getPage(program)).main, 'h1'))).toBe(NOWHERE[locale]);
    });
  });
