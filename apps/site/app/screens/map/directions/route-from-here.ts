import type { Locale } from '@liget/content-api';
import { BaseMap } from '@liget/content-api/base-map';
import type { LonLat } from '@liget/map';
import { wayForm as formEn } from '../../../i18n/en/map/way-form.ts';
import { ways as waysEn } from '../../../i18n/en/map/ways.ts';
import { wayForm as formHu } from '../../../i18n/hu/map/way-form.ts';
import { ways as waysHu } from '../../../i18n/hu/map/ways.ts';
import { type RouteEnd, type RouteView, toRouteView } from './route-view.ts';

const MESSAGES = { hu: { ways: waysHu, wayForm: formHu }, en: { ways: waysEn, wayForm: formEn } };
const TIMEOUT_MS = 15_000;

interface RouteRequest {
  to: RouteEnd;
  isStepFree: boolean;
  locale: Locale;
  /** The visitor's position; `null` if it is still to be requested. */
  position: LonLat | null;
  /** The label of the visitor's position. */
  title: string;
}

function getOwnPosition(): Promise<LonLat> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      (error) => reject(new Error(error.message)),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
}

/** Fetches the full base map: the GeoJSON of the live map lacks the sources and surfaces that the directions need. */
async function fetchBaseMap(locale: Locale): Promise<BaseMap> {
  const response = await fetch(`/api/${locale}/map/ground`);
  if (!response.ok) throw new Error(`The base map answered ${response.status}`);
  return BaseMap.parse(await response.json());
}

/**
 * Finds the route from the visitor's position. It is computed in the browser, so that the position is not sent. Rejects when the position or
 * the base map is unavailable. The messages are bundled because the page does not load those of directions.
 */
export async function findRouteFromHere({
  to,
  isStepFree,
  locale,
  position,
  title,
}: RouteRequest): Promise<{ route: RouteView | null; error: string | null }> {
  const [from, baseMap] = await Promise.all([position ?? getOwnPosition(), fetchBaseMap(locale)]);
  return toRouteView({ from: { id: null, title, position: from }, to }, baseMap, isStepFree, { locale, messages: MESSAGES[locale] });
}
