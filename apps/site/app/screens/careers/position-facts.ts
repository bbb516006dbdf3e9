import { useTranslations } from 'use-intl';
import type { PositionTeaser } from './position.ts';

/** A position's facts with their names; those without a value are left out. */
export function usePositionFacts() {
  const t = useTranslations('careers');
  return (position: PositionTeaser) =>
    [
      { label: t('field'), value: position.field },
      { label: t('location'), value: position.location },
      { label: t('workHours'), value: position.workHours },
      { label: t('experience'), value: position.experience },
      { label: t('deadline'), value: position.deadline ?? t('noDeadline') },
    ].filter((fact) => fact.value);
}
