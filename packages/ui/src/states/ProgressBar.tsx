import { type ReactNode, useId } from 'react';
import { joinClassNames } from '../class-names.ts';
import './progress-bar.css';

interface ProgressBarProps {
  /** The name of the task: 'Downloading 24 photographs'. */
  label: string;
  /** From 0 to `max`; unset while unknown. */
  value?: number;
  max?: number;
  /** The same as text: '12 of 24', '34 MB'. */
  detail?: string;
  /** A button to stop it. */
  action?: ReactNode;
  className?: string;
}

/** The progress of a long download, drawn as a growing striped ribbon. */
export function ProgressBar({ label, value, max = 1, detail, action, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={joinClassNames('progress', className)}>
      <p className="progress-head">
        <label className="progress-label" htmlFor={id}>
          {label}
        </label>
        {detail ? <span className="progress-detail">{detail}</span> : null}
      </p>
      <div className="progress-row">
        <progress
          id={id}
          className="progress-bar"
          max={max}
          {...(value === undefined ? {} : { value: Math.min(Math.max(value, 0), max) })}
        />
        {action}
      </div>
    </div>
  );
}
