import type { CalendarDate } from '@internationalized/date';
import type { FieldProps } from '../forms/field.ts';
import type { BoundPicker, PickerValue } from './bound-picker.ts';
import type { CalendarView } from './calendar/views.ts';
import type { DateLimits } from './limits.ts';
import type { DateLanguage } from './text/date-language.ts';
import type { TextError, TextRules } from './text/date-text.ts';
import type { DatePickerTexts } from './texts.ts';
import type { TimeOptions } from './time/time-options.ts';

interface DatePickerSettings extends FieldProps, DateLimits {
  language: DateLanguage;
  texts: DatePickerTexts;
  /** Passed in, so that server, browser and tests agree. */
  today: CalendarDate;
  /** The format of the text (date-pattern.ts); the language's own unless given. */
  pattern?: string;
  placeholder?: string;
  /** What is chosen: days, months or years. */
  view?: CalendarView;
  /** Months side by side. */
  months?: 1 | 2;
  /** The calendar is part of the page, without a text field. */
  inline?: boolean;
  /** Adds a time to a single date. */
  time?: TimeOptions;
  disabled?: boolean;
  /** Called when typing ends, with the error of the text or `undefined`. */
  onError?: (error: TextError | undefined, text: string) => void;
}

export type DatePickerProps = DatePickerSettings & PickerValue;

/** Props of the parts of a picker. */
export interface PickerParts {
  props: DatePickerProps;
  rules: TextRules;
  picker: BoundPicker;
}
