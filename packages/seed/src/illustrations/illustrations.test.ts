import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../test-depth.ts';
import { everyRow } from '../../../../test-rows.ts';
import { TIMELESS } from './captions.ts';
import { describeScene, type PictureSpec, renderScene, renderShareImage, SCENES, SEASONS, TIMES } from './index.ts';

type Scene = PictureSpec['scene'];

const getSpecs = (scene: Scene): PictureSpec[] =>
  SEASONS.flatMap((season) => TIMES.map((time): PictureSpec => ({ scene, season, time, seed: 7 })));

const drawn = new Map<Scene, { spec: PictureSpec; svg: string }[]>();

/** A scene in every season at every hour, drawn once: a drawing takes milliseconds, and there are hundreds. */
function getPictures(scene: Scene): { spec: PictureSpec; svg: string }[] {
  const pictures = drawn.get(scene) ?? getSpecs(scene).map((spec) => ({ spec, svg: renderScene(spec) }));
  drawn.set(scene, pictures);
  return pictures;
}

const removeIdentifiers = (svg: string): string => svg.replaceAll(/liget-[a-z0-9-]+/g, '');

/** Names of elements that are not closed, or closed in the wrong order. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosing === '/') continue;
    if (closing !== '/') open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

/** Path data with invalid commands or numbers. */
const brokenPaths = (svg: string): string[] =>
  [...svg.matchAll(/ d="([^"]*)"/g)]
    .map(([, d = '']) => d)
    .filter((d) => !/^[MLHVCSQTAZmlhvcsqtaz0-9 .,-]*$/.test(d) || (d !== '' && !/^[Mm]/.test(d)));

const everyScene = (check: (scene: Scene) => void) => everyRow(SCENES, String, check);

describe('every scene in every season at every hour', () => {
  test('is well-formed, self-contained and light', () =>
    everyScene((scene) => {
      for (const { spec, svg } of getPictures(scene)) {
        expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
        expect(unbalanced(svg)).toEqual([]);
        expect(brokenPaths(svg)).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
        expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:|xlink|<image|<script|<text|<style/);
        expect({ spec, light: svg.length < 80_000 }).toEqual({ spec, light: true });
      }
    }));

  test('stays below 80 kB whatever its seed', () =>
    everyScene((scene) => {
      const all = [0, 1, 2, 3, 4, 5, 2026].flatMap((seed) => SEASONS.map((season) => ({ seed, season })));
      for (const { seed, season } of sampleOf(all, 10)) {
        const svg = renderScene({ scene, season, time: 'night', seed });
        expect({ season, seed, light: svg.length < 80_000 }).toEqual({ season, seed, light: true });
      }
    }));

  test('has unique identifiers, and every reference has a target', () =>
    everyScene((scene) => {
      for (const { spec, svg } of getPictures(scene)) {
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const prefix = `liget-${spec.scene}-${spec.season}-${spec.time}-${spec.seed}-`;
        expect(ids.filter((id) => !id.includes(prefix))).toEqual([]);
        const targets = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, target = '']) => target);
        expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
      }
    }));
});

describe('compositions', () => {
  test('are the same picture for the same specification', () =>
    everyScene((scene) => {
      for (const { spec, svg } of sampleOf(getPictures(scene), 16)) expect(renderScene({ ...spec })).toBe(svg);
    }));

  test('look different with each seed', () =>
    everyScene((scene) => {
      const seeds = sampleOf([1, 2, 3, 4, 5, 6], 3);
      const pictures = seeds.map((seed) => removeIdentifiers(renderScene({ scene, season: 'summer', time: 'day', seed })));
      expect(new Set(pictures).size).toBe(seeds.length);
    }));

  test('change with every season and hour', () =>
    everyScene((scene) => {
      const pictures = getPictures(scene).map(({ svg }) => removeIdentifiers(svg));
      expect(new Set(pictures).size).toBe(SEASONS.length * TIMES.length);
    }));

  test('other sizes keep the drawing and crop it around the middle', () => {
    const spec: PictureSpec = { scene: 'balloon', season: 'summer', time: 'day', seed: 1 };
    const portrait = renderScene(spec, { width: 600, height: 800 });
    expect(portrait).toContain('width="600" height="800" viewBox="0 0 1600 1067" preserveAspectRatio="xMidYMid slice"');
    const banner = renderScene(spec, { width: 2400, height: 900 });
    expect(banner).toContain('width="2400" height="900" viewBox="0 56 1600 600"');
  });
});

