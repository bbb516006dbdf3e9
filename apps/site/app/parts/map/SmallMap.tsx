import { SMALL_MAP_SIZE } from './map-files.ts';
import styles from './SmallMap.module.css';

export interface SmallMapView {
  src: string;
  /** What it shows, for who does not see it. */
  alt: string;
  /** The same place on the large map. */
  mapUrl: string;
  mapLabel: string;
  copyright: string;
  copyrightUrl: string;
}

/** The surroundings of a place: a picture that the server draws, and a link to the map. */
export function SmallMap({ src, alt, mapUrl, mapLabel, copyright, copyrightUrl }: SmallMapView) {
  return (
    <figure className={styles['map']}>
      <a href={mapUrl} tabIndex={-1} aria-hidden="true">
        <img src={src} {...SMALL_MAP_SIZE} alt="" loading="lazy" decoding="async" />
      </a>
      <figcaption>
        <a href={mapUrl}>{mapLabel}</a> <a href={copyrightUrl}>{copyright}</a>
      </figcaption>
      <span className="visually-hidden">{alt}</span>
    </figure>
  );
}
