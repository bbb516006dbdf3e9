import type { Section } from '@liget/content-api';
import { usePartLang } from '../part-lang.ts';
import styles from './PullQuote.module.css';

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
