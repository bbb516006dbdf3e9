import type { Event, Locale, TopLocation } from '@liget/content-api';
import { getPlaceId, getVenueId } from '@liget/content-api/map-ids';
import { getRouteUrl } from '../../../../components/directions/route-url.ts';
import type { SmallMapView } from '../../../../components/map/SmallMap.tsx';
import { describeSmallMap } from '../../../../components/map/small-map.ts';
import type { Messages } from '../../../../i18n/index.ts';
import { href } from '../../../../lib/urls/href.ts';

interface ProgramMapContext {
  /** `null` in an outage. */
  places: readonly TopLocation[] | null;
  locale: Locale;
  messages: Pick<Messages, 'smallMap' | 'map'>;
}

/** Where an event is on the map: at its venue's position, or in the place that contains it. */
export interface ProgramMap {
  /** The URL of the large map, with the place chosen if it is on the map. */
  mapUrl: string;
  /** The URL of the map's directions to it. */
  routeUrl: string | null;
  smallMap: SmallMapView | null;
}

/** Decimals of a position in the map's URL. */
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
