import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const familyEvents: SeedEvent[] = [
  {
    key: 'story-carpet',
    title: { hu: 'Meseszőnyeg', en: 'The story carpet' },
    slug: { hu: 'meseszonyeg', en: 'the-story-carpet' },
    lead: {
      hu: 'Keddenként mondókák, ölbeli játékok és egy rövid mese, a legkisebbeknek és azoknak, akik a karjukban hozzák őket.',
      en: 'Rhymes, lap games and one short story every Tuesday, for babies, toddlers and whoever carries them.',
    },
    body: {
      hu: paragraphs(
        'Egy nagy szőnyegen ülünk, közel egymáshoz. Fél óra közös játék után még fél óráig maradni lehet: van meleg víz, mikrohullámú sütő, pelenkázó és szoptatósarok.',
        'Három hónapostól hároméves korig várjuk a gyerekeket. Bejelentkezni nem kell, húsz család fér el kényelmesen.',
      ),
      en: paragraphs(
        'We sit close together on one big carpet. After half an hour of play you may stay for another half: there is hot water, a microwave, a changing table and a corner for breastfeeding.',
        'For children from three months to three years. The rhymes are Hungarian and easily picked up. No booking; there is comfortable room for twenty families.',
      ),
    },
    category: 3,
    type: 'family-music',
    location: 'visitor-center',
    picture: { scene: 'visitor-center', season: 'spring', time: 'day', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(2, 0, 8, '10:00', '11:00') },
    free: true,
    accessibility: ['step_free', 'accessible_restroom', 'relaxed'],
  },
  {
    key: 'sound-cradle',
    title: { hu: 'Hangbölcső', en: 'Sound cradle' },
    slug: { hu: 'hangbolcso', en: 'sound-cradle' },
    lead: {
      hu: 'Zenés foglalkozás babáknak: cselló, énekhang és puha padló.',
      en: 'Music for babies, with a cello, a singing voice and a soft floor.',
    },
    body: {
      hu: paragraphs(
        'Egy csellista és egy énekes játszik körben ülő szülőknek és babáknak: altatót, táncot, két perc Bachot, aztán csendet. A babák mászhatnak, gügyöghetnek, a csellóhoz is odamehetnek.',
        'Negyven perc, tizennyolc hónapos korig. A babakocsik a bejárat mellett, őrzött helyen állhatnak.',
      ),
      en: paragraphs(
        'A cellist and a singer play to a ring of parents and babies: a lullaby, a dance, two minutes of Bach, and then silence. Babies may crawl, babble and go right up to the cello.',
        'Forty minutes, up to eighteen months. Pushchairs are looked after near the entrance.',
      ),
    },
    category: 3,
    type: 'family-music',
    location: 'music-house',
    picture: { scene: 'music-house', season: 'summer', time: 'dawn', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [...weekly(1, 0, 8, '10:00', '10:45'), ...weekly(4, 0, 8, '10:00', '10:45')],
    },
    price: { hu: '2800 Ft felnőttenként', en: 'HUF 2,800 per adult' },
    ticketUrl: 'https://jegy.example.hu/hangbolcso',
    accessibility: ['step_free', 'accessible_restroom', 'relaxed'],
  },
  {
    key: 'first-bicycle-round',
    title: { hu: 'Első biciklis kör', en: 'First time round by bike' },
    slug: { hu: 'elso-biciklis-kor', en: 'first-time-round-by-bike' },
    lead: {
      hu: 'Táblák, zebra, jobbkéz-szabály: vezetett gyakorlás a KRESZ-parkban öt–tízéveseknek.',
      en: 'Signs, zebra crossings and giving way: guided practice in the traffic park for ages five to ten.',
    },
    body: {
      hu: paragraphs(
        'Két oktató kíséri a csoportot a kicsinyített utcákon. Előbb gyalog, aztán biciklivel vagy rollerrel járjuk be a pályát, a végén a gyerekek szerepet cserélnek: ők lesznek a rendőrök.',
        '## Mit hozzon magával?',
        list('biciklit vagy rollert; néhányat kölcsön is adunk', 'bukósisakot, ez kötelező', 'zárt cipőt'),
        'A foglalkozás esőben elmarad. A pályát és a körülötte megújult parkot 2024. május 11-én nyitottuk meg újra.',
      ),
      en: paragraphs(
        'Two instructors lead the group through the miniature streets, first on foot and then by bicycle or scooter. At the end the children swap roles and become the police.',
        '## What to bring',
        list('a bicycle or scooter; we have a few to lend', 'a helmet, which is compulsory', 'closed shoes'),
        'Called off in rain. The course and the green space around it reopened on 11 May 2024.',
      ),
    },
    category: 3,
    type: 'play',
    location: 'traffic-park',
    picture: { scene: 'traffic-park', season: 'summer', time: 'day', seed: 2 },
    when: {
      kind: 'occurrences',
      occurrences: [...weekly(3, 0, 8, '14:30', '15:30'), ...weekly(6, 0, 8, '14:00', '15:00')],
    },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/elso-biciklis-kor',
    accessibility: ['step_free'],
  },
  {
    key: 'traffic-park-free-riding',
    title: { hu: 'Szabad gurulás a KRESZ-parkban', en: 'Free riding in the traffic park' },
    slug: { hu: 'szabad-gurulas-a-kresz-parkban', en: 'free-riding-in-the-traffic-park' },
    lead: {
      hu: 'Amikor nincs foglalkozás, a kis utcák mindenkié: hozzon biciklit, rollert vagy futóbiciklit.',
      en: 'When no class is on, the little streets belong to everyone: bring a bicycle, a scooter or a balance bike.',
    },
    body: {
      hu: paragraphs(
        'A lámpák és a táblák ilyenkor is érvényesek, a felnőttek gyalog vannak. A kisebbeknek a belső kör való, ott nincs kereszteződés.',
        'Javítóoszlop és pumpa a bejáratnál van. Tizenkét éves korig ajánljuk.',
      ),
      en: paragraphs(
        'Lights and signs apply all the same, and grown-ups go on foot. The inner ring, which has no crossings, suits the youngest.',
        'There is a repair stand with a pump by the entrance. Recommended up to the age of twelve.',
      ),
    },
    category: 3,
    type: 'play',
    location: 'traffic-park',
    picture: { scene: 'traffic-park', season: 'summer', time: 'gold', seed: 2 },
    when: { kind: 'text', from: -300, to: 365 },
    dateText: { hu: 'Jó időben, naponta, a vezetett foglalkozások idején kívül', en: 'Daily in good weather, outside guided sessions' },
    constant: true,
    free: true,
    accessibility: ['step_free'],
  },
  {
    key: 'playground-little-ones',
    title: { hu: 'Homok, hinta, kötélhíd', en: 'Sand, swing, rope bridge' },
    slug: { hu: 'homok-hinta-kotelhid', en: 'sand-swing-rope-bridge' },
    lead: {
      hu: 'Péntek délelőtti mozgásos játék két–ötéveseknek a Nagyjátszótéren, játékmesterekkel.',
      en: 'Friday-morning movement games for ages two to five on the main playground, with our play leaders.',
    },
    body: {
      hu: paragraphs(
        'A több mint 13 000 négyzetméteres játszótér nagyjából ötven eszköze elsőre sok lehet. A játékmesterek minden héten három közelit választanak ki, és azok között építenek akadálypályát.',
        'Másfél óra, közben bármikor be lehet kapcsolódni. Váltóruha és esőcsizma jól jön, viharban elmarad.',
      ),
      en: paragraphs(
        'About fifty pieces of equipment on more than 13,000 square metres can be a lot to take in. Each week our play leaders pick three that stand close together and build an obstacle course between them.',
        'An hour and a half; join in whenever you like. A change of clothes and wellingtons come in handy. Not held in storms.',
      ),
    },
    category: 3,
    type: 'play',
    location: 'playground',
    picture: { scene: 'playground', season: 'spring', time: 'gold', seed: 4 },
    when: { kind: 'occurrences', occurrences: weekly(5, 0, 8, '10:00', '11:30') },
    free: true,
    accessibility: ['step_free', 'accessible_restroom'],
    gallery: [
      { scene: 'playground', season: 'autumn', time: 'gold', seed: 2 },
      { scene: 'traffic-park', season: 'spring', time: 'day', seed: 1 },
      { scene: 'gate-and-paths', season: 'autumn', time: 'day', seed: 1 },
    ],
  },
  {
    key: 'paper-park',
    title: { hu: 'Papírliget', en: 'Paper park' },
    slug: { hu: 'papirliget', en: 'paper-park' },
    lead: {
      hu: 'Szombatonként egyre nő a papírból vágott park: fák, tavak, házak és lakóik, közös asztalon.',
      en: 'Every Saturday the paper park grows a little: trees, ponds, houses and their inhabitants, made at one long table.',
    },
    body: {
      hu: paragraphs(
        'A folyosó falán hétről hétre bővül a rétegekből épülő látkép. Az a darab, amelyet a gyerek a közösbe szán, fölkerül a falra, a másikat hazaviheti.',
        'Délelőtt tíztől fél egyig bármikor le lehet ülni. Hatéves kor alatt felnőtt segítségét kérjük, mert éles ollóval is dolgozunk.',
      ),
      en: paragraphs(
        'Along the corridor wall a layered panorama grows from week to week. One piece goes up there for everybody; the other the child takes home.',
        'Sit down at any time between ten and half past twelve. Under-sixes need a grown-up beside them, since some of the scissors are sharp.',
      ),
    },
    category: 3,
    type: 'craft',
    location: 'millennium-house',
    picture: { scene: 'workshop', season: 'summer', time: 'day', seed: 4 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '10:00', '12:30') },
    free: true,
    accessibility: ['step_free', 'accessible_restroom', 'relaxed'],
  },
  {
    key: 'lantern-making',
    title: { hu: 'Lámpáskészítés', en: 'Lantern making' },
    slug: { hu: 'lampaskeszites', en: 'lantern-making' },
    lead: {
      hu: 'Fűzfavessző, selyempapír, kis fény: péntek délutánra elkészül a saját lámpása az esti sétához.',
      en: 'Willow, tissue paper and a small light: make your own lantern in time for the evening walk.',
    },
    body: {
      hu: paragraphs(
        'Választani lehet gömb, hal, ház és hold alakú váz közül. A ragasztó fél óra alatt megköt, addig körbejárható a Liget makettje. Elemes fényt mindenki kap.',
        'Hatéves kortól önállóan, kisebbeknek felnőttel. A helyek száma huszonnégy, ezért kérjük a regisztrációt.',
      ),
      en: paragraphs(
        'Choose a frame in the shape of a ball, a fish, a house or a moon. The glue takes half an hour to set, time enough to walk around the model of the park. Everyone is given a battery light.',
        'From six years unaided, younger children with an adult. There are twenty-four places, so please register.',
      ),
    },
    category: 3,
    type: 'craft',
    location: 'visitor-center',
    picture: { scene: 'visitor-center', season: 'winter', time: 'dusk', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(5, 0, 8, '17:00', '19:00') },
    price: { hu: '1500 Ft lámpásonként', en: 'HUF 1,500 per lantern' },
    registerUrl: 'https://regisztracio.example.hu/lampaskeszites',
    series: 'lantern-evenings',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'hidden-objects-quest',
    title: { hu: 'Keresd a rejtett tárgyat', en: 'Find the hidden object' },
    slug: { hu: 'keresd-a-rejtett-targyat', en: 'find-the-hidden-object' },
    lead: {
      hu: 'Nyomozás a Néprajzi Múzeumban: egy tárgy elvesztette a leltári számát, és csak a gyerekek segíthetnek.',
      en: 'Detective work at the Museum of Ethnography: an object has lost its inventory number and only children can help.',
    },
    body: {
      hu: paragraphs(
        'A családok borítékot kapnak hat nyommal: egy mintával, egy illattal, egy hanggal, egy súllyal és két félbevágott fényképpel. A megoldást a muzeológus ellenőrzi a végén, és kiállítja a nyomozói igazolványt.',
        'Hét–tizenkét éveseknek, nagyjából hetvenöt perc. A borítékok magyar és angol nyelven is elérhetők.',
      ),
      en: paragraphs(
        'Families are handed an envelope with six clues: a pattern, a smell, a sound, a weight and two halves of a photograph. A curator checks your solution and issues the detective’s card.',
        'For ages seven to twelve, about seventy-five minutes. Envelopes come in Hungarian and English.',
      ),
    },
    category: 3,
    type: 'play',
    location: 'ethnography-museum',
    picture: { scene: 'ethnography-museum', season: 'spring', time: 'day', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(7, 0, 8, '14:00', '15:15') },
    price: { hu: '1200 Ft gyermekenként', en: 'HUF 1,200 per child' },
    ticketUrl: 'https://jegy.example.hu/keresd-a-rejtett-targyat',
    accessibility: ['step_free', 'accessible_restroom', 'hearing_loop'],
  },
  {
    key: 'map-treasure-hunt',
    title: { hu: 'Térképes kincskeresés', en: 'Treasure hunt with a map' },
    slug: { hu: 'terkepes-kincskereses', en: 'treasure-hunt-with-a-map' },
    lead: {
      hu: 'Tizenkét pont, egy iránytű és egy láda valahol a fák között: családi tájékozódás kezdőknek.',
      en: 'Twelve points, one compass and a chest somewhere among the trees: navigation for beginners and their families.',
    },
    body: {
      hu: paragraphs(
        'A rajtnál tíz perc alatt megtanuljuk tájolni a térképet. Utána minden család saját sorrendben keresi a pontokat, mindegyiknél egy betűt lehet összegyűjteni; a szó nyitja a ládát.',
        'A kör hossza két és három kilométer között van, babakocsival is járható változattal. Találkozó a Látogatóközpontnál.',
      ),
      en: paragraphs(
        'It takes ten minutes at the start to learn how to set a map. Each family then finds the points in its own order and collects a letter at each; the word opens the chest.',
        'Between two and three kilometres, with a version that suits pushchairs. We meet at the Visitor Centre; maps are in both languages.',
      ),
    },
    category: 3,
    type: 'play',
    location: 'park',
    picture: { scene: 'gate-and-paths', season: 'summer', time: 'gold', seed: 2 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 1, start: '14:00', end: '16:00' },
        { day: { weekday: 6, week: 3 }, start: '14:00', end: '16:00' },
        { day: { weekday: 7, week: 6 }, start: '10:00', end: '12:00' },
      ],
    },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/terkepes-kincskereses',
    accessibility: ['step_free'],
  },
  {
    key: 'uncle-double-bass',
    title: { hu: 'Nagybőgő úr elköltözik', en: 'Mr Double Bass moves house' },
    slug: { hu: 'nagybogo-ur-elkoltozik', en: 'mr-double-bass-moves-house' },
    lead: {
      hu: 'Családi koncert egy túl nagy hangszerről, amely sehová sem fér be. Öt zenész, egy lépcsőház, sok ajtó.',
      en: 'A family concert about an instrument too large to fit anywhere. Five musicians, one staircase, many doors.',
    },
    body: {
      hu: paragraphs(
        'A Kisujj Kamarazenekar a hangszerek rokonságán vezeti végig a gyerekeket: ki kinek a testvére, ki beszél mélyebben, és mi történik, ha mindenki egyszerre szól. A koncert végén a színpadra lehet menni, és meg lehet pengetni a bőgőt.',
        'Ötven perc, négyéves kortól. Az első sorokban párnák, hátul székek vannak.',
      ),
      en: paragraphs(
        'The Little Finger Chamber Orchestra introduces the family of strings: who is whose sister, who speaks lowest and what happens when all talk at once. At the end children may come up and pluck the bass.',
        'Fifty minutes, from the age of four. Cushions in front, chairs behind. Spoken parts are in Hungarian, the jokes are mostly musical.',
      ),
    },
    category: 3,
    type: 'family-music',
    location: 'music-house',
    organizer: { hu: 'Kisujj Kamarazenekar', en: 'Little Finger Chamber Orchestra' },
    picture: { scene: 'concert-hall', season: 'spring', time: 'day', seed: 2 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: { weekday: 6, week: 2 }, start: '11:00', end: '12:00' },
        { day: { weekday: 6, week: 5 }, start: '11:00', end: '12:00' },
      ],
    },
    price: { hu: '3200 Ft, gyerek 2200 Ft', en: 'HUF 3,200, children HUF 2,200' },
    ticketUrl: 'https://jegy.example.hu/nagybogo-ur-elkoltozik',
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom'],
  },
  {
    key: 'playground-birthday',
    title: { hu: 'Szülinap a Nagyjátszótéren', en: 'A birthday at the playground' },
    slug: { hu: 'szulinap-a-nagyjatszoteren', en: 'a-birthday-at-the-playground' },
    lead: {
      hu: 'Buborékok, kötélhúzás és egy tizenkét méteres tortarajz aszfaltkrétával.',
      en: 'Bubbles, a tug of war and a cake twelve metres long, drawn in chalk.',
    },
    body: {
      hu: paragraphs(
        'A játszótér évfordulóján délelőtt a kicsik, délután a nagyobbak kaptak külön pályát. A krétatorta minden szelete egy-egy család rajza volt, este az első eső mosta el.',
        'Köszönjük mindenkinek, aki eljött.',
      ),
      en: paragraphs(
        'To mark the playground’s anniversary the youngest had a course of their own in the morning, their older siblings in the afternoon. Each slice of the chalk cake was one family’s drawing, and the evening rain washed it away.',
        'Thank you to everyone who came.',
      ),
    },
    category: 3,
    type: 'play',
    location: 'playground',
    picture: { scene: 'playground', season: 'autumn', time: 'gold', seed: 2 },
    when: { kind: 'occurrences', occurrences: [{ day: -16, start: '10:00', end: '16:00' }] },
    free: true,
  },
];
