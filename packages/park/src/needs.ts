import type { AccessibilityFeature, MapFeature, Need } from '@liget/content-api';

/** What editors have recorded about an event, a place or an amenity. Missing facts are unknown; they never mean "no". */
export interface NeedFacts {
  /** The needs that an editor has ticked. */
  ticked: readonly Need[];
  accessibility: readonly AccessibilityFeature[];
  free: boolean;
  /** Whether it is in the category for families. */
  isFamily: boolean;
  /** Minimum age in years. */
  ageFrom: number | null;
}

/** As in the park's prices. */
const CHILDREN_BELOW_YEARS = 14;

const RULES: Readonly<Record<Need, (facts: NeedFacts) => boolean>> = {
  child: ({ isFamily, ageFrom }) => isFamily || (ageFrom !== null && ageFrom < CHILDREN_BELOW_YEARS),
  // Step-free access for wheelchairs suits pushchairs, too.
  pushchair: ({ accessibility }) => accessibility.includes('step_free'),
  wheelchair: ({ accessibility }) => accessibility.includes('step_free'),
  dog: () => false,
  rain: () => false,
  free: ({ free }) => free,
};

const ALL_NEEDS = Object.keys(RULES) as Need[];

/** Lists the needs that are known to be met; the filters use them. */
export const listMetNeeds = (facts: NeedFacts): Need[] => ALL_NEEDS.filter((need) => facts.ticked.includes(need) || RULES[need](facts));

/** Whether all required needs are known to be met. */
export const meetsNeeds = ({ needs }: { needs: readonly Need[] }, requiredNeeds: readonly Need[]): boolean =>
  requiredNeeds.every((need) => needs.includes(need));

type MapFeatureKind = MapFeature['properties']['kind'];

/**
 * The needs that are no criterion for a kind of amenity, so that they never hide it: everybody needs the ways into the park and first aid, and
 * visitors with a dog need a toilet, too. Of a toilet, 'child' means a changing table; of a drinking fountain, 'dog' means a bowl.
 */
const NO_CRITERION: Readonly<Partial<Record<MapFeatureKind, readonly Need[]>>> = {
  metro: ALL_NEEDS,
  entrance: ALL_NEEDS,
  first_aid: ALL_NEEDS,
  parking: ['child', 'dog', 'rain'],
  bicycle: ['child', 'dog', 'rain'],
  restroom: ['dog'],
  drinking_water: ['child'],
  info: ['child', 'dog'],
};

/** Whether something on the map is known to meet the required needs that are a criterion for its kind. */
export const isSuitable = ({ kind, needs }: { kind: MapFeatureKind; needs: readonly Need[] }, requiredNeeds: readonly Need[]): boolean =>
  meetsNeeds(
    { needs },
    requiredNeeds.filter((need) => !NO_CRITERION[kind]?.includes(need)),
  );
