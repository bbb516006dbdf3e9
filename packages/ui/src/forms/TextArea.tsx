import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, getDescribedBy } from './field.ts';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className'>;

/** A text area that grows with its text where the browser supports it. */
export function TextArea({ name, id = name, label, hint, error, optionalLabel, className, rows = 5, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint: hint ?? '', error, optionalLabel: optionalLabel ?? '', className: className ?? '' }}>
      <textarea className="field-input field-area" id={id} name={name} rows={rows} {...getDescribedBy(id, hint, error)} {...rest} />
    </FieldFrame>
  );
}
