import { Picture } from '@liget/ui';
import { useTranslations } from 'use-intl';
import type { EntryTeaser } from './agenda.ts';
import styles from './EntryCard.module.css';
import { ProgramTags } from './ProgramTags.tsx';

interface EntryCardProps {
  entry: EntryTeaser;
  priority?: boolean | 'auto';
  /** A row with a small picture, for what lasts. */
  compact?: boolean;
}

const SIZES = '(min-width: 1440px) 380px, (min-width: 1024px) 28vw, (min-width: 640px) 46vw, 94vw';
const SMALL_SIZES = '(min-width: 640px) 160px, 34vw';

/** A program on its day: the day's block on its picture, then title, place and hours. The whole card leads to its page. */
export function EntryCard({ entry, priority = false, compact = false }: EntryCardProps) {
  const t = useTranslations('programs');
  const { block, picture, isOnNow, until, time, place } = entry;
  const isOff = entry.status === 'cancelled' || entry.status === 'postponed';
  return (
    <article
      className={compact ? `${styles.card} ${styles.compact}` : styles.card}
      data-off={isOff || undefined}
      data-over={entry.isOver || undefined}
    >
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a href={entry.url}>{entry.title}</a>
        </h3>
        <p className={styles.when}>
          {isOnNow && !compact ? <strong className={styles.now}>{until ? t('onNowUntil', { time: until }) : t('onNow')}</strong> : null}
          {isOnNow && until && !compact ? null : <span className={styles.time}>{time}</span>}
          {place ? <span>{place}</span> : null}
        </p>
        <ProgramTags program={entry} />
      </div>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            source={picture.source}
            fallback={picture.fallback}
            colour={picture.colour}
            alt=""
            priority={priority}
            size={compact ? 'sm' : 'md'}
            sizes={compact ? SMALL_SIZES : SIZES}
          />
        ) : (
          <div className={styles.noPicture} />
        )}
        {block ? (
          <p className={styles.block} aria-hidden="true">
            <span>{block.month}</span>
            <strong>{block.day}</strong>
            <span>{block.weekday}</span>
          </p>
        ) : null}
      </div>
    </article>
  );
}
