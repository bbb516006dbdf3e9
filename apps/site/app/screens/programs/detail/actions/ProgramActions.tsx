import { Icon } from '@liget/ui';
import { CalendarPlus } from 'lucide';
import { useTranslations } from 'use-intl';
import styles from '../Program.module.css';
import type { ProgramPage } from '../program-page.ts';

/** Tickets and registration first, then the calendar. */
export function ProgramActions({ program }: { program: Pick<ProgramPage, 'ticketUrl' | 'registerUrl' | 'calendar' | 'isOver'> }) {
  const t = useTranslations('programs');
  const { ticketUrl, registerUrl, calendar, isOver } = program;
  return (
    <>
      {ticketUrl && !isOver ? (
        <a className="button button-wide" href={ticketUrl} rel="noopener external">
          {t('ticket')}
        </a>
      ) : null}
      {registerUrl && !isOver ? (
        <a className={ticketUrl ? 'button button-secondary button-wide' : 'button button-wide'} href={registerUrl} rel="noopener external">
          {t('register')}
        </a>
      ) : null}
      {calendar ? (
        <details className={styles.calendar}>
          <summary className="button button-quiet button-wide">
            <Icon of={CalendarPlus} size={18} />
            {t('calendar')}
          </summary>
          <ul>
            <li>
              <a href={calendar.ics} download>
                {t('calendarFile')}
              </a>
            </li>
            <li>
              <a href={calendar.google} rel="noopener external">
                {t('calendarGoogle')}
              </a>
            </li>
            <li>
              <a href={calendar.outlook} rel="noopener external">
                {t('calendarOutlook')}
              </a>
            </li>
          </ul>
        </details>
      ) : null}
    </>
  );
}
