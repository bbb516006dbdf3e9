import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const visitorCenter: SeedTopLocation = {
  key: 'visitor-center',
  title: { hu: 'Városliget Látogatóközpont', en: 'City Park Visitor Centre' },
  slug: { hu: 'varosliget-latogatokozpont', en: 'city-park-visitor-center' },
  lead: {
    hu: 'Itt kezdje, ha először jár a Ligetben: térkép, jó tanács, elveszett kesztyű, és valaki, aki magyarul és angolul is válaszol.',
    en: 'Start here on your first visit: a map, good advice, a lost glove, and someone to answer you in Hungarian or English.',
  },
  picture: pictures.visitorCenterSummerDay,
  address: {
    hu: '1146 Budapest, Dózsa György út, a promenád északi végénél',
    en: 'Dózsa György út, at the north end of the promenade, 1146 Budapest',
  },
  position: [47.5117, 19.0806],
  hours: [
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '19:00', months: [4, 5, 6, 7, 8, 9, 10] },
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '17:00', months: [1, 2, 3, 11, 12] },
  ],
  hoursNote: {
    hu: 'Ünnepnapokon rövidebb nyitvatartás lehet. A helyszíni kiírás az irányadó.',
    en: 'Hours may be shorter on public holidays. The notice on the door prevails.',
  },
  admission: { hu: 'Ingyenes', en: 'Free' },
  accessibility: ['step_free', 'accessible_restroom', 'hearing_loop', 'assistance_dogs'],
  projects: ['visitor-center'],
  sections: [
    {
      kind: 'activities',
      anchor: 'help',
      title: { hu: 'Miben segítünk?', en: 'How we can help' },
      items: [
        {
          title: { hu: 'Térkép és útvonal', en: 'Maps and routes' },
          text: {
            hu: 'Nyomtatott térképet adunk, és megmutatjuk a lépcsőmentes vagy babakocsival is járható utat.',
            en: 'We hand out printed maps and point out routes free of steps or good for pushchairs.',
          },
          picture: pictures.gateSpringDay,
        },
        {
          title: { hu: 'Mai programok', en: 'What is on today' },
          text: {
            hu: 'Ha nem tudja, mit kezdjen a következő két órával, kérdezzen minket: ötletünk mindig van.',
            en: 'If you do not know what to do with the next two hours, ask us: we always have an idea.',
          },
          picture: pictures.walkSpringDay,
        },
        {
          title: { hu: 'Talált tárgyak', en: 'Lost property' },
          text: {
            hu: 'Amit a parkban találnak, ide kerül. Írja le minél pontosabban, mit keres.',
            en: 'Things found in the park come here. Describe what you are missing as exactly as you can.',
          },
        },
        {
          title: { hu: 'Séták indulópontja', en: 'Start of the walks' },
          text: {
            hu: 'Sok vezetett séta innen indul. Jöjjön tíz perccel korábban.',
            en: 'Many guided walks start here. Please come ten minutes early.',
          },
          picture: pictures.walkAutumnGold,
        },
      ],
    },
    {
      kind: 'text',
      anchor: 'first-visit',
      title: { hu: 'Ha csak fél napja van', en: 'If you have only half a day' },
      body: {
        hu: `Munkatársaink legtöbbször ezt az útvonalat ajánlják:

1. A [Néprajzi Múzeum](/top-helyek/neprajzi-muzeum) tetőkertje, mert onnan látni, mekkora a park.
2. Az Olof Palme sétány és a [Magyar Zene Háza](/top-helyek/magyar-zene-haza).
3. Kávé a tóparton, a Vajdahunyad várával szemben.
4. A végén, ha szép az idő, a [Ballon-kilátó](/top-helyek/ballon-kilato).

Ráérős tempóban ez három–négy óra. Gyerekekkel cserélje a kávét a [Nagyjátszótérre](/top-helyek/varosligeti-nagyjatszoter).`,
        en: `This is the route our staff suggest most often:

1. The roof garden of the [Museum of Ethnography](/en/top-locations/museum-of-ethnography), to see how large the park is.
2. Olof Palme sétány and the [House of Hungarian Music](/en/top-locations/house-of-hungarian-music).
3. Coffee by the lake, opposite Vajdahunyad Castle.
4. Last, on a fine day, the [balloon](/en/top-locations/balloon-fly).

At leisure this takes three to four hours. With children, swap the coffee for the [playground](/en/top-locations/playground-of-varosliget).`,
      },
      picture: pictures.castleSpringDay,
    },
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [
        {
          label: { hu: 'Április–október, minden nap', en: 'April to October, daily' },
          value: { hu: '9.00–19.00', en: '09:00–19:00' },
        },
        {
          label: { hu: 'November–március, minden nap', en: 'November to March, daily' },
          value: { hu: '10.00–17.00', en: '10:00–17:00' },
        },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Innen indulnak az utak', en: 'Where the paths begin' },
      pictures: [
        pictures.visitorCenterSummerDay,
        pictures.visitorCenterAutumnDay,
        pictures.gateSpringDay,
        pictures.heroesSummerDusk,
        pictures.lanternWinterDusk,
      ],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A Látogatóközpont a promenád északi végénél, a Dózsa György út mentén várja. Az M1-es metró **Hősök tere** megállójától délre kell elindulni a park szélén.

A bejárat szintben van, az ajtó magától nyílik. Bent pelenkázó, akadálymentes mosdó és telefontöltésre alkalmas ülősarok is van.`,
        en: `The Visitor Centre is at the north end of the promenade, on Dózsa György út. From **Hősök tere** on metro line M1 walk south along the edge of the park.

The entrance is level and the door opens by itself. Inside are a baby-changing table, an accessible toilet and a corner where you can sit and charge your phone.`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Kapok itt ballonjegyet?', en: 'Can I buy balloon tickets here?' },
          answer: {
            hu: 'Nem, a ballonra csak a Mimóza-dombon, a helyszínen lehet jegyet váltani.',
            en: 'No. Balloon tickets are sold only at the site, on Mimóza Hill.',
          },
        },
        {
          question: { hu: 'Van csomagmegőrzés?', en: 'Can I leave luggage?' },
          answer: {
            hu: 'Bőröndöt nem tudunk őrizni. A nagy pályaudvarokon van csomagmegőrző.',
            en: 'We cannot store suitcases. The city’s main railway stations have left-luggage lockers.',
          },
        },
        {
          question: { hu: 'Milyen nyelven beszélnek?', en: 'Which languages do you speak?' },
          answer: {
            hu: 'Magyarul és angolul. Térképünk több nyelven is elérhető.',
            en: 'Hungarian and English. The map comes in several languages.',
          },
        },
        {
          question: { hu: 'Ingyenes a wifi?', en: 'Is the wifi free?' },
          answer: {
            hu: 'A [Liget+](/latogatas/liget-plusz) tagjainak igen. A regisztráció díjtalan és gyors.',
            en: 'For members of [Liget+](/en/visitor-information/join-the-liget-community), yes. Registration is quick and costs nothing.',
          },
        },
      ],
    },
  ],
};
