import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../test-rows.ts';
import { findRouteRow } from '../server/http/urls/requested-url.ts';
import { getRouteRow, routeTable, type ScreenId } from './route-table.ts';
import routes from './routes.ts';

/** Specification, section 2: every row, with a path in each language and the screen that must answer it. */
const SPECIFIED: [screen: string, hungarian: string, english: string, id: ScreenId, params?: Record<string, string>][] = [
  ['Home', '/', '/en', 'home'],
  ['Now', '/most', '/en/now', 'now'],
  ['The project', '/a-projekt', '/en/the-project', 'projects'],
  ['Project detail', '/projekt/nagyjatszoter', '/en/the-project/main-playground', 'project'],
  ['Our first 10 years', '/projekt/a-liget-projekt-elso-10-eve', '/en/the-project/our-first-10-years', 'projectReview'],
  ['Swiper', '/the-project/swiper', '/en/the-project/swiper', 'swiper'],
  ['Privacy policy', '/adatvedelem', '/en/privacy-policy', 'privacyPolicy'],
  ['Archive', '/archivum', '/en/archive', 'archive'],
  ['Archive article', '/archivum/elso-ev', '/en/archive/first-year', 'archiveArticle'],
  ['Newsletter sign-up', '/hirlevel-feliratkozas', '/hirlevel-feliratkozas', 'newsletter'],
  ['Career', '/karrier', '/en/career', 'careers'],
  ['Position', '/karrier/kertesz', '/en/career/gardener', 'career'],
  ['Search', '/kereses', '/en/search', 'search'],
  ['Public information', '/kozerdeku-adatok', '/en/kozerdeku-adatok', 'publicInformation'],
  ['Public information item', '/kozerdeku-adatok/szerzodesek', '/en/kozerdeku-adatok/contracts', 'publicInformationItem'],
  ['Visitor information', '/latogatas', '/en/visitor-information', 'visitorInformation'],
  [
    'Visitor information item',
    '/latogatas/kozlekedes-megkozelites',
    '/en/visitor-information/access-and-transport',
    'visitorInformationItem',
  ],
  ['Complaint report', '/ballon-panaszkezeles', '/en/balloon-complaint-report', 'page'],
  ['Customer service', '/ballon-ugyfelszolgalat', '/en/balloon-customer-service', 'page'],
  ['Magazine', '/magazin', '/en/magazine', 'magazine'],
  ['Magazine article', '/magazin/oszi-seta', '/en/magazine/autumn-walk', 'magazineArticle'],
  ['Magazine preview', '/magazin/preview/7', '/en/magazine/preview/7', 'magazinePreview'],
  ['Press', '/sajto', '/en/press', 'press'],
  ['Press release', '/sajto/megnyitas', '/en/press/opening', 'pressRelease'],
  ['Media library', '/sajto/mediatar', '/en/press/media', 'mediaLibrary'],
  ['Media category', '/sajto/mediatar/epuletek', '/en/press/media/buildings', 'mediaCategory'],
  ['Gallery', '/sajto/mediatar/epuletek/zene-haza', '/en/press/media/buildings/house-of-music', 'gallery'],
  ['Professional documents', '/szakmai-anyagok', '/en/szakmai-anyagok', 'professionalDocuments'],
  ['Map', '/terkep', '/en/map', 'map'],
  ['Business partners', '/uzleti-partnereinknek', '/en/business-partners', 'businessPartners'],
  ['Partner item', '/uzleti-partnereinknek/berlet', '/en/business-partners/venue-hire', 'partnerItem'],
  ['Programs', '/varosligeti-programok', '/en/programs-in-varosliget', 'programs'],
  ['Program', '/varosligeti-programok/tanchaz', '/en/programs-in-varosliget/dance-house', 'program'],
  ['Program preview', '/varosligeti-programok/preview/7', '/en/programs-in-varosliget/preview/7', 'programPreview'],
  ['Program series', '/programsorozatok/tanchazak', '/en/program-series/dance-houses', 'programSeries'],
  ['A visitor’s own case', '/ugyintezes/p-2026-k7qw3n', '/en/your-case/p-2026-k7qw3n', 'case'],
  ['Catch-all', '/rolunk', '/en/about-us', 'page'],
];

const TOP_LOCATIONS: [name: string, hungarian: string, english: string][] = [
  ['Balloon lookout', 'ballon-kilato', 'balloon-fly'],
  ['Bird-friendly learning trail', 'madarbarat-tanosveny', 'bird-friendly-learning-trail'],
  ['House of Hungarian music', 'magyar-zene-haza', 'house-of-hungarian-music'],
  ['House of the Hungarian millennium', 'millennium-haza-neo-kortars-muveszeti-ter', 'house-of-the-hungarian-millennium'],
  ['Botanical garden', 'mocsenyi-mihaly-botanikus-kert', 'mocsenyi-mihaly-botanical-garden'],
  ['Museum of ethnography', 'neprajzi-muzeum', 'museum-of-ethnography'],
  ['Museum of fine arts', 'szepmuveszeti-muzeum', 'museum-of-fine-arts'],
  ['Visitor center', 'varosliget-latogatokozpont', 'city-park-visitor-center'],
  ['Traffic-rules park', 'varosligeti-kresz-park', 'kresz-park'],
  ['Playground', 'varosligeti-nagyjatszoter', 'playground-of-varosliget'],
  ['Promenade', 'varosligeti-promenad', 'varosliget-promenade'],
];

