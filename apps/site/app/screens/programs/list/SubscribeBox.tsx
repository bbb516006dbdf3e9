import { Icon } from '@liget/ui';
import { CalendarPlus } from 'lucide';
import { useTranslations } from 'use-intl';
import styles from './Programs.module.css';
import type { Subscriptions } from './subscriptions.ts';

/** Links to calendars and feeds of the list. */
export function SubscribeBox({ of, title }: { of: Pick<Subscriptions, 'webcal' | 'ics'> & Partial<Subscriptions>; title?: string }) {
  const t = useTranslations('programs');
  return (
    <section className={styles.subscribe} aria-labelledby="subscribe" data-leaves-place>
      <h2 id="subscribe">{title ?? t('subscribe')}</h2>
      <p>{t('subscribeHint')}</p>
      <ul className={styles.subscribeLinks}>
        <li>
          <a className="button" href={of.webcal}>
            <Icon of={CalendarPlus} size={18} />
            {t('subscribeCalendar')}
          </a>
        </li>
        <li>
          <a href={of.ics} download>
            {t('downloadCalendar')}
          </a>
        </li>
        {of.atom ? (
          <li>
            <a href={of.atom} type="application/atom+xml" rel="external">
              {t('feed')}
            </a>
          </li>
        ) : null}
        {of.rss ? (
          <li>
            <a href={of.rss} type="application/rss+xml" rel="external">
              {t('rss')}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
