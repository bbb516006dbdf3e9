import { expect, test } from 'vitest';
import { getNextItem, groupByStatus, readStatus } from './project.ts';

test('projects are grouped by status, those under way first, and empty groups are left out', () => {
  const projects = [
    { status: 'completed' as const, id: 1 },
    { status: 'under_construction' as const, id: 2 },
    { status: 'completed' as const, id: 3 },
  ];
  expect(groupByStatus(projects).map((group) => [group.status, group.projects.map(({ id }) => id)])).toEqual([
    ['under_construction', [2]],
    ['completed', [1, 3]],
  ]);
});

test('an address may ask for one status; an unknown one shows all', () => {
  expect(readStatus(new URLSearchParams('status=completed'))).toBe('completed');
  expect(readStatus(new URLSearchParams('status=burnt'))).toBeNull();
  expect(readStatus(new URLSearchParams())).toBeNull();
});

test('after the last project comes the first again', () => {
  const projects = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect([getNextItem(projects, 1)?.id, getNextItem(projects, 3)?.id, getNextItem(projects, 9), getNextItem([{ id: 1 }], 1)]).toEqual([
    2,
    1,
    null,
    null,
  ]);
});
