import type { Box, Frame, LonLat } from '@liget/map';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { ClientOnly } from '../../../components/islands/client-only.ts';
import type { MapPlace } from '../places/places.ts';
import { BaseMap, type DrawnBaseMap } from './BaseMap.tsx';
import { CameraControl } from './CameraControl.tsx';
import { type Camera, centreCamera, fitCamera, LIFT, MAX_ZOOM, moveCamera, START, turnByEighth, zoomByStep } from './camera.ts';
import type { CameraStore } from './camera-store.ts';
import { type Cluster, clusterItems } from './clusters.ts';
import styles from './MapStage.module.css';
import { type Marker, Markers } from './Markers.tsx';
import { useElementBounds } from './use-element-bounds.ts';
import { useGestures } from './use-gestures.ts';
import { useLiveBaseMap } from './use-live-base-map.ts';

/** The route that is drawn on the map. */
export interface ShownRoute {
  line: readonly LonLat[];
  /** Part of its geometry is not surveyed: drawn dashed. */
  isApproximate: boolean;
}

/** The position of the visitor; the accuracy is in metres. */
export interface VisitorPosition {
  position: LonLat;
  accuracy: number;
}

export interface MapStageProps {
  frame: Frame;
  box: Box;
  baseMap: ClientOnly<DrawnBaseMap>;
  light: 'day' | 'dusk';
  isFrozen: boolean;
  /** URL of the base map's GeoJSON, for the live base map. */
  baseMapUrl: string;
  /** The shown places by importance. */
  places: readonly MapPlace[];
  chosen: MapPlace | undefined;
  route: ShownRoute | null;
  visitor: VisitorPosition | null;
  camera: CameraStore;
  getUrl: (id: string) => string;
  onChoose: (place: MapPlace) => void;
  stage: RefObject<HTMLDivElement | null>;
}

/** Size of a marker with its margin, in pixels. */
const MARKER_SIZE = 46;
/** Steps per doubling of the zoom: components that are not redrawn in every frame get the rounded zoom. */
const STEPS = 4;

type PlaneStyle = CSSProperties & Record<'--ratio' | '--zoom' | '--angle' | '--x' | '--y', string | number>;

const getStyle = ({ zoom, angle, x, y }: Camera, ratio: number): PlaneStyle => ({
  '--zoom': zoom,
  '--angle': `${angle}deg`,
  '--x': `${x * 100}%`,
  '--y': `${y * 100}%`,
  '--ratio': ratio,
});

