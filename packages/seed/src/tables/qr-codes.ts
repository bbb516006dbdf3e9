import { text } from './bilingual.ts';
import type { SeedQrCode } from './types.ts';

export const qrCodes: SeedQrCode[] = [
  {
    code: 'ballon',
    to: text('/top-helyek/ballon-kilato#schedule', '/en/top-locations/balloon-fly#schedule'),
    note: 'Tábla a Mimóza-domb lábánál, a pénztár mellett.',
  },
  {
    code: 'padok-01',
    to: text('/magazin', '/en/magazine'),
    note: 'Matrica a tóparti padokon: olvasnivaló pihenéshez.',
  },
  {
    code: 'madar-03',
    to: text('/top-helyek/madarbarat-tanosveny', '/en/top-locations/bird-friendly-learning-trail'),
    note: 'A Madárbarát tanösvény 3. állomása.',
  },
  {
    code: 'terkep',
    to: text('/terkep', '/en/map'),
    note: 'A kapuknál álló tájékoztató oszlopok.',
  },
  {
    code: 'jatszoter-kapu',
    to: text('/top-helyek/varosligeti-nagyjatszoter', '/en/top-locations/playground-of-varosliget'),
    note: 'A Nagyjátszótér bejárata, a nyitvatartást mutató tábla.',
  },
  {
    code: 'garazs-kijarat',
    to: text('/latogatas/kozlekedes-megkozelites', '/en/visitor-information/access-and-transport'),
    note: 'A mélygarázs gyalogos kijáratai.',
  },
  {
    code: 'szokokut',
    to: text('/top-helyek/varosligeti-promenad', '/en/top-locations/varosliget-promenade'),
    note: 'A zenélő szökőkút peremén, a promenád felőli oldalon.',
  },
  {
    code: 'ma',
    to: text('/varosligeti-programok?date=today', '/en/programs-in-varosliget?date=today'),
    note: 'Programplakátok: mindig az aznapi programok.',
  },
];
