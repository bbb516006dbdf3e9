import { Icon } from '@liget/ui';
import { CalendarPlus, Share2 } from 'lucide';
import { useTranslations } from 'use-intl';
import styles from '../Program.module.css';
import type { ProgramPage } from '../program-page.ts';

/** On phones, at the bottom: price, tickets or registration, calendar, and sharing. */
export function ProgramBar({
  program,
}: {
  program: Pick<ProgramPage, 'ticketUrl' | 'registerUrl' | 'calendar' | 'isOver' | 'free' | 'least'>;
}) {
  const t = useTranslations('programs');
  const { ticketUrl, registerUrl, calendar, isOver, free, least } = program;
  const action = isOver ? null : (ticketUrl ?? registerUrl);
  if (!action && !calendar) return null;
  return (
    <nav className="thumb-bar program-bar" aria-label={t('bar')}>
      <div className={styles.bar}>
        {free || least ? (
          <strong className={styles.barPrice}>
            {free ? t('free') : least?.isLeast ? t('priceFrom', { price: least.text }) : least?.text}
          </strong>
        ) : null}
        {action ? (
          <a className="button" href={action} rel="noopener external">
            {t(ticketUrl ? 'ticket' : 'register')}
          </a>
        ) : null}
        {calendar ? (
          <a className="button button-icon button-quiet" href={calendar.ics} download aria-label={t('calendar')}>
            <Icon of={CalendarPlus} />
          </a>
        ) : null}
        <a className="button button-icon button-quiet" href="#share" aria-label={t('share')}>
          <Icon of={Share2} />
        </a>
      </div>
    </nav>
  );
}
