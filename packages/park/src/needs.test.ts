import { expect, test } from 'vitest';
import { meetsNeeds, type NeedFacts, needsMet } from './needs.ts';

const facts = (more: Partial<NeedFacts> = {}): NeedFacts => ({
  told: [],
  accessibility: [],
  free: false,
  isFamily: false,
  ageFrom: null,
  ...more,
});

test('a need is met if an editor ticked it or a fact implies it; without facts none is met', () => {
  expect(needsMet(facts())).toEqual([]);
  expect(needsMet(facts({ told: ['rain', 'dog'] }))).toEqual(['dog', 'rain']);
  expect(needsMet(facts({ accessibility: ['step_free'] }))).toEqual(['pushchair', 'wheelchair']);
  expect(needsMet(facts({ accessibility: ['assistance_dogs', 'accessible_restroom'] }))).toEqual([]);
  expect(needsMet(facts({ free: true, isFamily: true }))).toEqual(['child', 'free']);
  expect([needsMet(facts({ ageFrom: 6 })), needsMet(facts({ ageFrom: 14 }))]).toEqual([['child'], []]);
});

test('meetsNeeds requires all needs', () => {
  const event = { needs: ['child', 'free'] as const };
  expect([meetsNeeds(event, []), meetsNeeds(event, ['free', 'child']), meetsNeeds(event, ['free', 'dog'])]).toEqual([true, true, false]);
});
