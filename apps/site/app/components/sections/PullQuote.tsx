import styles from './PullQuote.module.css';

interface PullQuoteProps {
  text: string;
  speaker: string | null;
}

/** A sentence that is worth large type; the quotation marks are the language's own. */
export function PullQuote({ text, speaker }: PullQuoteProps) {
  return (
    <figure className={styles['quote']}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {speaker ? <figcaption>{speaker}</figcaption> : null}
    </figure>
  );
}
