import type { BaseMapGeometry } from '@liget/content-api';
import type { LonLat } from '../geometry/metres.ts';
import type { StoredBaseMapFeature } from '../stored-plan.ts';
import type { SourceFeature, SourceGeometry } from './elements.ts';
import { readAttributes, readNames } from './known.ts';
import { crossesItself, cutNearArea, findMiddle, isClosed, measureArea, type ParkArea, type Ring } from './park-area.ts';
import { findHiddenReason, findTagRule, type TagRule, toAreaTags } from './tags.ts';

/** Metres; the accuracy of mapping from aerial pictures. */
const ACCURACY_METRES = 5;

export interface OmittedFeature {
  kind: TagRule['kind'];
  id: string;
  name: string | null;
  reason: string;
}

interface ImportedFeatures {
  features: StoredBaseMapFeature[];
  omitted: OmittedFeature[];
  /** Milliseconds since 1970: when the newest of the features was edited. */
  edited: number | null;
}

type Shapes = BaseMapGeometry[] | { reason: string };

const TOO_FAR = { reason: 'too far from the park' };
const NOT_COMPLETE = { reason: 'parts of it are not in the file' };

/** Seven digits are a centimetre, finer than any survey. */
const round = ([longitude, latitude]: LonLat): [number, number] => [Math.round(longitude * 1e7) / 1e7, Math.round(latitude * 1e7) / 1e7];

/** The outer ring counter-clockwise and holes clockwise (RFC 7946, section 3.1.6). */
const turnRing = (ring: Ring, index: number) => (measureArea(ring) > 0 === (index === 0) ? ring : ring.toReversed());

function getPolygons(geometry: SourceGeometry): readonly (readonly Ring[])[] | { reason: string } {
  if (geometry.type === 'areas') return geometry.polygons;
  if (geometry.type === 'line') return geometry.isWhole ? [[geometry.line]] : NOT_COMPLETE;
  return { reason: geometry.type === 'point' ? 'only a point, where an area is drawn' : NOT_COMPLETE.reason };
}

function toAreas(geometry: SourceGeometry, area: ParkArea, maxDistance: number): Shapes {
  const polygons = getPolygons(geometry);
  if ('reason' in polygons) return polygons;
  const rings = polygons.flat();
  if (!rings.every(isClosed)) return { reason: 'its outline is not closed' };
  if (rings.some(crossesItself)) return { reason: 'its outline crosses itself' };
  const near = polygons.filter(([outline = []]) => outline.some((position) => area.getDistance(position) <= maxDistance));
  if (near.length === 0) return TOO_FAR;
  return near
    .toSorted(([a = []], [b = []]) => Math.abs(measureArea(b)) - Math.abs(measureArea(a)))
    .map((polygon) => ({ type: 'Polygon', coordinates: polygon.map((ring, index) => turnRing(ring, index).map(round)) }));
}

function toLines(geometry: SourceGeometry, area: ParkArea, maxDistance: number): Shapes {
  if (geometry.type === 'incomplete') return NOT_COMPLETE;
  if (geometry.type === 'point') return { reason: 'only a point, where a line is drawn' };
  const lines = geometry.type === 'line' ? [geometry.line] : geometry.polygons.flatMap(([outline]) => (outline ? [outline] : []));
  const parts = lines.flatMap((line) => cutNearArea(line, area, maxDistance));
  return parts.length === 0 ? TOO_FAR : parts.map((part) => ({ type: 'LineString', coordinates: part.map(round) }));
}

function toPoint(geometry: SourceGeometry, area: ParkArea, maxDistance: number): Shapes {
  if (geometry.type === 'incomplete') return NOT_COMPLETE;
  const corners = geometry.type === 'line' ? geometry.line : geometry.type === 'areas' ? (geometry.polygons[0]?.[0] ?? []) : [];
  const position = geometry.type === 'point' ? geometry.position : findMiddle(corners);
  if (!(area.getDistance(position) <= maxDistance)) return TOO_FAR;
  return [{ type: 'Point', coordinates: round(position) }];
}

const SHAPES = { area: toAreas, line: toLines, point: toPoint };

function getShapes(source: SourceFeature, rule: TagRule, area: ParkArea): Shapes {
  const reason = findHiddenReason(source.tags, rule) ?? (rule.named && !readNames(source.tags) ? 'it has no name' : null);
  return reason ? { reason } : SHAPES[rule.shape](source.geometry, area, rule.reach);
}

/** The features of an extract for the base map, and the reasons why others are left out. */
export function toBaseMapFeatures(sources: readonly SourceFeature[], area: ParkArea): ImportedFeatures {
  const imported: ImportedFeatures = { features: [], omitted: [], edited: null };
  for (const source of sources) {
    const rule = findTagRule(source.geometry.type === 'areas' ? toAreaTags(source.tags) : source.tags);
    if (!rule) continue;
    const name = readNames(source.tags);
    const shapes = getShapes(source, rule, area);
    if ('reason' in shapes) {
      imported.omitted.push({ kind: rule.kind, id: source.id, name: name?.hu ?? null, reason: shapes.reason });
      continue;
    }
    const attributes = readAttributes(source.tags);
    const { bridge } = source.tags;
    for (const [index, geometry] of shapes.entries())
      imported.features.push({
        type: 'Feature',
        id: index === 0 ? source.id : `${source.id}-${index + 1}`,
        geometry,
        properties: {
          kind: rule.kind,
          source: 'osm',
          accuracy: ACCURACY_METRES,
          ...(name ? { name } : {}),
          ...(rule.rank ? { rank: rule.rank } : {}),
          ...(rule.shape === 'line' && bridge !== undefined && bridge !== 'no' ? { bridge: true as const } : {}),
          ...(attributes ? { known: attributes } : {}),
        },
      });
    if (source.edited !== null) imported.edited = Math.max(imported.edited ?? 0, source.edited);
  }
  return imported;
}
