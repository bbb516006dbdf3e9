import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PictureSpec } from '@liget/seed/illustrations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_SOURCES, openImageCache } from './image-cache.ts';
import { type RenderedPicture, type RenderPicture, renderPicture } from './pictures.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const balloon: PictureSpec = { scene: 'balloon', season: 'autumn', time: 'gold', seed: 3 };
const playground: PictureSpec = { scene: 'playground', season: 'winter', time: 'night', seed: 1 };

const small: RenderedPicture = { original: Buffer.from('a picture'), colour: '#123456', sizes: {} };

describe('the image cache of the seed', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'liget-images-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const imageFile = async (): Promise<string> => {
    const [hash = ''] = await readdir(folder);
    const [name = ''] = await readdir(path.join(folder, hash));
    return path.join(folder, hash, name);
  };

  test.each([balloon, playground])('gives the second time, without drawing, what is drawn without it: $scene', async (spec) => {
    const render = vi.fn<RenderPicture>(renderPicture);
    await (await openImageCache(folder, render))(spec);
    const cached = await (await openImageCache(folder, render))(spec);
    expect(render).toHaveBeenCalledTimes(1);
    const fresh = await renderPicture(spec);
    expect(Object.keys(cached.sizes)).toEqual(Object.keys(fresh.sizes));
    expect(cached).toEqual(fresh);
    expect(cached.sizes['default_sm']).toBe(cached.sizes['landscape_sm']);
  });

  test('draws a stored image again when its file is cut off or changed', async () => {
    const render = vi.fn<RenderPicture>(() => Promise.resolve(small));
    const cache = await openImageCache(folder, render);
    await cache(balloon);
    const file = await imageFile();
    await truncate(file, 20);
    expect(await cache(balloon)).toEqual(small);
    const bytes = await readFile(file);
    bytes[bytes.indexOf('picture')] = 0;
    await writeFile(file, bytes);
    expect(await cache(balloon)).toEqual(small);
    expect(render).toHaveBeenCalledTimes(3);
    await cache(balloon);
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('draws images where nothing can be stored', async () => {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    const cache = await openImageCache(file, () => Promise.resolve(small));
    expect(await cache(balloon)).toEqual(small);
  });

  test('removes the images of other sources when nobody has used them for a week, and nothing else', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const [ofLastWeek, ofYesterday] = ['0'.repeat(16), '1'.repeat(16)];
    for (const [name, age] of [
      [ofLastWeek, 8],
      [ofYesterday, 1],
      ['photos', 8],
    ] as const) {
      await mkdir(path.join(folder, name));
      await utimes(path.join(folder, name), days(age), days(age));
    }
    await openImageCache(folder);
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining([ofYesterday, 'photos']));
    expect(left).not.toContain(ofLastWeek);
    expect(left).toHaveLength(3);
  });
});

test('the image cache hashes every file of the repository that drawing and cutting import', () => {
  const files = globSync(IMAGE_SOURCES, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  const outside = files.flatMap((file) => {
    const imports = [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gms)];
    const own = imports.map(([, target = '']) => target).filter((target) => target.startsWith('.'));
    return own.map((target) => path.join(path.dirname(file), target)).filter((target) => !files.includes(target));
  });
  expect(outside).toEqual([]);
});
