import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './FieldError.tsx';
import { describedBy, type FieldProps, hintId } from './field.ts';

interface RadioGroupProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; hint?: string; disabled?: boolean }[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  /** Side by side instead of below each other. */
  row?: boolean;
}

/** One of a few, all in view. The first option has the field's id, so that an error summary leads to it. */
export function RadioGroup({
  name,
  id = name,
  label,
  hint,
  error,
  optionalLabel,
  className,
  options,
  defaultValue,
  value,
  onChange,
  required = false,
  row = false,
}: RadioGroupProps) {
  const control = value === undefined ? {} : { value };
  return (
    <fieldset className={classNames('field', error && 'field-wrong', className)} {...describedBy(id, hint, undefined)}>
      <legend className="field-label">
        {label}
        {optionalLabel ? <span className="field-optional"> {optionalLabel}</span> : null}
      </legend>
      {hint ? (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      ) : null}
      <div className={classNames('radio-list', row && 'radio-list-row')}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <label key={option.value} className="choice-label" htmlFor={optionId}>
              <input
                type="radio"
                className="choice-input"
                id={optionId}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled ?? false}
                {...('value' in control
                  ? { checked: control.value === option.value, onChange: () => onChange?.(option.value) }
                  : { defaultChecked: defaultValue === option.value, onChange: () => onChange?.(option.value) })}
                {...describedBy(id, undefined, error)}
              />
              <span>
                {option.label}
                {option.hint ? <span className="field-hint choice-note">{option.hint}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError field={id}>{error}</FieldError>
    </fieldset>
  );
}
