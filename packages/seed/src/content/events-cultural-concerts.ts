import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const concertEvents: SeedEvent[] = [
  {
    key: 'quartet-under-the-leaves',
    title: { hu: 'Vonósnégyes a lombok alatt', en: 'A quartet under the leaves' },
    slug: { hu: 'vonosnegyes-a-lombok-alatt', en: 'a-quartet-under-the-leaves' },
    lead: {
      hu: 'A Berkenye Vonósnégyes Haydnt és Bartókot játszik a Magyar Zene Háza üvegfalai között.',
      en: 'The Rowan Quartet plays Haydn and Bartók between the glass walls of the House of Hungarian Music.',
    },
    body: {
      hu: paragraphs(
        'Az est két szélén egy-egy Haydn-kvartett áll, középen Bartók második vonósnégyese. A terem kilencvennégy üvegtábláján át látszik a park, ezért a világítást visszafogjuk, hogy a fák is jelen legyenek.',
        'A koncert szünettel száz perc. Hét órakor kezdünk, negyed hétkor Réti Szabolcs zenetörténész bevezetőt tart az előtérben, erre a jegy mellé nem kell külön belépő.',
      ),
      en: paragraphs(
        'A Haydn quartet stands at either end of the evening, with Bartók’s Second between them. The park can be seen through the hall’s ninety-four panes of glass, so we keep the lights low and let the trees take part.',
        'A hundred minutes with an interval, from seven o’clock. At a quarter past six the music historian Szabolcs Réti introduces the works in the foyer, in Hungarian; the talk is included in your ticket.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'music-house',
    organizer: { hu: 'Berkenye Vonósnégyes', en: 'Rowan Quartet' },
    picture: { scene: 'concert-hall', season: 'autumn', time: 'night', seed: 1 },
    gallery: [
      { scene: 'music-house', season: 'spring', time: 'day', seed: 1 },
      { scene: 'concert-hall', season: 'spring', time: 'day', seed: 2 },
      { scene: 'music-house', season: 'autumn', time: 'night', seed: 2 },
    ],
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 0, start: '19:00', end: '20:40' },
        { day: 7, start: '19:00', end: '20:40' },
        { day: 20, start: '19:00', end: '20:40' },
      ],
    },
    price: { hu: '5900 Ft, diákoknak 2900 Ft', en: 'HUF 5,900, students HUF 2,900' },
    ticketUrl: 'https://jegy.example.hu/vonosnegyes-a-lombok-alatt',
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom', 'assistance_dogs'],
    highlighted: true,
  },
  {
    key: 'lunch-music',
    title: { hu: 'Zenés ebédszünet', en: 'Lunch-break music' },
    slug: { hu: 'zenes-ebedszunet', en: 'lunch-break-music' },
    lead: {
      hu: 'Fél óra élő zene szerdán délben, díjmentesen: be lehet ülni kabátban is.',
      en: 'Half an hour of live music at midday on Wednesdays, free of charge. Keep your coat on if you like.',
    },
    body: {
      hu: paragraphs(
        'Zeneiskolások, zeneakadémisták és hangszerészek váltják egymást. Hetente más hangszer áll középen: volt már üvegharmonika, basszusklarinét és egy teljes kolompsor.',
        'Nincs konferálás, nincs taps a tételek között, és a kávé is behozható. A végén tíz percig a zenészekkel lehet beszélgetni.',
      ),
      en: paragraphs(
        'Pupils, students and instrument makers take turns. A different instrument is in the middle each week: we have had a glass harmonica, a bass clarinet and a full set of cowbells.',
        'There are no announcements, and coffee may be brought in. For ten minutes at the end you can talk to the players.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'music-house',
    picture: { scene: 'music-house', season: 'autumn', time: 'day', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(3, 0, 8, '12:30', '13:00') },
    free: true,
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom'],
  },
  {
    key: 'half-light-jazz',
    title: { hu: 'Félhomály jazzklub', en: 'Half-Light jazz club' },
    slug: { hu: 'felhomaly-jazzklub', en: 'half-light-jazz-club' },
    lead: {
      hu: 'Péntek esténként kisegyüttesek két rövid felvonásban, asztalok mellett, halkan.',
      en: 'Small bands in two short sets on Friday nights, played softly and close to the tables.',
    },
    body: {
      hu: paragraphs(
        'Az első részt a meghívott együttes játssza, a másodikban vendég csatlakozik, akivel még sosem léptek föl. Erről sem ők, sem mi nem tudunk előre sokat.',
        'Kapunyitás fél nyolckor, nyolcvan hely, az asztalokat érkezési sorrendben foglaljuk. Az együttesek listája hetente az előtérben olvasható.',
      ),
      en: paragraphs(
        'The invited band plays the first set; in the second a guest joins with whom they have never performed. Neither they nor we know much more than that in advance.',
        'Doors open at half past seven. There are eighty seats and tables go to those who come first. Each week’s line-up is posted in the foyer.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'millennium-house',
    picture: { scene: 'millennium-house', season: 'winter', time: 'night', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(5, 0, 8, '20:00', '22:00') },
    price: { hu: '3500 Ft', en: 'HUF 3,500' },
    ticketUrl: 'https://jegy.example.hu/felhomaly-jazzklub',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'harp-by-lantern',
    title: { hu: 'Hárfa lámpafénynél', en: 'Harp by lantern light' },
    slug: { hu: 'harfa-lampafenynel', en: 'harp-by-lantern-light' },
    lead: {
      hu: 'Ötven perc a tóparton két hárfával: reneszánsz táncok, csend, víz.',
      en: 'Fifty minutes by the lake with two harps: Renaissance dances, silence, water.',
    },
    body: {
      hu: paragraphs(
        'Szepesi Lea és Torda Ignác a vár alatti lépcsőn játszik, erősítés nélkül. A nézők a parti padokon és a kihelyezett székeken ülnek, százhúszan férünk el.',
        'Hidegben takarót és teát adunk, a hangszereket ilyenkor fűtött állványon tartjuk. Esős időben a következő napon várjuk ugyanakkor.',
      ),
      en: paragraphs(
        'Lea Szepesi and Ignác Torda play unamplified on the steps below the castle. Listeners sit on the lakeside benches and on chairs put out for the evening; there is room for a hundred and twenty.',
        'In the cold we lend blankets and pour tea, and the harps stand on heated bases. If it rains, come at the same hour the next day.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'castle-and-lake',
    picture: { scene: 'castle-lake', season: 'autumn', time: 'night', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 1 }, start: '19:30', end: '20:20' }],
    },
    price: { hu: '3900 Ft', en: 'HUF 3,900' },
    ticketUrl: 'https://jegy.example.hu/harfa-lampafenynel',
    rainDate: { day: { weekday: 7, week: 1 }, start: '19:30', end: '20:20' },
    series: 'lantern-evenings',
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'choirs-in-the-courtyard',
    title: { hu: 'Kórusok a várudvaron', en: 'Choirs in the castle courtyard' },
    slug: { hu: 'korusok-a-varudvaron', en: 'choirs-in-the-castle-courtyard' },
    lead: {
      hu: 'Négy amatőr kórus, négy sarok, egy közös záródal, amelyet a közönség is megtanul.',
      en: 'Four amateur choirs, four corners and a closing song that the audience learns too.',
    },
    body: {
      hu: paragraphs(
        'A kórusok az udvar négy szögletéből felelgetnek egymásnak: madrigál, spirituálé, kalotaszegi dallamok és egy frissen írt kánon. Az utolsó negyedórában Bánó Klementina karnagy tanítja be a záródalt, kotta nélkül.',
        'A belépés díjmentes, jegy nem kell. Ülőhely a fal mentén van, a többiek állva hallgatják.',
      ),
      en: paragraphs(
        'The choirs answer one another across the courtyard with madrigals, spirituals, melodies from Kalotaszeg and a newly written canon. In the last quarter of an hour the conductor Klementina Bánó teaches everyone the closing song by ear.',
        'Free, and no ticket is needed. There are seats along the wall; the rest of us stand.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'castle-and-lake',
    picture: { scene: 'castle-lake', season: 'summer', time: 'gold', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 2 }, start: '16:30', end: '18:00' }],
    },
    free: true,
    rainDate: { day: { weekday: 6, week: 3 }, start: '16:30', end: '18:00' },
    accessibility: ['step_free', 'sign_language'],
  },
  {
    key: 'folk-songs-close-up',
    title: { hu: 'Népdalok egy szobányi közelből', en: 'Folk songs from across the room' },
    slug: { hu: 'nepdalok-egy-szobanyi-kozelbol', en: 'folk-songs-from-across-the-room' },
    lead: {
      hu: 'Hatvan néző, egy énekes, két vonós: a dalok úgy szólnak, ahogyan a konyhában szólhattak.',
      en: 'Sixty listeners, one singer and two fiddles: songs as they may have sounded in the kitchen.',
    },
    body: {
      hu: paragraphs(
        'Gyimesi Borka három tájegység dalait énekli, és elmondja, kitől tanulta őket. Mikrofon nincs, a székek körben állnak.',
        'Minden jegy elkelt. Az előadás napján fél hétkor a visszaadott helyeket a helyszínen, érkezési sorrendben kínáljuk föl.',
      ),
      en: paragraphs(
        'Borka Gyimesi sings songs from three regions and tells us whom she learned them from. There is no microphone, and the chairs stand in a ring.',
        'All tickets have been sold. Returns are offered at the door from half past six on the night, in order of arrival.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'music-house',
    picture: { scene: 'music-house', season: 'winter', time: 'dusk', seed: 4 },
    when: { kind: 'occurrences', occurrences: [{ day: 4, start: '19:30', end: '20:40' }] },
    price: { hu: '4200 Ft', en: 'HUF 4,200' },
    ticketUrl: 'https://jegy.example.hu/nepdalok',
    status: 'sold_out',
    statusNote: {
      hu: 'Minden jegy elkelt; visszaadott jegyek az előadás napján fél héttől kaphatók.',
      en: 'Sold out; returned tickets are available from half past six on the night.',
    },
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'electric-night',
    title: { hu: 'Áram alatt: elektronikus éjszaka', en: 'Live current: an electronic night' },
    slug: { hu: 'aram-alatt-elektronikus-ejszaka', en: 'live-current-an-electronic-night' },
    lead: {
      hu: 'Saját építésű szintetizátorok és térben mozgó hang. Az est időpontja később várható.',
      en: 'Home-built synthesisers and sound that travels around the room. A new date will follow.',
    },
    body: {
      hu: paragraphs(
        'Négy előadó olyan hangszereken játszik, amelyeket maga forrasztott. A közönség a terem közepén ül, a hangszórók köröttük és fölöttük vannak.',
        'A hangos részek előtt fényjelzést adunk, füldugót az előtérben osztunk.',
      ),
      en: paragraphs(
        'Four performers play instruments that they soldered themselves. The audience sits in the middle, with loudspeakers all around and above.',
        'A light gives warning of loud passages, and earplugs are handed out in the foyer.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'music-house',
    picture: { scene: 'music-house', season: 'autumn', time: 'night', seed: 2 },
    when: { kind: 'occurrences', occurrences: [{ day: 12, start: '20:00', end: '23:00' }] },
    price: { hu: '4500 Ft', en: 'HUF 4,500' },
    status: 'postponed',
    statusNote: {
      hu: 'Műszaki okból elhalasztjuk. A jegyek az új időpontra érvényesek, amelyet egy hónapon belül közlünk.',
      en: 'Postponed for technical reasons. Tickets remain valid for the new date, which we shall announce within a month.',
    },
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'hands-that-sing',
    title: { hu: 'Éneklő kezek', en: 'Hands that sing' },
    slug: { hu: 'eneklo-kezek', en: 'hands-that-sing' },
    lead: {
      hu: 'Koncert jelnyelven és hangban egyszerre: siket és halló előadók közös estje.',
      en: 'A concert in sign and in sound at once, by deaf and hearing performers together.',
    },
    body: {
      hu: paragraphs(
        'A nyolc dalt két énekes és két siket jelnyelvi költő adja elő. Nem tolmácsolják egymást: ugyanaz a vers kétféleképpen születik meg, néha felelgetve, néha egymásnak ellentmondva.',
        'A színpad pallója átvezeti a rezgést, az első két sorban lábbal is hallgatni lehet. Az est nyugodt: fény marad a nézőtéren, és közben ki lehet menni.',
      ),
      en: paragraphs(
        'Eight songs are performed by two singers and two deaf sign-language poets. Neither interprets the other: the same poem comes into being twice, sometimes in answer and sometimes in contradiction.',
        'The wooden stage carries vibration, so in the first two rows you can listen with your feet. It is a relaxed evening: some light stays on and you may come and go.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'music-house',
    picture: { scene: 'concert-hall', season: 'winter', time: 'dusk', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 9, start: '18:00', end: '19:15' },
        { day: 37, start: '18:00', end: '19:15' },
      ],
    },
    price: { hu: '2900 Ft', en: 'HUF 2,900' },
    ticketUrl: 'https://jegy.example.hu/eneklo-kezek',
    accessibility: ['sign_language', 'hearing_loop', 'relaxed', 'step_free', 'accessible_restroom'],
  },
  {
    key: 'sunday-singing',
    title: { hu: 'Vasárnap esti közös éneklés', en: 'Singing together on Sunday night' },
    slug: { hu: 'vasarnap-esti-kozos-enekles', en: 'singing-together-on-sunday-night' },
    lead: {
      hu: 'Egy óra többszólamú ének kottaolvasás nélkül, hogy könnyebben kezdődjön a hét.',
      en: 'An hour of part-singing with no notes to read, so that the week begins more lightly.',
    },
    body: {
      hu: paragraphs(
        'Bemelegítés, egy kánon, két rövid kórusmű hallás után. Akinek azt mondták az iskolában, hogy csak tátogjon, azt különösen szívesen látjuk.',
        'Bejelentkezni nem kell. A székeket mindenki maga hozza körbe, és maga viszi vissza.',
      ),
      en: paragraphs(
        'A warm-up, a canon and two short pieces learned by ear. Those who were told at school just to mouth the words are especially welcome.',
        'No need to book. Everybody fetches a chair for the circle and puts it back at the end.',
      ),
    },
    category: 1,
    type: 'workshop',
    location: 'music-house',
    picture: { scene: 'music-house', season: 'summer', time: 'dusk', seed: 5 },
    when: { kind: 'occurrences', occurrences: weekly(7, 0, 8, '18:00', '19:15') },
    free: true,
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom', 'assistance_dogs'],
  },
  {
    key: 'drum-circle',
    title: { hu: 'Kezdők dobköre', en: 'Drum circle for beginners' },
    slug: { hu: 'kezdok-dobkore', en: 'drum-circle-for-beginners' },
    lead: {
      hu: 'Hétfőnként tizenöt dob, egy vezető és egyre tisztább ritmus.',
      en: 'Fifteen drums, one leader and a rhythm that grows clearer by the minute, on Mondays.',
    },
    body: {
      hu: paragraphs(
        'Lépésből indulunk: előbb a láb tanulja meg a lüktetést, aztán a tenyér. Djembét, kahont és keretdobot adunk. Az óra végére három szólam szól egyszerre.',
        'Tizennégy éves kortól. Csuklóproblémával puhább verőt kérhet.',
      ),
      en: paragraphs(
        'We start by walking: the feet learn the pulse first, then the palms. Djembes, cajons and frame drums are provided, and by the end three parts sound at once.',
        'From the age of fourteen. If your wrists trouble you, ask for soft beaters.',
      ),
    },
    category: 1,
    type: 'workshop',
    location: 'music-house',
    picture: { scene: 'workshop', season: 'winter', time: 'dusk', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(1, 0, 8, '17:30', '18:45') },
    price: { hu: '2200 Ft', en: 'HUF 2,200' },
    registerUrl: 'https://regisztracio.example.hu/kezdok-dobkore',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'brass-at-the-house',
    title: { hu: 'Rézfúvósok üvegfalak között', en: 'Brass in a house of glass' },
    slug: { hu: 'rezfuvosok-uvegfalak-kozott', en: 'brass-in-a-house-of-glass' },
    lead: {
      hu: 'A Tizenegy Kürt együttes estje, amelyen a közönség a zenészek között sétált.',
      en: 'An evening with the Eleven Horns ensemble, during which the audience walked among the players.',
    },
    body: {
      hu: paragraphs(
        'A tizenegy fúvós a ház különböző szintjeiről játszott, a hallgatók szabadon mozogtak. Az utolsó darab alatt mindenki az előtérben gyűlt össze.',
        'A felvételt, ha elkészül, ezen az oldalon tesszük közzé.',
      ),
      en: paragraphs(
        'Eleven players stood on different floors of the building while listeners moved about as they wished. For the last piece everyone gathered in the foyer.',
        'The recording will be published on this page when it is ready.',
      ),
    },
    category: 1,
    type: 'concert',
    location: 'music-house',
    picture: { scene: 'concert-hall', season: 'summer', time: 'night', seed: 4 },
    when: { kind: 'occurrences', occurrences: [{ day: -3, start: '19:00', end: '20:30' }] },
    price: { hu: '4900 Ft', en: 'HUF 4,900' },
  },
  {
    key: 'musical-fountain',
    title: { hu: 'Zenél a szökőkút', en: 'The fountain plays' },
    slug: { hu: 'zenel-a-szokokut', en: 'the-fountain-plays' },
    lead: {
      hu: 'Egész óránként zene és víz a promenádon, délután egytől, jó időben.',
      en: 'Music and water on the promenade, on the hour from one in the afternoon, in fair weather.',
    },
    body: {
      hu: paragraphs(
        'A szökőkút reggel hét és este tizenegy között működik. A zenés játékok délután egykor kezdődnek, és egész óránként más dallamra járnak a sugarak.',
        list('a legközelebbi ülőhely a promenád padsora', 'erős szélben és fagyban a víz áll', 'a szélén a burkolat nedves, csúszhat'),
      ),
      en: paragraphs(
        'The fountain runs from seven in the morning until eleven at night. The music begins at one o’clock and the jets dance to a different tune every hour.',
        list(
          'the nearest seats are the benches along the promenade',
          'no water in strong wind or frost',
          'paving near the edge is wet and can be slippery',
        ),
      ),
    },
    category: 1,
    type: 'other',
    location: 'promenade',
    picture: { scene: 'fountain-promenade', season: 'summer', time: 'night', seed: 3 },
    when: { kind: 'text', from: -200, to: 365 },
    dateText: { hu: 'Jó időben naponta, 13 órától minden egész órában', en: 'Daily in fair weather, on the hour from 1 pm' },
    constant: true,
    free: true,
    accessibility: ['step_free', 'assistance_dogs'],
  },
];
