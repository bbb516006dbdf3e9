import type { AccessibilityFeature, Need } from '@liget/content-api';

/** What editors have said of a program, a place or a point of the map. What is missing nobody has said: it is never "no". */
export interface NeedFacts {
  /** Ticked by an editor. */
  told: readonly Need[];
  accessibility: readonly AccessibilityFeature[];
  free: boolean;
  /** Of the category for families. */
  isFamily: boolean;
  /** Years, from which it is meant. */
  ageFrom: number | null;
}

/** Years below which somebody is a child, as the park's prices have it. */
const CHILD = 14;

const RULES: Readonly<Record<Need, (facts: NeedFacts) => boolean>> = {
  child: ({ isFamily, ageFrom }) => isFamily || (ageFrom !== null && ageFrom < CHILD),
  // Where a wheelchair gets without steps, so does a pushchair.
  pushchair: ({ accessibility }) => accessibility.includes('step_free'),
  wheelchair: ({ accessibility }) => accessibility.includes('step_free'),
  dog: () => false,
  rain: () => false,
  free: ({ free }) => free,
};

const ALL = Object.keys(RULES) as Need[];

/** The needs that are known to be met: what the filters for people ask. */
export const needsMet = (facts: NeedFacts): Need[] => ALL.filter((need) => facts.told.includes(need) || RULES[need](facts));

/** Whether something is known to meet all of them. */
export const meetsNeeds = ({ needs }: { needs: readonly Need[] }, wanted: readonly Need[]): boolean =>
  wanted.every((need) => needs.includes(need));
