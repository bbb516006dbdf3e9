import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { createMapStyle, TREES } from './style.ts';

/** Returns the name of a colour in place of its value. */
const readColour = (name: string) => `<${name}>`;
const style = (light: 'day' | 'dusk' = 'day') => createMapStyle(readColour, light, 'https://liget.example/terkep.geojson');
const layer = (id: string) => style().layers.find((styleLayer) => styleLayer.id === id);
const getPaint = (styleLayer: LayerSpecification | undefined) => ({ ...styleLayer?.paint }) as Record<string, unknown>;
const getOrder = (...ids: string[]) => ids.map((id) => style().layers.findIndex((styleLayer) => styleLayer.id === id));

/** Whether a layer draws features of a kind, judged by its filter. */
function draws(styleLayer: LayerSpecification, kind: string): boolean {
  return 'filter' in styleLayer && JSON.stringify(styleLayer.filter ?? []).includes(`"${kind}"`);
}

describe('the style of the live base map', () => {
  test.each(['park', 'grounds', 'lawn', 'garden', 'wood', 'dog', 'water', 'square', 'playground', 'pitch', 'parking'] as const)(
    'fills %s with its own colour',
    (kind) => {
      const areas = style().layers.filter((styleLayer) => styleLayer.type === 'fill' && draws(styleLayer, kind));
      expect(areas.map((styleLayer) => getPaint(styleLayer)['fill-color'])).toContain(`<${kind}>`);
    },
  );

  test('fills an island like the park, above the water', () => {
    expect(getPaint(layer('island'))['fill-color']).toBe('<park>');
    const [water = -1, island = -1] = getOrder('water', 'island');
    expect(water >= 0 && water < island).toBe(true);
  });

  test('draws a tree texture on woods, above their green, and no single trees', () => {
    const crowns = layer('crowns');
    expect(getPaint(crowns)['fill-pattern']).toBe(TREES);
    expect(crowns && draws(crowns, 'wood')).toBe(true);
    const [wood = -1, trees = -1] = getOrder('wood', 'crowns');
    expect(wood >= 0 && wood < trees).toBe(true);
    expect(style().layers.filter((styleLayer) => styleLayer.type !== 'fill' && draws(styleLayer, 'wood'))).toEqual([]);
  });

  test('extrudes buildings by their height, and by two storeys where the height is unknown', () => {
    const buildings = layer('buildings');
    expect(buildings?.type).toBe('fill-extrusion');
    expect(buildings && draws(buildings, 'building')).toBe(true);
    expect(getPaint(buildings)).toMatchObject({
      'fill-extrusion-color': '<building>',
      'fill-extrusion-height': ['coalesce', ['get', 'height'], 7],
    });
  });

  test('lights walls more faintly at dusk', () => {
    const intensity = (light: 'day' | 'dusk') => Number(style(light).light?.intensity);
    expect(intensity('dusk')).toBeLessThan(intensity('day'));
    expect(intensity('dusk')).toBeGreaterThan(0);
  });

  test('draws bridges above water, and paths above lawns', () => {
    const [water = -1, path = -1, bridge = -1, buildings = -1] = getOrder('water', 'path', 'bridge', 'buildings');
    expect(water >= 0 && water < path && path < bridge && bridge < buildings).toBe(true);
  });

  test('requests no fonts, sprites or tiles', () => {
    const { glyphs, sprite, sources } = style();
    expect([glyphs, sprite]).toEqual([undefined, undefined]);
    expect(Object.values(sources).map(({ type }) => type)).toEqual(['geojson', 'geojson']);
  });

  test('gives markers room before all labels, and labels of markers before those of the base map', () => {
    const symbols = style()
      .layers.filter(({ type }) => type === 'symbol')
      .map(({ id }) => id);
    // MapLibre places the last layer first.
    expect(symbols.slice(-2)).toEqual(['marker-labels', 'marker-room']);
  });
});
