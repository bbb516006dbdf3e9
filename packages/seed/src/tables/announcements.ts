import { text } from './bilingual.ts';
import type { SeedAnnouncement } from './types.ts';

export const announcements: SeedAnnouncement[] = [
  {
    title: text(
      'Erős szélben a ballon nem száll fel: indulás előtt nézze meg az aznapi időpontokat.',
      'The balloon stays down in strong wind: check the day’s time slots before you set out.',
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
