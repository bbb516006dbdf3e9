import { picture } from '../pictures.ts';
import { text } from './bilingual.ts';
import type { SeedStaticImage } from './types.ts';

export const staticImages: SeedStaticImage[] = [
  {
    key: 'balloon_open',
    picture: picture('balloon-summer-gold-1'),
    title: text('Fenn a ballon', 'The balloon is flying'),
    caption: text('A csíkos ballon a fák fölött, délutáni fényben.', 'The striped balloon above the trees in afternoon light.'),
  },
  {
    key: 'balloon_closed',
    picture: picture('moored-balloon-autumn-dusk-1'),
    title: text('A ballon pihen', 'The balloon is resting'),
    caption: text('Alkonyodik a Mimóza-dombon, a ballon a földön áll.', 'Dusk on Mimóza Hill: the balloon is on the ground.'),
  },
  {
    key: 'header_map',
    picture: picture('gate-and-paths-spring-day-1'),
    title: text('A park kapuja', 'The park gate'),
    caption: text(
      'A kapun belül kezdődik a séta: a térkép segít eldönteni, merre induljon.',
      'Inside the gate the walk begins: the map helps you decide which way.',
    ),
  },
  {
    key: 'newsletter',
    picture: picture('newsroom-desk-autumn-day-4'),
    title: text('Készül a hírlevél', 'The newsletter in the making'),
    caption: text('Jegyzetfüzet, fényképezőgép és kávé a szerkesztő asztalán.', 'A notebook, a camera and coffee on the editor’s desk.'),
  },
  {
    key: 'visitor_head',
    picture: picture('visitor-center-summer-day-1'),
    title: text('A Látogatóközpont', 'The Visitor Centre'),
    caption: text(
      'Itt kaphat térképet, tanácsot és választ arra, merre van a mosdó.',
      'The place for maps, advice and the way to the toilets.',
    ),
  },
];
