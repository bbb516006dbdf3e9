import { ChevronDown } from 'lucide';
import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy, type FieldProps } from './field.ts';

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className' | 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** One of a list, by the browser's own list, which every phone shows best. */
export function Select({ name, id = name, label, hint, error, optionalLabel, className, options, ...rest }: SelectProps) {
  return (
    <FieldFrame {...{ id, label, hint: hint ?? '', error, optionalLabel: optionalLabel ?? '', className: className ?? '' }}>
      <span className="field-control">
        <select className="field-input field-select" id={id} name={name} {...describedBy(id, hint, error)} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="field-select-mark" />
      </span>
    </FieldFrame>
  );
}
