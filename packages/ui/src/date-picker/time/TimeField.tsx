import { Fragment, useId, useState } from 'react';
import { FieldError } from '../../forms/FieldError.tsx';
import { getErrorId } from '../../forms/field.ts';
import type { TimeOfDay } from '../plain-date.ts';
import { padDigits } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import type { TimePartError, TimeTexts } from '../texts.ts';
import { toHour12 } from './parse-time.ts';
import { isWithinLimits, stepTime, switchHalf, type TimeLimits, type TimePart } from './step-time.ts';
import './time-field.css';
import { TimePartField } from './TimePartField.tsx';
import type { TimeOptions } from './time-options.ts';

interface TimeFieldProps extends TimeOptions {
  value: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
  /** The limits on a boundary day. */
  limits?: TimeLimits;
  language: DateLanguage;
  texts: TimeTexts;
  disabled?: boolean;
  /** Called when an invalid part appears or disappears: meanwhile there is no time. */
  onInvalid?: (isRefused: boolean) => void;
}

const NO_LIMITS: TimeLimits = {};

/** Hours, minutes and optionally seconds, with two digits each. */
export function TimeField({
  value,
  onChange,
  limits = NO_LIMITS,
  language,
  texts,
  disabled = false,
  onInvalid,
  ...options
}: TimeFieldProps) {
  const id = useId();
  const [errors, setErrors] = useState<Partial<Record<TimePart, TimePartError>>>({});
  const { hours = 24, seconds = false } = options;
  const parts: TimePart[] = seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];

  function change(next: TimeOfDay): boolean {
    if (!isWithinLimits(next, limits)) return false;
    onChange(next);
    return true;
  }
  function type(part: TimePart, number: number) {
    const half = value.hour < 12 ? 0 : 12;
    return change({ ...value, [part]: part === 'hour' && hours === 12 ? (number % 12) + half : number });
  }
  function setError(part: TimePart, error: TimePartError | undefined) {
    const { [part]: _, ...others } = errors;
    const next = error ? { ...others, [part]: error } : others;
    setErrors(next);
    onInvalid?.(Object.keys(next).length > 0);
  }
  const getRange = (part: TimePart) => {
    const isOf12 = part === 'hour' && hours === 12;
    return { least: isOf12 ? 1 : 0, most: part === 'hour' ? (isOf12 ? 12 : 23) : 59 };
  };
  const refused = parts.find((part) => errors[part]);
  return (
    <>
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
              value={part === 'hour' && hours === 12 ? toHour12(value.hour) : value[part]}
              {...getRange(part)}
              disabled={disabled}
              texts={texts}
              error={errors[part]}
              describedBy={getErrorId(id)}
              onError={(error) => setError(part, error)}
              onStep={(direction) => onChange(stepTime(value, { part, direction }, limits, options))}
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
      <FieldError field={id}>{refused && formatError(errors[refused], getRange(refused), texts)}</FieldError>
    </>
  );
}

function formatError(error: TimePartError | undefined, { least, most }: { least: number; most: number }, { errors }: TimeTexts) {
  if (error === 'out-of-range') return errors[error]({ least: padDigits(least, 2), most: padDigits(most, 2) });
  return error && errors[error];
}
