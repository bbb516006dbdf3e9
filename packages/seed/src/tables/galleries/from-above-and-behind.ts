import { picture } from '../../pictures.ts';
import { text } from '../bilingual.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const fromAboveAndBehind: SeedGalleryCategory = {
  key: 'from-above-and-behind',
  title: text('Fentről és a kulisszák mögül', 'From above and behind the scenes'),
  slug: text('fentrol-es-a-kulisszak-mogul', 'from-above-and-behind-the-scenes'),
  lead: text(
    'A ballon, a műhelyek és az utak, amelyek mindent összekötnek.',
    'The balloon, the workshops and the paths that join it all together.',
  ),
  picture: picture('balloon-summer-gold-1'),
  galleries: [
    {
      key: 'balloon',
      title: text('A ballon', 'The balloon'),
      slug: text('a-ballon', 'the-balloon'),
      lead: text(
        'Csíkok az égen, hajnaltól alkonyatig, minden évszakban.',
        'Stripes in the sky, from dawn to dusk and through the seasons.',
      ),
      daysAgo: 24,
      items: [
        {
          picture: picture('balloon-spring-day-2'),
          title: text('Beszállás', 'Boarding'),
          description: text(
            'A ballon a Mimóza-dombon áll, körülötte a következő utasok.',
            'The balloon stands on Mimóza Hill with the next passengers round it.',
          ),
        },
        {
          picture: picture('balloon-summer-day-3'),
          title: text('A lombok fölött', 'Above the leaves'),
          description: text('Derült nyári ég, a kosár éppen a fák fölé ér.', 'A clear summer sky as the basket rises past the trees.'),
        },
        {
          picture: picture('balloon-summer-gold-1'),
          title: text('Integetők', 'Waving'),
          description: text(
            'Késő délutáni fényben emelkedő ballon, a földről integetnek utána.',
            'The balloon rises in late afternoon light, and those below wave.',
          ),
        },
        {
          picture: picture('balloon-summer-dusk-4'),
          title: text('A nap utolsó útja', 'The last flight of the day'),
          description: text(
            'Alkonyi ég, a ballon alatt sötétedő park és városi háztetők.',
            'An evening sky, and below the balloon a darkening park and the roofs of the city.',
          ),
        },
        {
          picture: picture('balloon-autumn-dawn-3'),
          title: text('Széllesés', 'Waiting on the wind'),
          description: text(
            'Őszi hajnal: a ballon még alacsonyan, levelek szállnak körülötte.',
            'Dawn in autumn: the balloon is still low, and leaves drift round it.',
          ),
        },
        {
          picture: picture('balloon-autumn-day-4'),
          title: text('Sárga erdő fölött', 'Above a yellow wood'),
          description: text(
            'Magasan az őszi lombok fölött, a láthatáron a város.',
            'High above the autumn treetops, with the city on the horizon.',
          ),
        },
        {
          picture: picture('balloon-winter-day-5'),
          title: text('Hideg, tiszta idő', 'Cold and clear'),
          description: text(
            'Havas park fölött lebegő ballon, lent néhány téli sétáló.',
            'The balloon above the park in snow, with a few winter walkers below.',
          ),
        },
      ],
    },
    {
      key: 'behind-the-scenes',
      title: text('A kulisszák mögött', 'Behind the scenes'),
      slug: text('a-kulisszak-mogott', 'behind-the-scenes'),
      lead: text(
        'Ahol a látogatók ritkán járnak: foglalkozások, raktár, garázs, szerkesztőség.',
        'Where visitors seldom go: workshops, stores, car park and newsroom.',
      ),
      daysAgo: 83,
      items: [
        {
          picture: picture('workshop-autumn-day-1'),
          title: text('Papír, olló, ecset', 'Paper, scissors, brush'),
          description: text('Gyerekkezek dolgoznak egy foglalkozás asztalánál.', 'Children’s hands at work at a workshop table.'),
        },
        {
          picture: picture('storage-centre-spring-day-2'),
          title: text('A restaurátor türelme', 'A conservator’s patience'),
          description: text(
            'Munka a raktározási központban, a ládák árnyékában.',
            'Work in the storage centre, in the shade of the crates.',
          ),
        },
        {
          picture: picture('underground-parking-winter-day-1'),
          title: text('Három szint a hó alatt', 'Three levels beneath the snow'),
          description: text(
            'A Múzeum Mélygarázs metszete, fölötte a téli park.',
            'A cross-section of the Museum Underground Parking with the winter park on top.',
          ),
        },
        {
          picture: picture('underground-parking-spring-day-2'),
          title: text('Fák fölül, autók alul', 'Trees above, cars below'),
          description: text(
            'A mélygarázs szintjei metszetben, fölöttük tavaszi fák.',
            'The levels of the car park in section beneath trees in spring.',
          ),
        },
        {
          picture: picture('visitor-center-summer-day-1'),
          title: text('Merre van a ballon?', 'Which way to the balloon?'),
          description: text(
            'A Látogatóközpont pultjánál útba igazítják a térképes vendéget.',
            'At the desk of the Visitor Centre somebody with a map is shown the way.',
          ),
        },
        {
          picture: picture('visitor-center-autumn-day-2'),
          title: text('Az i betű alatt', 'Under the letter i'),
          description: text(
            'Ősz a Látogatóközpontnál: nagy tábla, kerékpárok, pad a várakozóknak.',
            'Autumn at the Visitor Centre: a large sign, bicycles and a bench for those who wait.',
          ),
        },
        {
          picture: picture('newsroom-desk-autumn-day-4'),
          title: text('Készül a hírlevél', 'Making the newsletter'),
          description: text(
            'Jegyzetfüzet, fényképezőgép és kávé az íróasztalon, az ablakban a park.',
            'A notebook, a camera and coffee on the desk, with the park in the window.',
          ),
        },
      ],
    },
    {
      key: 'gates-and-paths',
      title: text('Kapuk, utak, séták', 'Gates, paths and walks'),
      slug: text('kapuk-utak-setak', 'gates-paths-and-walks'),
      lead: text('A Hősök terétől a Kutyás élményparkig, gyalog.', 'On foot from Heroes’ Square to the adventure park for dogs.'),
      daysAgo: 176,
      items: [
        {
          picture: picture('gate-and-paths-spring-day-1'),
          title: text('Mindenki erre jön be', 'Everyone comes in this way'),
          description: text(
            'Babakocsi, kerekesszék, kutya: tavaszi délelőtt a park kapujánál.',
            'A pushchair, a wheelchair, a dog: a spring morning at the park gate.',
          ),
        },
        {
          picture: picture('gate-and-paths-summer-dawn-2'),
          title: text('Korán kelők', 'Early risers'),
          description: text('Nyári hajnal a kapunál, a távolban a ballon.', 'A summer dawn at the gate, with the balloon in the distance.'),
        },
        {
          picture: picture('gate-and-paths-autumn-day-3'),
          title: text('Zörgő avar', 'Rustling leaves'),
          description: text(
            'Vörös és sárga fák a kapu két oldalán, lehullott levelekkel.',
            'Red and yellow trees on both sides of the gate, and leaves on the ground.',
          ),
        },
        {
          picture: picture('heroes-square-spring-day-1'),
          title: text('Innen kezdődik', 'It begins here'),
          description: text(
            'A Hősök tere oszlopa napsütésben, a kövön galambok.',
            'The column of Heroes’ Square in sunshine, with pigeons on the paving.',
          ),
        },
        {
          picture: picture('guided-walk-autumn-gold-2'),
          title: text('Mese egy házról', 'The tale of a house'),
          description: text('Vezetett séta csoportja az arany délutáni fényben.', 'A guided group in golden afternoon light.'),
        },
        {
          picture: picture('fountain-promenade-spring-day-2'),
          title: text('A promenád délelőtt', 'The promenade in the morning'),
          description: text(
            'Fehér vízsugarak a fasorok között, tavaszi napsütésben.',
            'White jets of water between the trees in spring sunshine.',
          ),
        },
        {
          picture: picture('dog-park-spring-day-1'),
          title: text('Ugrás a karikán', 'Through the hoop'),
          description: text(
            'Kutyák a Kutyás élménypark akadályain, gazdáikkal.',
            'Dogs on the obstacles of their adventure park, with their owners.',
          ),
        },
        {
          picture: picture('dog-park-autumn-gold-2'),
          title: text('Alagút és jutalomfalat', 'A tunnel and a treat'),
          description: text('Őszi délután az ügyességi pályán.', 'An autumn afternoon on the agility course.'),
        },
      ],
    },
  ],
};