function routeObject({ id, path: pattern, children }: RouteConfigEntry): RouteObject {
  return { id: id ?? '', ...(pattern === undefined ? {} : { path: pattern }), children: (children ?? []).map(routeObject) };
}
const router = routes.map(routeObject);

/** The id of the route that React Router chooses, and its parameters. */
function answering(address: string): { id: string | undefined; params: Record<string, string | undefined> } {
  const match = matchRoutes(router, address)?.at(-1);
  return { id: match?.route.id, params: { ...match?.params } };
}

describe('every row of the specification’s table', () => {
  test('is answered by its screen in both languages, and has the same cache key', () =>
    everyRow(
      SPECIFIED,
      ([screen]) => screen,
      ([, hungarian, english, id]) => {
        expect(answering(hungarian).id).toBe(`${id}___hu`);
        expect(answering(english).id).toBe(english === hungarian ? `${id}___hu` : `${id}___en`);
        expect([findRouteRow(hungarian)?.id, findRouteRow(english)?.id], 'of the page cache').toEqual([id, id]);
      },
    ));
});

test('every top location is answered by its screen in both languages', () =>
  everyRow(
    TOP_LOCATIONS,
    ([name]) => name,
    ([, hungarian, english]) => {
      expect(answering(`/top-helyek/${hungarian}`)).toEqual({ id: 'topLocation___hu', params: { topLocation: hungarian } });
      expect(answering(`/en/top-locations/${english}`)).toEqual({ id: 'topLocation___en', params: { topLocation: english } });
    },
  ));

describe('the parameters have the specification’s names', () => {
  test.each([
    ['/projekt/x', { project: 'x' }],
    ['/archivum/x', { article: 'x' }],
    ['/karrier/x', { position: 'x' }],
    ['/kozerdeku-adatok/x', { data: 'x' }],
    ['/latogatas/x', { visitorInformation: 'x' }],
    ['/magazin/x', { article: 'x' }],
    ['/magazin/preview/x', { article_preview: 'x' }],
    ['/sajto/x', { release: 'x' }],
    ['/sajto/mediatar/x/y', { gallerycategory: 'x', gallery: 'y' }],
    ['/uzleti-partnereinknek/x', { partnerInfo: 'x' }],
    ['/varosligeti-programok/x', { program: 'x' }],
    ['/varosligeti-programok/preview/x', { program_preview: 'x' }],
    ['/programsorozatok/x', { programSeries: 'x' }],
    ['/x', { slug: 'x' }],
  ])('%s', (address, params) => {
    expect(answering(address).params).toEqual(params);
  });
});

describe('paths that are no screens', () => {
  test.each(['/projekt', '/the-project', '/a/b', '/magazin/a/b', '/top-helyek/a/b', '/sajto/mediatar/a/b/c'])(
    '%s is unknown',
    (address) => {
      expect(answering(address).id).toMatch(/^(unknown|page)___hu$/);
    },
  );
  test('below an existing path are unknown in each language', () => {
    expect([answering('/a/b').id, answering('/en/a/b').id]).toEqual(['unknown___hu', 'unknown___en']);
  });
  test('include those of QR codes', () => {
    expect(answering('/qr/fa-12')).toEqual({ id: 'qrCode', params: { code: 'fa-12' } });
  });
});

describe('the table itself', () => {
  test('has every screen once, and no path twice', () => {
    const addresses = routeTable.flatMap(({ hu, en }) => (hu === en ? [hu] : [hu, en])).map((address) => address.replace(/:\w+/g, ':'));
    expect(new Set(routeTable.map(({ id }) => id)).size).toBe(routeTable.length);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  test('has the same parameters in both languages and a page in every row', () => {
    const names = (pattern: string) => pattern.match(/:\w+/g) ?? [];
    return everyRow(
      routeTable,
      ({ id }) => id,
      ({ hu, en, page }) => {
        expect(names(en)).toEqual(names(hu));
        expect([page, existsSync(path.join(import.meta.dirname, page))]).toEqual([page, true]);
      },
    );
  });

  test('has as private only previews, the newsletter’s links and cases, and hides the footer only for the map', () => {
    expect(routeTable.filter((row) => row.isPrivate).map(({ id }) => id)).toEqual(['newsletterStep', 'case']);
    expect(routeTable.filter((row) => row.previewOf).map(({ id }) => id)).toEqual(['magazinePreview', 'programPreview']);
    expect(routeTable.filter((row) => row.map).map(({ id }) => id)).toEqual(['map']);
  });

  test('the list of programs accepts the specified parameters, and the search its query', () => {
    expect(routeTable.find(({ id }) => id === 'programs')?.query).toEqual(expect.arrayContaining(['category', 'from', 'to']));
    expect(routeTable.find(({ id }) => id === 'search')?.query).toContain('q');
  });

  test('every screen is a route of each language with the locale in its id, except the Hungarian newsletter', () => {
    const ids = new Set(router.flatMap(({ children }) => (children ?? []).map(({ id }) => id)));
    const missing = routeTable.flatMap(({ id }) => [`${id}___hu`, `${id}___en`]).filter((id) => !ids.has(id));
    expect(missing).toEqual(['newsletter___en', 'newsletterStep___en']);
  });

  test('an unknown screen is an error that names it', () => {
    expect(() => getRouteRow('castle' as never)).toThrow('No screen castle in the route table');
  });
});
