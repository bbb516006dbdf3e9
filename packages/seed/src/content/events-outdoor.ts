import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const outdoorEvents: SeedEvent[] = [
  {
    key: 'balloon-commentary',
    title: { hu: 'Mit látunk a magasból?', en: 'What can we see from up there?' },
    slug: { hu: 'mit-latunk-a-magasbol', en: 'what-can-we-see-from-up-there' },
    lead: {
      hu: 'Városnéző óra a Mimóza-domb lábánál: kupolák, hegyek és vasútvonalak azonosítása felszállás előtt.',
      en: 'A spotter’s hour at the foot of Mimóza Hill: learn to tell the domes, hills and railway lines apart before you go up.',
    },
    body: {
      hu: paragraphs(
        'Vadas Ilka térképész nagy méretű körképet terít ki a beszállóhely mellett, és azon mutatja meg, merre keresse odafent a Duna vonalát, a budai hegyeket és a Liget új tetőit. Az előadás húszperces, utána kérdezni lehet.',
        'A részvétel díjmentes. Aki fel is szállna, a helyszínen válthat jegyet: a ballon mintegy 150 méter magasra emelkedik, legfeljebb harminc utassal, hatéves kortól. A felszállásról mindig az időjárás dönt.',
      ),
      en: paragraphs(
        'Next to the boarding point the cartographer Ilka Vadas unrolls a large panorama and shows where to look for the line of the Danube, the Buda Hills and the park’s new roofs. The talk takes twenty minutes, with questions afterwards.',
        'It is free. If you would like to fly as well, tickets are sold on the spot: the balloon rises to about 150 metres with up to thirty passengers, from the age of six. The weather always has the last word.',
      ),
    },
    category: 2,
    type: 'views-and-skies',
    location: 'balloon',
    picture: { scene: 'balloon', season: 'summer', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 0, start: '14:00', end: '15:00' },
        { day: 6, start: '14:00', end: '15:00' },
        { day: 13, start: '14:00', end: '15:00' },
        { day: 27, start: '14:00', end: '15:00' },
      ],
    },
    free: true,
    accessibility: ['step_free', 'assistance_dogs'],
    highlighted: true,
  },
  {
    key: 'balloon-dusk-flights',
    title: { hu: 'Alkonyati felszállások', en: 'Flights at dusk' },
    slug: { hu: 'alkonyati-felszallasok', en: 'flights-at-dusk' },
    lead: {
      hu: 'Két kései felszállás a ballonnal, amikor odalent már kigyulladnak a lámpák.',
      en: 'Two late balloon flights, timed for the moment when the lights come on below.',
    },
    body: {
      hu: paragraphs(
        'A különjáratokon a kísérő végig lekapcsolva tartja a kosár világítását, hogy a szem hozzászokjon a sötéthez. Öt perc föl, öt perc odafent, öt perc le.',
        'Az előrejelzett szél miatt ezúttal egyik járat sem indul. A helyszíni pénztár a nappali időpontokról ad felvilágosítást.',
      ),
      en: paragraphs(
        'On these special flights the attendant keeps the gondola lights off so that your eyes can get used to the dark. Five minutes up, five aloft, five down.',
        'Because of the wind forecast neither flight will go ahead this time. Staff at the ticket desk can tell you about daytime slots.',
      ),
    },
    category: 2,
    type: 'views-and-skies',
    location: 'balloon',
    picture: { scene: 'balloon', season: 'autumn', time: 'dusk', seed: 2 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: 6, start: '17:30', end: '19:00' }],
    },
    price: { hu: 'Jegy csak a helyszínen', en: 'Tickets on site only' },
    status: 'cancelled',
    statusNote: {
      hu: 'Az előrejelzett erős szél miatt elmarad. Új időpontot nem hirdetünk; a nappali felszállásokra a helyszínen váltható jegy.',
      en: 'Cancelled because strong wind is forecast. There will be no new date; tickets for daytime flights are sold on site.',
    },
  },
  {
    key: 'old-trees',
    title: { hu: 'Öreg fák nyomában', en: 'In search of old trees' },
    slug: { hu: 'oreg-fak-nyomaban', en: 'in-search-of-old-trees' },
    lead: {
      hu: 'Délelőtti séta a Liget legidősebb platánjaihoz és tölgyeihez egy faápolóval.',
      en: 'A morning walk to the park’s oldest planes and oaks with a tree surgeon.',
    },
    body: {
      hu: paragraphs(
        'Honnan tudni egy fáról, hány éves, ha nem vágjuk ki? Bodrogi Ábel faápoló mérőszalaggal, gumikalapáccsal és hallgatózva vizsgál meg hét fát, és elmondja, melyiknek mi baja, és mit tesznek érte.',
        'A találkozó a Hősök tere felőli bejáratnál, a padoknál van. A séta két kilométer, burkolt úton, pihenőkkel. Esőben is elindulunk, viharos szélben nem.',
      ),
      en: paragraphs(
        'How can you tell a tree’s age without felling it? The tree surgeon Ábel Bodrogi examines seven trees with a tape measure, a rubber mallet and his ear, and explains what ails each of them and what is being done about it.',
        'Meet by the benches at the Heroes’ Square entrance. The walk is two kilometres on paved paths, with rests. We go in the rain, but not in a gale. The walk is in Hungarian.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'park',
    picture: { scene: 'gate-and-paths', season: 'autumn', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 0, start: '10:00', end: '11:30' },
        { day: 14, start: '10:00', end: '11:30' },
        { day: 28, start: '10:00', end: '11:30' },
        { day: 42, start: '10:00', end: '11:30' },
      ],
    },
    free: true,
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'blanket-picnic',
    title: { hu: 'Takarók és történetek', en: 'Blankets and stories' },
    slug: { hu: 'takarok-es-tortenetek', en: 'blankets-and-stories' },
    lead: {
      hu: 'Közös ebéd a fűben, ligeti emlékekkel: hozzon egy régi fényképet, mi meghallgatjuk a történetét.',
      en: 'Lunch together on the grass with memories of the park: bring an old photograph and we shall listen to its story.',
    },
    body: {
      hu: paragraphs(
        'Déltől terítünk a tó közelében. Aki hozott régi ligeti fényképet, annak a képét helyben beszkenneljük, és ha szívesen mesél róla, hangfelvételt is készítünk. Az anyag a park emlékgyűjteményébe kerül, a fényképet természetesen rögtön visszaadjuk.',
        '## Mit hozzon magával?',
        list('takarót és saját tányért, poharat', 'egy fogást, amelyet szívesen megoszt', 'egy ligeti fényképet, ha van'),
        'Hideg időben a közeli pavilonokban ülünk le, takaró ott is elkel.',
      ),
      en: paragraphs(
        'We lay the tablecloths near the lake at noon. If you have an old photograph taken in the park, we scan it on the spot and, should you care to tell its story, record that too. Both go into the park’s collection of memories; the photograph, of course, goes straight back to you.',
        '## What to bring',
        list('a blanket, and your own plate and cup', 'a dish you are happy to share', 'a photograph of the park, if you have one'),
        'In cold weather we sit in the pavilions nearby, where a blanket is still welcome.',
      ),
    },
    category: 2,
    type: 'market-and-picnic',
    location: 'park',
    organizer: { hu: 'Ligeti Emlékgyűjtők Köre', en: 'Park Memory Collectors' },
    picture: { scene: 'picnic', season: 'summer', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 1 }, start: '12:00', end: '16:00' }],
    },
    free: true,
    rainDate: { day: { weekday: 7, week: 1 }, start: '12:00', end: '16:00' },
    accessibility: ['step_free', 'accessible_restroom', 'assistance_dogs'],
    highlighted: true,
  },
  {
    key: 'dog-agility-day',
    title: { hu: 'Kutyás ügyességi nap', en: 'Dog agility day' },
    slug: { hu: 'kutyas-ugyessegi-nap', en: 'dog-agility-day' },
    lead: {
      hu: 'Szlalom, alagút, palló: egész napos játék kezdő és gyakorlott kutyáknak az élményparkban.',
      en: 'Slalom, tunnel and see-saw: a full day of play for beginners and old hands in the dogs’ adventure park.',
    },
    body: {
      hu: paragraphs(
        'Délelőtt bárki kipróbálhatja a pályát segítővel, délután méretkategóriánként időre futnak a kutyák. A díj egy zsák jutalomfalat és a győztes lábnyomának gipszlenyomata.',
        '## Részvételi feltételek',
        list('érvényes oltási könyv és mikrochip', 'póráz a pályán kívül', 'tüzelő szukával kérjük, ne jöjjön'),
        'Nézőnek jönni kutya nélkül is lehet, a mintegy 5000 négyzetméteres park kerítése mentén padok vannak.',
      ),
      en: paragraphs(
        'In the morning anyone may try the course with a helper; in the afternoon the dogs run against the clock in three size classes. First prize is a sack of treats and a plaster cast of the winner’s paw.',
        '## To take part',
        list(
          'bring a valid vaccination record; your dog must be microchipped',
          'keep your dog on a lead off the course',
          'please leave bitches in season at home',
        ),
        'Spectators without dogs are welcome too: there are benches along the fence of the 5,000-square-metre park.',
      ),
    },
    category: 2,
    type: 'dogs',
    location: 'dog-park',
    organizer: { hu: 'Fürge Mancs Kutyás Egyesület', en: 'Nimble Paw Dog Club' },
    picture: { scene: 'dog-park', season: 'spring', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 7, week: 2 }, start: '10:00', end: '16:00' }],
    },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/kutyas-ugyessegi-nap',
    rainDate: { day: { weekday: 7, week: 3 }, start: '10:00', end: '16:00' },
    accessibility: ['step_free', 'accessible_restroom'],
    highlighted: true,
  },
  {
    key: 'dog-neighbours',
    title: { hu: 'Jó szomszéd kutya', en: 'The good neighbour dog' },
    slug: { hu: 'jo-szomszed-kutya', en: 'the-good-neighbour-dog' },
    lead: {
      hu: 'Keddi óra városi kutyáknak: laza póráz, nyugodt találkozások, biztos behívás.',
      en: 'A Tuesday class for city dogs: a loose lead, calm encounters and a reliable recall.',
    },
    body: {
      hu: paragraphs(
        'Pásztor Emőke kutyakiképző olyan helyzeteket gyakoroltat, amelyek a Ligetben nap mint nap előfordulnak: futó halad el mellettünk, gyerek szeretné megsimogatni a kutyát, labda gurul az útra. Jutalmazással dolgozunk, fojtó és szöges nyakörvet nem használunk.',
        'Az óra hatvanperces, egyszerre tíz kutyával. Féléves kortól jöhetnek, fajtától függetlenül. A pálya ki van világítva.',
      ),
      en: paragraphs(
        'The trainer Emőke Pásztor sets up situations that happen in the park every day: a runner overtakes, a child would like to stroke the dog, a ball rolls across the path. We work with rewards; choke and prong collars are not used.',
        'Sixty minutes, ten dogs at a time, any breed from six months. The ground is lit. Emőke teaches in Hungarian and is happy to repeat herself in English.',
      ),
    },
    category: 2,
    type: 'dogs',
    location: 'dog-park',
    picture: { scene: 'dog-park', season: 'autumn', time: 'dusk', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(2, 0, 8, '17:00', '18:00') },
    price: { hu: '2500 Ft kutyánként', en: 'HUF 2,500 per dog' },
    registerUrl: 'https://regisztracio.example.hu/jo-szomszed-kutya',
  },
  {
    key: 'producers-market',
    title: { hu: 'Vasárnapi termelői piac', en: 'Sunday producers’ market' },
    slug: { hu: 'vasarnapi-termeloi-piac', en: 'sunday-producers-market' },
    lead: {
      hu: 'Harminc termelő a promenádon: évszaknak megfelelő zöldség, kenyér, sajt, méz és szörp.',
      en: 'Thirty producers along the promenade, with vegetables in season, bread, cheese, honey and cordials.',
    },
    body: {
      hu: paragraphs(
        'Minden árus maga termeli vagy készíti, amit elad; a standokon ott a gazdaság neve és a távolság, ahonnan érkezett. Fél tíz előtt a legrövidebb a sor, a pékek portékája délre rendszerint elfogy.',
        'Vászontáskát és visszaváltható üveget érdemes hozni. Kártyával minden standnál lehet fizetni. A piac esőben is nyitva tart, viharban nem.',
      ),
      en: paragraphs(
        'Every stallholder grows or makes what they sell; each stand shows the name of the farm and how far it is from here. Queues are shortest before half past nine, and the bakers have usually sold out by noon.',
        'Bring a cloth bag and jars to return. Every stall takes cards. The market opens in the rain, though not in a storm.',
      ),
    },
    category: 2,
    type: 'market-and-picnic',
    location: 'promenade',
    picture: { scene: 'market', season: 'autumn', time: 'day', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(7, 0, 8, '09:00', '14:00') },
    free: true,
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'bird-walk',
    title: { hu: 'Szombati madárles', en: 'Saturday bird walk' },
    slug: { hu: 'szombati-madarles', en: 'saturday-bird-walk' },
    lead: {
      hu: 'Tíz állomás, két óra, kölcsöntávcső: reggeli megfigyelés a Madárbarát tanösvényen.',
      en: 'Ten stations, two hours and a borrowed pair of binoculars: early watching on the bird-friendly trail.',
    },
    body: {
      hu: paragraphs(
        'A Ligetben eddig 123 madárfajt figyeltek meg. Egy átlagos szombaton ebből húsz-harminc kerül elénk; a többit Keszthelyi Noé ornitológus mutatja meg rajzban és hangfelvételről. A végén közösen írjuk be a listát a park megfigyelési naplójába.',
        '## Mit hozzon magával?',
        list('réteges, csendes anyagú ruhát', 'termoszt, ha hideg van', 'távcsövet, ha van; tizenkettőt mi adunk kölcsön'),
      ),
      en: paragraphs(
        'So far 123 species have been seen in the park. On an ordinary Saturday we meet twenty or thirty of them; the ornithologist Noé Keszthelyi introduces the rest in drawings and recordings. At the end we enter the list in the park’s observation log together.',
        '## What to bring',
        list('layers that do not rustle', 'a flask when it is cold', 'binoculars if you own a pair; we lend out twelve'),
      ),
    },
    category: 2,
    type: 'nature',
    location: 'bird-trail',
    picture: { scene: 'bird-trail', season: 'summer', time: 'day', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '08:00', '10:00') },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/szombati-madarles',
    gallery: [
      { scene: 'bird-trail', season: 'autumn', time: 'day', seed: 2 },
      { scene: 'guided-walk', season: 'spring', time: 'day', seed: 2 },
      { scene: 'botanical-garden', season: 'spring', time: 'day', seed: 1 },
    ],
  },
  {
    key: 'botanical-hour',
    title: { hu: 'Füvészóra', en: 'The plant hour' },
    slug: { hu: 'fuveszora', en: 'the-plant-hour' },
    lead: {
      hu: 'Szerdánként egyetlen növénycsalád, közelről: kézi nagyító, illat, levéltapintás.',
      en: 'One plant family every Wednesday, seen closely: with a hand lens, by scent and by touch.',
    },
    body: {
      hu: paragraphs(
        'A botanikus kertben 335 faj harmincötezer töve él; ebből választ hetente egy családot Füredi Kamilla kertész. A téli hónapokban rügyekről és kéregről ismerjük föl a növényeket, a többiben virágról és termésről.',
        'Az óra hatvanperces, kerti utakon járunk, mindenki kap nagyítót. Tizennégy éves kortól ajánljuk.',
      ),
      en: paragraphs(
        'The botanical garden is home to 35,000 plants of 335 species, and the gardener Kamilla Füredi picks one family a week. In winter we recognise plants by bud and bark; in the rest of the year by flower and fruit.',
        'An hour on garden paths, with a lens for everybody. Recommended from the age of fourteen. In Hungarian, with a plant list in English.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'botanical-garden',
    picture: { scene: 'botanical-garden', season: 'summer', time: 'day', seed: 4 },
    when: { kind: 'occurrences', occurrences: weekly(3, 0, 8, '10:00', '11:00') },
    free: true,
    accessibility: ['step_free'],
  },
  {
    key: 'gardeners-morning',
    title: { hu: 'Kertészreggel', en: 'Gardeners’ morning' },
    slug: { hu: 'kerteszreggel', en: 'gardeners-morning' },
    lead: {
      hu: 'Két és fél óra önkéntes munka a botanikus kert ágyásaiban, a végén közös teával.',
      en: 'Two and a half hours of volunteering in the beds of the botanical garden, with tea at the end.',
    },
    body: {
      hu: paragraphs(
        'Gyomlálás, ültetés, magszedés, metszés vagy levélgereblyézés: a péntek feladatát az évszak adja. Szerszámot, kesztyűt és kötényt kap, a kertészek minden fogást megmutatnak.',
        'Aki öt alkalommal eljött, saját ültetésű cserepet vihet haza. Tizenhat év alatt kísérővel várjuk. Fagyos napokon fedett helyen, magválogatással folytatjuk.',
      ),
      en: paragraphs(
        'Weeding, planting, saving seed, pruning or raking leaves: the season sets Friday’s task. Tools, gloves and an apron are provided, and the gardeners show you how everything is done.',
        'Come five times and you may take home a pot that you planted yourself. Under-sixteens need to bring an adult. On frosty days we sort seed indoors.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'botanical-garden',
    organizer: { hu: 'A Liget kertészei', en: 'The park’s gardeners' },
    picture: { scene: 'botanical-garden', season: 'autumn', time: 'day', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(5, 0, 8, '09:00', '11:30') },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/kerteszreggel',
  },
];
