import type { Need } from '@liget/content-api';
import { expect, test } from 'vitest';
import { isSuitable, listMetNeeds, meetsNeeds, type NeedFacts } from './needs.ts';

const facts = (more: Partial<NeedFacts> = {}): NeedFacts => ({
  ticked: [],
  accessibility: [],
  free: false,
  isFamily: false,
  ageFrom: null,
  ...more,
});

test('a need is met if an editor ticked it or a fact implies it; without facts none is met', () => {
  expect(listMetNeeds(facts())).toEqual([]);
  expect(listMetNeeds(facts({ ticked: ['rain', 'dog'] }))).toEqual(['dog', 'rain']);
  expect(listMetNeeds(facts({ accessibility: ['step_free'] }))).toEqual(['pushchair', 'wheelchair']);
  expect(listMetNeeds(facts({ accessibility: ['assistance_dogs', 'accessible_restroom'] }))).toEqual([]);
  expect(listMetNeeds(facts({ free: true, isFamily: true }))).toEqual(['child', 'free']);
  expect([listMetNeeds(facts({ ageFrom: 6 })), listMetNeeds(facts({ ageFrom: 14 }))]).toEqual([['child'], []]);
});

test('meetsNeeds requires all needs', () => {
  const event = { needs: ['child', 'free'] as const };
  expect([meetsNeeds(event, []), meetsNeeds(event, ['free', 'child']), meetsNeeds(event, ['free', 'dog'])]).toEqual([true, true, false]);
});

test('isSuitable ignores needs that are no criterion for the kind, and requires the others', () => {
  const isSuitableFor = (kind: Parameters<typeof isSuitable>[0]['kind'], needs: readonly Need[], required: readonly Need[]) =>
    isSuitable({ kind, needs }, required);
  expect(isSuitableFor('entrance', [], ['wheelchair', 'free'])).toBe(true);
  expect(isSuitableFor('first_aid', [], ['wheelchair', 'dog'])).toBe(true);
  expect(isSuitableFor('restroom', ['wheelchair'], ['wheelchair', 'dog'])).toBe(true);
  expect(isSuitableFor('restroom', ['wheelchair'], ['wheelchair', 'child'])).toBe(false);
  expect(isSuitableFor('drinking_water', ['free'], ['child', 'free'])).toBe(true);
  expect(isSuitableFor('drinking_water', ['free'], ['dog'])).toBe(false);
  expect(isSuitableFor('top_location', [], ['dog'])).toBe(false);
});
