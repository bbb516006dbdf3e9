import { text } from './bilingual.ts';
import type { SeedAnnouncement } from './types.ts';

export const announcements: SeedAnnouncement[] = [
  {
    title: text(
      'Erős szélben a ballon nem száll fel. Mielőtt elindul, kérjük, nézze meg az aznapi időpontokat – jegyet csak a helyszínen, a Mimóza-dombon lehet váltani.',
      'The balloon stays down in strong wind. Please look at the day’s time slots before you set out – tickets are sold only on site, on Mimóza Hill.',
    ),
  },
  {
    title: text(
      'A tóparti sétaút egy szakaszát felújítjuk. A munka idején a túlparton lépcsőmentes kerülőút vezet.',
      'Part of the walkway by the lake is being repaired. A step-free way round leads along the far bank.',
    ),
    url: text('/projekt/toparti-setaut', '/en/the-project/walkway-renewal'),
  },
];
