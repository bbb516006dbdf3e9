import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../../../../packages/ui/src/contrast.ts';
import { HOURS, sceneAt } from './scene.ts';

const at = (time: string) => sceneAt(Temporal.Instant.from(time));

describe('the scene of the hour', () => {
  // Sunrise 6:58, sunset 16:01.
  test.each([
    ['05:30', 'night'],
    ['06:25', 'dawn'],
    ['07:50', 'dawn'],
    ['08:05', 'day'],
    ['14:40', 'day'],
    ['14:55', 'gold'],
    ['15:55', 'gold'],
    ['16:10', 'dusk'],
    ['16:45', 'dusk'],
    ['17:00', 'night'],
    ['23:59', 'night'],
  ])('on 21 November at %s is %s', (time, hour) => {
    expect(at(`2026-11-21T${time}:00+01:00`).hour).toBe(hour);
  });

  test('follows the sun, not the clock: at half past eight in the evening it is still golden in June', () => {
    expect(at('2026-06-21T20:30:00+02:00').hour).toBe('gold');
    expect(at('2026-12-21T20:30:00+01:00').hour).toBe('night');
  });

  test('is of Budapest’s day, whatever the server’s zone: half past midnight on 1 March is spring', () => {
    expect(at('2026-02-28T23:30:00Z')).toEqual({ hour: 'night', season: 'spring' });
  });

  test.each([
    ['2026-03-29', 'spring'],
    ['2026-06-01', 'summer'],
    ['2026-10-25', 'autumn'],
    ['2026-12-31', 'winter'],
    ['2027-02-28', 'winter'],
  ])('on %s is of the season %s', (day, season) => {
    expect(at(`${day}T12:00:00Z`).season).toBe(season);
  });
});

describe('the words on the sky', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'Scene.module.css'), 'utf8');

  test.each(HOURS)('can be read at %s: 4.5 to 1 on every colour behind them', (hour) => {
    const block = css.slice(css.indexOf(`[data-hour="${hour}"]`)).split('}')[0] ?? '';
    const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? '';
    for (const sky of ['sky-1', 'sky-2']) expect(contrast(colour('on-sky'), colour(sky))).toBeGreaterThanOrEqual(4.5);
  });
});
