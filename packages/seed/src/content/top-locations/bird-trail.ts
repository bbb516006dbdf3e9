import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const birdTrail: SeedTopLocation = {
  key: 'bird-trail',
  title: { hu: 'Madárbarát tanösvény', en: 'Bird-friendly learning trail' },
  slug: { hu: 'madarbarat-tanosveny', en: 'bird-friendly-learning-trail' },
  lead: {
    hu: 'Tíz állomás a fák között, ahol megtanulhatja, ki énekel éppen a feje fölött. A parkban eddig 123 madárfajt figyeltek meg.',
    en: 'Ten stations among the trees where you can learn who is singing overhead. So far 123 species of bird have been seen in the park.',
  },
  picture: pictures.birdTrailSpringDawn,
  address: {
    hu: '1146 Budapest, Városliget, a Botanikus Kert és a Nagyjátszótér között',
    en: 'City Park, between the Botanical Garden and the playground, 1146 Budapest',
  },
  position: [47.5112, 19.0862],
  hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }],
  hoursNote: {
    hu: 'A tanösvény mindig nyitva áll. A madarak kora reggel a legbeszédesebbek.',
    en: 'The trail never closes. The birds are at their most talkative early in the morning.',
  },
  admission: { hu: 'Ingyenes', en: 'Free' },
  accessibility: ['step_free', 'assistance_dogs'],
  projects: ['bird-trail'],
  sections: [
    {
      kind: 'text',
      anchor: 'about',
      title: { hu: 'Séta, amelyhez fül is kell', en: 'A walk for the ears' },
      body: {
        hu: `A tanösvény nem hosszú, mégis könnyű rajta egy egész órát eltölteni. Az állomásokon odúk, etetők és itatók láthatók, mellettük pedig röviden az, hogy melyik madár használja őket, és miért éppen ott.

A táblák olyan magasan vannak, hogy a kisiskolások és a kerekesszékkel érkezők is kényelmesen olvashatják őket. Ha valahol nem lát madarat, várjon egy percet csendben: többnyire ennyi is elég.`,
        en: `The trail is not long, yet an hour passes easily. Along it you will find nest boxes, feeders and baths, with a few words on which bird uses them and why just there.

The boards are set low enough for young schoolchildren and for visitors in wheelchairs to read in comfort. If you see no birds at a station, stand quietly for a minute. That is usually all it takes.`,
      },
    },
    {
      kind: 'activities',
      anchor: 'seasons',
      title: { hu: 'Mire figyeljen évszakonként?', en: 'What to look for, season by season' },
      items: [
        {
          title: { hu: 'Tavasz: énekóra', en: 'Spring: singing lessons' },
          text: {
            hu: 'Hajnalban egymásra felelnek a feketerigók és a széncinegék. Próbálja megszámolni, hány hangot különböztet meg.',
            en: 'At dawn blackbirds and great tits answer one another. Try to count how many voices you can tell apart.',
          },
          picture: pictures.birdTrailSpringDawn,
        },
        {
          title: { hu: 'Nyár: fiókák', en: 'Summer: fledglings' },
          text: {
            hu: 'Ha a földön tollas fiókát talál, ne vigye el: a szülei a közelben vannak, és etetik.',
            en: 'If you find a feathered fledgling on the ground, leave it there. Its parents are nearby and feeding it.',
          },
          picture: pictures.birdTrailSummerDay,
        },
        {
          title: { hu: 'Ősz: vonulók', en: 'Autumn: travellers' },
          text: {
            hu: 'A bogyós cserjék ilyenkor pihenőhelyek. Érdemes a bokrok alját is nézni.',
            en: 'Berry bushes are resting places now. It pays to look under the shrubs, too.',
          },
        },
        {
          title: { hu: 'Tél: etetők', en: 'Winter: feeders' },
          text: {
            hu: 'Az etetők fagyban a legforgalmasabbak. Kenyeret kérjük, ne tegyen ki: a madaraknak árt.',
            en: 'Feeders are busiest in frost. Please put out no bread: it harms the birds.',
          },
          picture: pictures.birdTrailWinterDay,
        },
      ],
    },
    {
      kind: 'quote',
      anchor: 'listening',
      text: {
        hu: 'Az első tíz percben semmit sem lát. Azután kiderül, hogy egész idő alatt figyelték.',
        en: 'For the first ten minutes you see nothing. Then you find that you have been watched all along.',
      },
      speaker: { hu: 'a tanösvény egyik önkéntese', en: 'a volunteer of the trail' },
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'Röviden', en: 'At a glance' },
      facts: [
        { label: { hu: 'Állomások', en: 'Stations' }, value: { hu: '10', en: '10' } },
        {
          label: { hu: 'Megfigyelt madárfajok a parkban', en: 'Bird species seen in the park' },
          value: { hu: '123', en: '123' },
        },
        { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2021. június', en: 'June 2021' } },
        {
          label: { hu: 'Kényelmes tempóban', en: 'At an easy pace' },
          value: { hu: 'kb. 45–60 perc', en: 'about 45–60 minutes' },
        },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Képek a lombok közül', en: 'Pictures from the canopy' },
      pictures: [pictures.birdTrailSummerDay, pictures.birdTrailWinterDay, pictures.walkSpringDay, pictures.botanicalSpringDay],
    },
    {
      kind: 'callout',
      anchor: 'what-to-bring',
      title: { hu: 'Mit hozzon magával?', en: 'What to bring' },
      tone: 'tip',
      body: {
        hu: 'Távcsövet, ha van, és csendes cipőt. Az etetőket kérjük, bízza ránk: a kenyér a madaraknak árt.',
        en: 'Binoculars, if you have them, and quiet shoes. Please leave the feeding to us: bread harms birds.',
      },
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A tanösvény a park déli részén, az Ajtósi Dürer sor közelében kezdődik. Az M1-es metró **Hősök tere** megállójától a Nagyréten át kényelmes sétával ér ide, kerékpárral pedig a Hermina út felől a legegyszerűbb.

Az út szilárd burkolatú, lépcső nincs rajta. Autóval a [Múzeum Mélygarázs](/latogatas/parkolas) déli bejárata esik a legközelebb.`,
        en: `The trail starts in the south of the park, near Ajtósi Dürer sor. From **Hősök tere** on metro line M1 it is a pleasant walk across the great meadow; by bicycle it is simplest from Hermina út.

The path is firm, with no steps. By car, the south entrance of the [Museum Underground Parking](/en/visitor-information/parking) is nearest.`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Kell hozzá távcső?', en: 'Do I need binoculars?' },
          answer: {
            hu: 'Nem, de jó, ha van. Az odúk és az etetők szabad szemmel is jól látszanak.',
            en: 'No, though they help. Nest boxes and feeders are easy to see with the naked eye.',
          },
        },
        {
          question: { hu: 'Hány éves kortól ajánlják?', en: 'What age is it for?' },
          answer: {
            hu: 'Bármilyen kortól. A táblák szövege nagyjából nyolcéves kortól önállóan is olvasható.',
            en: 'Any. Children can read the boards by themselves from about the age of eight.',
          },
        },
        {
          question: { hu: 'Lehet vezetett sétával jönni?', en: 'Are there guided walks?' },
          answer: {
            hu: 'Igen, időnként tartunk madarász sétát. Az időpontokat a [programok](/varosligeti-programok?category=outdoor) között találja.',
            en: 'Yes, from time to time. The dates are among the [programmes](/en/programs-in-varosliget?category=outdoor).',
          },
        },
        {
          question: { hu: 'Jöhetek kutyával?', en: 'May I bring my dog?' },
          answer: {
            hu: 'Pórázon igen. Fészkelés idején, tavasszal kérjük, maradjanak az úton.',
            en: 'On a lead, yes. In spring, while birds are nesting, please keep to the path.',
          },
        },
      ],
    },
  ],
};
