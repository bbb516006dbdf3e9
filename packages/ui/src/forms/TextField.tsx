import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, getDescribedBy } from './field.ts';

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'> {
  /** Shown inside the field before the text, such as an icon. */
  before?: ReactNode;
}

/** A one-line input with its label, hint and error. */
export function TextField({
  name,
  id = name,
  label,
  hint,
  error,
  optionalLabel,
  className,
  before,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint: hint ?? '', error, optionalLabel: optionalLabel ?? '', className: className ?? '' }}>
      <span className={before ? 'field-control field-control-before' : 'field-control'}>
        {before}
        <input className="field-input" id={id} name={name} type={type} {...getDescribedBy(id, hint, error)} {...rest} />
      </span>
    </FieldFrame>
  );
}
