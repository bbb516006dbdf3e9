import { Picture, Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import styles from './NowRows.module.css';
import type { NowRow } from './now-row.ts';

interface NowRowsProps {
  rows: readonly NowRow[];
  /** The level of their headings. */
  level?: 3 | 4;
  /** One line each, without pictures: for many. */
  look?: 'cards' | 'lines';
}

/** The picture of a square, which is wider. */
const SIZES = '144px';

/** What is at an instant, a row each: how sure it is, when, what, where, what it costs. */
export function NowRows({ rows, level = 3, look = 'cards' }: NowRowsProps) {
  return (
    <ul className={styles['rows']} data-look={look}>
      {rows.map((row) => (
        <Row key={row.key} row={row} level={level} hasPicture={look === 'cards'} />
      ))}
    </ul>
  );
}

function Row({ row, level, hasPicture }: { row: NowRow; level: 3 | 4; hasPicture: boolean }) {
  const t = useTranslations('now');
  const { url, title, mark, time, starts, where, walk, off, told, note, free, price, age, isStepFree, picture } = row;
  const Heading = `h${level}` as const;
  const place = [where, walk === null ? null : t('walk', { minutes: walk }), isStepFree ? t('stepFree') : null, note].filter(Boolean);
  return (
    <li data-mark={mark}>
      {hasPicture && picture ? (
        <div className={styles['picture']}>
          <Picture source={picture.source} fallback={picture.fallback} colour={picture.colour} alt="" size="sm" sizes={SIZES} />
        </div>
      ) : null}
      <div className={styles['text']}>
        <Heading>
          <a href={url}>
            {off ? (
              <>
                <strong>{off}:</strong> <s>{title}</s>
              </>
            ) : (
              title
            )}
          </a>
        </Heading>
        {time ? <p className={styles['time']}>{starts ? <time dateTime={starts}>{time}</time> : time}</p> : null}
        {place.length > 0 ? <p className={styles['where']}>{place.join(' · ')}</p> : null}
        {free || price || age || told ? (
          <ul className="card-tags">
            {told ? <Tag tone="alert">{told}</Tag> : null}
            {free ? <Tag>{t('free')}</Tag> : null}
            {age ? <Tag>{age}</Tag> : null}
            {price ? <Tag tone="price">{price.isLeast ? t('priceFrom', { price: price.text }) : price.text}</Tag> : null}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
