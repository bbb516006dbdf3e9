import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const trafficPark: SeedTopLocation = {
  key: 'traffic-park',
  title: { hu: 'Városligeti KRESZ-park', en: 'Traffic-rules (KRESZ) Park' },
  slug: { hu: 'varosligeti-kresz-park', en: 'kresz-park' },
  lead: {
    hu: 'Kicsi utcák, igazi táblák, működő lámpák. Itt a hatéves is kivárja a zöldet, és közben megtanul biztonságosan közlekedni.',
    en: 'Small streets, real signs, working lights. Even six-year-olds wait for green here, and learn to get about safely as they play.',
  },
  picture: pictures.trafficSpringDay,
  address: {
    hu: '1146 Budapest, Városliget, a Hermina út felől',
    en: 'City Park, on the Hermina út side, 1146 Budapest',
  },
  position: [47.5138, 19.0878],
  hours: [
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00', months: [4, 5, 6, 7, 8, 9] },
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '17:00', months: [1, 2, 3, 10, 11, 12] },
  ],
  hoursNote: {
    hu: 'Iskolai csoportok hétköznap délelőtt elsőbbséget élveznek. A helyszíni kiírás az irányadó.',
    en: 'School groups have priority on weekday mornings. The notice at the gate prevails.',
  },
  admission: { hu: 'Ingyenes', en: 'Free' },
  accessibility: ['step_free', 'assistance_dogs'],
  projects: ['traffic-park', 'green-areas'],
  sections: [
    {
      kind: 'text',
      anchor: 'about',
      title: { hu: 'A nagyszülők is itt tanulták', en: 'Grandparents learned it here, too' },
      body: {
        hu: `A KRESZ-park 2024. május 11-én nyílt meg újra, és vele együtt mintegy 30\u00a0000\u00a0m² zöldfelület újult meg körülötte. A pályán kereszteződések, zebrák, körforgalom és kerékpárút váltja egymást, mind gyerekméretben.

Hozzon kerékpárt, futóbiciklit vagy rollert. A legkisebbek gyalogosnak is kitűnők: valakinek a zebrán is át kell mennie.`,
        en: `The traffic park reopened on 11 May 2024, and with it about 30,000\u00a0m² of green space around it was renewed. Crossroads, zebra crossings, a roundabout and a cycle lane follow one another, all to a child’s scale.

Bring a bicycle, a balance bike or a scooter. The smallest make excellent pedestrians: someone has to use the crossing.`,
      },
      picture: pictures.trafficSummerDay,
    },
    {
      kind: 'activities',
      anchor: 'games',
      title: { hu: 'Játékok a pályára', en: 'Games for the track' },
      items: [
        {
          title: { hu: 'Táblavadászat', en: 'Sign hunt' },
          text: {
            hu: 'Ki talál több piros szélű táblát? Indulás előtt beszéljék meg, mit tiltanak.',
            en: 'Who can spot the most red-edged signs? Before you set off, talk about what they forbid.',
          },
        },
        {
          title: { hu: 'Postás', en: 'The postman' },
          text: {
            hu: 'Vigyen el egy „levelet” a pálya másik végébe úgy, hogy egyszer sem szegi meg a szabályokat.',
            en: 'Deliver a ‘letter’ to the far end of the track without breaking a single rule.',
          },
          picture: pictures.trafficAutumnGold,
        },
        {
          title: { hu: 'Szerepcsere', en: 'Swapping parts' },
          text: {
            hu: 'A gyerek a rendőr, a szülő a kerékpáros. A büntetés egy kör gyalog.',
            en: 'The child is the officer, the parent the cyclist. The penalty is a lap on foot.',
          },
        },
      ],
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'Röviden', en: 'At a glance' },
      facts: [
        { label: { hu: 'Újranyitott', en: 'Reopened' }, value: { hu: '2024. május 11.', en: '11 May 2024' } },
        {
          label: { hu: 'Megújult zöldfelület', en: 'Green space renewed' },
          value: { hu: '30\u00a0000\u00a0m²', en: '30,000\u00a0m²' },
        },
        { label: { hu: 'Ajánlott életkor', en: 'Best for ages' }, value: { hu: '3–12 év', en: '3–12' } },
        { label: { hu: 'Sisak', en: 'Helmet' }, value: { hu: 'erősen ajánlott', en: 'strongly advised' } },
      ],
    },
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [
        {
          label: { hu: 'Április–szeptember', en: 'April to September' },
          value: { hu: '8.00–20.00', en: '08:00–20:00' },
        },
        { label: { hu: 'Október–március', en: 'October to March' }, value: { hu: '8.00–17.00', en: '08:00–17:00' } },
      ],
      note: { hu: 'Jeges időben a pálya zárva tarthat.', en: 'The track may close in icy weather.' },
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Zöld a lámpa', en: 'The light is green' },
      pictures: [pictures.trafficSpringDay, pictures.trafficSummerDay, pictures.trafficAutumnGold, pictures.playgroundSpringDay],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A KRESZ-park a Hermina út felőli oldalon van, trolibusszal és autóbusszal is jól elérhető. Az M1-es metró **Széchenyi fürdő** megállójától a park közepén át sétálhat ide, a kicsi kerékpárja a metróra is felfér.

A szomszédban a [Kutyás élménypark](/projekt/kutyas-elmenypark) és több pad is várja a kísérőket.`,
        en: `The traffic park is on the Hermina út side and easy to reach by trolleybus or bus. From **Széchenyi fürdő** on metro line M1 you can walk across the middle of the park; a child’s bicycle fits on the train.

Next door are the [adventure park for dogs](/en/the-project/adventure-park-for-dogs) and plenty of benches for grown-ups.`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Lehet kerékpárt kölcsönözni?', en: 'Can I hire a bicycle?' },
          answer: {
            hu: 'Állandó kölcsönző nincs, kérjük, hozzon sajátot. Családi napokon előfordul, hogy a szervezők adnak járművet.',
            en: 'There is no permanent hire point, so please bring your own. On family days the organisers sometimes lend vehicles.',
          },
        },
        {
          question: { hu: 'Jöhet iskolai csoport?', en: 'May a school class come?' },
          answer: {
            hu: 'Igen, hétköznap délelőtt előzetes bejelentkezéssel. Kérjük, egyeztessen a [Látogatóközponttal](/top-helyek/varosliget-latogatokozpont).',
            en: 'Yes, on weekday mornings, by arrangement with the [Visitor Centre](/en/top-locations/city-park-visitor-center).',
          },
        },
        {
          question: { hu: 'Használhatja elektromos roller?', en: 'Are electric scooters allowed?' },
          answer: {
            hu: 'Nem. A pálya a gyerekek emberi erővel hajtott járműveié.',
            en: 'No. The track is for children’s vehicles moved by muscle power.',
          },
        },
        {
          question: { hu: 'Felügyeli valaki a pályát?', en: 'Is anyone supervising?' },
          answer: {
            hu: 'A gyerekekért a kísérőjük felel, kérjük, maradjon a közelben.',
            en: 'Children are in the care of the adult who brings them, so please stay close.',
          },
        },
      ],
    },
  ],
};
