import type { SelectHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, getDescribedBy } from './field.ts';

interface SelectFieldProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className'> {
  options: readonly { value: string; label: string }[];
  /** The text of the empty option, for example 'Please choose'. */
  prompt: string;
}

/** A select element with its label, hint and error. */
export function SelectField({ name, id = name, label, hint, error, optionalLabel, className, options, prompt, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint: hint ?? '', error, optionalLabel: optionalLabel ?? '', className: className ?? '' }}>
      <select className="field-input" id={id} name={name} {...getDescribedBy(id, hint, error)} {...rest}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
