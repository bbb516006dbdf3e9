import { itemPath, shownSlugs } from '@liget/content-api/screens';
import { useLoaderData } from 'react-router';
import { EVERY_PLACE } from '../../content/park.server.ts';
import { href } from '../../lib/href.ts';
import { lazyIsland } from '../../parts/islands/islands.tsx';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';
import './sheets.ts';
import { mapData } from './map-data.ts';
import { readMapQuery } from './map-query.ts';
import { wayAsked } from './ways/ways-asked.ts';

export const loader = screenLoader('map', async (args) => {
  const { locale, url, messages, content, otherContent, drawing, page } = args;
  const query = readMapQuery(url.searchParams);
  const [map, park, ground, places, settings, otherMap] = await Promise.all([
    content.main('map'),
    args.park(),
    content.optional('groundPlan'),
    content.optional('topLocations', EVERY_PLACE),
    content.optional('siteSettings'),
    query.words ? otherContent.optional('map') : null,
  ]);
  const { layers, ...shown } = mapData({ map, otherMap, ground, topLocations: places?.data ?? [], query, locale, park, messages });
  const directions = settings?.data.directions?.slugs;
  return {
    page: await page(),
    map: shown,
    ground: drawing(layers),
    asked: wayAsked({ url, map, ground, locale, messages }),
    /** How to get to the park: the visitor page that the settings name. */
    directionsUrl: (directions && itemPath('visitorInformationItem', locale, shownSlugs(directions))) ?? href('visitorInformation', locale),
  };
});

/** The map's own code comes after the first paint: until then the page is what the server drew. */
const MapView = lazyIsland(() => import('./MapView.tsx').then((module) => module.MapView));

export default function MapScreen() {
  return <MapView {...useLoaderData<typeof loader>()} />;
}
