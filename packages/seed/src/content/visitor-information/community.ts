import { pictures } from '../place-pictures.ts';
import type { SeedVisitorInformation } from '../types.ts';

/** Families and members. */
export const community: SeedVisitorInformation[] = [
  {
    key: 'children',
    title: { hu: 'Gyerekliget', en: 'Children’s park' },
    slug: { hu: 'gyerekliget', en: 'childrens-park' },
    lead: {
      hu: 'Játszótér, KRESZ-park, színház a fák alatt: minden, ami gyerekkel kell, egy helyen összeírva.',
      en: 'The playground, the traffic park, theatre under the trees: all you need with children, in one place.',
    },
    theme: 'yellow',
    pictogram: 'child',
    picture: pictures.theatreSummerDay,
    sections: [
      {
        kind: 'activities',
        anchor: 'things-to-do',
        title: { hu: 'Hová menjünk?', en: 'Where shall we go?' },
        items: [
          {
            title: { hu: 'Nagyjátszótér', en: 'The playground' },
            text: {
              hu: 'Több mint 13\u00a0000\u00a0m², mintegy 50 játék. Naponta 8.30-tól sötétedésig, ingyen.',
              en: 'More than 13,000\u00a0m² and about 50 play elements. Daily from 8:30 until dusk, free.',
            },
            picture: pictures.playgroundSummerDay,
          },
          {
            title: { hu: 'KRESZ-park', en: 'The traffic park' },
            text: {
              hu: 'Kerékpárral, rollerrel, futóbiciklivel. Sisak kell, jogosítvány nem.',
              en: 'By bicycle, scooter or balance bike. Bring a helmet; no licence needed.',
            },
            picture: pictures.trafficSpringDay,
          },
          {
            title: { hu: 'Gyerekszínház', en: 'Children’s theatre' },
            text: {
              hu: 'Szabadtéri bábjátékok és mesék jó időben. Pléd jól jön.',
              en: 'Outdoor puppets and stories in fine weather. A blanket comes in handy.',
            },
            picture: pictures.theatreSummerDay,
          },
          {
            title: { hu: 'Madárles', en: 'Birdwatching' },
            text: {
              hu: 'Tíz állomás, amelyet hatévesek is végigjárnak. Adjon nekik ceruzát és lapot.',
              en: 'Ten stations that six-year-olds can manage. Give them pencil and paper.',
            },
            picture: pictures.birdTrailSummerDay,
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'birthday',
        title: { hu: 'Születésnap a Ligetben', en: 'A birthday in the park' },
        body: {
          hu: `Kisebb társasággal foglalás nélkül ünnepelhetnek a pihenőasztaloknál vagy a réten. Lufi helyett vigyen szappanbuborékot: a kipukkadt lufit a madarak megeszik.

Ha vezetett játékot, kézműves foglalkozást szeretne, nézze meg a [családi programokat](/varosligeti-programok?category=family), vagy kérdezzen a [Látogatóközpontban](/top-helyek/varosliget-latogatokozpont).`,
          en: `Small groups may celebrate without booking, at the picnic tables or on the meadow. Bring soap bubbles rather than balloons: birds swallow the scraps when balloons burst.

For led games or crafts see the [family programmes](/en/programs-in-varosliget?category=family) or ask at the [Visitor Centre](/en/top-locations/city-park-visitor-center).`,
        },
        picture: pictures.picnicSpringGold,
      },
      {
        kind: 'facts',
        anchor: 'practical',
        title: { hu: 'Hasznos tudni', en: 'Good to know' },
        facts: [
          {
            label: { hu: 'Pelenkázó', en: 'Baby changing' },
            value: {
              hu: 'a Nagyjátszótérnél, a Látogatóközpontban és az épületekben',
              en: 'by the playground, in the Visitor Centre and in the buildings',
            },
          },
          {
            label: { hu: 'Szoptatás', en: 'Breastfeeding' },
            value: {
              hu: 'bárhol a parkban; csendes sarok a Látogatóközpontban',
              en: 'anywhere in the park; a quiet corner in the Visitor Centre',
            },
          },
          {
            label: { hu: 'Ballon', en: 'Balloon' },
            value: { hu: '6 éves kortól, felnőttel', en: 'from age 6, with an adult' },
          },
          {
            label: { hu: 'Elveszett gyermek', en: 'Lost child' },
            value: {
              hu: 'szóljon a legközelebbi munkatársnak, vagy hívja a 112-t',
              en: 'tell the nearest member of staff or call 112',
            },
          },
        ],
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Mit csináljunk esőben?', en: 'What can we do in the rain?' },
            answer: {
              hu: 'Menjenek be a Zene Házába vagy a Néprajzi Múzeumba: a közösségi terekhez nem kell jegy.',
              en: 'Go into the House of Music or the Museum of Ethnography: their public areas need no ticket.',
            },
          },
          {
            question: { hu: 'Mindenhová el lehet jutni babakocsival?', en: 'Can we get everywhere with a pushchair?' },
            answer: {
              hu: 'A fő utak és az épületek lépcsőmentesek. A földalatti megállóiban viszont számítson lépcsőre.',
              en: 'The main paths and the buildings are step-free. At the metro stations, however, expect stairs.',
            },
          },
          {
            question: { hu: 'Jöhet óvodai csoport?', en: 'May nursery groups come?' },
            answer: {
              hu: 'Igen. A KRESZ-parkba kérjük, jelentkezzenek be előre.',
              en: 'Yes. For the traffic park please book ahead.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'liget-plus',
    title: { hu: 'Liget+ tagság', en: 'Join the Liget community' },
    slug: { hu: 'liget-plusz', en: 'join-the-liget-community' },
    lead: {
      hu: 'Ingyenes mosdó és wifi, sok vendéglátóhelyen 10% kedvezmény. A tagsághoz elég egy gyors regisztráció.',
      en: 'Free toilets and wifi, and 10% off at many food outlets. A quick registration is all it takes.',
    },
    theme: 'blue',
    pictogram: 'ticket',
    picture: pictures.pavilionsSummerGold,
    sections: [
      {
        kind: 'facts',
        anchor: 'benefits',
        title: { hu: 'Amit a tagok kapnak', en: 'What members get' },
        facts: [
          { label: { hu: 'Mosdók', en: 'Toilets' }, value: { hu: 'ingyenes', en: 'free' } },
          { label: { hu: 'Wifi', en: 'Wifi' }, value: { hu: 'ingyenes', en: 'free' } },
          {
            label: { hu: 'Étel, ital', en: 'Food and drink' },
            value: { hu: 'sok helyen 10% kedvezmény', en: '10% off at many outlets' },
          },
          {
            label: { hu: 'Sportpályák', en: 'Courts' },
            value: { hu: 'foglalás a tagsági oldalon', en: 'booking on the membership site' },
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'join',
        title: { hu: 'Hogyan lehet tag?', en: 'How to join' },
        body: {
          hu: `1. Nyissa meg a külön tagsági oldalt: [liget.plusz.example.hu](https://liget.plusz.example.hu).
2. Adja meg a nevét és az e-mail-címét, majd erősítse meg a levélben kapott linkkel.
3. A telefonján megjelenő kódot mutassa fel a mosdóknál és a vendéglátóhelyeken.

A tagsági oldal ettől a honlaptól független: a belépési adatait itt nem kérjük és nem is tároljuk.`,
          en: `1. Open the separate membership site: [liget.plusz.example.hu](https://liget.plusz.example.hu).
2. Enter your name and e-mail address, then confirm with the link we send you.
3. Show the code on your phone at the toilets and food outlets.

The membership site is separate from this one: we neither ask for nor store your login here.`,
        },
      },
      {
        kind: 'text',
        anchor: 'gift-cards',
        title: { hu: 'Ajándékkártya', en: 'Gift cards' },
        body: {
          hu: `Az interneten vásárolt ajándékkártya **csak a tagsági oldalon** használható fel, például pályafoglalásra. A múzeumokban, a ballonnál és a mélygarázsban nem váltható be.`,
          en: `Gift cards bought online can be used **on the membership site only**, for instance to reserve a court. They are not accepted in the museums, at the balloon or in the underground parking.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Kerül valamibe a tagság?', en: 'Does it cost anything?' },
            answer: { hu: 'A regisztráció díjtalan.', en: 'Registration is free of charge.' },
          },
          {
            question: { hu: 'Hol érvényes a 10% kedvezmény?', en: 'Where do I get 10% off?' },
            answer: {
              hu: 'Ahol a Liget+ matricát látja. Az aktuális lista a tagsági oldalon van.',
              en: 'Wherever you see the Liget+ sticker. The current list is on the membership site.',
            },
          },
          {
            question: { hu: 'Külföldiek is regisztrálhatnak?', en: 'Can visitors from abroad join?' },
            answer: { hu: 'Igen, egy működő e-mail-cím elegendő.', en: 'Yes, a working e-mail address is enough.' },
          },
          {
            question: { hu: 'Lemerült a telefonom, mi legyen?', en: 'What if my phone is flat?' },
            answer: {
              hu: 'A Látogatóközpontban feltöltheti, és ott a tagságát is megkeresik.',
              en: 'Charge it at the Visitor Centre, where staff can also look up your membership.',
            },
          },
        ],
      },
    ],
  },
];
