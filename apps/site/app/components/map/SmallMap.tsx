import { SMALL_MAP_SIZE } from './map-files.ts';
import styles from './SmallMap.module.css';

export interface SmallMapView {
  src: string;
  /** Describes the map and that it links to the large one. */
  alt: string;
  mapUrl: string;
  copyright: string;
  copyrightUrl: string;
}

/** The surroundings of a place as a server-drawn image that links to the map. */
export function SmallMap({ src, alt, mapUrl, copyright, copyrightUrl }: SmallMapView) {
  return (
    <figure className={styles.map}>
      <a href={mapUrl}>
        <img src={src} {...SMALL_MAP_SIZE} alt={alt} loading="lazy" decoding="async" />
      </a>
      <figcaption>
        <a href={copyrightUrl}>{copyright}</a>
      </figcaption>
    </figure>
  );
}
