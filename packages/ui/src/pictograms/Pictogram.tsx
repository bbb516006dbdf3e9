import { Icon } from '../actions/Icon.tsx';
import { joinClassNames } from '../class-names.ts';
import { DRAWINGS, type PictogramName } from './drawings.ts';
import './pictograms.css';

interface PictogramProps {
  name: PictogramName;
  /** The accessible name; set it only if no text beside it says the same. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A pictogram on its coloured background, like the signs in the park. */
export function Pictogram({ name, label, size = 'medium', className }: PictogramProps) {
  const pixels = { small: 20, medium: 28, large: 44 }[size];
  return (
    <span className={joinClassNames('pictogram', `pictogram-${size}`, className)}>
      <Icon of={DRAWINGS[name]} size={pixels} {...(label ? { label } : {})} />
    </span>
  );
}
