import type { Locale } from '@liget/content-api';
import { href } from '../../../lib/urls/href.ts';

export const GEOJSON = '.geojson';

/** Where the site answers with the ground as GeoJSON: beside the map's own address. */
export const getBaseMapPath = (locale: Locale): string => href('map', locale) + GEOJSON;
