import type { Event, Locale, TopLocation } from '@liget/content-api';
import { getPlaceId, getVenueId } from '@liget/content-api/map-ids';
import { getRouteUrl } from '../../../components/directions/route-url.ts';
import type { SmallMapView } from '../../../components/map/SmallMap.tsx';
import { describeSmallMap } from '../../../components/map/small-map.ts';
import type { Messages } from '../../../i18n/index.ts';
import { href } from '../../../lib/urls/href.ts';

interface ProgramMapContext {
  /** `null` in an outage. */
  places: readonly TopLocation[] | null;
  locale: Locale;
  messages: Pick<Messages, 'smallMap' | 'map'>;
}

/** Where a program is on the map: at the position of its location, or in the place of the map that it lies in. */
export interface ProgramMap {
  /** Of the large map, with the place chosen where it is one of the map's own. */
  mapUrl: string;
  /** Asks the map for a way there. */
  routeUrl: string | null;
  smallMap: SmallMapView | null;
}

/** As exact as the address of a spot on the map needs it. */
const DIGITS = 5;
const NEAR = 17;

export function toProgramMap({ location }: Pick<Event, 'location'>, { places, locale, messages }: ProgramMapContext): ProgramMap {
  const slug = location?.top_location?.slugs.hu;
  const place = slug ? places?.find(({ slugs }) => slugs.hu === slug) : undefined;
  const position = location?.position;
  const at = position ? `${position.latitude.toFixed(DIGITS)},${position.longitude.toFixed(DIGITS)},${NEAR}` : null;
  const mapUrl = href('map', locale, {}, place ? { place: getPlaceId(place) } : { at });
  const drawn = location && position ? getVenueId(location) : place && getPlaceId(place);
  return {
    mapUrl,
    routeUrl: place ? getRouteUrl(locale, { to: getPlaceId(place) }) : null,
    smallMap: location && drawn ? describeSmallMap({ id: drawn, title: location.title, mapUrl }, { locale, messages }) : null,
  };
}
