import { picture } from '../pictures.ts';
import { text } from './bilingual.ts';
import type { SeedCarouselItem } from './types.ts';

export const homeCarousels: SeedCarouselItem[] = [
  {
    title: text('Százötven méterrel a fák fölött', 'A hundred and fifty metres above the trees'),
    lead: text(
      'Negyedóra az egész, és közben a város térképpé válik Ön alatt. Jegyet a helyszínen válthat, a felszállásról az időjárás dönt.',
      'It takes a quarter of an hour, and the city turns into a map below you. Tickets are sold on site; the weather has the last word.',
    ),
    url: text('/top-helyek/ballon-kilato', '/en/top-locations/balloon-fly'),
    linkText: text('A Ballon-kilátó időpontjai', 'Balloon times'),
    picture: picture('balloon-summer-day-3'),
  },
  {
    title: text('Program mára, holnapra, hétvégére', 'Today, tomorrow or at the weekend'),
    lead: text(
      'Táncház, séta, gyerekszínház, reggeli futás: válasszon nap, hely vagy korosztály szerint, és nézze meg, mi ingyenes.',
      'Folk dancing, guided walks, children’s theatre, a morning run: choose by day, place or age, and see what is free.',
    ),
    url: text('/varosligeti-programok', '/en/programs-in-varosliget'),
    linkText: text('Minden program', 'All events'),
    picture: picture('guided-walk-autumn-gold-2'),
  },
  {
    title: text('Egy egész délután a Nagyjátszótéren', 'A whole afternoon at the playground'),
    lead: text(
      'Több mint tizenháromezer négyzetméter, körülbelül ötven játékelem, és elég pad ahhoz, hogy a felnőttek is jól érezzék magukat.',
      'More than thirteen thousand square metres, some fifty things to climb, slide and swing on, and benches enough for the grown-ups.',
    ),
    url: text('/top-helyek/varosligeti-nagyjatszoter', '/en/top-locations/playground-of-varosliget'),
    linkText: text('Irány a Nagyjátszótér', 'Plan your visit'),
    picture: picture('playground-spring-day-2'),
  },
  {
    title: text('Mi épült, mi újult meg tíz év alatt?', 'Ten years of building and planting'),
    lead: text(
      'Múzeumok, kertek, sportpályák és egy mélygarázs: évről évre végigvezetjük, hogyan változott a park.',
      'Museums, gardens, sports courts and a car park under the ground: see, year by year, how the park has changed.',
    ),
    url: text('/projekt/a-liget-projekt-elso-10-eve', '/en/the-project/our-first-10-years'),
    linkText: text('A Liget Projekt első 10 éve', 'Our first 10 years'),
    picture: picture('ethnography-museum-spring-gold-2'),
  },
];
