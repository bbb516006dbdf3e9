import type { Section } from '@liget/content-api';
import { Prose } from '@liget/ui';
import { formatCredits } from '../../lib/images/picture-credit.ts';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './Comparison.module.css';
import { usePartLang } from './part-lang.ts';

/** Two images of one place, side by side where there is room, with the balloon's stripes between them. */
export function Comparison({ comparison }: { comparison: Extract<Section, { kind: 'comparison' }> }) {
  const getPartLang = usePartLang();
  const { before, after, html } = comparison;
  return (
    <>
      <div className={styles.pair}>
        {[before, after].map((side) => (
          <figure key={side.label}>
            <ContentPicture image={side.picture} sizes="(min-width: 768px) 50vw, 100vw" />
            <figcaption lang={getPartLang(side, 'label')}>{side.label}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.credits}>{formatCredits([before.picture, after.picture])}</p>
      {html ? <Prose html={html} lang={getPartLang(comparison, 'html')} /> : null}
    </>
  );
}
