import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES } from '../../support/programs-list.ts';
import { readAnswer } from '../../support/served/content-answers.ts';
import { listSentFields, sendForm } from '../../support/served/served-form.ts';
import { findLabelled, findPart, getPage, listHrefs, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;

/** A metro station and a place with a page. */
async function ends(locale: 'hu' | 'en') {
  const { features } = await readAnswer('map', locale);
  const [station, place] = (['metro', 'top_location'] as const).map((kind) => features.find(({ properties }) => properties.kind === kind));
  if (!station || !place) throw new Error('The map has no station, or no place');
  return { station, place };
}

for (const locale of LOCALES)
  test.describe(`directions through the park without JavaScript in ${locale}`, () => {
    const { wayForm: t, ways, places } = getMessages(locale);
    const map = MAP[locale];

    test('are requested by a form and listed step by step, with a link to the way back', async () => {
      const { station, place } = await ends(locale);
      const start = await getPage(map);
      const page = await sendForm(start, findPart(start.main, '#way form'), { from: station.id, to: place.id });
      const panel = findPart(page.main, '#way');
      expect(panel.querySelector('details')?.hasAttribute('open')).toBe(true);
      expect(readText(findPart(panel, 'h3'))).toContain(place.properties.title);
      const steps = [...findLabelled(panel, 'ol', t.steps).querySelectorAll('li')].map(readText);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.at(-1)).toContain(place.properties.title);
      expect(readText(panel)).toContain(ways.approximate);
      expect(findPart(panel, 'a', t.open).getAttribute('href')).toMatch(/^geo:/);
      const back = await getPage(findPart(panel, 'a', t.swap).getAttribute('href') ?? '');
      expect(listSentFields(findPart(back.main, '#way form'), {})).toEqual([
        ['from', place.id],
        ['to', station.id],
      ]);
    });

    test('without steps say that the accessibility is unknown, also after switching the language', async () => {
      const { station, place } = await ends(locale);
      const query = `?from=${station.id}&to=${place.id}&profile=step-free`;
      const other = locale === 'hu' ? 'en' : 'hu';
      const page = await getPage(map + query);
      expect(readText(findPart(page.main, '#way'))).toContain(ways.allUnknown);
      expect(listSentFields(findPart(page.main, '#way form'), {})).toContainEqual(['profile', 'step-free']);
      const { url, main } = await getPage(findPart(page.document.body, `header a[hreflang="${other}"]`).getAttribute('href') ?? '');
      expect(url.pathname).toBe(MAP[other]);
      expect(readText(findPart(main, '#way'))).toContain(getMessages(other).ways.allUnknown);
    });

    test('between unknown or equal places are replaced by the reason', async () => {
      const { place } = await ends(locale);
      for (const [query, reason] of [
        [`from=nowhere&to=${place.id}`, t.errors.unknownFrom],
        [`from=${place.id}&to=${place.id}`, t.errors.same],
      ] as const) {
        const { status, main } = await getPage(`${map}?${query}`);
        expect.soft([query, status, readText(findPart(main, '#way [role="status"]'))]).toEqual([query, 200, reason]);
      }
    });

    test('are linked from the page of a place, which has a small map', async () => {
      const { place } = await ends(locale);
      const slug = place.properties.slugs?.[locale];
      const { main } = await getPage(locale === 'hu' ? `/top-helyek/${slug}` : `/en/top-locations/${slug}`);
      const section = findLabelled(main, 'section', places.fromMetro.title);
      const picture = await fetch(new URL(findPart(section, 'img').getAttribute('src') ?? '', origin));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const whole = listHrefs(section).find((href) => href.startsWith(`${map}?from=`)) ?? 'no link';
      expect(findLabelled(findPart((await getPage(whole)).main, '#way'), 'ol', t.steps).querySelectorAll('li').length).toBeGreaterThan(1);
    });
  });
