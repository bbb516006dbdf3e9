import { Picture, Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import styles from './NowRows.module.css';
import type { NowRow } from './now-row.ts';

interface NowRowsProps {
  rows: readonly NowRow[];
  /** The level of the headings. */
  level?: 3 | 4;
  /** 'lines': title and time side by side without a picture, for long lists; 'stack': the time below the title, for times in a sentence. */
  layout?: 'cards' | 'lines' | 'stack';
  /** Whether the rows say that walks are from the metro; otherwise the page does. */
  namesMetro?: boolean;
}

/** The size of a square in which a wider picture is shown. */
const SIZES = '144px';

/** Events and places at an instant, one row each: state, time, title, place and price. */
export function NowRows({ rows, level = 3, layout = 'cards', namesMetro = false }: NowRowsProps) {
  return (
    <ul className={styles.rows} data-look={layout}>
      {rows.map((row) => (
        <Row key={row.key} row={row} level={level} hasPicture={layout === 'cards'} namesMetro={namesMetro} />
      ))}
    </ul>
  );
}

interface RowProps {
  row: NowRow;
  level: 3 | 4;
  hasPicture: boolean;
  namesMetro: boolean;
}

function Row({ row, level, hasPicture, namesMetro }: RowProps) {
  const t = useTranslations('now');
  const { url, title, lang, mark, time, starts, where, walk, off, statusText, note, noteLang, free, price, age, isStepFree, picture } = row;
  const Heading = `h${level}` as const;
  const minutes = walk === null ? null : t(namesMetro ? 'walkFromMetro' : 'walk', { minutes: walk });
  const place = [where, minutes, isStepFree ? t('stepFree') : null].filter(Boolean);
  return (
    <li data-mark={mark}>
      {hasPicture && picture ? (
        <div className={styles.picture}>
          <Picture source={picture.source} fallback={picture.fallback} colour={picture.colour} alt="" size="sm" sizes={SIZES} />
        </div>
      ) : null}
      <div className={styles.text}>
        <Heading>
          <a className="card-link" href={url} lang={off ? undefined : lang}>
            {off ? (
              <>
                <strong>{off}:</strong> <s lang={lang}>{title}</s>
              </>
            ) : (
              title
            )}
          </a>
        </Heading>
        {time ? (
          <p className={styles.time} lang={row.timeLang}>
            {starts ? <time dateTime={starts}>{time}</time> : time}
          </p>
        ) : null}
        {place.length > 0 || note ? (
          <p className={styles.where}>
            {place.join(' · ')}
            {note && place.length > 0 ? ' · ' : null}
            {note ? <span lang={noteLang}>{note}</span> : null}
          </p>
        ) : null}
        {free || price || age || statusText ? (
          <ul className="card-tags">
            {statusText ? <Tag tone="alert">{statusText}</Tag> : null}
            {free ? <Tag>{t('free')}</Tag> : null}
            {age ? <Tag>{age}</Tag> : null}
            {price ? (
              <Tag tone="price" lang={price.isLeast ? undefined : price.lang}>
                {price.isLeast ? t('priceFrom', { price: price.text }) : price.text}
              </Tag>
            ) : null}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
