import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const moreOutdoorEvents: SeedEvent[] = [
  {
    key: 'scents-and-touch',
    title: { hu: 'Illatok és érintések', en: 'Scent and touch' },
    slug: { hu: 'illatok-es-erintesek', en: 'scent-and-touch' },
    lead: {
      hu: 'Lassú séta a Vakok kertjében, látó és látássérült vendégeknek együtt.',
      en: 'A slow walk in the sensory garden for sighted, blind and partially sighted visitors together.',
    },
    body: {
      hu: paragraphs(
        'Az egyik vezető, Zsombori Lénárd, maga sem lát: ő tanítja meg, hogyan lehet levélről, kavicsról és visszhangról tájékozódni. A kísérők szóban leírják a kertet, a növények neve domború írással is olvasható.',
        'A séta hetven perc, közben kétszer leülünk. Vakvezető kutyának vizet adunk. Ha kéri, a Hősök tere metrómegállónál várjuk, és odakísérjük: ezt a regisztrációnál jelezze.',
      ),
      en: paragraphs(
        'One of the guides, Lénárd Zsombori, is blind himself, and teaches you to find your way by leaf, gravel and echo. His colleagues describe the garden aloud, and plant names can be read in Braille.',
        'Seventy minutes with two rests. There is water for guide dogs. If you wish we can meet you at Hősök tere metro station and walk with you: just say so when you register.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'sensory-garden',
    picture: { scene: 'sensory-garden', season: 'summer', time: 'day', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(4, 0, 8, '10:00', '11:10') },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/illatok-es-erintesek',
    accessibility: ['step_free', 'audio_description', 'assistance_dogs', 'accessible_restroom'],
  },
  {
    key: 'stargazing',
    title: { hu: 'Csillagnéző a Mimóza-dombon', en: 'Stargazing on Mimóza Hill' },
    slug: { hu: 'csillagnezo-a-mimoza-dombon', en: 'stargazing-on-mimoza-hill' },
    lead: {
      hu: 'Három távcső, egy csillagász és annyi égbolt, amennyi a nagyvárosban megmarad.',
      en: 'Three telescopes, an astronomer and as much sky as a big city leaves us.',
    },
    body: {
      hu: paragraphs(
        'A fényes bolygókat, a Holdat és a kettőscsillagokat a város közepéből is jól látni. Ormos Dalma csillagász megmutatja, merre kell nézni, aztán sorban mindenki a távcsőhöz áll. A kezdés előtt fél órával vörös fényű lámpást osztunk, mert az nem vakít.',
        'A program csak tiszta időben van meg. Felhős ég esetén az esőnapon próbáljuk újra, a döntésről délután négyig írunk a regisztrálóknak.',
      ),
      en: paragraphs(
        'The bright planets, the Moon and double stars can be seen well even from the middle of a city. The astronomer Dalma Ormos points out where to look and then everyone takes a turn at the eyepiece. Half an hour before we start we hand out red lanterns, which do not dazzle.',
        'We need a clear sky. If it is cloudy we try again on the reserve date, and write to everyone registered by four in the afternoon.',
      ),
    },
    category: 2,
    type: 'views-and-skies',
    location: 'balloon',
    picture: { scene: 'balloon', season: 'winter', time: 'night', seed: 3 },
    when: { kind: 'occurrences', occurrences: [{ day: 10, start: '20:30', end: '22:00' }] },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/csillagnezo',
    rainDate: { day: 11, start: '20:30', end: '22:00' },
    series: 'lantern-evenings',
    accessibility: ['assistance_dogs'],
  },
  {
    key: 'botanical-drawing',
    title: { hu: 'Botanikai rajzreggel', en: 'Botanical drawing morning' },
    slug: { hu: 'botanikai-rajzreggel', en: 'botanical-drawing-morning' },
    lead: {
      hu: 'Egy levél, egy ceruza, két óra: növényrajz kezdőknek a kert csendes sarkában.',
      en: 'One leaf, one pencil, two hours: plant drawing for beginners in a quiet corner of the garden.',
    },
    body: {
      hu: paragraphs(
        'Előbb csak nézünk: az első tíz percben senki sem rajzol. Utána körvonal, erezet, árnyék, végül egy vékony réteg akvarell. A lapokat Sárközi Bíborka növényillusztrátor segítségével igazítjuk.',
        'Papírt, ceruzát és hordozható rajztáblát adunk. Rossz időben a szomszédos épületben, behozott növényekkel dolgozunk.',
      ),
      en: paragraphs(
        'First we only look: for ten minutes nobody draws. Then come outline, veins and shade, and last a thin wash of watercolour. The botanical illustrator Bíborka Sárközi helps everyone along.',
        'Paper, pencils and lap boards are provided. In bad weather we work indoors next door, with plants brought in from the garden.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'botanical-garden',
    picture: { scene: 'botanical-garden', season: 'summer', time: 'gold', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 1, start: '10:00', end: '12:00' },
        { day: 22, start: '10:00', end: '12:00' },
        { day: 43, start: '10:00', end: '12:00' },
      ],
    },
    price: { hu: '3200 Ft, anyagokkal', en: 'HUF 3,200, materials included' },
    ticketUrl: 'https://jegy.example.hu/botanikai-rajzreggel',
    accessibility: ['step_free'],
  },
  {
    key: 'compost-circle',
    title: { hu: 'Komposztkör', en: 'Compost circle' },
    slug: { hu: 'komposztkor', en: 'compost-circle' },
    lead: {
      hu: 'Mi lesz a lehullott levélből? Gyakorlati bemutató erkélyen és kertben komposztálóknak.',
      en: 'What becomes of fallen leaves? A practical session for anyone composting on a balcony or in a garden.',
    },
    body: {
      hu: paragraphs(
        'A kert hátsó udvarában három különböző korú halmot bontunk meg, hőmérőt szúrunk beléjük, és megnézzük, kik laknak bennük. Szó lesz gilisztakomposztról, erkélyre való vödörről és arról, mit ne tegyünk bele.',
        'A végén mindenki két liter érett komposztot vihet haza, ha hoz hozzá zárható edényt.',
      ),
      en: paragraphs(
        'In the yard behind the garden we open up three heaps of different ages, take their temperature and see who lives inside. We talk about worm bins, buckets for balconies and the things that are better left out.',
        'Bring a container with a lid and take home two litres of finished compost.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'botanical-garden',
    organizer: { hu: 'A Liget kertészei', en: 'The park’s gardeners' },
    picture: { scene: 'botanical-garden', season: 'winter', time: 'day', seed: 4 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: { weekday: 6, week: 2 }, start: '10:30', end: '12:00' },
        { day: { weekday: 6, week: 6 }, start: '10:30', end: '12:00' },
      ],
    },
    free: true,
  },
  {
    key: 'bird-trail-on-your-own',
    title: { hu: 'Tanösvény saját tempóban', en: 'The trail at your own pace' },
    slug: { hu: 'tanosveny-sajat-tempoban', en: 'the-trail-at-your-own-pace' },
    lead: {
      hu: 'Tíz állomás odúkról, fészkekről és vonulásról, a nap bármely órájában.',
      en: 'Ten stations about nest boxes, nests and migration, at any hour of the day.',
    },
    body: {
      hu: paragraphs(
        'Az ösvényt 2021 júniusában nyitottuk meg. Az állomásokon felnyitható táblák, madárhangok és egy gyerekeknek szóló nyomkereső várja; a teljes kör kényelmesen negyven perc.',
        'Reggel és naplemente előtt a legtöbb a mozgás. A megfigyelőfalak mögött kérjük a csendet, a kutya maradjon pórázon.',
      ),
      en: paragraphs(
        'The trail opened in June 2021. Its stations have panels to lift, birdsong to listen to and a tracking game for children; the full round takes an easy forty minutes.',
        'Early morning and the hour before sunset are the liveliest. Please keep quiet behind the hides, and dogs on a lead.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'bird-trail',
    picture: { scene: 'bird-trail', season: 'autumn', time: 'day', seed: 2 },
    when: { kind: 'open', from: -1900 },
    dateText: { hu: 'Egész évben, bármikor', en: 'All year, at any time' },
    constant: true,
    free: true,
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'barefoot-trail',
    title: { hu: 'Mezítlábas ösvény', en: 'Barefoot trail' },
    slug: { hu: 'mezitlabas-osveny', en: 'barefoot-trail' },
    lead: {
      hu: 'Fakéreg, kavics, homok, fű: a botanikus kert talpmasszázsa fagymentes időben.',
      en: 'Bark, pebbles, sand and grass: the botanical garden’s foot massage, whenever there is no frost.',
    },
    body: {
      hu: paragraphs(
        'A rövid kör a kert belső oldalán indul. Vegye le a cipőjét a pad mellett, és menjen lassan: a felületek úgy követik egymást, hogy a talpnak legyen ideje hozzászokni.',
        'Kisgyerekkel is végigjárható. Érdemes törülközőt hozni; a lábmosó csap fagyveszély idején el van zárva.',
      ),
      en: paragraphs(
        'The short circuit begins on the inner side of the garden. Leave your shoes by the bench and go slowly: the surfaces follow one another in such a way that your feet have time to adjust.',
        'Small children manage it too. Bring a towel; the foot tap is turned off when frost threatens.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'botanical-garden',
    picture: { scene: 'botanical-garden', season: 'spring', time: 'gold', seed: 5 },
    when: { kind: 'text', from: -300, to: 365 },
    dateText: { hu: 'Minden fagymentes napon', en: 'Every frost-free day' },
    constant: true,
    free: true,
    accessibility: ['relaxed'],
  },
  {
    key: 'nest-box-making',
    title: { hu: 'Odúkészítő délután', en: 'Nest-box afternoon' },
    slug: { hu: 'odukeszito-delutan', en: 'nest-box-afternoon' },
    lead: {
      hu: 'Negyven odú készült el egy délután alatt; a felét a tanösvény fáin helyezzük ki.',
      en: 'Forty boxes made in one afternoon, half of which will hang in the trees along the trail.',
    },
    body: {
      hu: paragraphs(
        'A résztvevők előre szabott fenyőlapokból szereltek odút széncinegének, kék cinegének és csuszkának. A röpnyílás átmérője dönti el, ki költözik be: a kék cinegének 28, a széncinegének 32 milliméteres nyílás kell.',
        'Az elkészült odúk sorszámot kaptak, így a készítőik a költési naplóban követhetik, lakik-e bennük valaki. A következő alkalmat a hírlevélben jelezzük.',
      ),
      en: paragraphs(
        'From pine boards cut to size, participants built boxes for great tits, blue tits and nuthatches. The width of the hole decides who moves in: 28 millimetres for a blue tit, 32 for a great tit.',
        'Each box has a number, so its maker can follow in the nesting log whether anyone lives there. The next session will be announced on this site.',
      ),
    },
    category: 2,
    type: 'nature',
    location: 'bird-trail',
    picture: { scene: 'bird-trail', season: 'winter', time: 'day', seed: 3 },
    when: { kind: 'occurrences', occurrences: [{ day: -9, start: '14:00', end: '17:00' }] },
    free: true,
  },
  {
    key: 'honey-weekend',
    title: { hu: 'Mézek hétvégéje', en: 'Honey weekend' },
    slug: { hu: 'mezek-hetvegeje', en: 'honey-weekend' },
    lead: {
      hu: 'Hársméztől a repcéig: kétnapos kóstoló, viaszgyertya-mártás és üvegfalú bemutatókaptár a promenádon.',
      en: 'From lime blossom to rape: a two-day tasting on the promenade, with candle dipping and a glass-walled hive.',
    },
    body: {
      hu: paragraphs(
        'Tizenkét méhész mutatja be, mitől más az erdei és a réti méz, és hogyan ismerhető föl a hamisítvány. Szombaton és vasárnap is egész nap nyitva vagyunk, sötétedésig.',
        '## Programok mindkét napon',
        list(
          '11 órakor: kóstolóvezetés, húsz főig',
          '13 és 16 óra között: gyertyamártás gyerekeknek',
          'egész nap: méhviasz, mézeskalács, virágpor',
        ),
        'Méhcsípésre érzékeny vendégeinknek: a bemutatókaptár végig zárva marad.',
      ),
      en: paragraphs(
        'Twelve beekeepers explain what sets forest honey apart from meadow honey and how to spot a fake. We are open on Saturday and Sunday, all day until dark.',
        '## On both days',
        list('11 am: guided tasting for up to twenty', '1 to 4 pm: candle dipping for children', 'all day: beeswax, gingerbread, pollen'),
        'If you are sensitive to stings: the show hive stays sealed throughout.',
      ),
    },
    category: 2,
    type: 'market-and-picnic',
    location: 'promenade',
    picture: { scene: 'market', season: 'summer', time: 'gold', seed: 2 },
    when: {
      kind: 'span',
      from: { weekday: 6, week: 4 },
      to: { weekday: 7, week: 4 },
    },
    free: true,
    accessibility: ['step_free', 'assistance_dogs', 'accessible_restroom'],
    gallery: [
      { scene: 'market', season: 'autumn', time: 'day', seed: 1 },
      { scene: 'fountain-promenade', season: 'summer', time: 'dusk', seed: 1 },
      { scene: 'picnic', season: 'summer', time: 'day', seed: 1 },
    ],
  },
];
