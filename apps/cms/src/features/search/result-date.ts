import type { SearchResult } from '@liget/content-api';
import { formatBudapestInstant } from '../../platform/read-model/dates.ts';
import type { ProgramTime } from './ranking.ts';
import type { SearchEntry } from './search-entries.ts';

/** The date of a result, and for an event its status. If only words may be shown, its hours are unknown to readers. */
export function getDate(
  { date, dateText }: Pick<SearchEntry, 'date' | 'dateText'>,
  time: ProgramTime | undefined,
): Pick<SearchResult, 'date' | 'state' | 'all_day' | 'date_text'> {
  if (!time) return { date };
  const text = dateText?.isOnly || dateText?.isConstant ? dateText.text : null;
  return {
    date: time.next && formatBudapestInstant(time.next),
    state: time.state,
    all_day: time.isAllDay || dateText?.isOnly === true,
    ...(text ? { date_text: text } : {}),
  };
}
