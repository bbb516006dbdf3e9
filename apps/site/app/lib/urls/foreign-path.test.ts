import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { type ForeignPath, readAccentedPath, readForeignPath, readPrefixedPath } from './foreign-path.ts';

const screen = (path: string): ForeignPath => ({ kind: 'screen', path });
const item = (id: Extract<ForeignPath, { kind: 'item' }>['screen'], slug: string): ForeignPath => ({ kind: 'item', screen: id, slug });

const rows: [path: string, meant: ForeignPath | null][] = [
  ['/en/magazin', screen('/en/magazine')],
  ['/magazine', screen('/en/magazine')],
  ['/en/a-projekt', screen('/en/the-project')],
  ['/the-project', screen('/en/the-project')],
  ['/en/hirlevel-feliratkozas', screen('/hirlevel-feliratkozas')],
  ['/en/sajto/mediatar', screen('/en/press/media')],
  ['/the-project/balloonfly', item('project', 'balloonfly')],
  ['/en/latogatas/gyerekliget', item('visitorInformationItem', 'gyerekliget')],
  ['/press/media/buildings/house-of-music', item('gallery', 'house-of-music')],
  ['/en/magazin/%C5%91sz', item('magazineArticle', 'ősz')],
  // Paths without a meaning.
  ['/nincs-ilyen', null],
  ['/en/no-such', null],
  ['/magazin/nincs', null],
  ['/en/magazine/none', null],
  ['/en/ugyintezes/lp-1', null],
  ['/en/magazin/preview/1', null],
];

test('readForeignPath finds the English page that a path means', () =>
  everyRow(
    rows,
    ([path]) => path,
    ([path, meant]) => {
      expect(readForeignPath(path)).toEqual(meant);
    },
  ));

test.each([
  ['/l%C3%A1togat%C3%A1s', '/latogatas'],
  ['/top-helyek/ballon-kil%C3%A1t%C3%B3', '/top-helyek/ballon-kilato'],
  ['/%C5%91sz-%C3%BC%C5%B1', '/osz-uu'],
  ['/%C5%91sz%20t%C3%A9l', null],
  ['/a%2Fb', null],
  ['/%D7%A9', null],
  ['/latogatas', null],
  ['/%C3%89rkez%C3%A9s', '/erkezes'],
  ['/assets/D2J8f1z.js', null],
])('readAccentedPath reads %s as %s', (path, meant) => expect(readAccentedPath(path)).toBe(meant));

test.each([
  ['/hu', '/'],
  ['/hu/', '/'],
  ['/hu/magazin/x', '/magazin/x'],
  ['/hu//evil.example', null],
  ['/hungary', null],
  ['/magazin', null],
])('readPrefixedPath reads %s as %s', (path, meant) => expect(readPrefixedPath(path)).toBe(meant));
