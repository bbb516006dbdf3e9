import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const walkEvents: SeedEvent[] = [
  {
    key: 'lantern-walk',
    title: { hu: 'Lámpás séta a vár körül', en: 'Lantern walk around the castle' },
    slug: { hu: 'lampas-seta-a-var-korul', en: 'lantern-walk-around-the-castle' },
    lead: {
      hu: 'Péntek este fél nyolckor kézilámpással indulunk a tó partjára, hét történettel a zsebünkben.',
      en: 'At half past seven on Friday evenings we set off for the lakeside with lanterns in hand and seven stories in our pockets.',
    },
    body: {
      hu: paragraphs(
        'A séta a vár kapujánál kezdődik, és ott is ér véget másfél óra múlva. Útközben szó lesz egy befalazott ajtóról, a tó kétféle arcáról és arról, miért jár körbe minden este ugyanaz a kacsa.',
        'A csoport huszonöt fős, lámpást mi adunk. Nyolcéves kortól ajánljuk. Az útvonal lépcsőmentes. Zápor esetén a kapu boltíve alatt várunk. Minden második pénteken angolul vezetünk.',
      ),
      en: paragraphs(
        'The walk begins at the castle gate and ends there an hour and a half later. On the way you will hear about a walled-up door, the two faces of the lake, and why the same duck goes round every night.',
        'Groups of twenty-five; lanterns provided. Recommended from the age of eight. The route is step-free. In a shower we wait under the arch. In Hungarian, and in English on every other Friday.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'castle-and-lake',
    picture: { scene: 'lantern-walk', season: 'autumn', time: 'dusk', seed: 1 },
    gallery: [
      { scene: 'castle-lake', season: 'autumn', time: 'night', seed: 1 },
      { scene: 'visitor-center', season: 'winter', time: 'dusk', seed: 2 },
      { scene: 'lantern-walk', season: 'winter', time: 'night', seed: 2 },
      { scene: 'balloon', season: 'winter', time: 'night', seed: 3 },
    ],
    when: { kind: 'occurrences', occurrences: weekly(5, 0, 8, '19:30', '21:00') },
    price: { hu: '1900 Ft, 14 év alatt 900 Ft', en: 'HUF 1,900, under-14s HUF 900' },
    registerUrl: 'https://regisztracio.example.hu/lampas-seta',
    series: 'lantern-evenings',
    accessibility: ['step_free', 'assistance_dogs'],
    highlighted: true,
  },
  {
    key: 'under-the-roof-garden',
    title: { hu: 'A tetőkert alatt', en: 'Under the roof garden' },
    slug: { hu: 'a-tetokert-alatt', en: 'under-the-roof-garden' },
    lead: {
      hu: 'Épületséta a Néprajzi Múzeumban: hetvenöt perc föld alatt, föld fölött és a hétezer négyzetméteres kertben.',
      en: 'A building walk at the Museum of Ethnography, below ground, above it and through 7,000 square metres of garden. In Hungarian.',
    },
    body: {
      hu: paragraphs(
        'Az épület hatvan százaléka a föld alatt van. Megnézzük, hol jut le mégis a nappali fény, hogyan gyűjti a tető az esővizet, és miért nem csúszik le a lejtőn a talaj.',
        'A ház a Napur Architect terve, 2022. május 23-án nyílt meg. A tetőre lépcsőn és lifttel is följutunk.',
      ),
      en: paragraphs(
        'Sixty per cent of the building lies underground. We see how daylight gets down there all the same, how the roof collects rainwater and why the soil does not slide off the slope.',
        'Designed by Napur Architect, the museum opened on 23 May 2022. We reach the roof by stairs or by lift.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'ethnography-museum',
    picture: { scene: 'guided-walk', season: 'summer', time: 'gold', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '11:00', '12:15') },
    price: { hu: '2200 Ft', en: 'HUF 2,200' },
    registerUrl: 'https://regisztracio.example.hu/a-tetokert-alatt',
    series: 'houses-and-stories',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'park-in-english',
    title: { hu: 'Séta angolul: új házak, régi fák', en: 'New houses, old trees: a walk in English' },
    slug: { hu: 'seta-angolul-uj-hazak-regi-fak', en: 'new-houses-old-trees-a-walk-in-english' },
    lead: {
      hu: 'Vasárnap délelőtti angol nyelvű séta a Hősök terétől a Magyar Zene Házáig.',
      en: 'A Sunday walk from Heroes’ Square to the House of Hungarian Music, for visitors and new Budapesters.',
    },
    body: {
      hu: paragraphs(
        'Kilencven perc, tizenkét megálló, jó adag várostörténet. A vezető, Imrédy Soma, Budapesten élő fordító, aki szívesen segít nyelvtanulóknak is: ha kéri, lassabban beszél.',
        'Gyülekező a Hősök terén, a park felőli oldalon, narancssárga táblánál. Az épületek szabadon bejárhatók, jegy csak a kiállításokra kell.',
      ),
      en: paragraphs(
        'Ninety minutes, twelve stops and a fair helping of city history. Your guide, the translator Soma Imrédy, has the habit of answering questions with better questions.',
        'Meet at the park side of Heroes’ Square by the orange sign. The buildings are free to explore; only exhibitions and concerts need a ticket.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'park',
    picture: { scene: 'heroes-square', season: 'spring', time: 'dawn', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(7, 0, 8, '11:00', '12:30') },
    price: { hu: '2500 Ft', en: 'HUF 2,500' },
    registerUrl: 'https://regisztracio.example.hu/seta-angolul',
    series: 'houses-and-stories',
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'pierced-roof',
    title: { hu: 'Lyukak a tetőn', en: 'Holes in the roof' },
    slug: { hu: 'lyukak-a-teton', en: 'holes-in-the-roof' },
    lead: {
      hu: 'Csütörtök délutáni séta a Magyar Zene Házában azokkal, akik működtetik.',
      en: 'A Thursday walk through the House of Hungarian Music with the people who run it.',
    },
    body: {
      hu: paragraphs(
        'Szó lesz Sou Fujimoto tervéről, a fákat átengedő tetőről és kilencvennégy üvegtábla gondozásáról. Bemegyünk a gépházba és a háromszázhúsz ülőhelyes terem színpadára is.',
        'Hatvan perc. Minden hónap első csütörtökén jelnyelvi tolmáccsal.',
      ),
      en: paragraphs(
        'You will hear about Sou Fujimoto’s design, a roof that lets the trees through, and the care of ninety-four panes of glass. We go into the plant room and on to the stage of the 320-seat hall.',
        'Sixty minutes, in Hungarian; with a sign-language interpreter on the first Thursday of the month.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'music-house',
    picture: { scene: 'guided-walk', season: 'autumn', time: 'gold', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(4, 0, 8, '17:00', '18:00') },
    price: { hu: '2200 Ft', en: 'HUF 2,200' },
    registerUrl: 'https://regisztracio.example.hu/lyukak-a-teton',
    series: 'houses-and-stories',
    accessibility: ['step_free', 'sign_language', 'accessible_restroom'],
  },
  {
    key: 'six-pictures',
    title: { hu: 'Hat kép, hatvan perc', en: 'Six pictures, sixty minutes' },
    slug: { hu: 'hat-kep-hatvan-perc', en: 'six-pictures-sixty-minutes' },
    lead: {
      hu: 'Lassú nézés a Szépművészetiben: képenként tíz perc, összecsukható székkel.',
      en: 'Slow looking at the Museum of Fine Arts: ten minutes a picture, on a folding stool.',
    },
    body: {
      hu: paragraphs(
        'Kedden délután Lázáry Hanga művészettörténész nem mond évszámot, amíg valaki nem kérdezi. Előbb csöndben nézünk, aztán mindenki megnevez egy részletet, és abból indul a beszélgetés.',
        'Tizenöt hely van. A múzeumi belépő szükséges, a vezetés díja benne foglaltatik. A páratlan heteken angolul vezetünk.',
      ),
      en: paragraphs(
        'On Tuesday afternoons the art historian Hanga Lázáry gives no dates until somebody asks. First we look in silence, then each of us names a detail, and the conversation starts from there.',
        'Fifteen places. A museum ticket is required and covers the walk. In Hungarian; in English in odd-numbered weeks.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'fine-arts-museum',
    picture: { scene: 'fine-arts-museum', season: 'autumn', time: 'gold', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(2, 0, 8, '16:00', '17:00') },
    price: { hu: 'Múzeumi jeggyel', en: 'With a museum ticket' },
    registerUrl: 'https://regisztracio.example.hu/hat-kep',
    series: 'houses-and-stories',
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom'],
  },
  {
    key: 'late-at-the-museum',
    title: { hu: 'Hosszú este a Néprajziban', en: 'Late at the Museum of Ethnography' },
    slug: { hu: 'hosszu-este-a-neprajziban', en: 'late-at-the-museum-of-ethnography' },
    lead: {
      hu: 'Este hattól tízig nyitva a termek, a tetőkert és a restaurátorműhely, félóránként rövid vezetésekkel.',
      en: 'From six until ten the galleries, the roof garden and the conservation studio stay open, with short tours every half hour.',
    },
    body: {
      hu: paragraphs(
        'Ilyenkor a muzeológusok a saját kedvencüket mutatják: tízperces történetek egyetlen tárgyról. A műhelyben egy festett ládát tisztítanak a közönség előtt.',
        '## Az este',
        list(
          '18.00: kapunyitás, citeramuzsika az előtérben',
          '19.00 és 20.30: restaurátorműhely, húszfős csoportokban',
          '21.30: közös séta a tetőkertben',
        ),
      ),
      en: paragraphs(
        'Curators pick their own favourites and tell ten-minute stories, one object at a time. In the studio a painted chest is cleaned in front of the audience.',
        '## The evening',
        list(
          '6 pm: doors open, zither music in the foyer',
          '7 pm and 8.30 pm: conservation studio, groups of twenty',
          '9.30 pm: a walk together in the roof garden',
        ),
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'ethnography-museum',
    picture: { scene: 'ethnography-museum', season: 'winter', time: 'night', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: { weekday: 5, week: 1 }, start: '18:00', end: '22:00' },
        { day: { weekday: 5, week: 5 }, start: '18:00', end: '22:00' },
      ],
    },
    price: { hu: '3400 Ft', en: 'HUF 3,400' },
    ticketUrl: 'https://jegy.example.hu/hosszu-este',
    series: 'houses-and-stories',
    accessibility: ['step_free', 'accessible_restroom', 'sign_language'],
    highlighted: true,
  },
  {
    key: 'how-ice-is-made',
    title: { hu: 'Hogyan készül a jég?', en: 'How the ice is made' },
    slug: { hu: 'hogyan-keszul-a-jeg', en: 'how-the-ice-is-made' },
    lead: {
      hu: 'Gépházlátogatás a Műjégpályán egy jégmesterrel, az idényen kívül is.',
      en: 'A visit to the machine room of the ice rink with an ice master, in and out of season.',
    },
    body: {
      hu: paragraphs(
        'Csőrendszer, hűtőgépek, vízrétegek: a jégmester elmondja, miért több vékony rétegből épül a jó jég, és mi történik a pályával, amikor nem fagyasztják.',
        'Hatvan perc, tizenkét éves kortól. A gépház zajos, fülvédőt adunk; az út része egy meredek lépcső.',
      ),
      en: paragraphs(
        'Pipes, compressors and layers of water: the ice master explains why good ice is built up thinly, coat upon coat, and what becomes of the rink when nothing is frozen.',
        'Sixty minutes, from the age of twelve. The machine room is noisy, so ear defenders are provided, and there is a steep flight of stairs.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'ice-rink',
    picture: { scene: 'ice-rink', season: 'winter', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 5, start: '16:00', end: '17:00' },
        { day: 33, start: '16:00', end: '17:00' },
      ],
    },
    price: { hu: '1800 Ft', en: 'HUF 1,800' },
    registerUrl: 'https://regisztracio.example.hu/hogyan-keszul-a-jeg',
    series: 'houses-and-stories',
  },
  {
    key: 'park-below-ground',
    title: { hu: 'A föld alatti Liget', en: 'The park below ground' },
    slug: { hu: 'a-fold-alatti-liget', en: 'the-park-below-ground' },
    lead: {
      hu: 'Három szint, nyolcszáz parkolóhely és minden, amit autóból nem látni: séta a mélygarázsban.',
      en: 'Three levels, eight hundred spaces and everything you do not see from a car: a walk in the underground car park.',
    },
    body: {
      hu: paragraphs(
        'Megnézzük a szellőzőket, a tűzjelző központot, a huszonnégy töltőpontot és a zuhanyzós kerékpártárolót. Az üzemvezető elmondja, mi minden fér el egy park alatt anélkül, hogy fönt bárki észrevenné.',
        'Találkozó az északi lejáratnál. Meleg ruha nyáron is jól jön.',
      ),
      en: paragraphs(
        'We visit the ventilation, the fire control room, the twenty-four charging points and the bicycle store with its showers. The manager explains how much can fit beneath a park without anyone above noticing.',
        'Meet at the north entrance. Something warm to wear is useful even in summer.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'park',
    picture: { scene: 'underground-parking', season: 'winter', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: { weekday: 3, week: 2 }, start: '17:00', end: '18:15' },
        { day: { weekday: 3, week: 6 }, start: '17:00', end: '18:15' },
      ],
    },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/a-fold-alatti-liget',
    series: 'houses-and-stories',
    accessibility: ['step_free'],
  },
  {
    key: 'bath-domes',
    title: { hu: 'Gőz és kupola', en: 'Steam and domes' },
    slug: { hu: 'goz-es-kupola', en: 'steam-and-domes' },
    lead: {
      hu: 'Séta a Széchenyi fürdő körül, kívülről: homlokzat, kémények, források és fürdőkultúra.',
      en: 'A walk around the outside of the Széchenyi Baths: façade, chimneys, springs and the habits of bathers.',
    },
    body: {
      hu: paragraphs(
        'Ötven perc alatt körbejárjuk az épületet, és megállunk minden kupolánál. A vezető régi fürdőszabályzatokból olvas föl, némelyiket ma is érdemes volna betartani.',
        'A fürdőbe nem megyünk be, belépő nem kell. Indulás a metrómegálló park felőli kijáratától.',
      ),
      en: paragraphs(
        'In fifty minutes we circle the building and stop at every dome. The guide reads aloud from old bathing regulations, some of which deserve to be kept even now.',
        'We do not go inside and you need no ticket. Start from the park exit of the metro station.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'park',
    picture: { scene: 'baths', season: 'winter', time: 'gold', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: { weekday: 4, week: 3 }, start: '15:30', end: '16:20' },
        { day: { weekday: 4, week: 7 }, start: '15:30', end: '16:20' },
      ],
    },
    price: { hu: '1500 Ft', en: 'HUF 1,500' },
    registerUrl: 'https://regisztracio.example.hu/goz-es-kupola',
    series: 'houses-and-stories',
    accessibility: ['step_free', 'assistance_dogs'],
  },
];
