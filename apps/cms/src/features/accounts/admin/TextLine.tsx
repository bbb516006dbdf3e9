'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

interface TextLineProps {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  hint?: string;
  /** Gets the focus when it appears. */
  isFocused?: boolean;
  /** The first value of a field that is not controlled. */
  initialValue?: string | undefined;
  /** With these the field is controlled, and Enter acts like a form's button. */
  value?: string;
  onChange?: (value: string) => void;
  onEnter?: () => void;
}

/** A text field with a permanent label, in Payload's style. */
export function TextLine({
  name,
  label,
  type,
  autoComplete,
  hint,
  isFocused = false,
  initialValue,
  value,
  onChange,
  onEnter,
}: TextLineProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    // It is inside the form of the document.
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={`field-type ${type} liget-line`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={!onEnter}
        onKeyDown={enter}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        {...(onChange ? { value: value ?? '', onChange: (event) => onChange(event.target.value) } : { defaultValue: initialValue })}
      />
      {hint && (
        <p id={`${id}-hint`} className="field-description">
          {hint}
        </p>
      )}
    </div>
  );
}
