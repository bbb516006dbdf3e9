import { picture } from '../../pictures.ts';
import { text } from '../bilingual.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const nature: SeedGalleryCategory = {
  key: 'nature',
  title: text('Park és természet', 'Park and nature'),
  slug: text('park-es-termeszet', 'park-and-nature'),
  lead: text(
    'Tó, kertek, madarak és esti fények a Városligetben.',
    'The lake, the gardens, the birds and the lights of the evening in City Park.',
  ),
  picture: picture('castle-lake-autumn-gold-1'),
  galleries: [
    {
      key: 'lake',
      title: text('A tó egy éve', 'A year at the lake'),
      slug: text('a-to-egy-eve', 'a-year-at-the-lake'),
      lead: text(
        'Ugyanaz a part és ugyanazok a tornyok, vízzel, köddel, jéggel.',
        'The same shore and the same towers, with water, mist and ice.',
      ),
      daysAgo: 18,
      items: [
        {
          picture: picture('castle-lake-spring-day-2'),
          title: text('Az első csónakok', 'The first boats'),
          description: text(
            'Tavaszi délelőtt a Vajdahunyad vára előtt, friss lombok a parton.',
            'A spring morning before Vajdahunyad Castle, with new leaves along the shore.',
          ),
        },
        {
          picture: picture('castle-lake-summer-dawn-3'),
          title: text('Hajnali csónakok', 'Boats at dawn'),
          description: text(
            'Rózsaszín fény a tornyokon, a stégről már a kacsákat nézik.',
            'Pink light on the towers; on the jetty somebody is already watching the ducks.',
          ),
        },
        {
          picture: picture('castle-lake-summer-dusk-3'),
          title: text('Nyárest', 'A summer evening'),
          description: text(
            'Napnyugta után a vár sötét rajza és fényei a vízen.',
            'After sunset: the dark outline of the castle, its lights on the water.',
          ),
        },
        {
          picture: picture('castle-lake-autumn-gold-1'),
          title: text('Minden kétszer', 'Everything twice'),
          description: text(
            'Őszi fák és tornyok tükröződnek a délutáni tóban.',
            'Autumn trees and towers mirrored in the lake in the afternoon.',
          ),
        },
        {
          picture: picture('castle-lake-winter-day-5'),
          title: text('Tél a vár előtt', 'Winter before the castle'),
          description: text(
            'Korcsolyázók a műjégpályán, hó a Vajdahunyad vára tornyain.',
            'Skaters on the ice rink, and snow on the towers of Vajdahunyad Castle.',
          ),
        },
        {
          picture: picture('ice-rink-winter-dusk-1'),
          title: text('Körbe a jégen', 'Round and round'),
          description: text(
            'Korcsolyázók alkonyatkor a fényfüzérek alatt, mögöttük a műjégpálya csarnoka.',
            'Skaters at dusk under strings of lights, the hall of the rink behind them.',
          ),
        },
        {
          picture: picture('baths-winter-dawn-1'),
          title: text('Gőz a fürdő fölött', 'Steam above the baths'),
          description: text(
            'Téli hajnal a Széchenyi fürdő medencéjében: sakkoznak is a vízben.',
            'A winter dawn in the pool of the Széchenyi Baths, with a game of chess in the water.',
          ),
        },
      ],
    },
    {
      key: 'gardens-and-birds',
      title: text('Kertek és madarak', 'Gardens and birds'),
      slug: text('kertek-es-madarak', 'gardens-and-birds'),
      lead: text(
        'A botanikus kert, a tanösvény és a Vakok kertje közelről.',
        'The botanical garden, the bird-friendly learning trail and the sensory garden from close by.',
      ),
      daysAgo: 96,
      items: [
        {
          picture: picture('botanical-garden-spring-day-1'),
          title: text('Virágba borult lugas', 'The arch in blossom'),
          description: text(
            'Kerek virágágyások és boltíves lugas, elöl a mezítlábas ösvény.',
            'Round flower beds and a leafy arch, with the barefoot path in front.',
          ),
        },
        {
          picture: picture('botanical-garden-summer-gold-2'),
          title: text('Mezítláb, este felé', 'Barefoot, towards evening'),
          description: text(
            'Alacsony napfényben sárgálló ágyások; valaki éppen az ösvényt próbálja.',
            'Beds glowing yellow in the low sun while somebody tries the barefoot path.',
          ),
        },
        {
          picture: picture('botanical-garden-autumn-day-3'),
          title: text('Az ősz színei az ágyásokban', 'Autumn colours in the beds'),
          description: text(
            'Lila és narancs virágok, vörösödő lugas a botanikus kertben.',
            'Purple and orange flowers and a reddening arch in the botanical garden.',
          ),
        },
        {
          picture: picture('bird-trail-spring-dawn-1'),
          title: text('Két széncinege', 'Two great tits'),
          description: text(
            'Hajnali tanösvény: cinegék a virágzó ágon, fölöttük csuszka.',
            'The trail at dawn: tits on a flowering branch and a nuthatch above them.',
          ),
        },
        {
          picture: picture('bird-trail-summer-day-2'),
          title: text('Ki hol lakik?', 'Who lives where?'),
          description: text(
            'Cinege az odú mellett, nagy fakopáncs a törzsön a Madárbarát tanösvényen.',
            'A great tit by the nest box and a woodpecker on the trunk, on the bird-friendly learning trail.',
          ),
        },
        {
          picture: picture('bird-trail-winter-day-3'),
          title: text('Téli vendégek', 'Winter guests'),
          description: text(
            'Madarak a havas, piros bogyós ágakon, mögöttük a madárles.',
            'Birds on snowy branches with red berries, and the hide behind them.',
          ),
        },
        {
          picture: picture('sensory-garden-summer-day-1'),
          title: text('Levendula, kézmagasságban', 'Lavender at hand height'),
          description: text(
            'Fehér botos látogató érinti meg a levendulát a Vakok kertjének magaságyásánál.',
            'A visitor with a white cane touches the lavender in a raised bed of the sensory garden.',
          ),
        },
      ],
    },
    {
      key: 'after-dark',
      title: text('Sötétedés után', 'After dark'),
      slug: text('sotetedes-utan', 'after-dark'),
      lead: text(
        'Szökőkút, lámpások, üres sétányok: a park, amikor lemegy a nap.',
        'Fountain, lanterns and empty avenues: the park once the sun has set.',
      ),
      daysAgo: 31,
      items: [
        {
          picture: picture('fountain-promenade-summer-dusk-1'),
          title: text('Zene és víz', 'Music and water'),
          description: text(
            'Színes vízsugarak a promenád szökőkútján alkonyatkor.',
            'Coloured jets in the fountain on the promenade at dusk.',
          ),
        },
        {
          picture: picture('fountain-promenade-summer-night-3'),
          title: text('Az utolsó dallam', 'The last tune'),
          description: text(
            'Kivilágított szökőkút a nyári éjszakában, a fasor végén a hold.',
            'The lit fountain on a summer night, with the moon at the end of the avenue.',
          ),
        },
        {
          picture: picture('heroes-square-summer-dusk-2'),
          title: text('A tér esti fényben', 'The square in the evening'),
          description: text(
            'A Hősök tere oszlopa és két íves oszlopcsarnoka a lila ég előtt.',
            'The column and the two curved colonnades of Heroes’ Square against a violet sky.',
          ),
        },
        {
          picture: picture('pavilions-summer-night-3'),
          title: text('Fények a pavilonkertben', 'Lights in the pavilion garden'),
          description: text(
            'Csíkos tetejű pavilonok, lámpafüzér és kávézóasztalok éjjel.',
            'Pavilions with striped roofs, a string of lamps and café tables at night.',
          ),
        },
        {
          picture: picture('lantern-walk-autumn-night-4'),
          title: text('Menet a fák alatt', 'A procession under the trees'),
          description: text('Kézilámpások sora kanyarog az őszi éjszakában.', 'A line of lanterns winding through an autumn night.'),
        },
        {
          picture: picture('lantern-walk-winter-dusk-1'),
          title: text('Lámpás és hó', 'Lanterns and snow'),
          description: text(
            'Lampionok a havas fák között, alattuk kézilámpással sétálók.',
            'Paper lanterns among snowy trees, and people walking below with lamps of their own.',
          ),
        },
        {
          picture: picture('gate-and-paths-winter-dusk-4'),
          title: text('Hazafelé', 'On the way home'),
          description: text(
            'Havas út a park kapujánál, kigyulladtak a lámpák.',
            'A snowy path at the park gate, where the lamps have come on.',
          ),
        },
      ],
    },
  ],
};
