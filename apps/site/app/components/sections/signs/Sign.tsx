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
  /** The size of its coloured background; unset for a bare icon beside a word. */
  look?: 'large' | 'small';
}

/** A decorative icon beside a text that says the same, from one shared file (signs.svg has Lucide's drawings, ISC licence, and our own). */
export function Sign({ name, look }: SignProps) {
  return (
    <svg className={look ? `${styles.sign} ${styles[look]}` : styles.sign} aria-hidden="true" focusable="false" viewBox="0 0 24 24">
      <use href={`${signs}#${name}`} />
    </svg>
  );
}
