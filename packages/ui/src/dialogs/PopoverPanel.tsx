import { type CSSProperties, type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass } from '../actions/Button.tsx';
import './popover.css';

interface PopoverPanelProps extends ButtonLook {
  /** What the button shows. */
  button: ReactNode;
  /** The button's name, when it shows an icon alone. */
  buttonLabel?: string;
  /** The panel's name. */
  label: string;
  children: ReactNode;
  buttonClassName?: string;
}

/** A button with a native popover: opens without JavaScript; Escape and a press elsewhere close it. */
export function PopoverPanel({ button, buttonLabel, label, children, buttonClassName, look = 'quiet', ...size }: PopoverPanelProps) {
  const id = useId();
  // The anchor's name must be a CSS identifier.
  const anchor = { '--anchor': `--popover-${id.replace(/\W/g, '')}` } as CSSProperties;
  return (
    <span className="popover" style={anchor}>
      <button
        type="button"
        className={buttonClassName ?? buttonClass({ look, ...size })}
        popoverTarget={id}
        {...(buttonLabel ? { 'aria-label': buttonLabel } : {})}
      >
        {button}
      </button>
      <div id={id} popover="auto" role="group" aria-label={label} className="popover-panel">
        {children}
      </div>
    </span>
  );
}
