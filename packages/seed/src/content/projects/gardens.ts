import { pictures } from '../place-pictures.ts';
import type { SeedProject } from '../types.ts';

/** Gardens and nature. */
export const gardenProjects: SeedProject[] = [
  {
    key: 'botanical-garden',
    title: { hu: 'Botanikus kert a park déli szélén', en: 'A botanical garden on the southern edge' },
    slug: { hu: 'botanikus-kert', en: 'botanical-garden' },
    lead: {
      hu: '335 faj, 35\u00a0000 növény és egy mezítlábas ösvény: a Mőcsényi Mihály Botanikus Kert 2020 decembere óta szabadon látogatható.',
      en: '335 species, 35,000 plants and a barefoot trail: the Mihály Mőcsényi Botanical Garden has been open to all since December 2020.',
    },
    picture: pictures.botanicalSummerGold,
    gallery: [pictures.botanicalSummerGold, pictures.botanicalSpringDay, pictures.botanicalAutumnDay],
    architect: { hu: 'a beruházó kertépítész csoportja', en: 'the developer’s garden designers' },
    area: { hu: '335 faj, 35\u00a0000 növény', en: '335 species, 35,000 plants' },
    contractor: {
      hu: 'közbeszerzésen kiválasztott kertépítő vállalkozás',
      en: 'landscaping contractor selected by public tender',
    },
    status: 'completed',
    constructionPeriod: { hu: '2019–2020', en: '2019–2020' },
    body: {
      hu: `A park déli szélén olyan kert készült, amelyben a növények nem sorszámok, hanem társaságok: árnyékkedvelők, szárazságtűrők, illatosak.

## 35\u00a0000 növény elültetve

Az évelők nagy részét ősszel ültették el, hogy a gyökerek még a fagy előtt megkapaszkodjanak. Az első tavasz megmutatta, mi érzi itt jól magát.

## Talpnak is

A mezítlábas ösvényen kavics, kéreg, homok és fa váltja egymást. A kertről többet a [helyszín oldalán](/top-helyek/mocsenyi-mihaly-botanikus-kert) olvashat.`,
      en: `On the southern edge of the park a garden took shape in which plants are not numbers but companies: lovers of shade, survivors of drought, the sweet-scented.

## Planting 35,000

Most of the perennials went in during autumn, so that their roots could take hold before the frost. The first spring showed what felt at home.

## For the feet, too

On the barefoot trail pebbles, bark, sand and wood take turns. Read more on the [garden’s own page](/en/top-locations/mocsenyi-mihaly-botanical-garden).`,
    },
    facts: [
      { label: { hu: 'Növényfajok', en: 'Species' }, value: { hu: '335', en: '335' } },
      { label: { hu: 'Növények', en: 'Plants' }, value: { hu: '35\u00a0000', en: '35,000' } },
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2020. december', en: 'December 2020' } },
    ],
    topLocation: 'botanical-garden',
  },
  {
    key: 'bird-trail',
    title: { hu: 'Madárbarát tanösvény', en: 'Birding trail' },
    slug: { hu: 'madarbarat-tanosveny', en: 'birding-trail' },
    lead: {
      hu: 'Tíz állomás odúkkal, etetőkkel és itatókkal, hogy a park 123 madárfajával ne csak véletlenül találkozzon.',
      en: 'Ten stations with nest boxes, feeders and baths, so that meeting the park’s 123 bird species is not left to chance.',
    },
    picture: pictures.birdTrailSummerDay,
    gallery: [pictures.birdTrailSummerDay, pictures.birdTrailSpringDawn, pictures.birdTrailWinterDay],
    architect: {
      hu: 'madarászokkal közösen dolgozó tájépítészek',
      en: 'landscape architects working with ornithologists',
    },
    area: { hu: '10 állomás', en: '10 stations' },
    contractor: {
      hu: 'közbeszerzési eljárásban kiválasztott vállalkozó',
      en: 'contractor chosen through a public procurement procedure',
    },
    status: 'completed',
    constructionPeriod: { hu: '2020–2021', en: '2020–2021' },
    body: {
      hu: `Egy városi park akkor jó a madaraknak, ha van benne víz, bogyó, odú és sűrű bokor. A tanösvény ezekből teremtett többet, és közben meg is mutatja őket.

## Csend, kérem

A nyomvonal elkerüli a legfontosabb fészkelőhelyeket. A táblák kis felületűek, hogy ne riasszák a madarakat.

## 123 faj

Ennyi madárfajt figyeltek meg eddig a parkban. A [tanösvény](/top-helyek/madarbarat-tanosveny) 2021 júniusában nyílt meg.`,
      en: `A city park is good for birds if it has water, berries, hollows and dense shrubs. The trail made more of each, and shows them to visitors as well.

## Quiet, please

The route keeps away from the most important nesting places. The boards are small so as not to startle the birds.

## 123 species

So many have been seen in the park to date. The [trail](/en/top-locations/bird-friendly-learning-trail) opened in June 2021.`,
    },
    facts: [
      { label: { hu: 'Állomások', en: 'Stations' }, value: { hu: '10', en: '10' } },
      { label: { hu: 'Megfigyelt fajok', en: 'Species seen' }, value: { hu: '123', en: '123' } },
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2021. június', en: 'June 2021' } },
    ],
    topLocation: 'bird-trail',
  },
  {
    key: 'sensory-garden',
    title: { hu: 'Vakok kertje', en: 'Sensory garden' },
    slug: { hu: 'vakok-kertje', en: 'sensory-garden' },
    lead: {
      hu: 'Kert, amelyet illatról, tapintásról és hangról lehet megismerni. Látó és nem látó látogatóinknak egyaránt.',
      en: 'A garden to know by scent, touch and sound, for visitors who see and visitors who do not.',
    },
    picture: pictures.sensorySummerDay,
    gallery: [pictures.sensorySummerDay, pictures.sensorySpringGold, pictures.botanicalAutumnDay],
    architect: {
      hu: 'a beruházó tájépítészei, látássérült tanácsadókkal',
      en: 'the developer’s landscape architects, with advisers with impaired sight',
    },
    area: {
      hu: 'körüljárható kert, végig tapintható szegéllyel',
      en: 'a garden on a loop, with a tactile edge all the way',
    },
    contractor: { hu: 'közbeszerzésen kiválasztott kertépítő', en: 'landscaper selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2019–2020', en: '2019–2020' },
    body: {
      hu: `Ebben a kertben táblák nélkül is eligazodik: a szegély tapintható, az utak burkolata a kereszteződéseknél megváltozik, a víz csobogása pedig mindig a kert közepét jelzi.

## Emelt ágyások

Az illatos és jellegzetes levelű növények derékmagasságban nőnek, hogy állva és kerekesszékből is elérje őket. A neveket domború és Braille-írás is mutatja.

## Segítőkutyával

A segítőkutyát itt is szívesen látjuk. A közelben pad és ivókút van; további tudnivalók: [Akadálymentesség](/latogatas/akadalymentesseg).`,
      en: `You need no signs to find your way here. The edging can be felt, the paving changes where paths meet, and the sound of water always marks the middle of the garden.

## Raised beds

Plants with strong scents and striking leaves grow at waist height, within reach whether you stand or use a wheelchair. Their names are given in raised letters and in Braille.

## With an assistance dog

Assistance dogs are welcome. There are benches and a drinking fountain nearby; see also [Accessibility](/en/visitor-information/accessibility).`,
    },
    facts: [
      {
        label: { hu: 'Feliratok', en: 'Labels' },
        value: { hu: 'domború és Braille-írás', en: 'raised letters and Braille' },
      },
      { label: { hu: 'Ágyások', en: 'Beds' }, value: { hu: 'derékmagasságban', en: 'at waist height' } },
      { label: { hu: 'Belépés', en: 'Admission' }, value: { hu: 'ingyenes', en: 'free' } },
    ],
  },
];
