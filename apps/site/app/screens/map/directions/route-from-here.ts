import type { Locale } from '@liget/content-api';
import { BaseMap } from '@liget/content-api/base-map';
import type { LonLat } from '@liget/map';
import { wayForm as formEn } from '../../../i18n/en/map/way-form.ts';
import { ways as waysEn } from '../../../i18n/en/map/ways.ts';
import { wayForm as formHu } from '../../../i18n/hu/map/way-form.ts';
import { ways as waysHu } from '../../../i18n/hu/map/ways.ts';
import { type RouteEnd, type RouteView, toRouteView } from './route-view.ts';

const MESSAGES = { hu: { ways: waysHu, wayForm: formHu }, en: { ways: waysEn, wayForm: formEn } };
/** Milliseconds. */
const PATIENCE = 15_000;

interface RouteRequest {
  to: RouteEnd;
  isStepFree: boolean;
  locale: Locale;
  /** Where the visitor is, if that is known. */
  position: LonLat | null;
  /** What the visitor's position is called. */
  title: string;
}

function getOwnPosition(): Promise<LonLat> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      (error) => reject(new Error(error.message)),
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  });
}

/** The whole plan, as the contract has it: the file that the live map draws says nothing of sources and surfaces. */
async function fetchBaseMap(locale: Locale): Promise<BaseMap> {
  const response = await fetch(`/api/${locale}/map/ground`);
  if (!response.ok) throw new Error(`The base map answered ${response.status}`);
  return BaseMap.parse(await response.json());
}

/**
 * The way from where the device is. It is found here: what travels is the question for the whole plan, which says nothing of the visitor. Rejects
 * when the position or the plan cannot be had. Its texts are the bundled ones, for the page has no others of these.
 */
export async function findRouteFromHere({
  to,
  isStepFree,
  locale,
  position,
  title,
}: RouteRequest): Promise<{ found: RouteView | null; error: string | null }> {
  const [from, baseMap] = await Promise.all([position ?? getOwnPosition(), fetchBaseMap(locale)]);
  return toRouteView({ from: { id: null, title, position: from }, to }, baseMap, isStepFree, { locale, messages: MESSAGES[locale] });
}
