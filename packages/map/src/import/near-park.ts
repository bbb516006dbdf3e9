import type { Box } from '../frame.ts';
import { isInBox } from '../geometry/clip.ts';
import type { LonLat } from '../geometry/metres.ts';
import type { OsmElement, ReadElements, SourceFeature, SourceGeometry } from './elements.ts';
import { joinAreas } from './join-ways.ts';
import type { Ring } from './park-area.ts';

type Way = Extract<OsmElement, { type: 'way' }>;
type Relation = Extract<OsmElement, { type: 'relation' }>;

const isArea = ({ tags }: Relation) => tags['type'] === 'multipolygon' || tags['type'] === 'boundary';
const isTagged = ({ tags }: { tags: object }) => Object.keys(tags).length > 0;
const getWays = ({ members }: Relation) => members.filter(({ type }) => type === 'way');

function getShape(relation: Relation, ways: ReadonlyMap<number, Way>, getLine: (refs: readonly number[]) => Ring | null): SourceGeometry {
  const members = getWays(relation);
  const listRefs = (isInner: boolean) =>
    members
      .filter(({ role }) => ['', 'outer', 'inner'].includes(role) && (role === 'inner') === isInner)
      .map(({ ref }) => ways.get(ref)?.refs);
  const [outer, inner] = [listRefs(false), listRefs(true)];
  const isDefined = (way: readonly number[] | undefined) => way !== undefined;
  const polygons = outer.every(isDefined) && inner.every(isDefined) ? joinAreas(outer, inner, getLine) : null;
  return polygons ? { type: 'areas', polygons } : { type: 'incomplete' };
}

/** The longest run of known nodes: an extract that was cut at a border may have only some nodes of a way. */
function findLongestRun(refs: readonly number[], nodes: ReadonlyMap<number, LonLat>): LonLat[] {
  const runs: LonLat[][] = [[]];
  for (const ref of refs) {
    const position = nodes.get(ref);
    if (position) runs.at(-1)?.push(position);
    else runs.push([]);
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}

/**
 * The elements within a box, with their whole shapes: every way with a node in the box, every area with such a way. Reads the file up to four
 * times, because its order is arbitrary and it may be larger than the memory. `isWanted` selects areas.
 */
export async function filterNearPark(
  read: ReadElements,
  box: Box,
  isNearPark: (tags: SourceFeature['tags']) => boolean,
): Promise<{ read: number; inBox: number; features: SourceFeature[] }> {
  const nodes = new Map<number, LonLat>();
  const ways = new Map<number, Way>();
  const features: SourceFeature[] = [];
  let count = 0;
  for await (const element of read()) {
    count += 1;
    if (element.type !== 'node' || !isInBox(element.position, box)) continue;
    nodes.set(element.id, element.position);
    const { id, tags, edited, position } = element;
    if (isTagged(element)) features.push({ id: `osm-node-${id}`, tags, edited, geometry: { type: 'point', position } });
  }
  const inBox = nodes.size;
  const nearRelations: Relation[] = [];
  for await (const element of inBox === 0 ? [] : read()) {
    if (element.type === 'way' && element.refs.some((ref) => nodes.has(ref))) ways.set(element.id, element);
    if (element.type === 'relation' && isArea(element) && isNearPark(element.tags)) nearRelations.push(element);
  }
  const relations = nearRelations.filter((relation) => getWays(relation).some(({ ref }) => ways.has(ref)));

  const missingWays = new Set(relations.flatMap(getWays).flatMap(({ ref }) => (ways.has(ref) ? [] : [ref])));
  const waysInBox = [...ways.keys()];
  const missingNodes = new Set<number>();
  const addMissingNodes = ({ refs }: Way) => {
    for (const ref of refs) if (!nodes.has(ref)) missingNodes.add(ref);
  };
  for (const way of ways.values()) addMissingNodes(way);
  for await (const element of missingWays.size === 0 ? [] : read()) {
    if (element.type !== 'way' || !missingWays.has(element.id)) continue;
    ways.set(element.id, element);
    addMissingNodes(element);
  }
  for await (const element of missingNodes.size === 0 ? [] : read())
    if (element.type === 'node' && missingNodes.has(element.id)) nodes.set(element.id, element.position);

  const getLine = (refs: readonly number[]): Ring | null => {
    const line = refs.map((ref) => nodes.get(ref));
    return line.every((position) => position !== undefined) ? line : null;
  };
  for (const id of waysInBox) {
    const way = ways.get(id);
    if (!way || !isTagged(way)) continue;
    const line = findLongestRun(way.refs, nodes);
    features.push({
      id: `osm-way-${id}`,
      tags: way.tags,
      edited: way.edited,
      geometry: { type: 'line', line, isWhole: line.length === way.refs.length },
    });
  }
  for (const relation of relations) {
    const { id, tags, edited } = relation;
    features.push({ id: `osm-relation-${id}`, tags, edited, geometry: getShape(relation, ways, getLine) });
  }
  return { read: count, inBox, features };
}
