import { Pause, Play } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import './marquee.css';
import { useOverflow } from './use-overflow.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Specification, section 9: one pixel every 16 ms. */
const STEP_MS = 16;
/** Between the end of the text and its return, in pixels. */
const GAP = 64;

interface MarqueeProps {
  children: ReactNode;
  labels: { pause: string; play: string };
  className?: string;
}

/**
 * One line of text that scrolls by itself when it is wider than its bar. It rests on hover, on focus and when told to; where less
 * motion is asked for, and without JavaScript, the text is wrapped instead.
 */
export function Marquee({ children, labels, className }: MarqueeProps) {
  const bar = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const width = useOverflow(bar, text);
  const reduced = useReducedMotion();
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const moving = width > 0 && !reduced;
  const distance = width + GAP;
  const motion = {
    '--marquee-distance': `${distance}px`,
    animationDuration: `${distance * STEP_MS}ms`,
    animationTimingFunction: `steps(${distance})`,
    animationPlayState: held || paused ? 'paused' : 'running',
  };

  return (
    <div
      className={classNames('marquee', moving && 'marquee-moving', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="marquee-bar" ref={bar}>
        <div className="marquee-line" {...(moving ? { style: motion } : {})}>
          <span className="marquee-text" ref={text}>
            {children}
          </span>
          {moving ? (
            <span className="marquee-text" aria-hidden="true" inert>
              {children}
            </span>
          ) : null}
        </div>
      </div>
      {moving ? (
        <button
          type="button"
          className="marquee-button"
          aria-label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon of={paused ? Play : Pause} size={16} />
        </button>
      ) : null}
    </div>
  );
}
