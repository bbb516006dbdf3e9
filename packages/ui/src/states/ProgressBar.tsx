import { type ReactNode, useId } from 'react';
import { joinClassNames } from '../class-names.ts';
import './progress-bar.css';

interface ProgressBarProps {
  /** What progresses: 'Downloading 24 photographs'. */
  label: string;
  /** From 0 to `max`; unset while it cannot be told. */
  value?: number;
  max?: number;
  /** The same as text: '12 of 24', '34 MB'. */
  detail?: string;
  /** A button to stop it. */
  action?: ReactNode;
  className?: string;
}

/** How far a long download has come, as a growing ribbon of the balloon's stripes. */
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
