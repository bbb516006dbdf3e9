import type { ReactNode } from 'react';
import { getButtonClass } from '../actions/Button.tsx';
import './pictograms.css';

export interface ExplainedPictogram {
  name: string;
  /** The drawing, hidden from assistive technology. */
  sign: ReactNode;
  label: string;
  /** An explanation: a rule, a position. */
  text?: string;
}

/** Pictograms with names and explanations. */
export function PictogramList({ items }: { items: readonly ExplainedPictogram[] }) {
  return (
    <ul className="pictogram-list">
      {items.map(({ name, sign, label, text }) => (
        <li key={name} className="pictogram-item">
          {sign}
          <span>
            <strong className="pictogram-label">{label}</strong>
            {text ? <span className="pictogram-text">{text}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PictogramPanelProps {
  id: string;
  /** The panel's name, also on the button that opens it. */
  title: string;
  closeLabel: string;
  items: readonly ExplainedPictogram[];
  intro?: ReactNode;
}

/** A button and a panel that explains the pictograms: a native popover, which opens without JavaScript. */
export function PictogramPanel({ id, title, closeLabel, items, intro }: PictogramPanelProps) {
  return (
    <>
      <button type="button" className={getButtonClass({ look: 'quiet' })} popoverTarget={id}>
        {title}
      </button>
      {/* Focusable, so that a list longer than the screen can be scrolled by keyboard. */}
      <div id={id} popover="auto" role="group" aria-labelledby={`${id}-title`} className="pictogram-panel" tabIndex={0}>
        <div className="pictogram-panel-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className={getButtonClass({ look: 'quiet' })} popoverTarget={id} popoverTargetAction="hide">
            {closeLabel}
          </button>
        </div>
        {intro ? <p>{intro}</p> : null}
        <PictogramList items={items} />
      </div>
    </>
  );
}
