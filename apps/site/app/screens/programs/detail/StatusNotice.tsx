import { useTranslations } from 'use-intl';
import { isTold } from '../../../lib/shown-status.ts';
import styles from './Program.module.css';
import type { ProgramPage } from './program-page.ts';

/** Called off, put off, moved, sold out, over: before everything else. */
export function StatusNotice({ program }: { program: Pick<ProgramPage, 'status' | 'statusNote' | 'previously' | 'isOver'> }) {
  const t = useTranslations('programs');
  const { status, statusNote, previously, isOver } = program;
  if (!isTold(status)) return isOver ? <p className={styles.over}>{t('pastNotice')}</p> : null;
  return (
    <div className={styles.status} data-status={status} role="note">
      <p className={styles.statusName}>{t(`status.${status}`)}</p>
      {previously ? (
        <p>
          {t('previously')} <s>{previously}</s>
        </p>
      ) : null}
      <p>{statusNote ?? t(`statusText.${status}`)}</p>
    </div>
  );
}
