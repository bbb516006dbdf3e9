import { areAllDay } from '@liget/park/all-day';
import { MONTHS, WEEKDAYS } from '../choices/choices.ts';
import type { Label } from '../labels.ts';

/** A row of a place's opening hours, which may be incomplete. */
export interface Hours {
  /** '1' is Monday. */
  weekdays?: readonly string[] | null | undefined;
  opens?: string | null | undefined;
  closes?: string | null | undefined;
  /** '1' is January; empty for the whole year. */
  months?: readonly string[] | null | undefined;
}

const EVERY_DAY: Label = { hu: 'minden nap', en: 'every day' };
/** The words for hours from midnight to midnight. */
export const DAY_AND_NIGHT: Label = { hu: 'éjjel-nappal', en: 'day and night' };
const DUSK: Label = { hu: 'sötétedés', en: 'dusk' };

/** 'hétfő–szerda, szombat': the chosen names in order, consecutive ones as a range. */
function getNames(chosen: readonly string[], all: typeof WEEKDAYS, language: keyof Label): string {
  const runs: (typeof WEEKDAYS)[] = [];
  for (const [index, item] of all.entries()) {
    if (!chosen.includes(item.value)) continue;
    const before = all[index - 1];
    const run = before && chosen.includes(before.value) ? runs.at(-1) : undefined;
    if (run) run.push(item);
    else runs.push([item]);
  }
  const toDayName = (item: (typeof WEEKDAYS)[number] | undefined) =>
    (language === 'hu' ? item?.label.hu.toLowerCase() : item?.label.en) ?? '';
  return runs.map((run) => (run.length === 1 ? toDayName(run[0]) : `${toDayName(run[0])}–${toDayName(run.at(-1))}`)).join(', ');
}

/** 'hétfő–péntek 10:00–18:00, november–december'; empty while no day is chosen. */
export function formatHours({ weekdays, opens, closes, months }: Hours, language: keyof Label): string {
  if (!weekdays || weekdays.length === 0) return '';
  const isAllDay = areAllDay({ opens: opens ?? '', closes: closes ?? '' });
  const everyDay = isAllDay ? '' : EVERY_DAY[language];
  const days = weekdays.length === WEEKDAYS.length ? everyDay : getNames(weekdays, WEEKDAYS, language);
  const times = isAllDay ? DAY_AND_NIGHT[language] : [opens, closes === 'dusk' ? DUSK[language] : closes].filter(Boolean).join('–');
  const partOfYear = months && months.length > 0 && months.length < MONTHS.length ? getNames(months, MONTHS, language) : '';
  return [[days, times].filter(Boolean).join(' '), partOfYear].filter(Boolean).join(', ');
}
