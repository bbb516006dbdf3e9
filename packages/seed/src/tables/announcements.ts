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
    title: text('Mi történik ma a Ligetben? Nézze meg a programokat!', 'What is on in the park today? See the programmes'),
    url: text('/varosligeti-programok', '/en/programs-in-varosliget'),
  },
];
