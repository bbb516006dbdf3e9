import type { Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import styles from './Search.module.css';

interface WaysProps {
  title: string;
  locale: Locale;
  todayUrl: string;
}

/** Where to go without a search. */
export function Ways({ title, locale, todayUrl }: WaysProps) {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const ways = [
    { url: todayUrl, name: t('todayPrograms') },
    { url: href('programs', locale), name: shell('allPrograms') },
    { url: href('topLocations', locale), name: shell('topLocations') },
    { url: href('visitorInformation', locale), name: shell('visit') },
    { url: href('map', locale), name: shell('map') },
  ];
  return (
    <section className={styles['ways']} aria-labelledby="ways-title">
      <h2 id="ways-title">{title}</h2>
      <ul>
        {ways.map(({ url, name }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
