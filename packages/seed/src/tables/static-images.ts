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
    picture: picture('balloon-autumn-dusk-4'),
    title: text('A ballon pihen', 'The balloon is resting'),
    caption: text('Alkonyodik a Mimóza-domb fölött, ma már nincs felszállás.', 'Dusk over Mimóza Hill: no more flights today.'),
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
    key: 'footer_scene',
    picture: picture('castle-lake-autumn-gold-1'),
    title: text('Vajdahunyad vára a tóval', 'Vajdahunyad Castle and the lake'),
    caption: text('A vár tornyai tükröződnek az őszi tó vizében.', 'The castle’s towers mirrored in the lake in autumn.'),
  },
  {
    key: 'newsletter',
    picture: picture('newsroom-desk-autumn-day-4'),
    title: text('Készül a hírlevél', 'The newsletter in the making'),
    caption: text('Jegyzetfüzet, fényképezőgép és kávé a szerkesztő asztalán.', 'A notebook, a camera and coffee on the editor’s desk.'),
  },
  {
    key: 'empty_state',
    picture: picture('picnic-summer-day-1'),
    title: text('Üres pokróc a fűben', 'A blanket on the grass'),
    caption: text(
      'A hely megvan, a többiek majd jönnek: most épp nincs mit mutatnunk.',
      'The spot is taken, the others are still to come: nothing to show just yet.',
    ),
  },
  {
    key: 'error_404',
    picture: picture('balloon-spring-dawn-2'),
    title: text('Elszállt a ballon', 'The balloon has drifted off'),
    caption: text('A ballon csendben távolodik a hajnali park fölött.', 'The balloon drifts quietly away over the park at dawn.'),
  },
  {
    key: 'loading',
    picture: picture('balloon-autumn-day-4'),
    title: text('Mindjárt felszállunk', 'Ready for take-off'),
    caption: text('A ballon indulásra készen, sárguló fák között.', 'The balloon about to leave, among trees turning yellow.'),
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
