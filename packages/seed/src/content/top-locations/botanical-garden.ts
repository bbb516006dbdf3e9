import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const botanicalGarden: SeedTopLocation = {
  key: 'botanical-garden',
  title: { hu: 'Mőcsényi Mihály Botanikus Kert', en: 'Mihály Mőcsényi Botanical Garden' },
  slug: { hu: 'mocsenyi-mihaly-botanikus-kert', en: 'mocsenyi-mihaly-botanical-garden' },
  lead: {
    hu: '335 faj és 35\u00a0000 növény a park déli szélén, mezítlábas ösvénnyel. Vegye le a cipőjét, és nézzen le a lába elé.',
    en: '335 species and 35,000 plants on the southern edge of the park, with a barefoot trail. Take off your shoes and look where you tread.',
  },
  picture: pictures.botanicalSpringDay,
  address: {
    hu: '1146 Budapest, Városliget, az Ajtósi Dürer sor felől',
    en: 'City Park, on the Ajtósi Dürer sor side, 1146 Budapest',
  },
  position: [47.5106, 19.086],
  hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }],
  hoursNote: {
    hu: 'A kert a parkkal együtt mindig nyitva van. Kertészeti munkák idején egyes ágyásokat elkeríthetünk.',
    en: 'Like the park, the garden is always open. Some beds may be fenced off while the gardeners are at work.',
  },
  admission: { hu: 'Ingyenes', en: 'Free' },
  accessibility: ['step_free', 'assistance_dogs'],
  projects: ['botanical-garden'],
  sections: [
    {
      kind: 'text',
      anchor: 'garden',
      title: { hu: 'Kert, amelyet nem kell sietve nézni', en: 'A garden to take slowly' },
      body: {
        hu: `A kert 2020 decemberében nyílt meg, télen, amikor alig látszott belőle valami. Azóta a cserjék összezárultak, a fűfélék derékig érnek, és tavasztól őszig mindig virágzik valami.

Az ágyások mellett kis táblákon áll a növények magyar és latin neve. Ha otthonra keres ötletet, figyelje meg, mi él jól együtt árnyékban, és mi bírja a tűző napot.

## Mőcsényi Mihályról

A kert annak a kertépítésznek és tanárnak a nevét viseli, akitől nemzedékek tanulták meg, hogyan kell a tájat egészben látni.`,
        en: `The garden opened in December 2020, in the depth of winter, when there was hardly anything to see. Since then the shrubs have closed ranks, the grasses stand waist-high, and from spring to autumn something is always in flower.

Small labels give the Hungarian and Latin names of the plants. If you are after ideas for home, notice what grows well together in shade and what puts up with full sun.

## Who was Mihály Mőcsényi?

The garden bears the name of the landscape architect and teacher from whom generations learned to see a landscape as a whole.`,
      },
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'A kert számokban', en: 'The garden in figures' },
      facts: [
        { label: { hu: 'Növényfajok', en: 'Species' }, value: { hu: '335', en: '335' } },
        { label: { hu: 'Növények', en: 'Plants' }, value: { hu: '35\u00a0000', en: '35,000' } },
        { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2020. december', en: 'December 2020' } },
        {
          label: { hu: 'Különlegesség', en: 'Something special' },
          value: { hu: 'mezítlábas ösvény', en: 'barefoot trail' },
        },
      ],
    },
    {
      kind: 'activities',
      anchor: 'things-to-do',
      title: { hu: 'Így érdemes bejárni', en: 'Ways to explore' },
      items: [
        {
          title: { hu: 'Mezítlábas ösvény', en: 'Barefoot trail' },
          text: {
            hu: 'Kavics, fakéreg, homok, fa: mind másképp mesél a talpnak. Törülközőt érdemes hozni.',
            en: 'Pebbles, bark, sand, wood: each tells the sole of your foot a different story. Bring a towel.',
          },
          picture: pictures.botanicalSummerGold,
        },
        {
          title: { hu: 'Illatok nyomában', en: 'Following the scents' },
          text: {
            hu: 'Este a legerősebb az illat. Hajoljon közel, de kérjük, ne szedjen a növényekből.',
            en: 'Scents are strongest in the evening. Lean close, but please do not pick anything.',
          },
          picture: pictures.sensorySummerDay,
        },
        {
          title: { hu: 'Rajz a padon', en: 'Sketching on a bench' },
          text: {
            hu: 'Válasszon egyetlen levelet, és rajzolja le öt perc alatt. Gyerekekkel különösen jó játék.',
            en: 'Choose a single leaf and draw it in five minutes. It is a fine game with children.',
          },
        },
        {
          title: { hu: 'Vezetett kertséta', en: 'A guided garden walk' },
          text: {
            hu: 'A kertészek időnként maguk mutatják be, min dolgoznak éppen.',
            en: 'Every so often the gardeners themselves show what they are working on.',
          },
          picture: pictures.walkSpringDay,
        },
      ],
    },
    {
      kind: 'quote',
      anchor: 'patience',
      text: {
        hu: 'Egy kert nem attól kész, hogy beültetik. Attól, hogy valaki minden nap visszajön.',
        en: 'A garden is not finished when it is planted. It is finished when somebody comes back every day.',
      },
      speaker: { hu: 'a kert főkertésze', en: 'the garden’s head gardener' },
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Tavasztól őszig', en: 'From spring to autumn' },
      pictures: [pictures.botanicalSpringDay, pictures.botanicalSummerGold, pictures.botanicalAutumnDay, pictures.sensorySpringGold],
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Mikor a legszebb a kert?', en: 'When is the garden at its best?' },
          answer: {
            hu: 'Május végén és szeptemberben a leggazdagabb, de a zúzmarás fűfélékért januárban is érdemes eljönni.',
            en: 'It is fullest in late May and in September, though frosted grasses are worth a visit in January.',
          },
        },
        {
          question: { hu: 'A mezítlábas ösvény télen is használható?', en: 'Can I use the barefoot trail in winter?' },
          answer: {
            hu: 'Fagyban és jégben nem ajánljuk, csúszós lehet.',
            en: 'We advise against it in frost and ice, as it may be slippery.',
          },
        },
        {
          question: { hu: 'Bejárható kerekesszékkel?', en: 'Is it suitable for wheelchairs?' },
          answer: {
            hu: 'A fő utak igen, szilárd burkolatúak és lépcső nélküliek. A mezítlábas ösvény felülete szándékosan egyenetlen.',
            en: 'The main paths are firm and step-free. The barefoot trail is uneven on purpose.',
          },
        },
        {
          question: { hu: 'Lehet itt esküvői fotót készíteni?', en: 'May we take wedding photographs?' },
          answer: {
            hu: 'Magáncélra igen, az ágyásokon kívül. Kereskedelmi fényképezéshez engedély kell, lásd a [partnereknek szóló oldalt](/uzleti-partnereinknek).',
            en: 'For private use, yes, as long as you stay off the beds. Commercial shoots need a permit; see [Business partners](/en/business-partners).',
          },
        },
      ],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A kert az Ajtósi Dürer sor felől érhető el a leggyorsabban, a közelben troli- és buszmegálló is van. A [promenádtól](/top-helyek/varosligeti-promenad) keletre néhány perc séta.

Utána érdemes továbbmenni a [Madárbarát tanösvényre](/top-helyek/madarbarat-tanosveny), amely szinte a kert végében kezdődik.`,
        en: `The quickest way in is from Ajtósi Dürer sor, where trolleybuses and buses stop nearby. From the [promenade](/en/top-locations/varosliget-promenade) it is a few minutes’ walk to the east.

Afterwards do carry on to the [Bird-friendly learning trail](/en/top-locations/bird-friendly-learning-trail), which starts almost at the garden’s end.`,
      },
    },
  ],
};
