import { expect, test } from 'vitest';
import { byStatus } from './project.ts';

test('projects are grouped by status, those under way first, and empty groups are left out', () => {
  const projects = [
    { status: 'completed' as const, id: 1 },
    { status: 'under_construction' as const, id: 2 },
    { status: 'completed' as const, id: 3 },
  ];
  expect(byStatus(projects).map((group) => [group.status, group.projects.map(({ id }) => id)])).toEqual([
    ['under_construction', [2]],
    ['completed', [1, 3]],
  ]);
});
