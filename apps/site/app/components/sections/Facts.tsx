import type { Fact } from '@liget/content-api';
import styles from './Facts.module.css';

/** Up to here a value is one for large type. */
const SHORT = 24;

/** Short values in large type; sentences as a list to read. */
export function Facts({ facts }: { facts: Fact[] }) {
  const isShort = facts.every(({ value }) => value.length <= SHORT);
  return (
    <dl className={isShort ? styles['figures'] : styles['lines']}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
