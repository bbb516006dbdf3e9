import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { temporaryConfig } from '../testing/databases/temporary-database.ts';

const SRC = path.resolve(import.meta.dirname, '..');
/** The map in which Payload looks up components; `payload generate:importmap` writes it. */
const IMPORT_MAP = readFileSync(path.join(SRC, 'app/(payload)/admin/importMap.js'), 'utf8');
const COMPONENT = /^\/[\w./-]+\.tsx?#\w+$/;

/** The component paths in a configuration, such as '/admin/guide/HelpLink.tsx#HelpLink'. */
function listComponents(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string' && COMPONENT.test(value)) found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const part of Object.values(value)) listComponents(part, found, seen);
  return found;
}

test('every component of the configuration exists and is in the import map, because Payload leaves out unknown ones silently', async () => {
  const { config } = await temporaryConfig();
  const components = [...listComponents({ ...config, db: undefined })];
  expect(components.length).toBeGreaterThan(60);
  await everyRow(
    components,
    (component) => component,
    (component) => {
      const [file = '', name = ''] = component.split('#');
      const place = path.join(SRC, file);
      expect(existsSync(place)).toBe(true);
      expect(readFileSync(place, 'utf8')).toMatch(new RegExp(`export (?:async )?(?:function|const) ${name}\\b`));
      expect(IMPORT_MAP).toContain(`"${component}"`);
    },
  );
});
