import { expect, test } from 'vitest';
import { groupByEnvironment } from './environment-sequencer.ts';

test('groupByEnvironment keeps the order of files within a project and an environment', () => {
  const files = ['site a.ts', 'site b.tsx', 'cms c.tsx', 'site d.ts', 'site e.tsx', 'cms f.ts'].map((name) => {
    const [project = '', moduleId = ''] = name.split(' ');
    return { project: { name: project }, moduleId };
  });
  const getEnvironment = (file: string) => (file.endsWith('x') ? 'happy-dom' : undefined);
  expect(groupByEnvironment(files, getEnvironment).map(({ moduleId }) => moduleId)).toEqual([
    'a.ts',
    'd.ts',
    'b.tsx',
    'e.tsx',
    'c.tsx',
    'f.ts',
  ]);
});
