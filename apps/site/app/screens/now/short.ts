import type { NowRow } from './now-row.ts';
import type { PlaceRows } from './place-rows.ts';
import type { ProgramRows } from './program-rows.ts';

const ROWS = 3;
const ON_BESIDE_SOON = 1;

/**
 * The first rows for the home page: what is on, what begins within two hours, then open places, then those that open again. Without full
 * and cancelled events.
 */
export function selectShortList(
  programs: Pick<ProgramRows, 'on' | 'soon'>,
  { open, closed }: Pick<PlaceRows, 'open' | 'closed'>,
): NowRow[] {
  const [on, soon] = [programs.on, programs.soon].map((rows) => rows.filter(({ isJoinable }) => isJoinable));
  if (!on || !soon) return [];
  const onNow = on.slice(0, Math.max(ON_BESIDE_SOON, ROWS - soon.length));
  return [...onNow, ...soon.slice(0, ROWS - onNow.length), ...open, ...closed].slice(0, ROWS);
}
