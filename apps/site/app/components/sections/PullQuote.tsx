import styles from './PullQuote.module.css';

interface PullQuoteProps {
  text: string;
  speaker: string | null;
}

/** A quotation in large type, in the quotation marks of the language. */
export function PullQuote({ text, speaker }: PullQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {speaker ? <figcaption>{speaker}</figcaption> : null}
    </figure>
  );
}
