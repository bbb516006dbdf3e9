import { ChipLink, ChipRow } from '@liget/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Programs.module.css';
import type { ProgramsData } from './programs-list.server.ts';

/** Any time, today, tomorrow … as links; which day that is stands beside the word. */
export function QuickDates({ dates, calendar }: { dates: ProgramsData['quickDates']; calendar: ReactNode }) {
  const t = useTranslations('programs');
  return (
    <div className={styles.quick}>
      <ChipRow label={t('quickDates')} scroll>
        {dates.map(({ name, days, url, isCurrent }) => (
          <ChipLink key={name} href={url} current={isCurrent}>
            {t(`quick.${name}`)}
            {days ? <small> {days}</small> : null}
          </ChipLink>
        ))}
        {calendar}
      </ChipRow>
    </div>
  );
}
