import type { Locale } from '@liget/content-api';
import { href } from '../../lib/urls/href.ts';

/** File extension of a place's small map, which server/plans draws. */
export const SMALL_MAP = '.svg';
/** Intrinsic size of the image, so that the browser reserves its space. */
export const SMALL_MAP_SIZE = { width: 640, height: 416 };

/** The URL of the small map around a map feature or a venue. */
export const getSmallMapUrl = (locale: Locale, id: string): string => `${href('map', locale)}/${id}${SMALL_MAP}`;

const PLAN_FILES = { hu: 'liget-terkep.pdf', en: 'liget-map.pdf' } as const;

/** The URL of the printable plan of the park. */
export const getPrintedPlanUrl = (locale: Locale): string => `${href('map', locale)}/${PLAN_FILES[locale]}`;
