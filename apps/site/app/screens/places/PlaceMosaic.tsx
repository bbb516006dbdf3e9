import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import type { MosaicPlace } from './mosaic.ts';
import styles from './PlaceMosaic.module.css';

interface PlaceMosaicProps {
  places: MosaicPlace[];
  level?: 2 | 3;
  /** Number of first pictures that load at once. */
  priority?: number;
}

/** Widths of pictures in cells that are wider than the others. */
const WIDTHS: Record<number, string> = {
  0: '(min-width: 1024px) 48vw, (min-width: 768px) 64vw, 92vw',
  5: '(min-width: 768px) 46vw, 92vw',
  10: '(min-width: 768px) 33vw, 92vw',
};

/** Places as paper cut-outs of different shapes and sizes. */
export function PlaceMosaic({ places, level = 3, priority = 0 }: PlaceMosaicProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.mosaic}>
      {places.map((place, index) => (
        <li key={place.id} data-shape={place.shape}>
          <div className={styles.cut}>
            <ContentPicture
              image={place.image}
              aspect="default"
              decorative
              priority={index === 0 && priority > 0 ? true : index < priority && 'auto'}
              sizes={WIDTHS[index] ?? '(min-width: 768px) 33vw, 66vw'}
            />
          </div>
          <Heading className={styles.name}>
            <a className="card-link" href={place.url} lang={place.lang}>
              {place.title}
            </a>
          </Heading>
          {place.hours ? (
            <p className={styles.hours} data-is-open={place.isOpen}>
              {place.hours}
            </p>
          ) : null}
          {place.lead ? (
            <p className={styles.lead} lang={place.lang}>
              {place.lead}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
