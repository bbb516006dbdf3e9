import { Fragment } from 'react';
import type { DateLanguage } from './date-language.ts';
import { hourOf12 } from './parse-time.ts';
import type { TimeOfDay } from './plain-date.ts';
import { stepTime, switchHalf, type TimeLimits, type TimePart, withinLimits } from './step-time.ts';
import type { TimeTexts } from './texts.ts';
import './time-field.css';
import { TimePartField } from './TimePartField.tsx';
import type { TimeOptions } from './time-options.ts';

interface TimeFieldProps extends TimeOptions {
  value: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
  /** On the boundary days. */
  limits?: TimeLimits;
  language: DateLanguage;
  texts: TimeTexts;
  disabled?: boolean;
}

const FREE: TimeLimits = {};

/** Hours, minutes and, if asked for, seconds, each with two digits. */
export function TimeField({ value, onChange, limits = FREE, language, texts, disabled = false, ...options }: TimeFieldProps) {
  const { hours = 24, seconds = false } = options;
  const parts: TimePart[] = seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];

  function change(next: TimeOfDay): boolean {
    if (!withinLimits(next, limits)) return false;
    onChange(next);
    return true;
  }
  function type(part: TimePart, number: number) {
    const half = value.hour < 12 ? 0 : 12;
    return change({ ...value, [part]: part === 'hour' && hours === 12 ? (number % 12) + half : number });
  }
  return (
    <fieldset className="time-field" aria-label={texts.label}>
      {parts.map((part) => (
        <Fragment key={part}>
          {part === 'hour' ? null : (
            <span className="time-colon" aria-hidden="true">
              :
            </span>
          )}
          <TimePartField
            label={texts[part]}
            value={part === 'hour' && hours === 12 ? hourOf12(value.hour) : value[part]}
            least={part === 'hour' && hours === 12 ? 1 : 0}
            most={part === 'hour' ? (hours === 12 ? 12 : 23) : 59}
            disabled={disabled}
            texts={texts}
            onStep={(direction) => onChange(stepTime(value, part, direction, limits, options))}
            onType={(number) => type(part, number)}
          />
        </Fragment>
      ))}
      {hours === 12 ? (
        <button
          type="button"
          className="time-half"
          disabled={disabled}
          aria-label={`${language.dayParts[value.hour < 12 ? 0 : 1]}, ${texts.dayPart}`}
          onClick={() => onChange(switchHalf(value, limits))}
        >
          {language.dayParts[value.hour < 12 ? 0 : 1]}
        </button>
      ) : null}
    </fieldset>
  );
}
