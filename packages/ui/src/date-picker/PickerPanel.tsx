import { Button } from '../actions/Button.tsx';
import { CalendarPanel } from './calendar/CalendarPanel.tsx';
import { getPickedDay, getPickedTime, getTimeLimits, validateDate } from './limits.ts';
import type { PickerParts } from './picker-props.ts';
import type { TimeOfDay } from './plain-date.ts';
import { isEmpty } from './selection.ts';
import { withTime } from './text/date-text.ts';
import { TimeField } from './time/TimeField.tsx';

interface PickerPanelProps extends PickerParts {
  takeFocus?: boolean;
  /** Closes the overlay; unset if the panel is part of the page. */
  onDone?: () => void;
  onPicked?: () => void;
}

/** The calendar, the time below it, and the buttons. */
export function PickerPanel({ props, rules, picker, takeFocus = false, onDone, onPicked }: PickerPanelProps) {
  const { texts, language, today, view = 'date', months = 1, label } = props;
  const { selection } = picker;
  const canPickToday = selection.mode === 'single' && view === 'date' && !validateDate(today, rules.limits);

  function pickToday() {
    picker.select({ mode: 'single', date: today });
    onPicked?.();
  }
  return (
    <>
      <CalendarPanel
        {...{ label, language, texts, today, view, months, takeFocus, selection }}
        limits={rules.limits}
        onSelect={(next) => picker.select(next) && onPicked?.()}
      />
      {rules.time ? <TimeOfPick {...{ props, rules }} /> : null}
      <div className="date-picker-foot">
        {canPickToday ? (
          <Button look="secondary" size="small" onClick={pickToday}>
            {texts.today}
          </Button>
        ) : null}
        <Button look="secondary" size="small" disabled={isEmpty(selection)} onClick={picker.clear}>
          {texts.clear}
        </Button>
        {onDone ? (
          <Button size="small" className="date-picker-done" onClick={onDone}>
            {texts.done}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The time of the chosen day; disabled without a day. */
function TimeOfPick({ props, rules }: Pick<PickerParts, 'props' | 'rules'>) {
  if (props.mode === 'multiple' || props.mode === 'range') return null;
  const { value, onChange, language, texts } = props;
  if (!texts.time) throw new Error('A picker with a time needs the texts of times');
  const day = value ? getPickedDay(value) : undefined;
  const time: TimeOfDay = (value && getPickedTime(value)) ?? { hour: 0, minute: 0, second: 0 };
  return (
    <div className="date-picker-time">
      <TimeField
        {...rules.time}
        value={time}
        onChange={(next) => day && onChange(withTime(day, next))}
        limits={day ? getTimeLimits(day, rules.limits) : {}}
        language={language}
        texts={texts.time}
        disabled={!day || (props.disabled ?? false)}
      />
      {day ? null : <p className="field-hint">{texts.time.chooseDayFirst}</p>}
    </div>
  );
}
