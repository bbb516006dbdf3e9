import { expect, test } from 'vitest';
import { getNextItem, groupByStatus } from './project.ts';

test('groupByStatus lists projects under construction first, and leaves out empty groups', () => {
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

test('getNextItem returns the first project after the last one', () => {
  const projects = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect([getNextItem(projects, 1)?.id, getNextItem(projects, 3)?.id, getNextItem(projects, 9), getNextItem([{ id: 1 }], 1)]).toEqual([
    2,
    1,
    null,
    null,
  ]);
});
