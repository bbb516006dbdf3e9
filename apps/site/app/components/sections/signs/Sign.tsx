import type { AccessibilityFeature, Pictogram, WeatherState } from '@liget/content-api';
import styles from './Sign.module.css';
import signs from './signs.svg';

export type SignName =
  | Pictogram
  | AccessibilityFeature
  | WeatherState
  | 'place'
  | 'entrance'
  | 'top_location'
  | 'metro'
  | 'playground'
  | 'pushchair'
  | 'sport'
  | 'first_aid';

interface SignProps {
  name: SignName;
  /** On its own ground as on a post in the park; bare beside a word when not given. */
  look?: 'large' | 'small';
}

/** A sign beside words that say the same: one file for all of them, no script (signs.svg holds Lucide's drawings, ISC licence, and our own). */
export function Sign({ name, look }: SignProps) {
  return (
    <svg className={look ? `${styles['sign']} ${styles[look]}` : styles['sign']} aria-hidden="true" focusable="false" viewBox="0 0 24 24">
      <use href={`${signs}#${name}`} />
    </svg>
  );
}
