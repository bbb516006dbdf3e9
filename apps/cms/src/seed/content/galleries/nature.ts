import { text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const nature: SeedGalleryCategory = {
  key: 'nature',
  title: text('Park és természet', 'Park and nature'),
  slug: text('park-es-termeszet', 'park-and-nature'),
  lead: text('Tó, kertek, madarak és esti fények a Városligetben.', 'The lake, the gardens, the birds and the lights of the evening in City Park.'),
  picture: picture('castle-lake', 'autumn', 'gold'),
  galleries: [
    {
      key: 'lake',
      title: text('A tó egy éve', 'A year at the lake'),
      slug: text('a-to-egy-eve', 'a-year-at-the-lake'),
      lead: text('Ugyanaz a part és ugyanazok a tornyok, vízzel, köddel, jéggel.', 'The same shore and the same towers, with water, mist and ice.'),
      daysAgo: 18,
      items: [
        {
          picture: picture('castle-lake', 'spring', 'day'),
          title: text('Az első csónakok', 'The first boats'),
          description: text('Tavaszi délelőtt a Vajdahunyad vára előtt, friss lombok a parton.', 'A spring morning before Vajdahunyad Castle, with new leaves along the shore.'),
        },
        {
          picture: picture('castle-lake', 'summer', 'dawn'),
          title: text('Pára a vízen', 'Mist on the water'),
          description: text('Nyári hajnal, a tornyok alja ködben, a tó tükörsima.', 'Dawn in summer: the towers stand in mist and the lake is smooth as glass.'),
        },
        {
          picture: picture('castle-lake', 'summer', 'dusk'),
          title: text('Nyárest', 'A summer evening'),
          description: text('Napnyugta után a vár sötét rajza és fényei a vízen.', 'After sunset: the dark outline of the castle, its lights on the water.'),
        },
        {
          picture: picture('castle-lake', 'autumn', 'gold'),
          title: text('Minden kétszer', 'Everything twice'),
          description: text('Őszi fák és tornyok tükröződnek a délutáni tóban.', 'Autumn trees and towers mirrored in the lake in the afternoon.'),
        },
        {
          picture: picture('castle-lake', 'winter', 'day'),
          title: text('Fehér part', 'A white shore'),
          description: text('Hó a vár tetőin, a tó széle befagyott.', 'Snow on the castle’s roofs, and ice along the edge of the lake.'),
        },
        {
          picture: picture('ice-rink', 'winter', 'dusk'),
          title: text('Körbe a jégen', 'Round and round'),
          description: text('Korcsolyázók alkonyatkor a kivilágított pályán, mögöttük a vár.', 'Skaters at dusk on the lit rink, with the castle behind them.'),
        },
        {
          picture: picture('baths', 'winter', 'dawn'),
          title: text('Gőz a fürdő fölött', 'Steam above the baths'),
          description: text('Téli hajnalon a Széchenyi fürdő medencéi fölött felszáll a gőz.', 'Steam rises from the pools of the Széchenyi Baths on a winter dawn.'),
        },
      ],
    },
    {
      key: 'gardens-and-birds',
      title: text('Kertek és madarak', 'Gardens and birds'),
      slug: text('kertek-es-madarak', 'gardens-and-birds'),
      lead: text('A botanikus kert, a tanösvény és a Vakok kertje közelről.', 'The botanical garden, the bird trail and the sensory garden from close by.'),
      daysAgo: 96,
      items: [
        {
          picture: picture('botanical-garden', 'spring', 'day'),
          title: text('Hagymások ideje', 'Time for bulbs'),
          description: text('Tavaszi ágyások a botanikus kertben, kanyargó úttal.', 'Spring beds in the botanical garden and a winding path.'),
        },
        {
          picture: picture('botanical-garden', 'summer', 'gold'),
          title: text('Illatok órája', 'The hour of scents'),
          description: text('Nyári késő délután: évelők és fűszernövények ellenfényben.', 'Late on a summer afternoon: perennials and herbs against the light.'),
        },
        {
          picture: picture('botanical-garden', 'autumn', 'day'),
          title: text('Díszfüvek, termések', 'Grasses and seed heads'),
          description: text('Őszi kert lehullott levelekkel, amelyek az ágyásokban maradnak.', 'The garden in autumn, with fallen leaves left lying in the beds.'),
        },
        {
          picture: picture('bird-trail', 'spring', 'dawn'),
          title: text('Az első dal', 'The first song'),
          description: text('Hajnali tanösvény, madár egy ág hegyén.', 'The trail at dawn, with a bird at the tip of a branch.'),
        },
        {
          picture: picture('bird-trail', 'summer', 'day'),
          title: text('Megfigyelők', 'Watchers'),
          description: text('Gyerekek és felnőttek a madárbarát tanösvény egyik állomásánál.', 'Children and adults at one of the stops of the bird-friendly trail.'),
        },
        {
          picture: picture('bird-trail', 'winter', 'day'),
          title: text('Téli vendégek', 'Winter guests'),
          description: text('Behavazott ágak és etető, körülötte cinegék.', 'Snowy branches and a feeder with tits around it.'),
        },
        {
          picture: picture('sensory-garden', 'summer', 'day'),
          title: text('Kézmagasságban', 'At hand height'),
          description: text('A Vakok kertjének magasított ágyásai: illatos, tapintható növények.', 'Raised beds in the sensory garden with plants to smell and to touch.'),
        },
      ],
    },
    {
      key: 'after-dark',
      title: text('Sötétedés után', 'After dark'),
      slug: text('sotetedes-utan', 'after-dark'),
      lead: text('Szökőkút, lámpások, üres sétányok: a park, amikor lemegy a nap.', 'Fountain, lanterns and empty avenues: the park once the sun has set.'),
      daysAgo: 31,
      items: [
        {
          picture: picture('fountain-promenade', 'summer', 'dusk'),
          title: text('Zene és víz', 'Music and water'),
          description: text('A promenád szökőkútja alkonyatkor, körülötte sétálók.', 'The fountain on the promenade at dusk, with people strolling round it.'),
        },
        {
          picture: picture('fountain-promenade', 'summer', 'night'),
          title: text('Az utolsó dallam', 'The last tune'),
          description: text('Megvilágított vízsugarak a nyári éjszakában.', 'Jets of water, lit up on a summer night.'),
        },
        {
          picture: picture('heroes-square', 'summer', 'dusk'),
          title: text('A tér kiürül', 'The square empties'),
          description: text('A Hősök tere oszlopa és íve az esti ég előtt.', 'The column and colonnade of Heroes’ Square against the evening sky.'),
        },
        {
          picture: picture('pavilions', 'summer', 'night'),
          title: text('Fények a pavilonkertben', 'Lights in the pavilion garden'),
          description: text('Asztalok, lámpafüzérek és halk beszélgetés éjjel.', 'Tables, strings of lamps and quiet talk at night.'),
        },
        {
          picture: picture('lantern-walk', 'autumn', 'night'),
          title: text('Menet a fák alatt', 'A procession under the trees'),
          description: text('Kézilámpások sora kanyarog az őszi éjszakában.', 'A line of lanterns winding through an autumn night.'),
        },
        {
          picture: picture('lantern-walk', 'winter', 'dusk'),
          title: text('Lámpás és hó', 'Lanterns and snow'),
          description: text('Téli alkony: a lámpások fénye sárga foltot rajzol a hóra.', 'Winter dusk: lanterns draw patches of yellow on the snow.'),
        },
        {
          picture: picture('gate-and-paths', 'winter', 'dusk'),
          title: text('Hazafelé', 'On the way home'),
          description: text('A kapu felé vezető út havas, kigyulladtak a lámpák.', 'The path to the gate is white, and the lamps have come on.'),
        },
      ],
    },
  ],
};
