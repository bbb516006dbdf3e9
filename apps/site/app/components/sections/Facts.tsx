import type { Section } from '@liget/content-api';
import styles from './Facts.module.css';

type FactsProps = Pick<Extract<Section, { kind: 'facts' }>, 'display' | 'facts'>;

/** Facts as a list, or in large type, as the editor has chosen. */
export function Facts({ display, facts }: FactsProps) {
  return (
    <dl className={styles[display]}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
