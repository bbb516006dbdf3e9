import { expect, test } from 'vitest';
import { checkImports } from './boundaries.ts';

/** The errors if the first file imports the second one with this code. */
const findError = (file: string, statement: string): string => checkImports(new Map([[file, statement]])).errors.join();

test.each([
  [
    'the platform a feature',
    'apps/cms/src/platform/read-model/dates.ts',
    "import { agenda } from '../../features/events/agenda/agenda.ts';",
  ],
  ['a feature the frame', 'apps/cms/src/features/events/agenda/agenda.ts', "import { handlers } from '../../../content-api/handlers.ts';"],
])('a layer of the content service imports only those below it: not %s', (_, file, statement) => {
  expect(findError(file, statement)).toContain('imports only those below it');
});

test('a feature imports another one only where the table says so', () => {
  const [newsletter, events] = ['apps/cms/src/features/newsletter/issues/issue.ts', 'apps/cms/src/features/events/agenda/agenda.ts'];
  expect(findError(events, "import { issue } from '../../newsletter/issue.ts';")).toContain('FEATURE_IMPORTS');
  expect(findError(newsletter, "import { agenda } from '../events/agenda/agenda.ts';")).toBe('');
});

test('a layer may import lower layers, and a test anything', () => {
  expect(findError('apps/cms/src/features/events/agenda/agenda.ts', "import { dates } from '../../../platform/read-model/dates.ts';")).toBe(
    '',
  );
  expect(findError('apps/cms/src/platform/read-model/dates.test.ts', "import { publish } from '../../testing/test-content.ts';")).toBe('');
});

test('rooms of the platform do not import each other in a circle', () => {
  const files = new Map([
    ['apps/cms/src/platform/urls/a.ts', "import { b } from '../email/b.ts';"],
    ['apps/cms/src/platform/email/b.ts', ''],
    ['apps/cms/src/platform/email/c.ts', "import { d } from '../urls/d.ts';"],
    ['apps/cms/src/platform/urls/d.ts', ''],
  ]);
  expect(checkImports(files).errors).toEqual([
    'platform/urls → platform/email → platform/urls: rooms of the content service import each other in a circle',
  ]);
});

test('only the preparation may import the seed', () => {
  expect(findError('apps/cms/src/proxy.ts', "import { state } from './seed/state.ts';")).toContain('knows the seed');
  expect(findError('apps/cms/src/prepare.ts', "import { state } from './seed/state.ts';")).toBe('');
  expect(findError('apps/cms/src/features/events/collections/events.ts', "import { readSeedContent } from '@liget/seed';")).toContain(
    'knows the seed',
  );
  expect(findError('apps/site/app/root.tsx', "import { renderScene } from '@liget/seed/illustrations';")).toContain('knows the seed');
  expect(findError('apps/cms/src/seed/media.ts', "import { makeDocument } from '@liget/seed/documents';")).toBe('');
});

test.each([
  "import { slugify } from '../../../apps/cms/src/platform/fields/slug.ts';",
  "import type { Payload } from 'payload';",
  "import { Icon } from '@liget/ui';",
])('the seed imports nothing of the apps: %s', (statement) => {
  expect(findError('packages/seed/src/dates.ts', statement)).toContain('the seed knows the contract, the park’s hours and libraries');
});

test('PDF documents import only libraries', () => {
  expect(findError('packages/pdf/src/metadata.ts', "import { Locale } from '@liget/content-api';")).toContain('PDF documents know neither');
  expect(findError('packages/pdf/src/metadata.ts', "import { PDFDocument } from '@cantoo/pdf-lib';")).toBe('');
});

test('ui imports the design tokens, which import nothing', () => {
  expect(findError('packages/ui/src/index.ts', "import { PALETTE } from '@liget/design-tokens';")).toBe('');
  expect(findError('packages/ui/src/index.ts', "import { getBoxAround } from '@liget/map';")).toContain('ui knows neither');
  expect(findError('packages/design-tokens/src/palette.ts', "import type { Locale } from '@liget/content-api';")).toContain(
    'the design tokens know nothing else',
  );
});

test('the seed may import the contract', () => {
  expect(findError('packages/seed/src/schemas/information.ts', "import { Pictogram } from '@liget/content-api';")).toBe('');
});

test('code for tests may only be imported by tests', () => {
  expect(findError('apps/cms/src/content-api/forms.ts', "import { publish } from '../testing/test-content.ts';")).toContain(
    'by tests alone',
  );
});

test('components import neither the layout nor screens', () => {
  const [component, layout] = ['apps/site/app/components/sections/Facts.tsx', 'apps/site/app/layout/Shell.tsx'];
  expect(findError(component, "import { Shell } from '../../layout/Shell.tsx';")).toContain('import neither');
  expect(findError(component, "import { Hero } from '../../screens/home/Hero.tsx';")).toContain('import neither');
  expect(findError(layout, "import { Facts } from '../components/sections/Facts.tsx';")).toBe('');
});

test('files do not import each other, not even types', () => {
  const files = new Map([
    ['packages/ui/src/a.ts', "import { b } from './b.ts';"],
    ['packages/ui/src/b.ts', "import { c } from './c.ts';"],
    ['packages/ui/src/c.ts', "import type { A } from './a.ts';"],
  ]);
  const circle = ['a', 'b', 'c', 'a'].map((name) => `packages/ui/src/${name}.ts`).join(' → ');
  expect(checkImports(files).errors).toEqual([`${circle}: files import each other in a circle`]);
});

test('a file beside the folders of the features is an error', () => {
  expect(findError('apps/cms/src/features/event-changed-dates.ts', '')).toContain('in the folder of its feature');
});
