import { useTranslations } from 'use-intl';
import styles from './Careers.module.css';
import type { PositionTeaser } from './position.ts';

/** A position's facts with their labels; facts without a value are left out. */
export function PositionFacts({ position }: { position: PositionTeaser }) {
  const t = useTranslations('careers');
  const facts = [
    { label: t('field'), value: position.field, lang: position.langs.field },
    { label: t('location'), value: position.location, lang: position.langs.location },
    { label: t('workHours'), value: position.workHours, lang: position.langs.work_hours },
    { label: t('experience'), value: position.experience, lang: position.langs.experience },
    { label: t('deadline'), value: position.deadline ?? t('noDeadline'), lang: undefined },
  ].filter((fact) => fact.value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
