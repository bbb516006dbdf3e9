import type { Locale } from '@liget/content-api';
import { href } from '../../../lib/urls/href.ts';

export const GEOJSON = '.geojson';

/** The path of the base map's GeoJSON, below the map's own path. */
export const getBaseMapPath = (locale: Locale): string => href('map', locale) + GEOJSON;
