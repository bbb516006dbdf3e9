import type { Locale } from '@liget/content-api';
import { href } from '../../lib/urls/href.ts';

/** How the address of a place's small map ends; the server draws it (server/plans). */
export const SMALL_MAP = '.svg';
/** In the frame's units, for the browser to keep room. */
export const SMALL_MAP_SIZE = { width: 640, height: 416 };

/** The surroundings of a place of the map, or of an event location, as a picture. */
export const getSmallMapUrl = (locale: Locale, id: string): string => `${href('map', locale)}/${id}${SMALL_MAP}`;

const PLAN_FILES = { hu: 'liget-terkep.pdf', en: 'liget-map.pdf' } as const;

/** The printable plan of the park. */
export const getPrintedPlanUrl = (locale: Locale): string => `${href('map', locale)}/${PLAN_FILES[locale]}`;
