import { ChipLink, ChipRow, Icon } from '@liget/ui';
import { CalendarRange } from 'lucide';
import { useTranslations } from 'use-intl';
import { DATES_ID } from '../../../../components/calendar/dates-anchor.ts';
import { NeedsRow } from '../../../../components/needs/NeedsRow.tsx';
import { getListRel } from '../../filters/filter-queries.ts';
import type { QuickDateLinks } from '../programs-list.server.ts';
import styles from './Dates.module.css';

/**
 * Links for any time, today, tomorrow and so on, with their days in short for the eye and in full for screen readers. The last one opens
 * the calendar (LinkedCalendar). Below them the filters by needs.
 */
export function QuickDates({ dates, needs }: QuickDateLinks) {
  const t = useTranslations('programs');
  const calendar = useTranslations('calendar');
  return (
    <>
      <div id={DATES_ID} className={styles.quick} data-one-stop>
        <ChipRow label={t('quickDates')} scroll>
          {dates.map(({ name, days, spoken, url, isCurrent }) => (
            <ChipLink key={name} href={url} rel={getListRel(url)} current={isCurrent}>
              {t(`quick.${name}`)}
              {days ? (
                <>
                  <small aria-hidden="true">{` ${days}`}</small>
                  <span className="visually-hidden">{` ${spoken}`}</span>
                </>
              ) : null}
            </ChipLink>
          ))}
          <button type="button" className={`chip ${styles.pick}`} aria-haspopup="dialog" data-opens-calendar="">
            <Icon of={CalendarRange} size={18} />
            {calendar('open')}
          </button>
        </ChipRow>
      </div>
      <NeedsRow chips={needs} />
    </>
  );
}
