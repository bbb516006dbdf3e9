import { picture } from '../../pictures.ts';
import { text } from '../bilingual.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const everydayLife: SeedGalleryCategory = {
  key: 'everyday-life',
  title: text('Élet a parkban', 'Life in the park'),
  slug: text('elet-a-parkban', 'life-in-the-park'),
  lead: text('Játék, mozgás, vásár és tánc: a park, ahogyan használják.', 'Play, sport, markets and dancing: the park as people use it.'),
  picture: picture('picnic-summer-day-1'),
  galleries: [
    {
      key: 'children',
      title: text('Játszótér és KRESZ-park', 'Playground and traffic-rules park'),
      slug: text('jatszoter-es-kresz-park', 'playground-and-traffic-park'),
      lead: text('Ahol mászni, csúszni és elsőbbséget adni lehet megtanulni.', 'Where one learns to climb, to slide and to give way.'),
      daysAgo: 110,
      items: [
        {
          picture: picture('playground-spring-day-2'),
          title: text('Kinyitott a kapu', 'The gate is open'),
          description: text(
            'Tavaszi délelőtt a Nagyjátszótéren, az első gyerekek a hajónál.',
            'A spring morning at the playground, the first children at the ship.',
          ),
        },
        {
          picture: picture('playground-summer-day-1'),
          title: text('Legénység a fedélzeten', 'Crew on deck'),
          description: text(
            'Nyári nap: gyerekek a mászóhajón és a csúszdákon.',
            'A summer’s day: children on the climbing ship and the slides.',
          ),
        },
        {
          picture: picture('playground-autumn-gold-3'),
          title: text('Még egy csúszás', 'One more slide'),
          description: text(
            'Őszi délután alacsony nappal, hosszú árnyékokkal a homokban.',
            'An autumn afternoon with a low sun and long shadows in the sand.',
          ),
        },
        {
          picture: picture('traffic-park-spring-day-1'),
          title: text('Ki jön jobbról?', 'Who is coming from the right?'),
          description: text(
            'Pedálos autók a KRESZ-park körforgalmánál, tavasszal.',
            'Pedal cars at the roundabout of the traffic-rules park in spring.',
          ),
        },
        {
          picture: picture('traffic-park-summer-day-2'),
          title: text('Zöld a lámpa', 'The light is green'),
          description: text(
            'Gyerekek vezetnek a kicsinyített utcákon, mások a zebrán kelnek át.',
            'Some children drive through the small streets while others use the zebra crossing.',
          ),
        },
        {
          picture: picture('traffic-park-autumn-gold-3'),
          title: text('Az utolsó kör', 'The last lap'),
          description: text(
            'Őszi naplemente a kereszteződés fölött, a pedálos autókban sisakos gyerekek.',
            'An autumn sunset above the crossing, with helmeted drivers at the wheel.',
          ),
        },
      ],
    },
    {
      key: 'sport',
      title: text('Mozgásban', 'On the move'),
      slug: text('mozgasban', 'on-the-move'),
      lead: text(
        'Futókör, pályák, reggeli jóga: sport hajnaltól estig.',
        'The running loop, the courts and morning yoga: sport from dawn to dusk.',
      ),
      daysAgo: 58,
      items: [
        {
          picture: picture('running-track-spring-dawn-1'),
          title: text('Az első kör', 'The first lap'),
          description: text('Tavaszi hajnal a kétszáz méteres pályán.', 'A spring dawn on the two-hundred-metre track.'),
        },
        {
          picture: picture('running-track-summer-day-2'),
          title: text('Kétszáz méter', 'Two hundred metres'),
          description: text(
            'Futók rajtolnak a piros pályán, középen mások nyújtanak.',
            'Runners start on the red track while others stretch in the middle.',
          ),
        },
        {
          picture: picture('running-track-autumn-dusk-4'),
          title: text('Munka után', 'After work'),
          description: text(
            'Őszi este a lámpafényes pályán, sárguló fák között.',
            'An autumn evening on the lamplit track among trees turning yellow.',
          ),
        },
        {
          picture: picture('sports-courts-spring-gold-3'),
          title: text('Magas gyűrű', 'The high hoop'),
          description: text(
            'Kosarazók a magas palánk alatt, késő délutáni fényben.',
            'Players under the tall hoop in the light of late afternoon.',
          ),
        },
        {
          picture: picture('sports-courts-summer-day-1'),
          title: text('Labda a levegőben', 'Ball in the air'),
          description: text(
            'Nyári játék a sárga pályán: a labda éppen úton van.',
            'A summer game on the yellow court, the ball on its way.',
          ),
        },
        {
          picture: picture('sports-courts-autumn-dusk-2'),
          title: text('Még egy kosár', 'One more basket'),
          description: text(
            'Lila ég alatt folytatódik a meccs, amíg látni a gyűrűt.',
            'The match goes on under a violet sky for as long as the hoop can be seen.',
          ),
        },
        {
          picture: picture('yoga-morning-summer-dawn-1'),
          title: text('Nyújtózás napkeltekor', 'Stretching at sunrise'),
          description: text(
            'Jógázók színes matracokon, oktatójukkal a réten.',
            'People on coloured mats in the meadow with their yoga teacher.',
          ),
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
          picture: picture('dance-house-summer-dusk-1'),
          title: text('Körtánc lampionok alatt', 'A ring under lanterns'),
          description: text(
            'Táncosok köre a szabadtéri táncházban, hegedűssel és bőgőssel.',
            'Dancers in a ring at the open-air dance house, with a fiddle and a double bass.',
          ),
        },
        {
          picture: picture('childrens-theatre-summer-day-1'),
          title: text('Függöny fel', 'Curtain up'),
          description: text(
            'Király és bohóc a csíkos bábszínpadon, előttük gyerekek.',
            'A king and a jester on the striped puppet stage, with children before them.',
          ),
        },
        {
          picture: picture('market-spring-day-1'),
          title: text('Tavaszi piac', 'The spring market'),
          description: text('Zöldség és gyümölcs a csíkos ponyvák alatt.', 'Fruit and vegetables under striped awnings.'),
        },
        {
          picture: picture('market-winter-dusk-5'),
          title: text('Téli fények a piacon', 'Winter lights at the market'),
          description: text(
            'Behavazott standok fényfüzér alatt, sapkás vásárlókkal.',
            'Stalls in the snow under a string of lights, and shoppers in woolly hats.',
          ),
        },
        {
          picture: picture('picnic-spring-gold-2'),
          title: text('Az év első pokróca', 'The first blanket of the year'),
          description: text(
            'Barátok piknikeznek a zöldülő fa alatt, sárkányok a narancsszín égen.',
            'Friends picnic under a tree coming into leaf, kites in an orange sky.',
          ),
        },
        {
          picture: picture('picnic-summer-day-1'),
          title: text('Sárkányok és árnyék', 'Kites and shade'),
          description: text(
            'Nyári piknik egy nagy fa alatt, a kutya is helyet kapott.',
            'A summer picnic beneath a large tree, with room for the dog.',
          ),
        },
        {
          picture: picture('guided-walk-spring-day-1'),
          title: text('Erre tessék', 'This way, please'),
          description: text(
            'A vezető csíkos esernyőt tart magasba, hogy mindenki lássa.',
            'The guide holds up a striped umbrella for everyone to see.',
          ),
        },
      ],
    },
  ],
};
