import type { Box } from '../frame.ts';
import { isInBox } from '../geometry/clip.ts';
import type { LonLat } from '../geometry/metres.ts';
import type { OsmElement, ReadElements, SourceFeature, SourceGeometry } from './elements.ts';
import { ImportError } from './import-error.ts';
import { joinAreas } from './join-ways.ts';
import type { Ring } from './park-area.ts';

type Node = Extract<OsmElement, { type: 'node' }>;
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

type Edit = Pick<SourceFeature, 'version' | 'edited'>;

/** Whether an element is an older one than another with its id: joined extracts may have both, in any order. */
export const isOlder = (element: Edit, other: Edit | undefined): boolean =>
  other !== undefined && ((element.version ?? 0) - (other.version ?? 0) || (element.edited ?? 0) - (other.edited ?? 0)) < 0;

/** Stores an element that is wanted, in place of an older version. A newer version that is not wanted removes the older one. */
function storeNewest<Stored extends OsmElement>(stored: Map<number, Stored>, element: Stored, isWanted: boolean): void {
  if (isOlder(element, stored.get(element.id))) return;
  if (isWanted) stored.set(element.id, element);
  else stored.delete(element.id);
}

function refuseTemporaryId({ type, id }: OsmElement): void {
  if (id > 0) return;
  throw new ImportError(
    `It has elements that are not in OpenStreetMap yet (${type} ${id}), whose ids are temporary: a later import could not replace them. Upload them and download the area again.`,
  );
}

/** The longest run of known nodes: an extract that was cut at a border may have only some nodes of a way. */
function findLongestRun(refs: readonly number[], nodes: ReadonlyMap<number, Node>): LonLat[] {
  const runs: LonLat[][] = [[]];
  for (const ref of refs) {
    const node = nodes.get(ref);
    if (node) runs.at(-1)?.push(node.position);
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
  const nodes = new Map<number, Node>();
  const ways = new Map<number, Way>();
  const features: SourceFeature[] = [];
  let count = 0;
  for await (const element of read()) {
    count += 1;
    refuseTemporaryId(element);
    if (element.type === 'node') storeNewest(nodes, element, isInBox(element.position, box));
  }
  for (const { id, tags, version, edited, position } of [...nodes.values()].filter(isTagged))
    features.push({ id: `osm-node-${id}`, tags, version, edited, geometry: { type: 'point', position } });
  const inBox = nodes.size;
  const nearRelations = new Map<number, Relation>();
  for await (const element of inBox === 0 ? [] : read()) {
    if (element.type === 'way')
      storeNewest(
        ways,
        element,
        element.refs.some((ref) => nodes.has(ref)),
      );
    if (element.type === 'relation') storeNewest(nearRelations, element, isArea(element) && isNearPark(element.tags));
  }
  const relations = [...nearRelations.values()].filter((relation) => getWays(relation).some(({ ref }) => ways.has(ref)));

  const missingWays = new Set(relations.flatMap(getWays).flatMap(({ ref }) => (ways.has(ref) ? [] : [ref])));
  const waysInBox = [...ways.keys()];
  const missingNodes = new Set<number>();
  const addMissingNodes = ({ refs }: Way) => {
    for (const ref of refs) if (!nodes.has(ref)) missingNodes.add(ref);
  };
  for (const way of ways.values()) addMissingNodes(way);
  for await (const element of missingWays.size === 0 ? [] : read()) {
    if (element.type !== 'way' || !missingWays.has(element.id)) continue;
    storeNewest(ways, element, true);
    addMissingNodes(element);
  }
  for await (const element of missingNodes.size === 0 ? [] : read())
    if (element.type === 'node' && missingNodes.has(element.id)) storeNewest(nodes, element, true);

  const getLine = (refs: readonly number[]): Ring | null => {
    const line = refs.map((ref) => nodes.get(ref)?.position);
    return line.every((position) => position !== undefined) ? line : null;
  };
  for (const id of waysInBox) {
    const way = ways.get(id);
    if (!way || !isTagged(way)) continue;
    const line = findLongestRun(way.refs, nodes);
    features.push({
      id: `osm-way-${id}`,
      tags: way.tags,
      version: way.version,
      edited: way.edited,
      geometry: { type: 'line', line, isWhole: line.length === way.refs.length },
    });
  }
  for (const relation of relations) {
    const { id, tags, version, edited } = relation;
    features.push({ id: `osm-relation-${id}`, tags, version, edited, geometry: getShape(relation, ways, getLine) });
  }
  return { read: count, inBox, features };
}
