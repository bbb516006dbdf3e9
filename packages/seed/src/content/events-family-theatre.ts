import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const familyTheatreEvents: SeedEvent[] = [
  {
    key: 'borrowed-moon',
    title: { hu: 'A kölcsönkért hold', en: 'The borrowed moon' },
    slug: { hu: 'a-kolcsonkert-hold', en: 'the-borrowed-moon' },
    lead: {
      hu: 'Bábjáték egy kislányról, aki egy estére kölcsönkéri a holdat, és nem tudja, hogyan adja vissza.',
      en: 'A puppet play about a girl who borrows the moon for one evening and cannot think how to give it back.',
    },
    body: {
      hu: paragraphs(
        'A Zsebkendő Bábszínház három játékosa egyetlen nagy abroszból hajtogatja ki a falut, a dombot és az eget. Kevés a szó, sok a zene: nagybőgő, kalimba és egy vizespohár szól.',
        'Negyven perc, szünet nélkül, négyéves kortól. Utána a gyerekek maguk is hajtogathatnak holdat, amelyet hazavihetnek.',
      ),
      en: paragraphs(
        'The three players of the Pocket Handkerchief Puppets fold a village, a hill and the sky out of one large tablecloth. There are few words and plenty of music, on double bass, kalimba and a glass of water.',
        'Forty minutes without an interval, from the age of four. Little Hungarian is needed. Afterwards children can fold a moon of their own to take home.',
      ),
    },
    category: 3,
    type: 'childrens-theatre',
    location: 'millennium-house',
    organizer: { hu: 'Zsebkendő Bábszínház', en: 'Pocket Handkerchief Puppets' },
    picture: { scene: 'childrens-theatre', season: 'autumn', time: 'day', seed: 1 },
    gallery: [
      { scene: 'childrens-theatre', season: 'winter', time: 'day', seed: 3 },
      { scene: 'millennium-house', season: 'autumn', time: 'dusk', seed: 3 },
      { scene: 'workshop', season: 'autumn', time: 'day', seed: 2 },
    ],
    when: { kind: 'occurrences', occurrences: weekly(7, 0, 1, '10:30', '11:30') },
    price: { hu: '2400 Ft, kétéves korig ingyenes', en: 'HUF 2,400, under-twos free' },
    ticketUrl: 'https://jegy.example.hu/a-kolcsonkert-hold',
    series: 'sunday-theatre',
    accessibility: ['step_free', 'accessible_restroom', 'hearing_loop'],
    highlighted: true,
  },
  {
    key: 'raspberry-and-the-wind',
    title: { hu: 'Málnácska és a szél', en: 'Little Raspberry and the wind' },
    slug: { hu: 'malnacska-es-a-szel', en: 'little-raspberry-and-the-wind' },
    lead: {
      hu: 'Mesejáték sok fúvóssal: a szél elviszi a falu összes hangját, Málnácska pedig utánamegy.',
      en: 'A story play with plenty of wind instruments: the wind carries off every sound in the village and Little Raspberry goes after it.',
    },
    body: {
      hu: paragraphs(
        'A színpadon négy zenész és egy mesélő; a tárogatótól a locsolócsőből készült kürtig minden megszólal, amibe bele lehet fújni. A közönség adja a vihart: papírzacskóval, szájjal, tenyérrel.',
        'Ötven perc, öt–kilencéveseknek ajánljuk. Van benne egy hangosabb jelenet, amelyre a mesélő előre szól.',
      ),
      en: paragraphs(
        'Four musicians and a narrator share the stage with everything that can be blown, from the tárogató to a horn made of garden hose. The audience supplies the storm with paper bags, mouths and palms.',
        'Fifty minutes, best for ages five to nine; in Hungarian. There is one loud scene, of which the narrator gives warning.',
      ),
    },
    category: 3,
    type: 'childrens-theatre',
    location: 'millennium-house',
    organizer: { hu: 'Légkalap Társulat', en: 'Airhat Company' },
    picture: { scene: 'childrens-theatre', season: 'spring', time: 'day', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(7, 2, 3, '10:30', '11:30') },
    price: { hu: '2400 Ft', en: 'HUF 2,400' },
    ticketUrl: 'https://jegy.example.hu/malnacska-es-a-szel',
    series: 'sunday-theatre',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'bear-with-a-hat',
    title: { hu: 'A kalapos medve', en: 'The bear in the hat' },
    slug: { hu: 'a-kalapos-medve', en: 'the-bear-in-the-hat' },
    lead: {
      hu: 'Egy medve kalapot talál a réten, és attól fogva mindenki másnak nézi. Vidám bábjáték arról, ki kicsoda.',
      en: 'A bear finds a hat in a meadow and is taken for somebody else ever after. A cheerful puppet play about who is who.',
    },
    body: {
      hu: paragraphs(
        'Vásári kesztyűbábok, gyors ruhacserék és sok félreértés. A játékot Kálnoki Fülöp bábművész egyedül viszi, mind a kilenc szereplő az ő két kezén él.',
        'Harmincöt perc, hároméves kortól. Az előadás után a kesztyűbábokat föl is lehet próbálni.',
      ),
      en: paragraphs(
        'Glove puppets from the fairground tradition, quick changes and a great many misunderstandings. The puppeteer Fülöp Kálnoki performs alone: all nine characters live on his two hands.',
        'Thirty-five minutes, from the age of three. After the show you may try the glove puppets on.',
      ),
    },
    category: 3,
    type: 'childrens-theatre',
    location: 'millennium-house',
    picture: { scene: 'childrens-theatre', season: 'winter', time: 'day', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(7, 4, 5, '10:30', '11:15') },
    price: { hu: '2100 Ft', en: 'HUF 2,100' },
    ticketUrl: 'https://jegy.example.hu/a-kalapos-medve',
    series: 'sunday-theatre',
    accessibility: ['step_free', 'accessible_restroom', 'sign_language'],
  },
  {
    key: 'seven-small-keys',
    title: { hu: 'Hét kis kulcs', en: 'Seven small keys' },
    slug: { hu: 'het-kis-kulcs', en: 'seven-small-keys' },
    lead: {
      hu: 'Árnyjáték egy házról, amelynek minden szobája más-más mesét zár magába.',
      en: 'Shadow theatre in a house where every room keeps a different tale behind its door.',
    },
    body: {
      hu: paragraphs(
        'A gyerekek döntik el, melyik kulcs kerüljön a zárba, így a hét meséből mindig csak három hangzik el, és nincs két egyforma előadás. A papírfigurákat az Ollóhegy Műhely vágta.',
        'Negyvenöt perc, öt–tízéveseknek. A terem félhomályos, de sosem teljesen sötét.',
      ),
      en: paragraphs(
        'The children choose which key goes into the lock, so only three of the seven tales are told each time and no two shows are alike. The paper figures were cut by the Scissors’ Point workshop.',
        'Forty-five minutes, ages five to ten, in Hungarian. The room is dim but never completely dark.',
      ),
    },
    category: 3,
    type: 'childrens-theatre',
    location: 'millennium-house',
    organizer: { hu: 'Ollóhegy Műhely', en: 'Scissors’ Point Workshop' },
    picture: { scene: 'childrens-theatre', season: 'winter', time: 'night', seed: 4 },
    when: { kind: 'occurrences', occurrences: weekly(7, 6, 8, '10:30', '11:30') },
    price: { hu: '2400 Ft', en: 'HUF 2,400' },
    ticketUrl: 'https://jegy.example.hu/het-kis-kulcs',
    series: 'sunday-theatre',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'whispering-tree',
    title: { hu: 'A suttogó fa – nyugodt előadás', en: 'The whispering tree: a relaxed performance' },
    slug: { hu: 'a-suttogo-fa-nyugodt-eloadas', en: 'the-whispering-tree-a-relaxed-performance' },
    lead: {
      hu: 'Csendes mesejáték félig felkapcsolt lámpákkal, autista és érzékeny gyerekeknek, testvéreiknek, bárkinek.',
      en: 'A quiet story play with the lights half up, for autistic and sensitive children, their siblings and anyone else.',
    },
    body: {
      hu: paragraphs(
        'A történet egy fáról szól, amely csak annak beszél, aki elég lassan lélegzik. Nincs hirtelen hang, villódzó fény és nézőt megszólító színész.',
        '## Amire számíthat',
        list(
          'képes forgatókönyv az előadásról, előre letölthető formában',
          'ki- és bejárás bármikor, csendes szoba a folyosó végén',
          'legfeljebb negyven néző, bárhová le lehet ülni',
        ),
        'Harmincöt perc. Fülvédőt a ruhatárban adunk kölcsön.',
      ),
      en: paragraphs(
        'The story is about a tree that speaks only to those who breathe slowly enough. There are no sudden noises or flashing lights, and the actors do not address the audience.',
        '## What to expect',
        list(
          'a picture guide to the show, sent before your visit',
          'come and go as you please; there is a quiet room at the end of the corridor',
          'forty visitors at most, and you may sit anywhere',
        ),
        'Thirty-five minutes. Ear defenders can be borrowed from the cloakroom.',
      ),
    },
    category: 3,
    type: 'childrens-theatre',
    location: 'millennium-house',
    picture: { scene: 'childrens-theatre', season: 'summer', time: 'day', seed: 5 },
    when: { kind: 'occurrences', occurrences: weekly(7, 1, 7, '15:00', '15:45', 2) },
    price: { hu: '1800 Ft, kísérőnek ingyenes', en: 'HUF 1,800, carers free' },
    ticketUrl: 'https://jegy.example.hu/a-suttogo-fa',
    series: 'sunday-theatre',
    accessibility: ['relaxed', 'step_free', 'accessible_restroom', 'assistance_dogs'],
  },
  {
    key: 'little-train-to-the-moon',
    title: { hu: 'Kisvonattal a Göncölre', en: 'By little train to the Plough' },
    slug: { hu: 'kisvonattal-a-goncolre', en: 'by-little-train-to-the-plough' },
    lead: {
      hu: 'Tárgyjáték bőröndökből épült mozdonnyal. Ezen a vasárnapon betegség miatt elmarad.',
      en: 'Object theatre with an engine built of suitcases. Cancelled this Sunday owing to illness.',
    },
    body: {
      hu: paragraphs(
        'A bőröndmozdony minden megállóban kinyit egy fedelet: az egyikben hajnal van, a másikban vidámpark, a harmadikban egy alvó állomásfőnök. A gyerekek jeggyel szállnak be, és a végén visszakapják.',
        'Az előadás most nem látható. A délelőtti darabra, amely változatlanul megvan, a megváltott jegyek becserélhetők.',
      ),
      en: paragraphs(
        'At every stop the suitcase engine opens another lid: inside one is the dawn, inside another a fairground, inside a third a sleeping stationmaster. Children board with a ticket and get it back at the end.',
        'The show cannot be seen this time. Tickets may be exchanged for the play in the morning, which goes ahead as planned.',
      ),
    },
    category: 3,
    type: 'childrens-theatre',
    location: 'millennium-house',
    organizer: { hu: 'Bőröndszínház', en: 'Suitcase Theatre' },
    picture: { scene: 'childrens-theatre', season: 'spring', time: 'dusk', seed: 6 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 7, week: 0 }, start: '15:00', end: '15:45' }],
    },
    price: { hu: '2100 Ft', en: 'HUF 2,100' },
    status: 'cancelled',
    statusNote: {
      hu: 'Betegség miatt elmarad. A jegy árát nyolc napon belül visszatérítjük, vagy a délelőtti előadásra cseréljük.',
      en: 'Cancelled owing to illness. Tickets are refunded within eight days or exchanged for the performance in the morning.',
    },
    series: 'sunday-theatre',
    accessibility: ['step_free', 'accessible_restroom'],
  },
];
