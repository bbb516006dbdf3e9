import type { Section } from '@liget/content-api';
import styles from './Facts.module.css';
import { usePartLang } from './part-lang.ts';

type FactsProps = Pick<Extract<Section, { kind: 'facts' }>, 'display' | 'facts'>;

/** Facts as a list, or in large type, as the editor has chosen. */
export function Facts({ display, facts }: FactsProps) {
  const getPartLang = usePartLang();
  return (
    <dl className={styles[display]}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt lang={getPartLang(fact, 'label')}>{fact.label}</dt>
          <dd lang={getPartLang(fact, 'value')}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
