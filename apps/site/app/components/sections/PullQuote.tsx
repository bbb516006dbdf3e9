import type { Section } from '@liget/content-api';
import styles from './PullQuote.module.css';
import { usePartLang } from './part-lang.ts';

/** A quotation in large type, in the quotation marks of the language. */
export function PullQuote({ quote }: { quote: Extract<Section, { kind: 'quote' }> }) {
  const getPartLang = usePartLang();
  return (
    <figure className={styles.quote}>
      <blockquote lang={getPartLang(quote, 'text')}>
        <p>{quote.text}</p>
      </blockquote>
      {quote.speaker ? <figcaption lang={getPartLang(quote, 'speaker')}>{quote.speaker}</figcaption> : null}
    </figure>
  );
}
