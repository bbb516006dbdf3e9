import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

test('the file cache neither deletes nor counts the other files of its folder', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [abandoned, others] = [`${randomUUID()}.tmp`, ['liget.sqlite', 'notes.json', 'upload.tmp', `${'0'.repeat(32)}.txt`]];
  for (const name of [abandoned, ...others]) {
    writeFileSync(path.join(folder, name), 'x'.repeat(2000));
    utimesSync(path.join(folder, name), 1, 1);
  }
  const cache = createDiskCache({ folder, maxSize: 4000 });
  const put = (key: string) => cache.put(key, { type: 'text/plain', disposition: null }, Readable.from([Buffer.alloc(1500)]));
  for (const key of ['media/a', 'media/b', 'media/c']) await put(key);
  expect(await cache.get('media/a')).toBeUndefined();
  expect([await cache.get('media/b'), await cache.get('media/c')]).toMatchObject([{ key: 'media/b' }, { key: 'media/c' }]);
  const names = readdirSync(folder);
  expect(names.filter((name) => !/^[0-9a-f]{32}(?:\.json|-.{22}\.data)$/.test(name)).toSorted()).toEqual(others.toSorted());
});