/** The map: server-drawn or live base map below, route, position and markers above it. */
export function MapStage(props: MapStageProps) {
  const { frame, box, baseMap, light, isFrozen, baseMapUrl, places, chosen, route, visitor, camera, getUrl, onChoose, stage } = props;
  const t = useTranslations('map');
  const plane = useRef<HTMLDivElement>(null);
  const ratio = frame.width / frame.height;
  const [first] = useState(camera.get);
  const { isDragging, keys, pointers } = useGestures(camera, plane, frame);
  const bounds = useElementBounds(plane);
  const step = useSyncExternalStore(
    camera.subscribe,
    () => Math.round(Math.log2(camera.seen().zoom) * STEPS),
    () => 0,
  );
  const angle = useSyncExternalStore(
    camera.subscribe,
    () => camera.seen().angle,
    () => START.angle,
  );
  useEffect(() => {
    const { style } = plane.current ?? {};
    const follow = () => {
      // Markers and labels depend on zoom and angle: unchanged properties are not set, so that panning does not restyle them.
      for (const [name, value] of Object.entries(getStyle(camera.seen(), ratio)))
        if (style?.getPropertyValue(name) !== String(value)) style?.setProperty(name, String(value));
    };
    follow();
    return camera.subscribe(follow);
  }, [camera, ratio]);

  useEffect(() => {
    if (route)
      camera.glide(
        fitCamera(
          camera.get(),
          route.line.map((position) => frame.project(position)),
          frame,
        ),
      );
  }, [route, camera, frame]);

  const markers = useMemo(() => {
    const markedPlaces = places.flatMap((place) => (place.point && place.markerId === place.id ? [{ place, point: place.point }] : []));
    // A chosen place comes first and keeps its own marker.
    const isChosen = ({ place }: Marker) => place.id === chosen?.markerId;
    const chosenMarker =
      chosen?.point && !markedPlaces.some(isChosen) ? [{ place: { ...chosen, markerId: chosen.id }, point: chosen.point }] : [];
    return [...chosenMarker, ...markedPlaces.filter(isChosen), ...markedPlaces.filter((marker) => !isChosen(marker))];
  }, [places, chosen]);
  const zoom = 2 ** (step / STEPS);
  const room = bounds ? (MARKER_SIZE * frame.width) / (bounds.width * zoom) : null;
  const clusters = useMemo(() => (room === null ? null : clusterItems(markers, room)), [markers, room]);
  const shownPlaces = useMemo(() => clusters?.map(({ first: { place } }) => place) ?? [], [clusters]);
  const { canvas, isLive } = useLiveBaseMap({ frame, box, light, baseMapUrl, shown: shownPlaces, camera, bounds });

  function zoomToCluster(cluster: Cluster<Marker>) {
    const next = fitCamera(
      camera.get(),
      [cluster.first, ...cluster.others].map(({ point }) => point),
      frame,
    );
    // At the maximum zoom the markers would still overlap.
    if (next.zoom <= camera.get().zoom) onChoose(cluster.first.place);
    else camera.glide(next);
  }

  /** Brings a marker that received the keyboard focus into view if it is outside the window or below a card. */
  function bringIntoView({ point }: Marker, element: HTMLElement) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return;
    camera.glide(moveCamera(centreCamera(camera.get(), point, frame, camera.get().zoom), { x: 0, y: -LIFT }));
  }

  return (
    <div
      ref={stage}
      className={styles.map}
      role="group"
      aria-label={t('plan', { count: markers.length })}
      data-base-map
      data-light={light}
      data-frozen={isFrozen || undefined}
      data-live={isLive || undefined}
      {...keys}
    >
      <a className={styles.skip} href="#places">
        {t('toList')}
      </a>
      <p className="visually-hidden">{t('keys')}</p>
      <div className={styles.window} data-near={step > 0} data-dragging={isDragging} {...pointers}>
        <div ref={canvas} className={styles.canvas} aria-hidden="true" inert />
        <div ref={plane} className={styles.plane} style={getStyle(first, ratio)} data-plane="">
          <BaseMap drawing={baseMap} width={frame.width} height={frame.height} />
          <Overlay frame={frame} route={route} visitor={visitor} />
          <Markers
            markers={markers}
            size={frame}
            clusters={clusters}
            chosen={chosen?.markerId ?? undefined}
            getUrl={getUrl}
            onChoose={onChoose}
            onGather={zoomToCluster}
            onFocusMarker={bringIntoView}
          />
        </div>
      </div>
      <CameraControl
        zoomIn={() => camera.glide(zoomByStep(camera.get(), 1))}
        zoomOut={() => camera.glide(zoomByStep(camera.get(), -1))}
        rotate={() => camera.glide(turnByEighth(camera.get(), frame))}
        reset={() => camera.glide(START)}
        canZoomIn={zoom < MAX_ZOOM}
        canZoomOut={step > 0}
        angle={angle}
      />
    </div>
  );
}

/** The layer between the base map and the markers: the route and the visitor's position. */
function Overlay({ frame, route, visitor }: { frame: Frame; route: ShownRoute | null; visitor: VisitorPosition | null }) {
  const dot = visitor && frame.project(visitor.position);
  const points = route?.line.map((position) => frame.project(position)) ?? [];
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
      {line ? (
        <g data-approximate={route?.isApproximate || undefined}>
          <path className={styles.casing} d={`M${line}`} />
          <path className={styles.way} d={`M${line}`} />
        </g>
      ) : null}
      {dot && visitor ? (
        <>
          <circle className={styles.accuracy} cx={dot.x} cy={dot.y} r={visitor.accuracy * frame.scale} />
          <circle className={styles.here} cx={dot.x} cy={dot.y} r="7" />
        </>
      ) : null}
    </svg>
  );
}
