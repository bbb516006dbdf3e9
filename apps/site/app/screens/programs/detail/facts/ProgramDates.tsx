import { useTranslations } from 'use-intl';
import { DateItem } from '../../DateItem.tsx';
import type { DateLine } from '../../date-words.ts';
import type { ProgramPage } from '../program-page.ts';
import styles from './ProgramFacts.module.css';

const SHOWN = 4;

/** The dates of an event: the current or next one with its state; then all other future ones, of which the later ones are collapsed. */
export function ProgramDates({
  program: { when, isWhenText, change, isOff, otherOccasions, isInInterval, langs },
}: {
  program: ProgramPage;
}) {
  const t = useTranslations('programs');
  const more = otherOccasions.slice(SHOWN);
  return (
    <>
      <p className={styles.big} lang={isWhenText ? langs.date : undefined}>
        {isOff || change?.isOff ? <s>{when}</s> : when}
      </p>
      {change ? (
        <p className={styles.change}>
          <DateItem date={{ ...change, isOff: false }} />
        </p>
      ) : null}
      {otherOccasions.length > 0 ? <p className={styles.small}>{t(isInInterval ? 'changedOccasions' : 'occasions')}</p> : null}
      {otherOccasions.length > 0 ? <List items={otherOccasions.slice(0, SHOWN)} /> : null}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{t('moreOccasions', { count: more.length })}</summary>
          <List items={more} />
        </details>
      ) : null}
    </>
  );
}

function List({ items }: { items: DateLine[] }) {
  return (
    <ul className={styles.occasions}>
      {items.map((date) => (
        <li key={`${date.text} ${date.word}`}>
          <DateItem date={date} />
        </li>
      ))}
    </ul>
  );
}
