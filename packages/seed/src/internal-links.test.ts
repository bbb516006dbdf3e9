import { expect, test } from 'vitest';
import type { Text } from './schemas/primitives.ts';
import { readSeedContent } from './seed-content.ts';

const content = readSeedContent();

/** Specification, section 2. */
const SCREENS: Text[] = [
  ['/', '/en'],
  ['/a-projekt', '/en/the-project'],
  ['/projekt/a-liget-projekt-elso-10-eve', '/en/the-project/our-first-10-years'],
  ['/adatvedelem', '/en/privacy-policy'],
  ['/archivum', '/en/archive'],
  ['/hirlevel-feliratkozas', '/hirlevel-feliratkozas'],
  ['/karrier', '/en/career'],
  ['/kereses', '/en/search'],
  ['/kozerdeku-adatok', '/en/kozerdeku-adatok'],
  ['/latogatas', '/en/visitor-information'],
  ['/magazin', '/en/magazine'],
  ['/sajto', '/en/press'],
  ['/sajto/mediatar', '/en/press/media'],
  ['/szakmai-anyagok', '/en/szakmai-anyagok'],
  ['/terkep', '/en/map'],
  ['/uzleti-partnereinknek', '/en/business-partners'],
  ['/varosligeti-programok', '/en/programs-in-varosliget'],
].map(([hu = '', en = '']) => ({ hu, en }));

const under = (hu: string, en: string, items: readonly { slug: Text }[]): Text[] =>
  items.map(({ slug }) => ({ hu: `${hu}/${slug.hu}`, en: `/en${en}/${slug.en}` }));

const ADDRESSES: Text[] = [
  ...SCREENS,
  ...under('/top-helyek', '/top-locations', content.topLocations),
  ...under('/projekt', '/the-project', content.projects),
  ...under('/archivum', '/archive', content.archive),
  ...under('/karrier', '/career', content.careers),
  ...under('/kozerdeku-adatok', '/kozerdeku-adatok', content.publicInformation),
  ...under('/latogatas', '/visitor-information', content.visitorInformation),
  ...under('/magazin', '/magazine', content.news),
  ...under('/sajto', '/press', content.pressReleases),
  ...under('/sajto/mediatar', '/press/media', content.galleries),
  ...content.galleries.flatMap(({ slug, galleries }) => under(`/sajto/mediatar/${slug.hu}`, `/press/media/${slug.en}`, galleries)),
  ...under('/uzleti-partnereinknek', '/business-partners', content.businessPartners),
  ...under('/varosligeti-programok', '/programs-in-varosliget', content.events),
  ...under('/programsorozatok', '/program-series', content.eventSeries),
  ...under('', '', content.pages),
  ...content.products.flatMap(({ slug }) => [
    { hu: `/${slug.hu}-panaszkezeles`, en: `/en/${slug.en}-complaint-report` },
    { hu: `/${slug.hu}-ugyfelszolgalat`, en: `/en/${slug.en}-customer-service` },
  ]),
];

/** Paths that a Markdown text links to, or that a field itself is. */
function pathsIn(text: string): string[] {
  const whole = /^\/(?!\/)\S*$/.test(text) ? [text] : [];
  return [...whole, ...[...text.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, path]) => path ?? [])];
}

function linksIn(value: unknown, locale: 'hu' | 'en'): string[] {
  if (typeof value === 'string') return pathsIn(value);
  if (typeof value !== 'object' || value === null) return [];
  if ('hu' in value && 'en' in value) return linksIn(value[locale], locale);
  return Object.values(value).flatMap((child) => linksIn(child, locale));
}

test.each(['hu', 'en'] as const)('every link within the site leads to a page of the same language (%s)', (locale) => {
  const { redirects, ...linking } = content;
  const known = new Set(ADDRESSES.map((address) => address[locale]));
  const links = [...new Set(linksIn(linking, locale))];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !known.has(link.replace(/[?#].*$/, '')))).toEqual([]);
  const targets = redirects
    .map(({ to }) => to.replace(/[?#].*$/, ''))
    .filter((to) => to.startsWith('/') && /^\/en(\/|$)/.test(to) === (locale === 'en'));
  expect(targets.filter((to) => !known.has(to))).toEqual([]);
});
