import { Icon } from '@liget/ui';
import { CalendarRange, Star } from 'lucide';
import { useTranslations } from 'use-intl';
import styles from './Advice.module.css';
import type { ShownAnswer } from './search-answer.server.ts';

/** Above the results: the events that match the query, perhaps at other times, and the results that editors pinned. */
export function Advice({ offer, unmatchedTime, pinned }: Pick<ShownAnswer, 'offer' | 'unmatchedTime' | 'pinned'>) {
  const t = useTranslations('search');
  return (
    <>
      {unmatchedTime ? (
        <p className="notice" role="status">
          {unmatchedTime}
        </p>
      ) : null}
      {offer ? (
        <section className={styles.offer} aria-labelledby="offer">
          <Icon of={CalendarRange} size={32} />
          <h2 id="offer">{t('programs')}</h2>
          <a className="card-link" href={offer.url}>
            <strong>{offer.words}</strong> <span>{offer.count}</span>
          </a>
        </section>
      ) : null}
      {pinned.length > 0 ? (
        <section className={styles.pinned} aria-labelledby="pinned">
          <h2 id="pinned">
            <Icon of={Star} size={20} />
            {t('pinned')}
          </h2>
          <ul>
            {pinned.map(({ title, text, url }) => (
              <li key={`${url} ${title}`}>
                <h3>
                  <a className="covering-link" href={url}>
                    {title}
                  </a>
                </h3>
                {text ? <p>{text}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
