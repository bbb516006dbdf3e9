import { getItemPath, itemScreens } from '@liget/content-api/screens';
import { describe, expect, test } from 'vitest';
import { getResultHref } from './result-href.ts';

const slugs = { hu: 'fak', en: 'trees' };
const none = { hu: null, en: null };

describe('getResultHref', () => {
  test.each([
    ['program', '/varosligeti-programok/fak', '/en/programs-in-varosliget/trees'],
    ['programSeries', '/programsorozatok/fak', '/en/program-series/trees'],
    ['topLocation', '/top-helyek/fak', '/en/top-locations/trees'],
    ['magazineArticle', '/magazin/fak', '/en/magazine/trees'],
    ['archiveArticle', '/archivum/fak', '/en/archive/trees'],
    ['pressRelease', '/sajto/fak', '/en/press/trees'],
    ['mediaCategory', '/sajto/mediatar/fak', '/en/press/media/trees'],
    ['visitorInformationItem', '/latogatas/fak', '/en/visitor-information/trees'],
    ['project', '/projekt/fak', '/en/the-project/trees'],
    ['page', '/fak', '/en/trees'],
    ['publicInformationItem', '/kozerdeku-adatok/fak', '/en/kozerdeku-adatok/trees'],
    ['career', '/karrier/fak', '/en/career/trees'],
    ['partnerItem', '/uzleti-partnereinknek/fak', '/en/business-partners/trees'],
  ] as const)('%s', (screen, hungarian, english) => {
    expect(getResultHref({ screen, slugs, parent: null }, 'hu')).toBe(hungarian);
    expect(getResultHref({ screen, slugs, parent: null }, 'en')).toBe(english);
  });

  test('puts a gallery below its category', () => {
    const target = { screen: 'gallery', slugs, parent: { hu: 'termeszet', en: 'nature' } } as const;
    expect(getResultHref(target, 'hu')).toBe('/sajto/mediatar/termeszet/fak');
    expect(getResultHref(target, 'en')).toBe('/en/press/media/nature/trees');
    expect(getResultHref({ ...target, parent: null }, 'hu')).toBeNull();
  });

  test('returns the path of single screens, and one page for all professional documents', () => {
    expect(getResultHref({ screen: 'careers', slugs: none, parent: null }, 'en')).toBe('/en/career');
    expect(getResultHref({ screen: 'map', slugs: none, parent: null }, 'hu')).toBe('/terkep');
    expect(getResultHref({ screen: 'professionalDocuments', slugs: none, parent: null }, 'hu')).toBe('/szakmai-anyagok');
  });

  test('uses the slug of the other language where a translation is missing', () => {
    expect(getResultHref({ screen: 'magazineArticle', slugs: { hu: 'fak', en: null }, parent: null }, 'en')).toBe('/en/magazine/fak');
  });

  test('returns null without a slug', () => {
    expect(getResultHref({ screen: 'program', slugs: none, parent: null }, 'hu')).toBeNull();
  });

  test.each(itemScreens.map(({ id }) => id))('is that of the contract: %s', (screen) => {
    const parent = { hu: 'termeszet', en: 'nature' };
    for (const locale of ['hu', 'en'] as const)
      expect(getResultHref({ screen, slugs, parent }, locale)).toBe(getItemPath(screen, locale, slugs, parent));
  });
});
