import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const stageEvents: SeedEvent[] = [
  {
    key: 'last-airship',
    title: { hu: 'Az utolsó léghajó', en: 'The last airship' },
    slug: { hu: 'az-utolso-leghajo', en: 'the-last-airship' },
    lead: {
      hu: 'Kétszereplős színdarab egy léghajósról és a nővéréről, akik húsz éve nem beszéltek egymással.',
      en: 'A two-hander about an aeronaut and his sister, who have not spoken to each other for twenty years.',
    },
    body: {
      hu: paragraphs(
        'A Padlás Társulat új darabja egyetlen kosárban játszódik, amely nem száll föl. A feszültséget a kötelek adják: minden kimondott mondat után eloldanak egyet.',
        'Nyolcvan perc, szünet nélkül. Angol felirattal játsszuk. Tizennégy éven felülieknek ajánljuk.',
      ),
      en: paragraphs(
        'The new play by the Attic Company takes place in a gondola that does not leave the ground. The ropes provide the suspense: with every truth spoken one of them is untied.',
        'Eighty minutes without an interval, in Hungarian with English surtitles. Recommended from the age of fourteen.',
      ),
    },
    category: 1,
    type: 'theatre',
    location: 'millennium-house',
    organizer: { hu: 'Padlás Társulat', en: 'Attic Company' },
    picture: { scene: 'millennium-house', season: 'summer', time: 'night', seed: 4 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 2, start: '19:00', end: '20:20' },
        { day: 8, start: '19:00', end: '20:20' },
        { day: 25, start: '19:00', end: '20:20' },
      ],
    },
    price: { hu: '4800 Ft', en: 'HUF 4,800' },
    ticketUrl: 'https://jegy.example.hu/az-utolso-leghajo',
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom'],
  },
  {
    key: 'shadows-on-the-wall',
    title: { hu: 'Árnyak a várfalon', en: 'Shadows on the castle wall' },
    slug: { hu: 'arnyak-a-varfalon', en: 'shadows-on-the-castle-wall' },
    lead: {
      hu: 'Árnyjáték felnőtteknek és nagyobb gyerekeknek, tizenkét méter széles falon, élő zenével.',
      en: 'Shadow theatre for adults and older children on a wall twelve metres wide, with live music.',
    },
    body: {
      hu: paragraphs(
        'Három játékos és két lámpa elég hozzá, hogy egy egész ostrom lejátszódjon. A szöveg kevés, a történetet a brácsa viszi tovább.',
        'Negyven perc, állóhelyek és hatvan szék. Hozzon réteges ruhát. Eső esetén a következő nap ugyanekkor kezdünk.',
      ),
      en: paragraphs(
        'Three players and two lamps are enough for an entire siege. Words are few; a viola carries the story.',
        'Forty minutes, standing room and sixty chairs. Dress in layers. If it rains we begin at the same time the next day.',
      ),
    },
    category: 1,
    type: 'theatre',
    location: 'castle-and-lake',
    picture: { scene: 'lantern-walk', season: 'winter', time: 'night', seed: 2 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 3 }, start: '20:00', end: '20:40' }],
    },
    free: true,
    rainDate: { day: { weekday: 7, week: 3 }, start: '20:00', end: '20:40' },
    series: 'lantern-evenings',
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'outdoor-dance-house',
    title: { hu: 'Csütörtöki táncház', en: 'Thursday dance house' },
    slug: { hu: 'csutortoki-tanchaz', en: 'thursday-dance-house' },
    lead: {
      hu: 'Széki, kalotaszegi és moldvai táncok élő muzsikára; az első óra kezdőké.',
      en: 'Dances from Szék, Kalotaszeg and Moldavia to live music; the first hour is for beginners.',
    },
    body: {
      hu: paragraphs(
        'Fél héttől a Somfa Banda lassan, lépésenként tanít, fél nyolctól szabad a tánc kilencig. Párt nem kell hozni, cipőből a simább talpú a jó.',
        'Jó időben a Néprajzi Múzeum előtti téren vagyunk; hidegben és esőben a múzeum előcsarnokában.',
      ),
      en: paragraphs(
        'From half past six the Dogwood Band teaches slowly, step by step; from half past seven until nine everyone dances. You need no partner, and smooth soles work best.',
        'In good weather we are on the square outside the Museum of Ethnography, in the cold or rain in its foyer.',
      ),
    },
    category: 1,
    type: 'dance',
    location: 'ethnography-museum',
    organizer: { hu: 'Somfa Banda', en: 'Dogwood Band' },
    picture: { scene: 'dance-house', season: 'summer', time: 'dusk', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(4, 0, 8, '18:30', '21:00') },
    free: true,
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'salsa-saturday',
    title: { hu: 'Salsa szombat este', en: 'Salsa on Saturday night' },
    slug: { hu: 'salsa-szombat-este', en: 'salsa-on-saturday-night' },
    lead: {
      hu: 'Hét órakor alaplépések, nyolctól tánc a múzeum mellett, jó időben a szabadban.',
      en: 'Basic steps at seven, dancing from eight beside the museum, out of doors in good weather.',
    },
    body: {
      hu: paragraphs(
        'Két tanár vezeti a kezdőket, forgó párokkal, így senki sem marad a szélen. A zenét minden héten más lemezgyűjtő hozza.',
        'A burkolat sima, tánccipő is jöhet. Rossz időben a Millennium Háza előterében találkozunk.',
      ),
      en: paragraphs(
        'Two teachers look after beginners, and partners rotate so that no one is left at the edge. Every week a different collector brings the records.',
        'The paving is smooth enough for dance shoes. In bad weather we meet in the foyer of the House of the Hungarian Millennium.',
      ),
    },
    category: 1,
    type: 'dance',
    location: 'ethnography-museum',
    picture: { scene: 'dance-house', season: 'spring', time: 'night', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '19:00', '21:30') },
    free: true,
    accessibility: ['step_free'],
  },
  {
    key: 'gravity-dance',
    title: { hu: 'Tömegvonzás', en: 'Gravity' },
    slug: { hu: 'tomegvonzas', en: 'gravity' },
    lead: {
      hu: 'Kortárs táncest hat táncosra és negyven homokzsákra, hangos leírással.',
      en: 'Contemporary dance for six performers and forty sandbags, with audio description.',
    },
    body: {
      hu: paragraphs(
        'Az Ellensúly Műhely azt vizsgálja, mennyit bír el egy test és mennyit egy közösség. A homokzsákok a nézőtérről kerülnek a színpadra, kézről kézre.',
        'Hatvan perc. Az összes jegy elkelt; várólistára a jegyoldalon lehet föliratkozni.',
      ),
      en: paragraphs(
        'The Counterweight Workshop asks how much one body can bear, and how much a community. The sandbags travel from the auditorium to the stage, hand over hand.',
        'Sixty minutes. All tickets are gone; there is a waiting list on the ticket page.',
      ),
    },
    category: 1,
    type: 'dance',
    location: 'millennium-house',
    organizer: { hu: 'Ellensúly Műhely', en: 'Counterweight Workshop' },
    picture: { scene: 'dance-house', season: 'winter', time: 'dusk', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 3 }, start: '19:00', end: '20:00' }],
    },
    price: { hu: '3900 Ft', en: 'HUF 3,900' },
    ticketUrl: 'https://jegy.example.hu/tomegvonzas',
    status: 'sold_out',
    statusNote: { hu: 'Minden jegy elkelt, várólista van.', en: 'Sold out; a waiting list is open.' },
    accessibility: ['audio_description', 'step_free', 'accessible_restroom'],
  },
  {
    key: 'drawing-among-statues',
    title: { hu: 'Rajzóra szobrok között', en: 'Drawing among statues' },
    slug: { hu: 'rajzora-szobrok-kozott', en: 'drawing-among-statues' },
    lead: {
      hu: 'Szerda délutánonként ceruzával a Szépművészeti szoborcsarnokában, kezdőknek és visszatérőknek.',
      en: 'Wednesday afternoons with a pencil in the sculpture hall, for beginners and returners.',
    },
    body: {
      hu: paragraphs(
        'Egy szobor, három nézőpont, három gyors vázlat és egy hosszabb rajz. Kemény Ottilia grafikus arányt, súlyt és tónust tanít, senkinek a lapjába nem rajzol bele.',
        'Rajztáblát, papírt és ceruzát adunk; festék és toll a teremben nem használható.',
      ),
      en: paragraphs(
        'One statue, three viewpoints, three quick sketches and one longer drawing. The graphic artist Ottilia Kemény teaches proportion, weight and tone, and never draws on anybody’s sheet.',
        'Boards, paper and pencils are provided; paint and ink may not be used in the hall.',
      ),
    },
    category: 1,
    type: 'workshop',
    location: 'fine-arts-museum',
    picture: { scene: 'workshop', season: 'spring', time: 'day', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(3, 0, 8, '16:30', '18:00') },
    price: { hu: '3600 Ft, belépővel', en: 'HUF 3,600, admission included' },
    ticketUrl: 'https://jegy.example.hu/rajzora-szobrok-kozott',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'basket-weaving',
    title: { hu: 'Fonjunk kosarat', en: 'Weave a basket' },
    slug: { hu: 'fonjunk-kosarat', en: 'weave-a-basket' },
    lead: {
      hu: 'Négyórás műhely egy kosárfonóval, amelynek végén mindenki a saját kosarában viszi haza a maradékot.',
      en: 'Four hours with a basket maker, after which everyone carries the offcuts home in a basket of their own.',
    },
    body: {
      hu: paragraphs(
        'Áztatott fűzzel dolgozunk, kör alakú fenékkel. A fonás az ujjaknak fárasztó, ezért óránként szünet van teával.',
        '## Mit hozzon magával?',
        list('kötényt vagy régi ruhát', 'metszőollót, ha van', 'türelmet az első három sorhoz'),
        'A tíz hely betelt; ha visszalép valaki, a várólistáról hívjuk a következőt.',
      ),
      en: paragraphs(
        'We use soaked willow and a round base. Weaving tires the fingers, so there is tea every hour.',
        '## What to bring',
        list('an apron or old clothes', 'secateurs if you have them', 'patience for the first three rows'),
        'All ten places are taken; if someone drops out, we call the next person on the waiting list.',
      ),
    },
    category: 1,
    type: 'workshop',
    location: 'ethnography-museum',
    picture: { scene: 'workshop', season: 'autumn', time: 'day', seed: 2 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 1 }, start: '10:00', end: '14:00' }],
    },
    price: { hu: '9800 Ft, anyaggal', en: 'HUF 9,800, materials included' },
    registerUrl: 'https://regisztracio.example.hu/fonjunk-kosarat',
    status: 'sold_out',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'ten-years-talk',
    title: { hu: 'Egy park tíz éve', en: 'Ten years of a park' },
    slug: { hu: 'egy-park-tiz-eve', en: 'ten-years-of-a-park' },
    lead: {
      hu: 'Építész, kertész és egy környékbeli lakó beszélget arról, mi lett jobb, és mi hiányzik.',
      en: 'An architect, a gardener and a neighbour discuss what has improved and what is missed.',
    },
    body: {
      hu: paragraphs(
        'Nem ünnepi est: a vendégek előre kaptak egy-egy kényelmetlen kérdést, és a közönség is tehet föl ilyet. A beszélgetést Viola Nándor vezeti.',
        'Kilencven perc, jelnyelvi tolmáccsal és indukciós hurokkal. A felvétel szövege később olvasható lesz.',
      ),
      en: paragraphs(
        'This is no celebration: each guest has been given an awkward question in advance, and the audience may ask more. Nándor Viola is in the chair.',
        'Ninety minutes in Hungarian, with sign-language interpreting and a hearing loop. A transcript will follow.',
      ),
    },
    category: 1,
    type: 'talk',
    location: 'visitor-center',
    picture: { scene: 'visitor-center', season: 'autumn', time: 'dusk', seed: 4 },
    when: { kind: 'occurrences', occurrences: [{ day: 1, start: '18:00', end: '19:30' }] },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/egy-park-tiz-eve',
    accessibility: ['sign_language', 'hearing_loop', 'step_free', 'accessible_restroom'],
  },
  {
    key: 'what-a-store-keeps',
    title: { hu: 'Mit őriz egy raktár?', en: 'What does a store keep?' },
    slug: { hu: 'mit-oriz-egy-raktar', en: 'what-does-a-store-keep' },
    lead: {
      hu: 'Restaurátorok mesélnek az Országos Múzeumi Restaurálási és Raktározási Központról, tárgyakkal a kézben.',
      en: 'Conservators talk about the National Museum Restoration and Storage Centre, objects in hand.',
    },
    body: {
      hu: paragraphs(
        'A 2019-ben átadott központban olyan tárgyak várnak, amelyeket a látogatók ritkán látnak. Az esten négy tárgy kíséretében négy szakma mutatkozik be: a papír, a fa, a textil és a fém restaurátora.',
        'Kérdezni végig lehet. Aki otthonról hoz kis méretű sérült tárgyat, tanácsot kap, javítást nem.',
      ),
      en: paragraphs(
        'The centre, completed in 2019, looks after things that visitors seldom see. Four of them come along, and with them four trades: the conservators of paper, wood, textile and metal.',
        'Ask questions at any point. Bring a small damaged object from home and you will get advice, though not a repair. In Hungarian.',
      ),
    },
    category: 1,
    type: 'talk',
    location: 'visitor-center',
    picture: { scene: 'storage-centre', season: 'autumn', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: { weekday: 2, week: 1 }, start: '18:00', end: '19:30' },
        { day: { weekday: 2, week: 5 }, start: '18:00', end: '19:30' },
      ],
    },
    free: true,
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom'],
  },
  {
    key: 'silent-film',
    title: { hu: 'Némafilm, élő zongora', en: 'Silent film, live piano' },
    slug: { hu: 'nemafilm-elo-zongora', en: 'silent-film-live-piano' },
    lead: {
      hu: 'Százéves burleszkek a Millennium Házában, egy zongoristával, aki még nem látta őket.',
      en: 'Slapstick a hundred years old, with a pianist who has never seen it before.',
    },
    body: {
      hu: paragraphs(
        'Ligethy Kristóf improvizál, a film pedig megy tovább, akár követi, akár nem. A feliratokat magyarul és angolul is kivetítjük.',
        'A terembe kézilámpással vezetjük be a nézőket. Kilencven perc, tízéves kortól.',
      ),
      en: paragraphs(
        'Kristóf Ligethy improvises and the film runs on, whether he keeps up or not. Titles are shown in Hungarian and English.',
        'Ushers light the way to your seat with lanterns. Ninety minutes, from the age of ten.',
      ),
    },
    category: 1,
    type: 'other',
    location: 'millennium-house',
    picture: { scene: 'concert-hall', season: 'spring', time: 'dusk', seed: 5 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 1, start: '20:00', end: '21:30' },
        { day: 29, start: '20:00', end: '21:30' },
      ],
    },
    price: { hu: '2800 Ft', en: 'HUF 2,800' },
    ticketUrl: 'https://jegy.example.hu/nemafilm',
    series: 'lantern-evenings',
    accessibility: ['step_free', 'hearing_loop', 'accessible_restroom'],
  },
  {
    key: 'star-fortress-trip',
    title: { hu: 'Kirándulás a komáromi Csillagerődbe', en: 'A day trip to the Star Fortress' },
    slug: { hu: 'kirandulas-a-komaromi-csillagerodbe', en: 'a-day-trip-to-the-star-fortress' },
    lead: {
      hu: 'Egész napos autóbuszos út vezetéssel a 2020-ban megújult erődbe, a Ligetből indulva.',
      en: 'A full day by coach from the park to the fortress in Komárom, restored in 2020, with a guide.',
    },
    body: {
      hu: paragraphs(
        'Fél kilenckor indulunk a Hősök teréről, és este hat körül érünk vissza. Az erődben kétórás vezetés után szabad program következik; ebédelni a környéken lehet, vagy elemózsiából.',
        'A terep helyenként egyenetlen, mozgásában korlátozott vendégeinkkel előre egyeztetünk útvonalat.',
      ),
      en: paragraphs(
        'We leave Heroes’ Square at half past eight and return around six. After a two-hour tour you are free to explore; eat nearby or bring a packed lunch.',
        'The ground is uneven in places. If you have reduced mobility, talk to us beforehand and we shall plan a route together.',
      ),
    },
    category: 1,
    type: 'other',
    location: 'park',
    picture: { scene: 'star-fortress', season: 'summer', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 4 }, start: '08:30', end: '18:00' }],
    },
    price: { hu: '8900 Ft, belépővel', en: 'HUF 8,900, admission included' },
    ticketUrl: 'https://jegy.example.hu/csillagerod',
  },
  {
    key: 'spoken-sculptures',
    title: { hu: 'Kézzel látható tárgyak', en: 'Objects to see by hand' },
    slug: { hu: 'kezzel-lathato-targyak', en: 'objects-to-see-by-hand' },
    lead: {
      hu: 'Tapintható tárlatvezetés a Néprajzi Múzeumban vak és gyengénlátó vendégeknek, kísérőikkel.',
      en: 'A tour by touch at the Museum of Ethnography for blind and partially sighted visitors and their companions.',
    },
    body: {
      hu: paragraphs(
        'Nyolc eredeti tárgyat és négy másolatot adunk kézbe: faragott sótartót, szűrrátétet, csontkorcsolyát. A leírás részletes, sietség nincs, a csoport nyolcfős.',
        'A metrótól kísérőt biztosítunk, vakvezető kutyát szívesen látunk. Hetvenöt perc.',
      ),
      en: paragraphs(
        'We place eight originals and four replicas in your hands: a carved salt box, an appliquéd cloak, a pair of bone skates. Descriptions are detailed and unhurried, for groups of eight.',
        'We can meet you at the metro, and guide dogs are welcome. Seventy-five minutes, in Hungarian or, on request, English.',
      ),
    },
    category: 1,
    type: 'guided-walk',
    location: 'ethnography-museum',
    picture: { scene: 'guided-walk', season: 'spring', time: 'day', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(2, 1, 7, '10:30', '11:45', 2) },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/kezzel-lathato-targyak',
    series: 'houses-and-stories',
    accessibility: ['audio_description', 'assistance_dogs', 'step_free', 'accessible_restroom', 'relaxed'],
  },
];
