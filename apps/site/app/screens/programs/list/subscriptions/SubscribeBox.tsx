import { Icon } from '@liget/ui';
import { CalendarPlus } from 'lucide';
import { useTranslations } from 'use-intl';
import styles from '../Programs.module.css';
import type { Subscriptions } from './subscriptions.ts';

interface SubscribeBoxProps {
  subscriptions: Pick<Subscriptions, 'webcal' | 'ics'> & Partial<Subscriptions>;
  /** A series has no filters, so it has texts of its own. */
  of?: 'list' | 'series';
}

/** Links to calendars and feeds of the list, or of a series. */
export function SubscribeBox({ subscriptions, of = 'list' }: SubscribeBoxProps) {
  const t = useTranslations('programs');
  return (
    <section className={styles.subscribe} aria-labelledby="subscribe" data-leaves-place>
      <h2 id="subscribe">{of === 'series' ? t('seriesCalendar') : t('subscribe')}</h2>
      <p>{of === 'series' ? t('seriesCalendarHint') : t('subscribeHint')}</p>
      <ul className={styles.subscribeLinks}>
        <li>
          <a className="button" href={subscriptions.webcal}>
            <Icon of={CalendarPlus} size={18} />
            {t('subscribeCalendar')}
          </a>
        </li>
        <li>
          <a href={subscriptions.ics} download>
            {t('downloadCalendar')}
          </a>
        </li>
        {subscriptions.atom ? (
          <li>
            <a href={subscriptions.atom} type="application/atom+xml" rel="external">
              {t('feed')}
            </a>
          </li>
        ) : null}
        {subscriptions.rss ? (
          <li>
            <a href={subscriptions.rss} type="application/rss+xml" rel="external">
              {t('rss')}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
