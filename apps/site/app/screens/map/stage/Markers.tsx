import type { Point } from '@liget/map';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryIcon } from '../filters/CategoryIcon.tsx';
import type { MapPlace } from '../places/places.ts';
import { countListed } from '../places/todays-count.ts';
import { type Cluster, clusterItems } from './clusters.ts';
import styles from './Markers.module.css';

export interface Marker {
  place: MapPlace;
  point: Point;
}

interface MarkersProps {
  /** By importance, the most important first. */
  markers: readonly Marker[];
  size: { width: number; height: number };
  /** The markers that have room, each with the markers that it represents; `null` while the window has not been measured. */
  clusters: readonly Cluster<Marker>[] | null;
  /** Id of the chosen place's marker. */
  chosen: string | undefined;
  getUrl: (id: string) => string;
  onChoose: (place: MapPlace) => void;
  onGather: (cluster: Cluster<Marker>) => void;
  /** Called when a marker receives the focus by keyboard. */
  onFocusMarker: (marker: Marker, element: HTMLElement) => void;
}

/** Area of a marker of 44 px, in units of the plan, in a window of usual width and on a phone. */
const ROOM = { wide: 60, narrow: 112 };

/** The markers shown before the window is measured: those with room in a wide window; fewer of them on a phone. */
function getInitialClusters(markers: readonly Marker[]): { clusters: Cluster<Marker>[]; isNarrow: (marker: Marker) => boolean } {
  const wide = clusterItems(markers, ROOM.wide);
  const narrow = new Set(
    clusterItems(
      wide.map(({ first }) => first),
      ROOM.narrow,
    ).map(({ first }) => first),
  );
  return { clusters: wide.map(({ first }) => ({ first, others: [] })), isNarrow: (marker) => narrow.has(marker) };
}

/** The markers on the plan. A marker links to its place's card; one that represents neighbours zooms in instead. */
export const Markers = memo(function MarkerList({
  markers,
  size,
  clusters: measured,
  chosen,
  getUrl,
  onChoose,
  onGather,
  onFocusMarker: onReach,
}: MarkersProps) {
  const t = useTranslations('map');
  const { clusters, isNarrow } = measured ? { clusters: measured, isNarrow: () => true } : getInitialClusters(markers);
  return (
    <ul className={styles.markers} data-markers>
      {clusters.map((cluster) => {
        const { place, point } = cluster.first;
        const count = cluster.others.length;
        const today = [cluster.first, ...cluster.others].reduce((sum, item) => sum + countListed(item.place.programs).dated, 0);
        return (
          <li
            key={place.id}
            style={{ left: `${(point.x / size.width) * 100}%`, top: `${(point.y / size.height) * 100}%` }}
            {...(isNarrow(cluster.first) ? {} : { 'data-wide': '' })}
          >
            <a
              id={`sign-${place.id}`}
              className={styles.marker}
              href={getUrl(place.id)}
              data-kind={place.kind}
              draggable={false}
              aria-current={place.markerId === chosen ? 'true' : undefined}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) onReach(cluster.first, currentTarget);
              }}
              onClick={(event) => {
                event.preventDefault();
                if (count > 0) onGather(cluster);
                else onChoose(place);
              }}
            >
              <CategoryIcon kind={place.kind} icon={place.icon} />
              {today > 0 ? (
                <span className={styles.today} aria-hidden="true">
                  {today}
                </span>
              ) : null}
              {count > 0 ? (
                <span className={styles.others} aria-hidden="true">
                  +{count}
                </span>
              ) : null}
              <span className={styles.name}>
                {place.title}
                {today > 0 ? ` · ${t('todayCount', { count: today })}` : null}
                {count > 0 ? ` · ${t('others', { count })}` : null}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
});
