import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { FieldWithValue } from '../../platform/read-model/field-types.ts';

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
