/** The colours of the base map and their custom properties, which depend on the time of day (packages/design-tokens). */
const PAINTS = {
  land: '--land',
  park: '--park',
  grounds: '--grounds',
  lawn: '--lawn',
  garden: '--garden',
  wood: '--wood',
  crown: '--crown',
  water: '--water',
  island: '--park',
  square: '--square',
  playground: '--playground',
  pitch: '--pitch',
  dog: '--dog',
  parking: '--parking',
  building: '--building',
  wall: '--wall',
  road: '--road',
  roadEdge: '--road-edge',
  path: '--path',
  pathEdge: '--path-edge',
  rail: '--rail',
  words: '--words',
  halo: '--halo',
  waterWords: '--water-words',
} as const;

export type Paints = Record<keyof typeof PAINTS, string>;

export function readPaints(element: Element): Paints {
  const style = getComputedStyle(element);
  const readColour = (name: string) => style.getPropertyValue(name).trim() || '#888888';
  return Object.fromEntries(Object.entries(PAINTS).map(([paint, name]) => [paint, readColour(name)])) as Paints;
}
