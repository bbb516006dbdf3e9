import { useTranslations } from 'use-intl';
import { isUnusualStatus } from '../../../lib/shown-status.ts';
import { DateItem } from '../DateItem.tsx';
import type { ProgramPage } from './program-page.ts';
import styles from './StatusNotice.module.css';

type ProgramStatus = Pick<ProgramPage, 'status' | 'statusNote' | 'langs' | 'previously' | 'isOver' | 'offDates'>;

/** Before everything else: cancelled, postponed, new date, sold out, over; then the single dates that do not take place as planned. */
export function StatusNotice({ program }: { program: ProgramStatus }) {
  return (
    <>
      <OfProgram program={program} />
      <OfDates program={program} />
    </>
  );
}

function OfProgram({ program: { status, statusNote, langs, previously, isOver } }: { program: ProgramStatus }) {
  const t = useTranslations('programs');
  if (!isUnusualStatus(status)) return isOver ? <p className={styles.over}>{t('pastNotice')}</p> : null;
  return (
    <div className={styles.status} data-status={status} role="note">
      <p className={styles.name}>{t(`status.${status}`)}</p>
      {previously ? (
        <p>
          {t('previously')} <s>{previously}</s>
        </p>
      ) : null}
      {statusNote ? <p lang={langs.status_note}>{statusNote}</p> : <p>{t(`statusText.${status}`)}</p>}
    </div>
  );
}

function OfDates({ program: { offDates } }: { program: ProgramStatus }) {
  const t = useTranslations('programs');
  if (offDates.length === 0) return null;
  return (
    <div className={styles.status} data-status="dates" role="note">
      <p className={styles.name}>{t('datesChanged')}</p>
      <ul>
        {offDates.map((date) => (
          <li key={date.text}>
            <DateItem date={date} />
          </li>
        ))}
      </ul>
    </div>
  );
}
