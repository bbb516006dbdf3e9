import type { Need } from '@liget/content-api';
import { NEEDS } from '@liget/content-api/vocabulary/needs';
import type { Query } from './urls/href.ts';
import { createGuard, type QueryReader } from './urls/query-reader.ts';

/** URL parameters: the requested needs, and whether to save them on the device. */
export const NEED_PARAMETER = 'need';
export const KEEP_PARAMETER = 'keep';
export const NEEDS_COOKIE = 'needs';
/** 365 days, in seconds. */
export const NEEDS_COOKIE_AGE_SECONDS = 365 * 24 * 60 * 60;
/** The id of the filter row, used as URL fragment. */
export const NEEDS_ID = 'needs';

/** The valid needs among some values, without duplicates, in a fixed order. */
export const filterNeeds = (values: readonly string[]): Need[] => NEEDS.filter((need) => values.includes(need));

const isNeed = createGuard(NEEDS);

/** The needs in a query. The reader notes unknown ones, which the page then names. */
export const readNeedsAndNoteUnknown = (reader: QueryReader): Need[] => filterNeeds(reader.readAll(NEED_PARAMETER, isNeed));

/** The needs in a query, without unknown ones. */
export const readNeeds = (query: URLSearchParams): Need[] => filterNeeds(query.getAll(NEED_PARAMETER));

/** Whether a query contains an unknown need. */
export const hasUnknownNeed = (query: URLSearchParams): boolean =>
  query.getAll(NEED_PARAMETER).some((value) => value !== '' && filterNeeds([value]).length === 0);

/** A chip of the row: its link toggles the need and stores the choice. */
export interface NeedChip {
  need: Need;
  isOn: boolean;
  url: string;
}

/** `getUrl` returns the screen's URL with changed needs and the rest of the query unchanged. */
export function toNeedChips(needs: readonly Need[], getUrl: (query: Query) => string): NeedChip[] {
  return NEEDS.map((need) => {
    const isOn = needs.includes(need);
    const newNeeds = NEEDS.filter((other) => (other === need ? !isOn : needs.includes(other)));
    return { need, isOn, url: `${getUrl({ [NEED_PARAMETER]: newNeeds, [KEEP_PARAMETER]: '1' })}#${NEEDS_ID}` };
  });
}

/** The URL of a screen without needs; it deletes the choice saved on the device, too. `getUrl` as in `toNeedChips`. */
export const getUrlWithoutNeeds = (getUrl: (query: Query) => string): string =>
  `${getUrl({ [NEED_PARAMETER]: [], [KEEP_PARAMETER]: '1' })}#${NEEDS_ID}`;
