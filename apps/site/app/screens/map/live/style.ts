import type { BaseMapKind, PathRank } from '@liget/content-api';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { ReadColour } from './colours.ts';
import { createLabelLayers, createMarkerLabels } from './label-layers.ts';
import { BASE_MAP, isKind, MARKERS } from './map-sources.ts';

export const TREES = 'trees';

/** Width of a path in metres. */
const WIDTHS: Record<PathRank, number> = { primary: 18, secondary: 13, street: 9, promenade: 7, footway: 3.2, trail: 2 };
/** Minimum width of a path in pixels, at any zoom. */
const MIN_WIDTHS: Record<PathRank, number> = { primary: 4, secondary: 3, street: 2, promenade: 2, footway: 1, trail: 0.8 };
/** Pixels per metre at zoom 0 at the latitude of the park, where the world is 512 px wide. */
const PIXELS_OF_METRE = 512 / (40_075_017 * Math.cos((47.514 * Math.PI) / 180));
const [FAR, NEAR] = [14, 20];

const buildRankExpression = (widths: Record<PathRank, number>, otherwise: number): ExpressionSpecification => [
  'match',
  ['get', 'rank'],
  'primary',
  widths.primary,
  'secondary',
  widths.secondary,
  'street',
  widths.street,
  'promenade',
  widths.promenade,
  'footway',
  widths.footway,
  'trail',
  widths.trail,
  otherwise,
];

/** Width of a path to scale, but at least its minimum; `more` adds pixels for an outline on both sides. */
function getPathWidth(otherwise: number, more = 0): ExpressionSpecification {
  const interpolateAt = (zoom: number): ExpressionSpecification => [
    '+',
    ['max', buildRankExpression(MIN_WIDTHS, 1), ['*', buildRankExpression(WIDTHS, otherwise), PIXELS_OF_METRE * 2 ** zoom]],
    more,
  ];
  return ['interpolate', ['exponential', 2], ['zoom'], FAR, interpolateAt(FAR), NEAR, interpolateAt(NEAR)];
}

const createAreaLayer = (id: string, kind: BaseMapKind[], colour: string, more: object = {}): LayerSpecification => ({
  id,
  type: 'fill',
  source: BASE_MAP,
  filter: ['all', ['==', ['geometry-type'], 'Polygon'], isKind(...kind)],
  paint: { 'fill-color': colour, 'fill-antialias': true, ...more },
});

interface PathLayer {
  kinds: BaseMapKind[];
  colour: string;
  width: ExpressionSpecification;
  /** Whether it draws the bridges, which others leave out. */
  isBridge?: boolean;
}

function createPathLayer(id: string, { kinds, colour, width, isBridge = false }: PathLayer): LayerSpecification {
  return {
    id,
    type: 'line',
    source: BASE_MAP,
    filter: ['all', ['==', ['geometry-type'], 'LineString'], isKind(...kinds), isBridge ? ['has', 'bridge'] : ['!', ['has', 'bridge']]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  };
}

/** The MapLibre style for a time of day: areas, paths, extruded buildings, then labels that avoid each other. */
export function createMapStyle(readColour: ReadColour, light: 'day' | 'dusk', baseMapUrl: string): StyleSpecification {
  return {
    version: 8,
    light: { anchor: 'viewport', color: '#ffffff', intensity: light === 'day' ? 0.25 : 0.12 },
    sources: {
      [BASE_MAP]: { type: 'geojson', data: baseMapUrl, tolerance: 0.2 },
      [MARKERS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': readColour('land') } },
      createAreaLayer('park', ['park'], readColour('park')),
      createAreaLayer('grounds', ['grounds'], readColour('grounds')),
      createAreaLayer('lawn', ['lawn'], readColour('lawn')),
      createAreaLayer('garden', ['garden'], readColour('garden')),
      createAreaLayer('wood', ['wood'], readColour('wood')),
      createAreaLayer('crowns', ['wood'], readColour('wood'), { 'fill-pattern': TREES }),
      createAreaLayer('dog', ['dog'], readColour('dog')),
      createAreaLayer('water', ['water'], readColour('water')),
      createAreaLayer('island', ['island'], readColour('park')),
      createAreaLayer('square', ['square'], readColour('square')),
      createAreaLayer('playground', ['playground'], readColour('playground')),
      createAreaLayer('pitch', ['pitch'], readColour('pitch')),
      createAreaLayer('parking', ['parking'], readColour('parking')),
      createPathLayer('rail', { kinds: ['rail', 'track'], colour: readColour('rail'), width: getPathWidth(2) }),
      createPathLayer('path-edge', { kinds: ['path', 'steps'], colour: readColour('path-edge'), width: getPathWidth(3, 1.5) }),
      createPathLayer('path', { kinds: ['path', 'steps'], colour: readColour('path'), width: getPathWidth(3) }),
      createPathLayer('road-edge', { kinds: ['road'], colour: readColour('road-edge'), width: getPathWidth(9, 2) }),
      createPathLayer('road', { kinds: ['road'], colour: readColour('road'), width: getPathWidth(9) }),
      createPathLayer('bridge-edge', {
        kinds: ['path', 'steps', 'road'],
        colour: readColour('road-edge'),
        width: getPathWidth(3, 3),
        isBridge: true,
      }),
      createPathLayer('bridge', { kinds: ['path', 'steps', 'road'], colour: readColour('road'), width: getPathWidth(3), isBridge: true }),
      {
        id: 'monuments',
        type: 'circle',
        source: BASE_MAP,
        minzoom: 15.8,
        filter: isKind('monument'),
        paint: {
          'circle-radius': 3,
          'circle-color': readColour('wall'),
          'circle-stroke-color': readColour('halo'),
          'circle-stroke-width': 1,
        },
      },
      {
        id: 'buildings',
        type: 'fill-extrusion',
        source: BASE_MAP,
        filter: isKind('building'),
        paint: {
          'fill-extrusion-color': readColour('building'),
          'fill-extrusion-height': ['coalesce', ['get', 'height'], 7],
          'fill-extrusion-vertical-gradient': true,
        },
      },
      ...createLabelLayers(readColour),
      ...createMarkerLabels(readColour),
    ],
  };
}
