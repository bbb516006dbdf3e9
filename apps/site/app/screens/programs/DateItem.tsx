import { useTranslations } from 'use-intl';
import styles from './DateItem.module.css';
import type { DateLine } from './date-words.ts';

/** One date; the time of a cancelled or moved one is struck, with its state before it. */
export function DateItem({ date: { text, textLang, word, isOff, otherTime, reason, place, ticketUrl } }: { date: DateLine }) {
  const t = useTranslations('programs');
  const beside = [place, otherTime].filter(Boolean).join(' · ');
  return (
    <>
      {isOff ? (
        <>
          <strong className={styles.off}>{word}:</strong> <s>{text}</s>
        </>
      ) : (
        <>
          {textLang ? <span lang={textLang}>{text}</span> : text}
          {word ? (
            <>
              {' '}
              <span className="tag tag-alert">{word}</span>
            </>
          ) : null}
        </>
      )}
      {beside || reason ? (
        <span className={styles.note}>
          {beside}
          {beside && reason ? ' · ' : null}
          {reason ? <span lang={reason.lang}>{reason.text}</span> : null}
        </span>
      ) : null}
      {ticketUrl && !isOff ? (
        <a className={styles.ticket} href={ticketUrl} rel="noopener external">
          {t('dateTicket')}
          <span className="visually-hidden">: {text}</span>
        </a>
      ) : null}
    </>
  );
}
