import { useTranslations } from 'use-intl';
import styles from './Careers.module.css';
import type { PositionTeaser } from './position.ts';

/** A position's facts with their labels; facts without a value are left out. */
export function PositionFacts({ position }: { position: PositionTeaser }) {
  const t = useTranslations('careers');
  const facts = [
    { label: t('field'), value: position.field },
    { label: t('location'), value: position.location },
    { label: t('workHours'), value: position.workHours },
    { label: t('experience'), value: position.experience },
    { label: t('deadline'), value: position.deadline ?? t('noDeadline') },
  ].filter((fact) => fact.value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
