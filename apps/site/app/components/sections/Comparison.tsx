import type { Section } from '@liget/content-api';
import { Prose } from '@liget/ui';
import { formatCredits } from '../../lib/images/picture-credit.ts';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './Comparison.module.css';

type ComparisonProps = Pick<Extract<Section, { kind: 'comparison' }>, 'before' | 'after' | 'html'>;

/** Two images of one place, side by side where there is room, with the balloon's stripes between them. */
export function Comparison({ before, after, html }: ComparisonProps) {
  return (
    <>
      <div className={styles.pair}>
        {[before, after].map(({ label, picture }) => (
          <figure key={label}>
            <ContentPicture image={picture} sizes="(min-width: 768px) 50vw, 100vw" />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.credits}>{formatCredits([before.picture, after.picture])}</p>
      {html ? <Prose html={html} /> : null}
    </>
  );
}
