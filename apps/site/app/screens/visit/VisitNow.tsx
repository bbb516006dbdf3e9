import type { Locale } from '@liget/content-api';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NowRow } from '../now/index.ts';
import styles from './VisitNow.module.css';

/** One live answer. */
export interface LiveTile {
  name: string;
  mark: NowRow['mark'];
  title: string;
  text: string;
  /** The name of an event after the text, and its language if it is not the page's. */
  event?: { title: string; lang: Locale | undefined };
  url: string;
}

/** A place with its hours of today. */
export interface PlaceToday {
  id: number;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
  url: string;
  text: string;
  mark: NowRow['mark'];
}

/** Information for visitors who set out now. */
export function LiveTiles({ tiles }: { tiles: readonly LiveTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ name, mark, title, text, event, url }) => (
        <li key={name} data-mark={mark}>
          <h2>{title}</h2>
          <p>
            <a className="card-link" href={url}>
              {text}
              {event ? (
                <>
                  {': '}
                  <span lang={event.lang}>{event.title}</span>
                </>
              ) : null}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** All places with their hours of today. */
export function HoursToday({ hours, children }: { hours: readonly PlaceToday[]; children?: ReactNode }) {
  const t = useTranslations('visit');
  if (hours.length === 0) return null;
  return (
    <section className={styles.hours} aria-labelledby="today">
      <h2 id="today">{t('hoursToday')}</h2>
      <table aria-labelledby="today">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('hoursToday')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ id, title, lang, url, text, mark }) => (
            <tr key={id} data-mark={mark}>
              <th scope="row">
                <a href={url} lang={lang}>
                  {title}
                </a>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
