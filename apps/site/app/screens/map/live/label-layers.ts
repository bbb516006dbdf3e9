import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { ReadColour } from './colours.ts';
import { BASE_MAP, isKind, MARKERS } from './map-sources.ts';

/** Image that reserves the area of a marker, so that no label is drawn below one. */
export const ROOM = 'room';

/** Labels of buildings, except those whose place has a labelled marker. */
export const BUILDING_LABELS = 'building-labels';
export const excludeNamed = (titles: readonly string[]): ExpressionSpecification => [
  'all',
  ['has', 'name'],
  isKind('building', 'gate', 'station', 'garden', 'playground', 'square', 'dog', 'pitch', 'grounds'),
  ['!', ['in', ['get', 'name'], ['literal', [...titles]]]],
];

const FONTS = ['Figtree semibold', 'Figtree'];
const createHalo = (colour: string) => ({ 'text-halo-color': colour, 'text-halo-width': 1.6 });

export function createLabelLayers(readColour: ReadColour): LayerSpecification[] {
  const named: ExpressionSpecification = ['has', 'name'];
  return [
    {
      id: 'water-labels',
      type: 'symbol',
      source: BASE_MAP,
      filter: ['all', named, isKind('water')],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONTS,
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 12, 18, 17],
        'text-max-width': 7,
      },
      paint: { 'text-color': readColour('water-words'), ...createHalo(readColour('water')) },
    },
    {
      id: 'area-labels',
      type: 'symbol',
      source: BASE_MAP,
      minzoom: 15.2,
      filter: ['all', named, isKind('lawn', 'island')],
      layout: { 'text-field': ['get', 'name'], 'text-font': FONTS, 'text-size': 12, 'text-max-width': 7 },
      paint: { 'text-color': readColour('words'), ...createHalo(readColour('halo')) },
    },
    {
      id: 'monument-labels',
      type: 'symbol',
      source: BASE_MAP,
      minzoom: 16.6,
      filter: ['all', named, isKind('monument')],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONTS,
        'text-size': 11,
        'text-max-width': 8,
        'text-anchor': 'top',
        'text-offset': [0, 0.5],
      },
      paint: { 'text-color': readColour('words'), ...createHalo(readColour('halo')) },
    },
    {
      id: BUILDING_LABELS,
      type: 'symbol',
      source: BASE_MAP,
      minzoom: 15.6,
      filter: excludeNamed([]),
      layout: { 'text-field': ['get', 'name'], 'text-font': FONTS, 'text-size': 12, 'text-max-width': 8 },
      paint: { 'text-color': readColour('words'), ...createHalo(readColour('halo')) },
    },
    {
      id: 'street-labels',
      type: 'symbol',
      source: BASE_MAP,
      filter: ['all', named, isKind('road', 'path')],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': FONTS,
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 10.5, 18, 15],
        'text-letter-spacing': 0.02,
        // Short enough to repeat the name of a road whose middle is below markers.
        'symbol-spacing': 120,
        'text-max-angle': 35,
      },
      paint: { 'text-color': readColour('words'), ...createHalo(readColour('halo')) },
    },
    {
      id: 'point-labels',
      type: 'symbol',
      source: BASE_MAP,
      minzoom: 15,
      filter: ['all', named, isKind('street_name')],
      layout: { 'text-field': ['get', 'name'], 'text-font': FONTS, 'text-size': 11 },
      paint: { 'text-color': readColour('words'), ...createHalo(readColour('halo')) },
    },
  ];
}

/** Labels beside the markers of places, where there is room; the markers' own areas are reserved first. */
export function createMarkerLabels(readColour: ReadColour): LayerSpecification[] {
  const room: LayerSpecification = {
    id: 'marker-room',
    type: 'symbol',
    source: MARKERS,
    layout: { 'icon-image': ROOM, 'icon-allow-overlap': true, 'icon-padding': 0 },
  };
  const names: LayerSpecification = {
    id: 'marker-labels',
    type: 'symbol',
    source: MARKERS,
    filter: ['!=', ['get', 'title'], ''],
    layout: {
      'text-field': ['get', 'title'],
      'text-font': ['Figtree bold', 'Figtree'],
      'text-size': 13,
      'text-max-width': 9,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 2,
      'text-justify': 'auto',
    },
    paint: { 'text-color': readColour('words'), ...createHalo(readColour('halo')), 'text-halo-width': 2 },
  };
  // MapLibre places the last layer first.
  return [names, room];
}