describe('invalid specifications', () => {
  const spec: PictureSpec = { scene: 'balloon', season: 'summer', time: 'day', seed: 1 };

  test('name an unknown scene in the error', () => {
    const scene: string = 'ballon';
    expect(() => renderScene(Object.assign({ ...spec }, { scene }))).toThrow(
      /Unknown scene "ballon"\. Known scenes: balloon, ethnography-museum/,
    );
    expect(() => describeScene(Object.assign({ ...spec }, { scene }))).toThrow(/Unknown scene "ballon"/);
  });

  test('are refused for an unknown season, an unknown time of day and a seed that is no integer', () => {
    expect(() => renderScene(Object.assign({ ...spec }, { season: 'monsoon' }))).toThrow(/Unknown season "monsoon"/);
    expect(() => renderScene(Object.assign({ ...spec }, { time: 'noon' }))).toThrow(/Unknown time of day "noon"/);
    expect(() => renderScene({ ...spec, seed: 1.5 })).toThrow(/whole number/);
  });
});

describe('alternative texts', () => {
  test('have one sentence in each language; outdoors it names season and time of day, and all differ', () => {
    const seen = new Set<string>();
    const specs = SCENES.flatMap(getSpecs);
    for (const spec of specs) {
      const { hu, en } = describeScene(spec);
      expect(hu).toMatch(/^\p{Lu}\S* .*\.$/u);
      expect(en).toMatch(/^\p{Lu}\S* .*\.$|^A .*\.$/u);
      expect(en.includes(spec.season)).toBe(!TIMELESS.has(spec.scene));
      expect(`${hu} ${en}`).not.toMatch(/nappal|by day|, (?:tavasszal|nyáron|ősszel|télen), |, in (?:spring|summer|autumn|winter), /);
      expect(`${hu} ${en}`).not.toMatch(/image of|picture of|drawing|rajz:|\bkép\b/i);
      expect(hu).not.toBe(en);
      expect(hu.length).toBeLessThan(180);
      expect(en.length).toBeLessThan(180);
      seen.add(hu).add(en);
    }
    const outdoors = specs.filter(({ scene }) => !TIMELESS.has(scene));
    expect(seen.size).toBe((outdoors.length + TIMELESS.size) * 2);
  });

  test.each(['hu', 'en'] as const)('begin with the subject, at most three of them with the same two words (%s)', (language) => {
    const beginnings = SCENES.map((scene) =>
      describeScene({ scene, season: 'summer', time: 'day', seed: 7 })[language].split(' ').slice(0, 2).join(' '),
    );
    const counts = Map.groupBy(beginnings, (beginning) => beginning);
    expect([...counts].filter(([, alike]) => alike.length > 3).map(([beginning]) => beginning)).toEqual([]);
  });
});

test('a share image shows the whole picture beside the mark, without text that needs a font', () => {
  const spec: PictureSpec = { scene: 'castle-lake', season: 'winter', time: 'dusk', seed: 2 };
  const svg = renderShareImage(spec);
  expect(svg).toContain('width="1200" height="630"');
  expect(svg).toContain('viewBox="0 0 1600 1067"');
  expect(unbalanced(svg)).toEqual([]);
  expect(brokenPaths(svg)).toEqual([]);
  expect(svg).not.toContain('<text');
});
