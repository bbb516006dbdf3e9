import { expect, test } from 'vitest';
import { checked } from './boundaries.ts';

/** What is found when the first file imports the second one, in these words. */
const found = (file: string, statement: string): string => checked(new Map([[file, statement]])).problems.join();

test.each([
  ['reading', 'apps/cms/src/platform/read-model/dates.ts', "import { agenda } from '../programs/agenda.ts';"],
  ['hooks, of their own floor', 'apps/cms/src/platform/publishing/checks/problem.ts', "import { forms } from '../content-api/forms.ts';"],
  ['a room without a floor', 'apps/cms/src/new-room/a.ts', "import { dates } from '../reading/dates.ts';"],
])('a room imports only what is below it: %s', (_, file, statement) => {
  expect(found(file, statement)).toContain('imports only what is below it');
});

test('a room may import what is below it, and a test anything', () => {
  expect(found('apps/cms/src/features/events/agenda/agenda.ts', "import { dates } from '../reading/dates.ts';")).toBe('');
  expect(found('apps/cms/src/platform/read-model/dates.test.ts', "import { publish } from '../content-api/test-content.ts';")).toBe('');
});

test('nothing but the preparation knows the seed', () => {
  expect(found('apps/cms/src/proxy.ts', "import { state } from './seed/state.ts';")).toContain('knows the seed');
  expect(found('apps/cms/src/prepare.ts', "import { state } from './seed/state.ts';")).toBe('');
  expect(found('apps/cms/src/features/events/collections/events.ts', "import { readSeedContent } from '@liget/seed';")).toContain(
    'knows the seed',
  );
  expect(found('apps/site/app/root.tsx', "import { renderScene } from '@liget/seed/illustrations';")).toContain('knows the seed');
  expect(found('apps/cms/src/seed/media.ts', "import { makeDocument } from '@liget/seed/documents';")).toBe('');
});

test.each([
  "import { slugify } from '../../../apps/cms/src/platform/fields/slug.ts';",
  "import type { Payload } from 'payload';",
  "import { Icon } from '@liget/ui';",
])('the seed knows nothing of the apps: %s', (statement) => {
  expect(found('packages/seed/src/dates.ts', statement)).toContain('the seed knows the contract, the park’s hours and libraries');
});

test('the seed may import the contract', () => {
  expect(found('packages/seed/src/schemas/information.ts', "import { Pictogram } from '@liget/content-api';")).toBe('');
});

test('what is made for tests is used by tests alone', () => {
  expect(found('apps/cms/src/content-api/forms.ts', "import { publish } from './test-content.ts';")).toContain('by tests alone');
});

test('parts know neither the shell nor a screen, which know them', () => {
  const [part, shell] = ['apps/site/app/parts/sections/Facts.tsx', 'apps/site/app/shell/Shell.tsx'];
  expect(found(part, "import { Shell } from '../../shell/Shell.tsx';")).toContain('know neither');
  expect(found(part, "import { Hero } from '../../screens/home/Hero.tsx';")).toContain('know neither');
  expect(found(shell, "import { Facts } from '../parts/sections/Facts.tsx';")).toBe('');
});

test('files do not import each other, not even for types', () => {
  const files = new Map([
    ['packages/ui/src/a.ts', "import { b } from './b.ts';"],
    ['packages/ui/src/b.ts', "import { c } from './c.ts';"],
    ['packages/ui/src/c.ts', "import type { A } from './a.ts';"],
  ]);
  const circle = ['a', 'b', 'c', 'a'].map((name) => `packages/ui/src/${name}.ts`).join(' → ');
  expect(checked(files).problems).toEqual([`${circle}: files import each other in a circle`]);
});
