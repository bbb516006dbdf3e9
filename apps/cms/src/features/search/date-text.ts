import type { SearchResult } from '@liget/content-api';
import { formatBudapestInstant } from '../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { FieldWithValue } from '../../platform/read-model/field-types.ts';
import type { ProgramTime } from './ranking.ts';

/** The editor's words for the dates of an event. */
export interface DateText {
  /** In the entry's language; `null` without a translation. */
  text: string | null;
  /** Whether they replace its dates. */
  isOnly: boolean;
  isConstant: boolean;
}

/** The fields of `DateText`. */
export interface DateTextFields<Shape extends object> {
  text: FieldWithValue<Shape, string>;
  isOnly: FieldWithValue<Shape, boolean>;
  isConstant: FieldWithValue<Shape, boolean>;
}

export function readDateText<Shape extends object>(
  read: DocumentReader<Shape>,
  { text, isOnly, isConstant }: DateTextFields<Shape>,
): DateText {
  const isOwn = read.language(text) === read.locale;
  return { text: isOwn ? read.textOrNull(text) : null, isOnly: read.flag(isOnly), isConstant: read.flag(isConstant) };
}

/** The date of a result, and for an event its status. If only words may be shown, its hours are unknown to readers. */
export function getDate(
  { date, dateText }: { date: string | null; dateText: DateText | null },
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
