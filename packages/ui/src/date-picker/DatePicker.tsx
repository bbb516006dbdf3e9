import { useState } from 'react';
import { bindPicker } from './bound-picker.ts';
import type { CalendarView } from './calendar/views.ts';
import { InlinePicker } from './InlinePicker.tsx';
import type { DateLimits } from './limits.ts';
import { OverlayPicker } from './OverlayPicker.tsx';
import type { DatePickerProps } from './picker-props.ts';
import type { Selection } from './selection.ts';
import type { TextRules } from './text/date-text.ts';

/** A date, several dates or a range, typed or picked; a form submits it under `name` as yy-mm-dd. */
export function DatePicker(props: DatePickerProps) {
  const { language, view = 'date', inline = false } = props;
  const rules: TextRules = {
    language,
    view,
    pattern: props.pattern ?? { date: language.pattern, month: language.monthPattern, year: language.yearPattern }[view],
    today: props.today,
    limits: getLimits(view, props),
    time: view === 'date' && (props.mode ?? 'single') === 'single' ? props.time : undefined,
    maxDateCount: props.mode === 'multiple' ? props.maxDateCount : undefined,
  };
  const bound = bindPicker(props, rules);

  // An incomplete range is not a value yet: it is stored here until its end is chosen.
  const [half, setHalf] = useState<{ selection: Selection; iso: string }>();
  const selection = half?.iso === bound.iso ? half.selection : bound.selection;
  function select(next: Selection): boolean {
    const isWhole = bound.select(next);
    if (!isWhole && inline) bound.clear();
    setHalf(isWhole ? undefined : { selection: next, iso: inline ? '' : bound.iso });
    return isWhole;
  }
  const picker = { ...bound, selection, select };
  const discardText = () => setHalf(undefined);
  return inline ? <InlinePicker {...{ props, rules, picker }} /> : <OverlayPicker {...{ props, rules, picker, discardText }} />;
}

/** In the month and year views, closed days do not disable their month. */
function getLimits(view: CalendarView, { minDate, maxDate, disabledDates, disabledWeekdays }: DateLimits): DateLimits {
  if (view !== 'date') return { minDate, maxDate };
  return { minDate, maxDate, ...(disabledDates && { disabledDates }), ...(disabledWeekdays && { disabledWeekdays }) };
}
