import { useTranslations } from 'use-intl';
import styles from './Figures.module.css';
import type { Figure } from './figures.ts';

interface FiguresProps {
  figures: Figure[];
  projects: { completed: number; coming: number } | null;
}

/** The project's figures in large type. */
export function Figures({ figures, projects }: FiguresProps) {
  const t = useTranslations('home');
  const all = [
    ...(projects ? [{ value: String(projects.completed), label: t('completed') }] : []),
    ...figures,
    ...(projects && projects.coming > 0 ? [{ value: String(projects.coming), label: t('coming') }] : []),
  ];
  return (
    <dl className={styles.figures}>
      {all.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
