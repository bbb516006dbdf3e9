import type { BaseMapKind, PathRank } from '@liget/content-api';
import type { Tags } from './elements.ts';

/** Maximum distance from the park in metres. */
const NEAR_METRES = 150;
const FAR_METRES = 400;

/** A required tag: `key=value`, `key=one|another`, or `key=*` for any value except `no`. */
type Tag = string;

export interface TagRule {
  kind: BaseMapKind;
  /** The shape in the base map: a `point` may be the middle of an area; a `line` may be the outline of an area. */
  shape: 'area' | 'line' | 'point';
  /** All of these are required. */
  tags: readonly Tag[];
  rank?: PathRank;
  reach: number;
  /** Requires a name. */
  named?: true;
}

const createAreaRule = (kind: BaseMapKind, ...tags: Tag[]): TagRule => ({ kind, shape: 'area', tags, reach: NEAR_METRES });
const createPathRule = (kind: 'path' | 'steps', rank: PathRank, ...tags: Tag[]): TagRule => ({
  kind,
  shape: 'line',
  tags,
  rank,
  reach: NEAR_METRES,
});
const createRoadRule = (rank: PathRank, ...tags: Tag[]): TagRule => ({ kind: 'road', shape: 'line', tags, rank, reach: FAR_METRES });

/** The rules from OpenStreetMap's tags to kinds of the base map; the first matching rule applies. */
export const TAG_RULES: readonly TagRule[] = [
  createAreaRule('building', 'building=*'),
  createAreaRule('square', 'place=square'),
  createAreaRule('square', 'area:highway=pedestrian|footway|path'),
  createAreaRule('square', 'highway=pedestrian|footway|path|service', 'area=yes'),
  createAreaRule('island', 'place=island|islet'),
  createAreaRule('water', 'natural=water'),
  createAreaRule('water', 'landuse=basin|reservoir'),
  createAreaRule('water', 'leisure=swimming_pool'),
  createAreaRule('water', 'amenity=fountain'),
  createAreaRule('playground', 'leisure=playground'),
  createAreaRule('pitch', 'leisure=pitch|ice_rink'),
  createAreaRule('dog', 'leisure=dog_park'),
  createAreaRule('garden', 'leisure=garden'),
  createAreaRule('garden', 'landuse=flowerbed'),
  createAreaRule('lawn', 'landuse=grass|meadow|village_green'),
  createAreaRule('lawn', 'natural=grassland'),
  createAreaRule('wood', 'natural=wood|scrub'),
  createAreaRule('wood', 'landuse=forest'),
  createAreaRule('parking', 'amenity=parking'),
  { kind: 'station', shape: 'point', tags: ['railway=station|halt'], reach: FAR_METRES, named: true },
  { kind: 'monument', shape: 'point', tags: ['historic=memorial|monument'], reach: NEAR_METRES },
  { kind: 'monument', shape: 'point', tags: ['tourism=artwork'], reach: NEAR_METRES },
  createAreaRule('grounds', 'tourism=zoo|theme_park|attraction'),
  createAreaRule('grounds', 'leisure=sports_centre|stadium|water_park|amusement_arcade'),
  createAreaRule('grounds', 'amenity=school|kindergarten|hospital|public_bath|university'),
  { kind: 'track', shape: 'line', tags: ['leisure=track'], reach: NEAR_METRES },
  createPathRule('steps', 'footway', 'highway=steps'),
  createRoadRule('primary', 'highway=motorway|motorway_link|trunk|trunk_link|primary|primary_link'),
  createRoadRule('secondary', 'highway=secondary|secondary_link|tertiary|tertiary_link'),
  createRoadRule('street', 'highway=residential|unclassified|living_street|service|road'),
  createPathRule('path', 'promenade', 'highway=pedestrian'),
  createPathRule('path', 'footway', 'highway=footway|cycleway'),
  createPathRule('path', 'trail', 'highway=path|track|bridleway'),
  { kind: 'rail', shape: 'line', tags: ['railway=subway|tram|rail|light_rail|narrow_gauge'], reach: FAR_METRES },
  { kind: 'gate', shape: 'point', tags: ['railway=subway_entrance'], reach: FAR_METRES },
  { kind: 'gate', shape: 'point', tags: ['barrier=gate|entrance'], reach: NEAR_METRES },
  { kind: 'gate', shape: 'point', tags: ['entrance=yes|main'], reach: NEAR_METRES },
];

function matchesTag(tags: Tags, tag: Tag): boolean {
  const [key = '', values = ''] = tag.split('=');
  const value = tags[key];
  if (value === undefined) return false;
  return values === '*' ? value !== 'no' : values.split('|').includes(value);
}

/** The rule for an element; `undefined` for elements that the base map does not show. */
export const findTagRule = (tags: Tags): TagRule | undefined => TAG_RULES.find((rule) => rule.tags.every((tag) => matchesTag(tags, tag)));

/** The tags of an element whose shape is an area: multipolygons lack area=yes. */
export const toAreaTags = (tags: Tags): Tags => ({ area: 'yes', ...tags });

const isBelow = (tags: Tags) => Number(tags['layer']) < 0;

/** The reason why an element with a rule is not shown; `null` when it is. */
export function findHiddenReason(
  tags: Tags,
  { kind }: TagRule,
): 'underground' | 'indoors' | 'a driveway or a siding' | 'closed to everybody' | null {
  if (tags['indoor'] !== undefined && tags['indoor'] !== 'no') return 'indoors';
  if (kind !== 'rail' && kind !== 'station') {
    const isTunnel = tags['tunnel'] !== undefined && !['no', 'building_passage'].includes(tags['tunnel']);
    if (isTunnel || tags['location'] === 'underground' || tags['parking'] === 'underground') return 'underground';
    if (kind === 'building' && isBelow(tags)) return 'underground';
  }
  if (kind === 'road' && ['driveway', 'parking_aisle', 'drive-through'].includes(tags['service'] ?? '')) return 'a driveway or a siding';
  if (kind === 'rail' && tags['service'] !== undefined) return 'a driveway or a siding';
  if (['road', 'path', 'steps'].includes(kind) && tags['access'] === 'no' && tags['foot'] === undefined) return 'closed to everybody';
  return null;
}

/** The table of docs/map.md. */
export function writeTagsTable(): string {
  const rows = TAG_RULES.map(({ tags, kind, rank, shape, reach, named }) => {
    const listedTags = tags.map((tag) => `\`${tag.replaceAll('|', '` or `')}\``).join(' and ');
    return `| ${listedTags} | ${kind}${rank ? `, ${rank}` : ''} | ${shape}${named ? ', named' : ''} | ${reach} |`;
  });
  return ['| tags | kind | as | metres from the park |', '|---|---|---|---|', ...rows].join('\n');
}
