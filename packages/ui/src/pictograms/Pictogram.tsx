import { Icon } from '../actions/Icon.tsx';
import { joinClassNames } from '../class-names.ts';
import { DRAWINGS, type PictogramName } from './drawings.ts';
import './pictograms.css';

interface PictogramProps {
  name: PictogramName;
  /** Its meaning; only if no text beside it says the same. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A sign on its own ground, as on a post in the park. */
export function Pictogram({ name, label, size = 'medium', className }: PictogramProps) {
  const pixels = { small: 20, medium: 28, large: 44 }[size];
  return (
    <span className={joinClassNames('pictogram', `pictogram-${size}`, className)}>
      <Icon of={DRAWINGS[name]} size={pixels} {...(label ? { label } : {})} />
    </span>
  );
}
