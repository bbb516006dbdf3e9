import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import { FieldError } from './FieldError.tsx';
import { type FieldProps, getHintId } from './field.ts';

interface FieldFrameProps extends Omit<FieldProps, 'name' | 'id'> {
  id: string;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, optionalLabel, className, children }: FieldFrameProps) {
  return (
    <div className={joinClassNames('field', error && 'field-wrong', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optionalLabel ? <span className="field-optional"> {optionalLabel}</span> : null}
      </label>
      {hint ? (
        <p className="field-hint" id={getHintId(id)}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError field={id}>{error}</FieldError>
    </div>
  );
}
