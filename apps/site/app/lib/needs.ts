import type { Need } from '@liget/content-api';
import { NEEDS } from '@liget/content-api/vocabulary';
import type { Query } from './urls/href.ts';

/** Of an address: what is asked for, and that this is to be remembered on the device. */
export const NEED_PARAMETER = 'need';
export const KEEP_PARAMETER = 'keep';
export const NEEDS_COOKIE = 'needs';
/** 365 days, in seconds. */
export const NEEDS_COOKIE_AGE = 365 * 24 * 60 * 60;
/** Where the row stands on its page. */
export const NEEDS_ID = 'needs';

/** The needs among some values, each once, in one order. */
export const needsAmong = (values: readonly string[]): Need[] => NEEDS.filter((need) => values.includes(need));

/** What of an address asks for needs. */
export const readNeeds = (query: URLSearchParams): Need[] => needsAmong(query.getAll(NEED_PARAMETER));

/** Whether an address asks for a need that there is not. */
export const hasUnknownNeed = (query: URLSearchParams): boolean =>
  query.getAll(NEED_PARAMETER).some((value) => value !== '' && needsAmong([value]).length === 0);

/** A need as the row offers it: its link switches it on or off, and has that remembered. */
export interface NeedChip {
  need: Need;
  isOn: boolean;
  url: string;
}

/** `urlOf`: the address of the screen with other needs, everything else as it is. */
export function toNeedChips(needs: readonly Need[], urlOf: (query: Query) => string): NeedChip[] {
  return NEEDS.map((need) => {
    const isOn = needs.includes(need);
    const left = NEEDS.filter((other) => (other === need ? !isOn : needs.includes(other)));
    return { need, isOn, url: `${urlOf({ [NEED_PARAMETER]: left, [KEEP_PARAMETER]: '1' })}#${NEEDS_ID}` };
  });
}
