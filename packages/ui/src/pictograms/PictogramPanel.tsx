import type { ReactNode } from 'react';
import { Drawer } from '../dialogs/Modal.tsx';
import type { PictogramName } from './drawings.ts';
import { Pictogram } from './Pictogram.tsx';
import './pictograms.css';

export interface ExplainedPictogram {
  name: PictogramName;
  label: string;
  /** More than the name: a rule, a price, where it is. */
  text?: string;
}

/** Pictograms with their names and what there is to know about them. */
export function PictogramList({ items }: { items: readonly ExplainedPictogram[] }) {
  return (
    <ul className="pictogram-list">
      {items.map(({ name, label, text }) => (
        <li key={name} className="pictogram-item">
          <Pictogram name={name} />
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
  /** `modalTrigger(id)` and `openModal(id)` open it. */
  id: string;
  title: string;
  closeLabel: string;
  items: readonly ExplainedPictogram[];
  intro?: ReactNode;
}

/** The panel that explains the pictograms. */
export function PictogramPanel({ id, title, closeLabel, items, intro }: PictogramPanelProps) {
  return (
    <Drawer id={id} title={title} closeLabel={closeLabel}>
      {intro ? <p>{intro}</p> : null}
      <PictogramList items={items} />
    </Drawer>
  );
}
