import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const musicHouse: SeedTopLocation = {
  key: 'music-house',
  title: { hu: 'Magyar Zene Háza', en: 'House of Hungarian Music' },
  slug: { hu: 'magyar-zene-haza', en: 'house-of-hungarian-music' },
  lead: {
    hu: 'Üvegfalú ház a fák között, tetején kerek nyílásokkal. Hangverseny, kiállítás, vagy csak egy ülőhely, ahonnan a lombokat nézheti.',
    en: 'A glass-walled house among the trees, its roof pierced with round openings. Come for a concert, an exhibition, or simply a seat with a view of the leaves.',
  },
  picture: pictures.musicHouseSpringDay,
  address: { hu: '1146 Budapest, Olof Palme sétány 3.', en: 'Olof Palme sétány 3, 1146 Budapest' },
  position: [47.5134, 19.0824],
  hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' }],
  hoursNote: {
    hu: 'Hangversenyestéken a ház tovább tart nyitva. Eltérés esetén a Zene Háza saját közleménye az irányadó.',
    en: 'The house stays open later on concert nights. If in doubt, the venue’s own notice prevails.',
  },
  admission: {
    hu: 'Az épület ingyenes; koncertre, kiállításra jegy kell',
    en: 'Building free; tickets for concerts and exhibitions',
  },
  accessibility: ['step_free', 'hearing_loop', 'accessible_restroom', 'assistance_dogs'],
  projects: ['music-house'],
  sections: [
    {
      kind: 'text',
      anchor: 'house',
      title: { hu: 'A ház, amely átengedi a parkot', en: 'A house the park flows through' },
      body: {
        hu: `Sou Fujimoto japán építész úgy képzelte, hogy a zene háza ne álljon a fák útjába: a hullámzó tető lyukain a fény és a lombok is beérnek az épületbe. A homlokzatot 94 üvegtábla alkotja, ezért bent is az az érzése lehet, hogy kint sétál.

Az épületet jegy nélkül is végigjárhatja. Üljön le a lépcsőn, hallgassa, ahogy próbálnak, igyon egy kávét, és csak azután döntsön, marad-e estére.`,
        en: `The Japanese architect Sou Fujimoto did not want a house of music to stand in the way of the trees, so light and leaves come in through the openings of its rolling roof. The façade is made of 94 glass panels, and indoors you may well feel that you are still walking outside.

You need no ticket to look round. Sit on the stairs, listen to a rehearsal, have a coffee, and only then decide whether to stay for the evening.`,
      },
      picture: pictures.musicHouseAutumnGold,
    },
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [
        { label: { hu: 'Hétfő', en: 'Monday' }, value: { hu: 'zárva', en: 'closed' } },
        { label: { hu: 'Kedd–vasárnap', en: 'Tuesday to Sunday' }, value: { hu: '10.00–18.00', en: '10:00–18:00' } },
        {
          label: { hu: 'Hangversenyek napján', en: 'Concert days' },
          value: { hu: 'az előadás végéig', en: 'until the concert ends' },
        },
      ],
      note: {
        hu: 'Ünnepnapokon eltérő rend lehet érvényben. Indulás előtt nézze meg a Zene Háza közleményét.',
        en: 'Hours may differ on public holidays. Check the venue’s own notice before you set out.',
      },
    },
    {
      kind: 'activities',
      anchor: 'programmes',
      title: { hu: 'Mit lehet itt csinálni?', en: 'Things to do' },
      items: [
        {
          title: { hu: 'Hangverseny a nagyteremben', en: 'A concert in the hall' },
          text: {
            hu: 'A terem 320 ülő- vagy 570 állóhelyes. Népzene, jazz, klasszikus és könnyűzene váltja egymást.',
            en: 'The hall takes 320 seated or 570 standing. Folk, jazz, classical and popular music take turns.',
          },
          picture: pictures.concertWinterNight,
        },
        {
          title: { hu: 'Kiállítás füllel', en: 'An exhibition for the ears' },
          text: {
            hu: 'A föld alatti szinten a zene történetét járhatja be, többnyire fejhallgatóval.',
            en: 'On the level below ground you can walk through the history of music, mostly with headphones on.',
          },
          picture: pictures.exhibitionAutumnDay,
        },
        {
          title: { hu: 'Foglalkozás gyerekeknek', en: 'Workshops for children' },
          text: {
            hu: 'Hangszerkészítés, közös éneklés, ritmusjátékok. Hangszeres tudás nem kell hozzá.',
            en: 'Making instruments, singing together, rhythm games. No musical training needed.',
          },
          picture: pictures.workshopAutumnDay,
        },
        {
          title: { hu: 'Vezetett épületséta', en: 'A guided tour of the building' },
          text: {
            hu: 'Aki arra kíváncsi, hogyan áll meg a tető a lyukaival együtt, itt választ kap.',
            en: 'If you wonder how a roof full of holes stays up, this is where you find out.',
          },
        },
      ],
    },
    {
      kind: 'quote',
      anchor: 'rain',
      text: {
        hu: 'Esőben a legszebb. A tető dobol, a fák csillognak, és senki sem akar hazamenni.',
        en: 'It is loveliest in the rain. The roof drums, the trees glisten, and nobody wants to go home.',
      },
      speaker: { hu: 'a ház egyik teremőre', en: 'an attendant of the house' },
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'A ház adatai', en: 'The house in figures' },
      facts: [
        { label: { hu: 'Építész', en: 'Architect' }, value: { hu: 'Sou Fujimoto', en: 'Sou Fujimoto' } },
        { label: { hu: 'Üvegtáblák', en: 'Glass panels' }, value: { hu: '94', en: '94' } },
        {
          label: { hu: 'Nagyterem', en: 'Concert hall' },
          value: { hu: '320 ülő- vagy 570 állóhely', en: '320 seated or 570 standing' },
        },
        { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2022. január', en: 'January 2022' } },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'A ház napszakai', en: 'The house through the day' },
      pictures: [
        pictures.musicHouseSpringDay,
        pictures.musicHouseAutumnGold,
        pictures.musicHouseSummerNight,
        pictures.concertWinterNight,
        pictures.exhibitionAutumnDay,
      ],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `Az M1-es metró **Hősök tere** megállójától az Olof Palme sétányon ér ide, a [Szépművészeti Múzeumtól](/top-helyek/szepmuveszeti-muzeum) is a tó megkerülésével jöhet. Kerékpárját az épület melletti támaszoknál hagyhatja.

Minden szint lifttel elérhető. Autóval érkezőknek a [Múzeum Mélygarázs](/projekt/muzeum-melygarazs-varosliget) északi bejáratát ajánljuk.`,
        en: `From **Hősök tere** on metro line M1 follow Olof Palme sétány; from the [Museum of Fine Arts](/en/top-locations/museum-of-fine-arts) you can also come round the lake. There are cycle stands beside the building.

Every floor can be reached by lift. If you drive, use the north entrance of the [Museum Underground Parking](/en/the-project/museum-underground-parking-varosliget).`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Bemehetek jegy nélkül?', en: 'Can I go in without a ticket?' },
          answer: {
            hu: 'Igen. A közösségi terek ingyenesek, jegyet csak a koncertekre és a kiállításokra kell váltani.',
            en: 'Yes. The public areas are free; you need a ticket only for concerts and exhibitions.',
          },
        },
        {
          question: { hu: 'Hol vehetek koncertjegyet?', en: 'Where do I buy concert tickets?' },
          answer: {
            hu: 'A ház pénztárában, illetve a programok oldalán megadott jegyvásárlási linken. A kínálatot a [kulturális programok](/varosligeti-programok?category=cultural) között találja.',
            en: 'At the box office, or through the ticket link on each programme’s page. See the [cultural programmes](/en/programs-in-varosliget?category=cultural).',
          },
        },
        {
          question: { hu: 'Van indukciós hurok?', en: 'Is there a hearing loop?' },
          answer: {
            hu: 'A nagyteremben van. Kérjük, a hallókészülékét kapcsolja T állásba, és érkezéskor jelezze igényét a személyzetnek.',
            en: 'Yes, in the concert hall. Switch your hearing aid to T and let the staff know when you arrive.',
          },
        },
        {
          question: { hu: 'Szabad fényképezni?', en: 'May I take photographs?' },
          answer: {
            hu: 'Az épületben igen, vaku és állvány nélkül. Hangverseny közben kérjük, tegye el a telefonját.',
            en: 'In the building, yes, without flash or tripod. During concerts please put your phone away.',
          },
        },
        {
          question: { hu: 'Van ruhatár?', en: 'Is there a cloakroom?' },
          answer: {
            hu: 'Igen, a kiállítások és a hangversenyek látogatóinak.',
            en: 'Yes, for visitors to exhibitions and concerts.',
          },
        },
      ],
    },
  ],
};
