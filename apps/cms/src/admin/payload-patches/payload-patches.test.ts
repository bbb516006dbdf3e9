import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';

const README = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const SERVICE = path.resolve(import.meta.dirname, '../../..');

test('the patches of Payload match the installed version, and their files exist', async () => {
  const manifest = path.resolve(import.meta.dirname, '../../../../../node_modules/payload/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  expect(README).toContain(`They are for Payload ${version};`);
  const files = [...README.matchAll(/`([\w./()-]+\.(?:tsx?|css|mjs))`/g)].flatMap(([, file]) => file ?? []);
  expect(files.length).toBeGreaterThan(8);
  await everyRow(
    files,
    (file) => file,
    (file) => {
      const folders = [import.meta.dirname, SERVICE];
      expect(folders.some((folder) => existsSync(path.join(folder, file)))).toBe(true);
    },
  );
});

test('each loader that changes a bundle of Payload is described in the README', () => {
  const loaders = globSync('scripts/payload-patches/*/*.mjs', { cwd: SERVICE }).map((file) => file.replaceAll('\\', '/'));
  expect(loaders.length).toBeGreaterThan(10);
  expect(loaders.filter((loader) => !README.includes(`\`${loader}\``))).toEqual([]);
});
