import type { LonLat } from '@liget/map';
import { type GeoJSONSource, Map as LiveMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { View } from '../stage/view.ts';
import { createColourReader } from './colours.ts';
import { BUILDING_LABELS, excludeNamed, ROOM } from './label-layers.ts';
import { MARKERS } from './map-sources.ts';
import { createMapStyle, TREES } from './style.ts';
import { drawTreePattern } from './trees.ts';

type NamedMarkers = readonly { position: LonLat; title: string }[];

export interface LiveBaseMap {
  /** Draws synchronously, so that the map moves in the same frame as the markers above it. */
  show(view: View): void;
  /** The markers above the map: labels keep clear of them, and those with a title get a label. */
  name(markers: NamedMarkers): void;
  remove(): void;
}

interface Options {
  baseMapUrl: string;
  /** Selects the colours of the style sheet. */
  light: 'day' | 'dusk';
  view: View;
  /** Passed at start, so that the fonts of their labels are ready before the visitor moves the map. */
  markers: NamedMarkers;
  /** The graphics context was lost, for example on a phone that needs memory. */
  onLost: () => void;
}

/** Size of a marker in pixels. */
const MARKER_SIZE = 44;

/** Draws the base map with MapLibre, without its gestures. Resolves when the first complete frame is drawn; rejects when that fails. */
export async function startLiveBaseMap(
  container: HTMLElement,
  { baseMapUrl, light, view, markers: firstMarkers, onLost }: Options,
): Promise<LiveBaseMap> {
  setWorkerUrl(workerUrl);
  const readColour = createColourReader(container);
  const map = new LiveMap({
    container,
    style: createMapStyle(readColour, light, new URL(baseMapUrl, window.location.href).href),
    center: [...view.center],
    zoom: view.zoom,
    bearing: view.bearing,
    interactive: false,
    attributionControl: false,
    maxPitch: 0,
    maxZoom: 22,
    fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    canvasContextAttributes: { antialias: true },
  });
  map.setCenterClampedToGround(false);
  map.addImage(ROOM, new ImageData(MARKER_SIZE, MARKER_SIZE));
  map.addImage(TREES, drawTreePattern(readColour('crown')), { pixelRatio: 3 });
  let named: NamedMarkers | undefined;
  function nameMarkers(markers: NamedMarkers) {
    if (markers === named) return;
    named = markers;
    const features = markers.map(({ position, title }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [...position] },
      properties: { title },
    }));
    map.setFilter(BUILDING_LABELS, excludeNamed(markers.map(({ title }) => title)));
    void map.getSource<GeoJSONSource>(MARKERS)?.setData({ type: 'FeatureCollection', features });
  }
  map.once('style.load', () => nameMarkers(firstMarkers));
  try {
    await new Promise<void>((resolve, reject) => {
      map.once('idle', () => resolve());
      map.once('error', ({ error }) => reject(error));
    });
  } catch (error) {
    map.remove();
    throw error;
  }
  map.on('webglcontextlost', onLost);
  return {
    show({ center, zoom, bearing }) {
      map.jumpTo({ center: [...center], zoom, bearing });
      map.redraw();
    },
    name: nameMarkers,
    remove: () => map.remove(),
  };
}
