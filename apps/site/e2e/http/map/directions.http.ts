import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES } from '../../support/programs-list.ts';
import { readAnswer } from '../../support/served/content-answers.ts';
import { filled, sendForm } from '../../support/served/served-form.ts';
import { getPage, hrefsIn, labelled, part, readText } from '../../support/served/served-page.ts';
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
      const page = await sendForm(start, part(start.main, '#way form'), { from: station.id, to: place.id });
      const panel = part(page.main, '#way');
      expect(panel.querySelector('details')?.hasAttribute('open')).toBe(true);
      expect(readText(part(panel, 'h3'))).toContain(place.properties.title);
      const steps = [...labelled(panel, 'ol', t.steps).querySelectorAll('li')].map(readText);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.at(-1)).toContain(place.properties.title);
      expect(readText(panel)).toContain(ways.approximate);
      expect(part(panel, 'a', t.open).getAttribute('href')).toMatch(/^geo:/);
      const back = await getPage(part(panel, 'a', t.swap).getAttribute('href') ?? '');
      expect(filled(part(back.main, '#way form'), {})).toEqual([
        ['from', place.id],
        ['to', station.id],
      ]);
    });

    test('without steps say that the accessibility is unknown, also after switching the language', async () => {
      const { station, place } = await ends(locale);
      const query = `?from=${station.id}&to=${place.id}&profile=step-free`;
      const other = locale === 'hu' ? 'en' : 'hu';
      const page = await getPage(map + query);
      expect(readText(part(page.main, '#way'))).toContain(ways.allUnknown);
      expect(filled(part(page.main, '#way form'), {})).toContainEqual(['profile', 'step-free']);
      const { url, main } = await getPage(part(page.document.body, `header a[hreflang="${other}"]`).getAttribute('href') ?? '');
      expect(url.pathname).toBe(MAP[other]);
      expect(readText(part(main, '#way'))).toContain(getMessages(other).ways.allUnknown);
    });

    test('between unknown or equal places are replaced by the reason', async () => {
      const { place } = await ends(locale);
      for (const [query, reason] of [
        [`from=nowhere&to=${place.id}`, t.errors.unknownFrom],
        [`from=${place.id}&to=${place.id}`, t.errors.same],
      ] as const) {
        const { status, main } = await getPage(`${map}?${query}`);
        expect.soft([query, status, readText(part(main, '#way [role="status"]'))]).toEqual([query, 200, reason]);
      }
    });

    test('are linked from the page of a place, which has a small map', async () => {
      const { place } = await ends(locale);
      const slug = place.properties.slugs?.[locale];
      const { main } = await getPage(locale === 'hu' ? `/top-helyek/${slug}` : `/en/top-locations/${slug}`);
      const section = labelled(main, 'section', places.fromMetro.title);
      const picture = await fetch(new URL(part(section, 'img').getAttribute('src') ?? '', origin));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const whole = hrefsIn(section).find((href) => href.startsWith(`${map}?from=`)) ?? 'no link';
      expect(labelled(part((await getPage(whole)).main, '#way'), 'ol', t.steps).querySelectorAll('li').length).toBeGreaterThan(1);
    });
  });
