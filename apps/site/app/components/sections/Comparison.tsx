import type { Section } from '@liget/content-api';
import { Prose } from '@liget/ui';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './Comparison.module.css';

type ComparisonProps = Pick<Extract<Section, { kind: 'comparison' }>, 'before' | 'after' | 'html'>;

/** Two pictures of one place, side by side where there is room, with the balloon's stripes as their seam. */
export function Comparison({ before, after, html }: ComparisonProps) {
  const credits = [...new Set([before, after].map(({ picture }) => [picture.credit, picture.licence].filter(Boolean).join(' · ')))];
  return (
    <>
      <div className={styles['pair']}>
        {[before, after].map(({ label, picture }) => (
          <figure key={label}>
            <ContentPicture image={picture} sizes="(min-width: 768px) 50vw, 100vw" />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles['credits']}>{credits.filter(Boolean).join(', ')}</p>
      {html ? <Prose html={html} /> : null}
    </>
  );
}
