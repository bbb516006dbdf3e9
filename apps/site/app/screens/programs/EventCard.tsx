import { Picture } from '@liget/ui';
import { limitDensity } from '@liget/ui/media';
import { useTranslations } from 'use-intl';
import { ProgramTags } from './detail/ProgramTags.tsx';
import styles from './EventCard.module.css';
import type { EventCardData } from './list/agenda.ts';

interface EntryCardProps {
  entry: EventCardData;
  priority?: boolean | 'auto';
  /** A row with a small picture, for lasting events. */
  compact?: boolean;
  /** Whether the heading above names the day, so that the block shows the time. */
  isUnderDay?: boolean;
}

const SIZES = '(min-width: 1440px) 424px, (min-width: 1024px) 32vw, 47vw';
const PHONE_SIZES = limitDensity('32vw');
const SMALL_SIZES = '(min-width: 640px) 160px, 34vw';

/**
 * An event on one day: the block of the day or the time on its picture, then title, hours and place. The whole card is a link to its page.
 */
export function EventCard({ entry, priority = false, compact = false, isUnderDay = false }: EntryCardProps) {
  const { picture } = entry;
  return (
    <article
      className={compact ? `${styles.card} ${styles.compact}` : styles.card}
      data-off={entry.off ? true : undefined}
      data-over={entry.isOver || undefined}
    >
      <div className={styles.text}>
        <Title entry={entry} />
        <When entry={entry} compact={compact} isUnderDay={isUnderDay} />
        {entry.place ? <p className={styles.place}>{entry.place}</p> : null}
        {entry.note ? (
          <p className={styles.note} lang={entry.noteLang}>
            {entry.note}
          </p>
        ) : null}
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
          >
            {compact || !picture.square ? null : (
              <source media="(max-width: 639px)" type="image/webp" srcSet={picture.square} sizes={PHONE_SIZES} width={1} height={1} />
            )}
          </Picture>
        ) : (
          <div className={styles.noPicture} />
        )}
        <Block entry={entry} isUnderDay={isUnderDay} />
      </div>
    </article>
  );
}

function Title({ entry }: { entry: EventCardData }) {
  const { off, title, lang, url } = entry;
  return (
    <h3 className={styles.title}>
      <a className="card-link" href={url} lang={off ? undefined : lang}>
        {off ? (
          <>
            <strong className={styles.off}>{off}:</strong> <s lang={lang}>{title}</s>
          </>
        ) : (
          title
        )}
      </a>
    </h3>
  );
}

/** The day for screen readers, then the hours; only for screen readers if the date block shows both ends. */
function When({ entry, compact, isUnderDay }: { entry: EventCardData; compact: boolean; isUnderDay: boolean }) {
  const t = useTranslations('programs');
  const { block, hour, time, timeLang, isOnNow, until } = entry;
  const isInBlock = isUnderDay && hour !== null && !hour.rest?.startsWith('+');
  const showsNow = isOnNow && !compact;
  const showsTime = time !== '' && !(showsNow && until);
  if (!showsNow && !showsTime && !block) return null;
  return (
    <p className={isInBlock && !showsNow ? 'visually-hidden' : styles.when}>
      {block && !isUnderDay ? (
        <span className="visually-hidden">
          <time dateTime={block.iso}>{block.label}</time>
          {showsTime || showsNow ? ', ' : ''}
        </span>
      ) : null}
      {showsNow ? <strong className={styles.now}>{until ? t('onNowUntil', { time: until }) : t('onNow')}</strong> : null}
      {showsTime ? (
        <span className={isInBlock ? 'visually-hidden' : styles.time} lang={timeLang}>
          {time}
        </span>
      ) : null}
    </p>
  );
}

function Block({ entry: { block, hour }, isUnderDay }: { entry: EventCardData; isUnderDay: boolean }) {
  if (isUnderDay)
    return hour ? (
      <p className={`${styles.block} ${styles.hour}`} aria-hidden="true">
        <strong>{hour.from}</strong>
        {hour.rest ? <span>{hour.rest}</span> : null}
      </p>
    ) : null;
  return block ? (
    <p className={styles.block} aria-hidden="true">
      <span>{block.month}</span>
      <strong>{block.day}</strong>
      <span>{block.weekday}</span>
    </p>
  ) : null;
}
