import { text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const everydayLife: SeedGalleryCategory = {
  key: 'everyday-life',
  title: text('Élet a parkban', 'Life in the park'),
  slug: text('elet-a-parkban', 'life-in-the-park'),
  lead: text('Játék, mozgás, vásár és tánc: a park, ahogyan használják.', 'Play, sport, markets and dancing: the park as people use it.'),
  picture: picture('picnic', 'summer', 'day'),
  galleries: [
    {
      key: 'children',
      title: text('Játszótér és KRESZ-park', 'Playground and traffic park'),
      slug: text('jatszoter-es-kresz-park', 'playground-and-traffic-park'),
      lead: text('Ahol mászni, csúszni és elsőbbséget adni lehet megtanulni.', 'Where one learns to climb, to slide and to give way.'),
      daysAgo: 110,
      items: [
        {
          picture: picture('playground', 'spring', 'day'),
          title: text('Kinyitott a kapu', 'The gate is open'),
          description: text('Tavaszi délelőtt a nagyjátszótéren, az első gyerekek a hajónál.', 'A spring morning at the playground, the first children at the ship.'),
        },
        {
          picture: picture('playground', 'summer', 'day'),
          title: text('Legénység a fedélzeten', 'Crew on deck'),
          description: text('Nyári nap: gyerekek a mászóhajón és a csúszdákon.', 'A summer’s day: children on the climbing ship and the slides.'),
        },
        {
          picture: picture('playground', 'autumn', 'gold'),
          title: text('Még egy csúszás', 'One more slide'),
          description: text('Őszi délután alacsony nappal, hosszú árnyékokkal a homokban.', 'An autumn afternoon with a low sun and long shadows in the sand.'),
        },
        {
          picture: picture('traffic-park', 'spring', 'day'),
          title: text('Zöld a lámpa', 'The light is green'),
          description: text('Kis kerékpárosok a kereszteződésben, tavasszal.', 'Small cyclists at the crossing in spring.'),
        },
        {
          picture: picture('traffic-park', 'summer', 'day'),
          title: text('Körforgalom', 'The roundabout'),
          description: text('Rollerek és kerékpárok a KRESZ-park kicsinyített utcáin.', 'Scooters and bicycles in the small streets of the traffic park.'),
        },
        {
          picture: picture('traffic-park', 'autumn', 'gold'),
          title: text('Az utolsó kör', 'The last lap'),
          description: text('Aranyló fák a pálya körül, a zebránál várakozó gyerek.', 'Golden trees round the track and a child waiting at the zebra crossing.'),
        },
      ],
    },
    {
      key: 'sport',
      title: text('Mozgásban', 'On the move'),
      slug: text('mozgasban', 'on-the-move'),
      lead: text('Futókör, pályák, reggeli jóga: sport hajnaltól estig.', 'The running loop, the courts and morning yoga: sport from dawn to dusk.'),
      daysAgo: 58,
      items: [
        {
          picture: picture('running-track', 'spring', 'dawn'),
          title: text('Az első kör', 'The first lap'),
          description: text('Tavaszi hajnal a kétkilométeres futókörön.', 'A spring dawn on the two-kilometre running loop.'),
        },
        {
          picture: picture('running-track', 'summer', 'day'),
          title: text('Kétszáz méter', 'Two hundred metres'),
          description: text('Futók a pályán nyári délelőtt, a szélen pihenők.', 'Runners on the track on a summer morning, others resting beside it.'),
        },
        {
          picture: picture('running-track', 'autumn', 'dusk'),
          title: text('Munka után', 'After work'),
          description: text('Őszi este a kivilágított körön, hulló levelekkel.', 'An autumn evening on the lit loop, with leaves coming down.'),
        },
        {
          picture: picture('sports-courts', 'spring', 'gold'),
          title: text('Magas gyűrű', 'The high hoop'),
          description: text('Kosarazók a késő délutáni fényben.', 'Basketball players in the light of late afternoon.'),
        },
        {
          picture: picture('sports-courts', 'summer', 'day'),
          title: text('Labda a levegőben', 'Ball in the air'),
          description: text('Nyári játék a pályákon, a fák árnyékában nézőkkel.', 'A summer game on the courts, watched from the shade of the trees.'),
        },
        {
          picture: picture('sports-courts', 'autumn', 'dusk'),
          title: text('Lámpafényes meccs', 'A match by lamplight'),
          description: text('Sötétedik, de a játék még tart.', 'It is getting dark, but the game is not over.'),
        },
        {
          picture: picture('yoga-morning', 'summer', 'dawn'),
          title: text('Nyújtózás napkeltekor', 'Stretching at sunrise'),
          description: text('Jógázók a harmatos gyepen.', 'People doing yoga on the dewy grass.'),
        },
      ],
    },
    {
      key: 'events',
      title: text('Vásár, tánc, piknik', 'Market, dancing, picnic'),
      slug: text('vasar-tanc-piknik', 'market-dancing-picnic'),
      lead: text('Események és hétköznapok, amelyek összehozzák az embereket.', 'Events and ordinary days that bring people together.'),
      daysAgo: 134,
      items: [
        {
          picture: picture('dance-house', 'summer', 'dusk'),
          title: text('Szabadtéri táncház', 'Dancing outdoors'),
          description: text('Táncoló párok és zenészek alkonyatkor.', 'Couples dancing and musicians playing at dusk.'),
        },
        {
          picture: picture('childrens-theatre', 'summer', 'day'),
          title: text('Függöny fel', 'Curtain up'),
          description: text('Gyerekek ülnek a bábszínpad előtt.', 'Children sitting in front of the puppet stage.'),
        },
        {
          picture: picture('market', 'spring', 'day'),
          title: text('Tavaszi vásár', 'The spring market'),
          description: text('Csíkos ponyvák alatt zöldség, kenyér, kézműves holmi.', 'Vegetables, bread and handicrafts under striped awnings.'),
        },
        {
          picture: picture('market', 'winter', 'dusk'),
          title: text('Téli fények a vásárban', 'Winter lights at the market'),
          description: text('Bódék és lámpafüzérek hóesésben.', 'Stalls and strings of light in falling snow.'),
        },
        {
          picture: picture('picnic', 'spring', 'gold'),
          title: text('Az év első pokróca', 'The first blanket of the year'),
          description: text('Barátok a frissen zöldülő gyepen, késő délután.', 'Friends on grass that has just turned green, late in the afternoon.'),
        },
        {
          picture: picture('picnic', 'summer', 'day'),
          title: text('Dinnye és árnyék', 'Melon and shade'),
          description: text('Nyári piknik egy nagy fa alatt.', 'A summer picnic beneath a large tree.'),
        },
        {
          picture: picture('guided-walk', 'spring', 'day'),
          title: text('Erre tessék', 'This way, please'),
          description: text('Vezetett séta résztvevői hallgatják a mesélőt.', 'People on a guided walk listening to their guide.'),
        },
      ],
    },
  ],
};
