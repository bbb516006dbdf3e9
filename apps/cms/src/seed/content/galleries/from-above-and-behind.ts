import { text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const fromAboveAndBehind: SeedGalleryCategory = {
  key: 'from-above-and-behind',
  title: text('Fentről és a kulisszák mögül', 'From above and behind the scenes'),
  slug: text('fentrol-es-a-kulisszak-mogul', 'from-above-and-behind-the-scenes'),
  lead: text('A ballon, a műhelyek és az utak, amelyek mindent összekötnek.', 'The balloon, the workshops and the paths that join it all together.'),
  picture: picture('balloon', 'summer', 'gold'),
  galleries: [
    {
      key: 'balloon',
      title: text('A ballon', 'The balloon'),
      slug: text('a-ballon', 'the-balloon'),
      lead: text('Csíkok az égen, hajnaltól alkonyatig, minden évszakban.', 'Stripes in the sky, from dawn to dusk and through the seasons.'),
      daysAgo: 24,
      items: [
        {
          picture: picture('balloon', 'spring', 'day'),
          title: text('Először idén', 'First of the year'),
          description: text('A ballon zöldellő fák fölé emelkedik.', 'The balloon rises above trees coming into leaf.'),
        },
        {
          picture: picture('balloon', 'summer', 'day'),
          title: text('Százötven méteren', 'At a hundred and fifty metres'),
          description: text('Derült nyári ég, a csíkos ballon útja tetején.', 'A clear summer sky, and the striped balloon at the top of its way.'),
        },
        {
          picture: picture('balloon', 'summer', 'gold'),
          title: text('Hosszú árnyékok', 'Long shadows'),
          description: text('Késő délutáni fény a ballon oldalán.', 'The light of late afternoon on the side of the balloon.'),
        },
        {
          picture: picture('balloon', 'summer', 'dusk'),
          title: text('A nap utolsó útja', 'The last flight of the day'),
          description: text('Alkonyi ég, a domb fölött ereszkedő ballon.', 'An evening sky, and the balloon coming down to the hill.'),
        },
        {
          picture: picture('balloon', 'autumn', 'dawn'),
          title: text('Széllesés', 'Waiting on the wind'),
          description: text('Őszi hajnal: a ballon még a dombnál, a fák közt köd.', 'Dawn in autumn: the balloon still near the hill, mist among the trees.'),
        },
        {
          picture: picture('balloon', 'autumn', 'day'),
          title: text('Sárga erdő fölött', 'Above a yellow wood'),
          description: text('Őszi lombok és egy csendes délelőtt a magasban.', 'Autumn treetops and a quiet morning up in the air.'),
        },
        {
          picture: picture('balloon', 'winter', 'day'),
          title: text('Hideg, tiszta idő', 'Cold and clear'),
          description: text('Havas park fölött lebegő ballon.', 'The balloon hanging over the park in snow.'),
        },
      ],
    },
    {
      key: 'behind-the-scenes',
      title: text('A kulisszák mögött', 'Behind the scenes'),
      slug: text('a-kulisszak-mogott', 'behind-the-scenes'),
      lead: text('Ahol a látogatók ritkán járnak: műhely, raktár, garázs, szerkesztőség.', 'Where visitors seldom go: workshop, stores, car park and newsroom.'),
      daysAgo: 83,
      items: [
        {
          picture: picture('workshop', 'autumn', 'day'),
          title: text('A restaurátor asztala', 'The restorer’s table'),
          description: text('Eszközök, nagyító és egy félig megtisztított tárgy.', 'Tools, a magnifying glass and an object that is half cleaned.'),
        },
        {
          picture: picture('storage-centre', 'spring', 'day'),
          title: text('Érkezik a láda', 'A crate arrives'),
          description: text('A raktározási központ rakodó oldala tavaszi fényben.', 'The loading side of the storage centre in spring light.'),
        },
        {
          picture: picture('underground-parking', 'winter', 'day'),
          title: text('Három szint mélyen', 'Three levels down'),
          description: text('A Múzeum mélygarázs sorai és jelzései.', 'Rows and signs in the Museum Underground Parking.'),
        },
        {
          picture: picture('underground-parking', 'spring', 'day'),
          title: text('Kerékpártároló', 'The bicycle store'),
          description: text('Autók és kerékpárok a garázsban, a töltőpontok mellett.', 'Cars and bicycles in the car park, next to the charging points.'),
        },
        {
          picture: picture('visitor-center', 'summer', 'day'),
          title: text('Merre van a ballon?', 'Which way to the balloon?'),
          description: text('A Látogatóközpont nyári délelőttön, térképet kérő vendégekkel.', 'The Visitor Centre on a summer morning, with people asking for maps.'),
        },
        {
          picture: picture('visitor-center', 'autumn', 'day'),
          title: text('Nyitás előtt', 'Before opening'),
          description: text('A Látogatóközpont bejárata őszi levelekkel.', 'The door of the Visitor Centre and autumn leaves before it.'),
        },
        {
          picture: picture('newsroom-desk', 'autumn', 'day'),
          title: text('Készül a hírlevél', 'Making the newsletter'),
          description: text('Jegyzetek és naptár a szerkesztő asztalán.', 'Notes and a calendar on the editor’s desk.'),
        },
      ],
    },
    {
      key: 'gates-and-paths',
      title: text('Kapuk, utak, séták', 'Gates, paths and walks'),
      slug: text('kapuk-utak-setak', 'gates-paths-and-walks'),
      lead: text('A Hősök terétől a kutyás élményparkig, gyalog.', 'On foot from Heroes’ Square to the adventure park for dogs.'),
      daysAgo: 176,
      items: [
        {
          picture: picture('gate-and-paths', 'spring', 'day'),
          title: text('Hová induljunk?', 'Which way shall we go?'),
          description: text('A kaputól szétágazó utak, tavasszal.', 'Paths fanning out from the gate in spring.'),
        },
        {
          picture: picture('gate-and-paths', 'summer', 'dawn'),
          title: text('A kertészek órája', 'The gardeners’ hour'),
          description: text('Nyári hajnal üres sétaúttal.', 'A summer dawn on an empty path.'),
        },
        {
          picture: picture('gate-and-paths', 'autumn', 'day'),
          title: text('Zörgő avar', 'Rustling leaves'),
          description: text('Őszi fasor, a sétányon lehullott levelek.', 'An avenue in autumn with leaves on the walk.'),
        },
        {
          picture: picture('heroes-square', 'spring', 'day'),
          title: text('Innen kezdődik', 'It begins here'),
          description: text('A Hősök tere napsütésben, mögötte a park fái.', 'Heroes’ Square in sunshine with the trees of the park behind it.'),
        },
        {
          picture: picture('guided-walk', 'autumn', 'gold'),
          title: text('Mese egy házról', 'The tale of a house'),
          description: text('Őszi séta résztvevői arany délutáni fényben.', 'People on an autumn walk in golden afternoon light.'),
        },
        {
          picture: picture('fountain-promenade', 'spring', 'day'),
          title: text('A promenád délelőtt', 'The promenade in the morning'),
          description: text('Tavaszi nap a szökőkútnál, üres padokkal.', 'A spring day by the fountain, the benches still empty.'),
        },
        {
          picture: picture('dog-park', 'spring', 'day'),
          title: text('Póráz nélkül', 'Off the lead'),
          description: text('Kutyák az élménypark akadályai között.', 'Dogs among the obstacles of their adventure park.'),
        },
        {
          picture: picture('dog-park', 'autumn', 'gold'),
          title: text('Labda és levélkupac', 'A ball and a heap of leaves'),
          description: text('Őszi délután a kutyás élményparkban.', 'An autumn afternoon in the adventure park for dogs.'),
        },
      ],
    },
  ],
};
