import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CameraControl } from './CameraControl.tsx';
import { MAX_ZOOM } from './camera.ts';
import { gathered } from './clusters.ts';
import { KindSign } from './KindSign.tsx';
import styles from './ParkPlan.module.css';
import type { MapPlace, ParkPlan as Plan } from './places.ts';
import type { Point } from './projection.ts';
import type { useCamera } from './use-camera.ts';

interface ParkPlanProps {
  plan: Plan;
  camera: ReturnType<typeof useCamera>;
  chosen: string | null;
  onChoose: (place: MapPlace) => void;
}

/** On a phone a sign of 44 px is so many of the plan's units wide. At twice the size signs are as far apart as places.ts has them: none is gathered. */
const ROOM_ON_A_PHONE = 120;

type PlaneStyle = CSSProperties & Record<'--ratio' | '--zoom' | '--angle' | '--x' | '--y', string | number>;

/** The park from above with its places as signs. A sign leads to its place in the list; with JavaScript it opens the place's card. */
export function ParkPlan({ plan, camera, chosen, onChoose }: ParkPlanProps) {
  const t = useTranslations('map');
  const listed = plan.groups.flatMap((group) => group.places);
  const signs = listed.flatMap((place) => (place.point && place.sign === place.id ? [{ place, point: place.point }] : []));
  const chosenSign = listed.find((place) => place.id === chosen)?.sign;
  const { zoom, angle, x, y } = camera.camera;
  const clusters = gathered(signs, ROOM_ON_A_PHONE / zoom).filter(({ items }) => items.length > 1);
  const inClusters = new Set(clusters.flatMap(({ items }) => items.map(({ place }) => place.id)));
  const at = (point: Point) => ({ left: `${(point.x / plan.width) * 100}%`, top: `${(point.y / plan.height) * 100}%` });
  const style: PlaneStyle = {
    '--zoom': zoom,
    '--angle': `${angle}deg`,
    '--x': `${x * 100}%`,
    '--y': `${y * 100}%`,
    '--ratio': plan.width / plan.height,
  };
  return (
    <div className={styles['map']} role="group" aria-label={t('plan', { count: signs.length })} {...camera.keys}>
      <a className={styles['skip']} href="#places">
        {t('toList')}
      </a>
      <p className="visually-hidden">{t('keys')}</p>
      <div className={styles['window']} data-near={zoom > 1} data-dragging={camera.isDragging} {...camera.pointers}>
        <div className={styles['plane']} style={style} data-plane="">
          <svg className={styles['ground']} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true" focusable="false">
            <path className={styles['park']} d={plan.outline} />
            {plan.crowns.map((crown) => (
              <circle key={`${crown.x} ${crown.y}`} className={styles['crown']} cx={crown.x} cy={crown.y} r={crown.radius} />
            ))}
          </svg>
          <ul className={styles['signs']}>
            {signs.map(({ place, point }) => (
              <li key={place.id} style={at(point)} data-gathered={inClusters.has(place.id)}>
                <a
                  id={`sign-${place.id}`}
                  className={styles['sign']}
                  href={`#place-${place.id}`}
                  data-kind={place.kind}
                  draggable={false}
                  {...(place.id === chosenSign ? { 'aria-current': 'true' as const } : {})}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(place);
                  }}
                >
                  <KindSign kind={place.kind} />
                  {place.programs.length > 0 ? (
                    <span className={styles['count']} aria-hidden="true">
                      {place.programs.length}
                    </span>
                  ) : null}
                  <span className={styles['name']}>
                    {place.title}
                    {place.programs.length > 0 ? ` · ${t('todayCount', { count: place.programs.length })}` : null}
                  </span>
                </a>
              </li>
            ))}
            {clusters.map(({ items: [first, ...others], point }) => (
              <li key={`cluster-${first?.place.id}`} style={at(point)} data-cluster="">
                <a
                  className={styles['sign']}
                  href={`#place-${first?.place.id}`}
                  draggable={false}
                  onClick={(event) => {
                    event.preventDefault();
                    flushSync(() => camera.show(point));
                    // The cluster is gone; what it stood for takes its focus.
                    document.getElementById(`sign-${first?.place.id}`)?.focus({ preventScroll: true });
                  }}
                >
                  <span aria-hidden="true">{others.length + 1}</span>
                  <span className={styles['name']}>{t('cluster', { count: others.length + 1 })}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CameraControl {...camera} canZoomIn={zoom < MAX_ZOOM} canZoomOut={zoom > 1} angle={angle} />
    </div>
  );
}
