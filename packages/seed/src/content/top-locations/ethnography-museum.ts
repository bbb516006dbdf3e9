import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const ethnographyMuseum: SeedTopLocation = {
  key: 'ethnography-museum',
  title: { hu: 'Néprajzi Múzeum', en: 'Museum of Ethnography' },
  slug: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' },
  lead: {
    hu: 'Két ívben felhajló domb, a tetején 7\u00a0000\u00a0m²-es kerttel. Az épület nagyobb része a föld alatt van, a kilátás pedig jegy nélkül is az Öné.',
    en: 'Two slopes curving up from the ground, with a garden of 7,000\u00a0m² on top. Most of the building lies below ground, and the view needs no ticket.',
  },
  picture: pictures.ethnographySummerDay,
  address: { hu: '1146 Budapest, Dózsa György út 35.', en: 'Dózsa György út 35, 1146 Budapest' },
  position: [47.5122, 19.0802],
  hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' }],
  hoursNote: {
    hu: 'A kiállítások hétfőn zárva vannak. A tetőkert rossz időben, jégben lezárható.',
    en: 'The exhibitions are closed on Mondays. The roof garden may close in bad weather or ice.',
  },
  admission: {
    hu: 'Az épület és a tetőkert ingyenes; kiállításra jegy kell',
    en: 'Building and roof garden free; tickets for exhibitions',
  },
  accessibility: ['step_free', 'accessible_restroom', 'assistance_dogs', 'audio_description'],
  projects: ['ethnography-museum'],
  sections: [
    {
      kind: 'text',
      anchor: 'building',
      title: { hu: 'Múzeum, amelynek a hátára is fel lehet menni', en: 'A museum you can climb' },
      body: {
        hu: `A Napur Architect és Ferencz Marcel terve alapján épült múzeum 2022. május 23-án nyílt meg. Az épület 60 százaléka a föld alatt van, felül pedig olyan a lejtése, hogy kényelmesen fel lehet rajta sétálni a fűszálak között.

A homlokzatot borító rácson a gyűjtemény motívumai ismétlődnek apró képpontokból. Álljon egészen közel, aztán lépjen hátra: egyszerre csak összeáll a minta.`,
        en: `Designed by Napur Architect, Marcel Ferencz, the museum opened on 23 May 2022. Sixty per cent of the building is underground; above, its slopes are gentle enough for a stroll among the grasses.

The mesh over the façade repeats motifs from the collection in tiny pixels. Stand right up close, then step back, and all at once the pattern falls into place.`,
      },
      picture: pictures.ethnographySpringGold,
    },
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [
        { label: { hu: 'Hétfő', en: 'Monday' }, value: { hu: 'zárva', en: 'closed' } },
        { label: { hu: 'Kedd–vasárnap', en: 'Tuesday to Sunday' }, value: { hu: '10.00–18.00', en: '10:00–18:00' } },
      ],
      note: {
        hu: 'A pénztár a zárás előtt befejezi a jegyárusítást, ezért érdemes legkésőbb 17 óra körül megérkezni.',
        en: 'The ticket desk closes before the museum does, so aim to arrive by about five.',
      },
    },
    {
      kind: 'activities',
      anchor: 'things-to-do',
      title: { hu: 'Mit nézzen meg?', en: 'What to see' },
      items: [
        {
          title: { hu: 'A tetőkert', en: 'The roof garden' },
          text: {
            hu: 'A két ív közötti lépcsőkről és ösvényekről belátni a Hősök teréig. Naplementekor a legszebb.',
            en: 'From the steps and paths of the two slopes you can see as far as Heroes’ Square. Sunset is the best time.',
          },
          picture: pictures.ethnographyWinterDusk,
        },
        {
          title: { hu: 'A kiállítások', en: 'The exhibitions' },
          text: {
            hu: 'Tárgyak itthonról és távoli földrészekről, úgy rendezve, hogy az is kiderüljön, kik és hogyan használták őket.',
            en: 'Objects from home and from distant continents, arranged to show who used them and how.',
          },
          picture: pictures.exhibitionAutumnDay,
        },
        {
          title: { hu: 'Épületséta', en: 'Building tour' },
          text: {
            hu: 'Vezetett séta a homlokzat rácsától a föld alatti terekig.',
            en: 'A guided walk from the mesh of the façade to the spaces below ground.',
          },
          picture: pictures.walkAutumnGold,
        },
        {
          title: { hu: 'Salsaest a ház mellett', en: 'Salsa beside the museum' },
          text: {
            hu: 'Nyári estéken táncolnak az épület mellett. Kezdőket is szívesen fogadnak.',
            en: 'On summer evenings people dance beside the building. Beginners are most welcome.',
          },
          picture: pictures.danceHouseSummerDusk,
        },
      ],
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'Az épület adatai', en: 'The building in figures' },
      facts: [
        {
          label: { hu: 'Építész', en: 'Architect' },
          value: { hu: 'Napur Architect (Ferencz Marcel)', en: 'Napur Architect (Marcel Ferencz)' },
        },
        { label: { hu: 'Tetőkert', en: 'Roof garden' }, value: { hu: '7\u00a0000\u00a0m²', en: '7,000\u00a0m²' } },
        {
          label: { hu: 'A föld alatt', en: 'Below ground' },
          value: { hu: 'az épület 60%-a', en: '60% of the building' },
        },
        { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2022. május 23.', en: '23 May 2022' } },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'A múzeum kívül és belül', en: 'Inside and out' },
      pictures: [
        pictures.ethnographySummerDay,
        pictures.ethnographySpringGold,
        pictures.ethnographyWinterDusk,
        pictures.exhibitionAutumnDay,
        pictures.danceHouseSummerDusk,
      ],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A múzeum a Dózsa György úton áll, a Hősök terétől délre. Az M1-es metró **Hősök tere** megállójától néhány perc a park széle mentén, trolibusszal és autóbusszal pedig a közelben szállhat le.

A [Múzeum Mélygarázs](/projekt/muzeum-melygarazs-varosliget) északi bejárata a ház mellett van. A bejárat és minden kiállítótér lépcsőmentesen elérhető.`,
        en: `The museum stands on Dózsa György út, south of Heroes’ Square. From **Hősök tere** on metro line M1 it is a few minutes’ walk along the edge of the park; trolleybuses and buses stop close by.

The north entrance of the [Museum Underground Parking](/en/the-project/museum-underground-parking-varosliget) is next to the building. The entrance and all galleries are step-free.`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Kell jegy a tetőkertbe?', en: 'Do I need a ticket for the roof garden?' },
          answer: {
            hu: 'Nem, a tetőkert ingyenes. Jegyet a kiállításokra kell váltani.',
            en: 'No, the roof garden is free. Tickets are for the exhibitions.',
          },
        },
        {
          question: { hu: 'Fel lehet menni babakocsival?', en: 'Can I take a pushchair up?' },
          answer: {
            hu: 'Igen, de a felső szakaszon lépcsők is vannak. A személyzet megmutatja a lépcsőmentes útvonalat.',
            en: 'Yes, though there are steps higher up. Staff will show you the step-free route.',
          },
        },
        {
          question: { hu: 'Gördeszkázhatok vagy szánkózhatok a tetőn?', en: 'May I skateboard or sledge on the roof?' },
          answer: {
            hu: 'Kérjük, ne. A meredek szakaszok miatt balesetveszélyes, a növényeket is megviseli.',
            en: 'Please do not. The slopes make it dangerous, and the plants suffer too.',
          },
        },
        {
          question: { hu: 'Van narráció látássérülteknek?', en: 'Is there audio description?' },
          answer: {
            hu: 'Igen, érkezéskor kérje a pénztárnál.',
            en: 'Yes, for visitors with impaired sight. Ask at the ticket desk when you arrive.',
          },
        },
      ],
    },
  ],
};
