import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { APPS, hashSources, runTogether } from './builds.ts';

const root = path.join(import.meta.dirname, '../..');
/** Read when a database is seeded, or by the server, which runs from its sources. */
const NEVER_BUILT = new Set(['@liget/pdf', '@liget/seed']);

afterEach(() => vi.unstubAllEnvs());

describe.each(Object.entries(APPS))('the build of %s', (name, app) => {
  test('is made again when one of its own packages has changed', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'apps', name, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const ownPackages = Object.keys(dependencies).filter((name) => name.startsWith('@liget/') && !NEVER_BUILT.has(name));
    expect(ownPackages.length).toBeGreaterThan(0);
    for (const ownPackage of ownPackages) {
      const folder = `packages/${ownPackage.replace('@liget/', '')}`;
      const files = ['package.json', 'src/index.ts', ...globSync('fonts/*.woff2', { cwd: path.join(root, folder) })];
      for (const file of files.map((each) => `${folder}/${each}`))
        expect([file, app.sources.some((glob) => path.matchesGlob(file, glob))]).toEqual([file, true]);
    }
  });
});

test('the site is built again for a host that needs the development tools', () => {
  const before = hashSources(APPS.site);
  expect(hashSources(APPS.site)).toBe(before);
  vi.stubEnv('VITE_DEBUG_TOOLS', 'on');
  expect(hashSources(APPS.site)).not.toBe(before);
});

test('runTogether ends the other tasks when one fails, and throws its error after they have ended', async () => {
  const ended: string[] = [];
  const waiting = async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.resolve();
    ended.push('the other');
    throw new Error('aborted');
  };
  const failing = () => Promise.reject(new Error('no build'));
  await expect(runTogether([waiting, failing])).rejects.toThrow('no build');
  expect(ended).toEqual(['the other']);
  expect(await runTogether([() => Promise.resolve(1), () => Promise.resolve(2)])).toEqual([1, 2]);
});
