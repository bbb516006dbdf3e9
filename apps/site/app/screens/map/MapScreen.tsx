import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import { useLoaderData } from 'react-router';
import { lazyIsland } from '../../components/islands/islands.tsx';
import { readTodaysEvents } from '../../content/todays-events.server.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { parseRouteQuery } from './directions/route-query.ts';
import { mapData } from './map-data.ts';
import { readMapQuery } from './map-query.ts';
import { findPlaces } from './places/find-places.server.ts';
// The route loads these styles because the server renders the parts, while their code is loaded later.
import '@liget/ui/chip.css';
import '@liget/ui/empty-state.css';
import '@liget/ui/forms.css';
import '@liget/ui/pictograms.css';
import '@liget/ui/picture.css';
import '../../components/needs/NeedsRow.module.css';
import '../../components/sections/signs/Sign.module.css';
import './filters/Filters.module.css';
import './Map.module.css';
import './places/PlaceCard.module.css';
import './places/PlaceList.module.css';
import './places/ProgramLines.module.css';
import './stage/CameraControl.module.css';
import './stage/BaseMap.module.css';
import './stage/MapStage.module.css';
import './stage/Markers.module.css';
import './directions/DirectionsPanel.module.css';

export const loader = createScreenLoader('map', async (args) => {
  const { locale, url, messages, content, otherContent, drawing, page } = args;
  const query = readMapQuery(url.searchParams);
  const [map, park, baseMap, places, events, settings, otherMap, synonyms] = await Promise.all([
    content.main('map'),
    args.park(),
    content.optional('baseMap'),
    content.optionalList('topLocations'),
    readTodaysEvents(args),
    content.optional('siteSettings'),
    query.words ? otherContent.optional('map') : null,
    query.words ? content.optional('searchSynonyms') : null,
  ]);
  const { words } = query;
  const found = words ? await findPlaces({ map, otherMap, locale, messages, words, synonyms: synonyms?.data ?? [] }) : null;
  const { drawn, ...shown } = mapData({ map, found, baseMap, topLocations: places?.data ?? [], events, query, locale, park, messages });
  const directions = settings?.data.directions?.slugs;
  return {
    page: await page(),
    map: shown,
    baseMap: drawing(drawn),
    routeQuery: parseRouteQuery({ url, map, baseMap, locale, messages }),
    /** The path of the page with directions to the park, from the settings. */
    directionsUrl:
      (directions && getItemPath('visitorInformationItem', locale, getShownSlugs(directions))) ?? href('visitorInformation', locale),
  };
});

/** The code of the interactive map loads after the first paint; until then the server's HTML is shown. */
const MapView = lazyIsland(() => import('./MapView.tsx').then((module) => module.MapView));

export default function MapScreen() {
  return <MapView {...useLoaderData<typeof loader>()} />;
}
