import { type ReactNode, useEffect, useId, useState } from 'react';
import './tooltip.css';

interface TooltipProps {
  text: string;
  /** Draws the described control; give it `aria-describedby`. */
  children: (describedBy: { 'aria-describedby': string }) => ReactNode;
}

/** A short explanation on hover and focus, that can be hovered itself and is sent away with Escape (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!near) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [near]);

  function come() {
    setNear(true);
    setDismissed(false);
  }
  return (
    <span
      className="tooltip"
      data-dismissed={dismissed || undefined}
      onPointerEnter={come}
      onFocus={come}
      onPointerLeave={() => setNear(false)}
      onBlur={() => setNear(false)}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className="tooltip-bubble">
        {text}
      </span>
    </span>
  );
}
