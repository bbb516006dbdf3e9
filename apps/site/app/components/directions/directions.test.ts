import type { Leg, Route } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { formatDirections } from './directions.ts';

const LEG: Leg = { name: null, kind: 'path', isBridge: false, metres: 100, turn: 'start', bearing: 0, known: null, unknown: true };
const ROUTE: Route = {
  profile: 'standard',
  line: [],
  metres: 648,
  minutes: 9,
  metresToPath: 2,
  metresFromPath: 3,
  isDrawn: false,
  isApproximate: false,
  legs: [
    { ...LEG, name: 'Kós Károly sétány', metres: 221, bearing: 3 },
    { ...LEG, name: 'Olof Palme sétány', metres: 139, turn: 'left' },
    { ...LEG, metres: 72, turn: 'slight_right' },
    { ...LEG, kind: 'steps', metres: 8, turn: 'straight' },
    { ...LEG, isBridge: true, metres: 40, turn: 'straight' },
    { ...LEG, kind: 'square', name: 'Hősök tere', metres: 168, turn: 'sharp_right' },
  ],
  stepFree: { hasSteps: true, obstacles: ['steps'], limitedMetres: 0, unknownMetres: 648 },
};

const formatRoute = (locale: 'hu' | 'en', changes: Partial<Route> = {}) =>
  formatDirections({ ...ROUTE, ...changes }, locale === 'hu' ? 'Léghajó' : 'Balloon', { locale, messages: getMessages(locale) });
const notes = (locale: 'hu' | 'en', stepFree: Partial<Route['stepFree']>) =>
  formatRoute(locale, {
    profile: 'step_free',
    stepFree: { hasSteps: false, obstacles: [], limitedMetres: 0, unknownMetres: 0, ...stepFree },
  }).notes;

describe('directions', () => {
  test('describe each leg in Hungarian', () => {
    expect(formatRoute('hu').total).toBe('kb. 650 m, 9\u00a0perc séta');
    expect(formatRoute('hu').steps.map(({ text }) => text)).toEqual([
      'Induljon el észak felé: Kós Károly sétány, 220 m.',
      'Forduljon balra: Olof Palme sétány, 140 m.',
      'Tartson enyhén jobbra: sétaút, 70 m.',
      'Menjen tovább egyenesen: lépcső, 10 m.',
      'Menjen tovább egyenesen: híd, 40 m.',
      'Forduljon élesen jobbra: Hősök tere, 170 m.',
      'Megérkezett: Léghajó.',
    ]);
  });

  test('describe each leg in English', () => {
    expect(formatRoute('en').total).toBe('about 650 m, 9 minutes on foot');
    expect(formatRoute('en').steps.map(({ text }) => text)).toEqual([
      'Set off towards the north: Kós Károly sétány, 220 m.',
      'Turn left: Olof Palme sétány, 140 m.',
      'Bear right: footpath, 70 m.',
      'Go straight on: steps, 10 m.',
      'Go straight on: bridge, 40 m.',
      'Turn sharply right: Hősök tere, 170 m.',
      'You have arrived: Balloon.',
    ]);
  });

  test('name all eight compass directions', () => {
    const first = (bearing: number) => formatRoute('hu', { legs: [{ ...LEG, bearing }] }).steps[0]?.text ?? '';
    expect([0, 45, 90, 135, 180, 225, 270, 315, 359].map((bearing) => /el (\S+) felé/.exec(first(bearing))?.[1])).toEqual([
      'észak',
      'északkelet',
      'kelet',
      'délkelet',
      'dél',
      'délnyugat',
      'nyugat',
      'északnyugat',
      'észak',
    ]);
  });

  test('mention the distance to the first path and from the last one', () => {
    const { steps } = formatRoute('hu', { metresToPath: 42, metresFromPath: 31 });
    expect(steps[0]?.text).toBe('Menjen a legközelebbi úthoz (kb. 40 m).');
    expect(steps.at(-1)?.text).toBe('Innen még kb. 30 m: Léghajó.');
  });

  test('round lengths to 10 m, and above a kilometre to 50 m', () => {
    expect(formatRoute('en', { metres: 1234 }).total).toBe('about 1,250 m, 9 minutes on foot');
    expect(formatRoute('hu', { metres: 3 }).total).toBe('kb. 10 m, 9\u00a0perc séta');
  });

  test('call a route approximate if it uses drawn paths, or begins or ends away from the paths', () => {
    expect(formatRoute('hu').notes).toEqual(['Az útvonalon lépcső van.']);
    expect(formatRoute('hu', { isApproximate: true, isDrawn: true }).notes[0]).toMatch(/^Közelítő útvonal: .*rajzolt térkép/);
    expect(formatRoute('en', { isApproximate: true }).notes[0]).toMatch(/^Approximate route: it begins or ends/);
  });
});

describe('directions of a step-free route', () => {
  test('state how much of the route has unknown accessibility', () => {
    expect(notes('hu', { unknownMetres: 480 })).toEqual([
      'A legrövidebb úton nem tudunk lépcsőről vagy más akadályról.',
      'Az út kb. 480 méteréről nem tudjuk, akadálymentes-\u2060e.',
    ]);
    expect(notes('en', { unknownMetres: 648 })).toEqual(['We do not know whether any part of this route is accessible.']);
  });
  test('list the obstacles that the route avoids, and its difficult parts', () => {
    expect(notes('hu', { obstacles: ['steps', 'surface'], limitedMetres: 60 })).toEqual([
      'Ez az útvonal elkerüli, amiről tudjuk, hogy akadály: lépcső, laza vagy macskaköves burkolat.',
      'Kb. 60 m nehezebben járható, például kockakövön vagy murván vezet.',
    ]);
  });
  test('use a slower pace', () => {
    expect(formatRoute('hu', { profile: 'step_free', minutes: 11 }).total).toBe('kb. 650 m, nyugodt tempóban 11 perc');
  });
});
