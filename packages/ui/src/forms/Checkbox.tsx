import type { InputHTMLAttributes, ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import { FieldError } from './FieldError.tsx';
import { type FieldProps, getDescribedBy, getHintId } from './field.ts';

interface CheckboxProps
  extends Omit<FieldProps, 'label' | 'optionalLabel'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type' | 'className'> {
  /** May contain a link: 'I have read the privacy policy'. */
  label: ReactNode;
}

export function Checkbox({ name, id = name, label, hint, error, className, ...rest }: CheckboxProps) {
  return (
    <div className={joinClassNames('field', error && 'field-wrong', className)}>
      <label className="choice-label" htmlFor={id}>
        <input type="checkbox" className="choice-input" id={id} name={name} {...getDescribedBy(id, hint, error)} {...rest} />
        <span>{label}</span>
      </label>
      {hint ? (
        <p className="field-hint choice-hint" id={getHintId(id)}>
          {hint}
        </p>
      ) : null}
      <FieldError field={id}>{error}</FieldError>
    </div>
  );
}
