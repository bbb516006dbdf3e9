import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { FieldProps } from '../forms/field.ts';
import { bindPicker, type PickerValue } from './bound-picker.ts';
import type { DateLanguage } from './date-language.ts';
import type { TextFault, TextRules } from './date-text.ts';
import { InlinePicker } from './InlinePicker.tsx';
import type { DateLimits } from './limits.ts';
import { OverlayPicker } from './OverlayPicker.tsx';
import type { Selection } from './selection.ts';
import type { DatePickerTexts } from './texts.ts';
import type { TimeOptions } from './time-options.ts';
import type { CalendarView } from './views.ts';

interface DatePickerSettings extends FieldProps, DateLimits {
  language: DateLanguage;
  texts: DatePickerTexts;
  /** Handed in, so that server, browser and tests agree. */
  today: CalendarDate;
  /** The format of the text (date-pattern.ts); the language's own unless given. */
  pattern?: string;
  placeholder?: string;
  /** What is chosen: days, months or years. */
  view?: CalendarView;
  /** Months side by side. */
  months?: 1 | 2;
  /** The calendar stands in the page, without a text field. */
  inline?: boolean;
  /** A time besides the day; for a single date. */
  time?: TimeOptions;
  disabled?: boolean;
  /** Told when typing ends: what is wrong with the text, or undefined. */
  onFault?: (fault: TextFault | undefined, text: string) => void;
}

export type DatePickerProps = DatePickerSettings & PickerValue;

/** A date, several dates or a range, typed or picked; in a form, `name` sends yy-mm-dd. */
export function DatePicker(props: DatePickerProps) {
  const { language, view = 'date', inline = false } = props;
  const rules: TextRules = {
    language,
    view,
    pattern: props.pattern ?? { date: language.pattern, month: language.monthPattern, year: language.yearPattern }[view],
    today: props.today,
    limits: limitsFor(view, props),
    time: view === 'date' && (props.mode ?? 'single') === 'single' ? props.time : undefined,
    maxDateCount: props.mode === 'multiple' ? props.maxDateCount : undefined,
  };
  const bound = bindPicker(props, rules);

  // Half a range is no choice: it is kept here until its end is pressed.
  const [half, setHalf] = useState<{ selection: Selection; iso: string }>();
  const selection = half?.iso === bound.iso ? half.selection : bound.selection;
  function select(next: Selection): boolean {
    const isWhole = bound.select(next);
    if (!isWhole && inline) bound.clear();
    setHalf(isWhole ? undefined : { selection: next, iso: inline ? '' : bound.iso });
    return isWhole;
  }
  const picker = { ...bound, selection, select };
  const forget = () => setHalf(undefined);
  return inline ? <InlinePicker {...{ props, rules, picker }} /> : <OverlayPicker {...{ props, rules, picker, forget }} />;
}

/** Closed days do not close their month. */
function limitsFor(view: CalendarView, { minDate, maxDate, disabledDates, disabledWeekdays }: DateLimits): DateLimits {
  if (view !== 'date') return { minDate, maxDate };
  return { minDate, maxDate, ...(disabledDates && { disabledDates }), ...(disabledWeekdays && { disabledWeekdays }) };
}
