import { list, paragraphs } from './prose.ts';
import type { SeedEventSeries } from './types.ts';

export const eventSeries: SeedEventSeries[] = [
  {
    key: 'lantern-evenings',
    title: { hu: 'Lámpás esték', en: 'Lantern Evenings' },
    slug: { hu: 'lampas-estek', en: 'lantern-evenings' },
    lead: {
      hu: 'Séta, zene, árnyjáték és csillagnézés kézilámpások fényénél, egész évben. Ha későn sötétedik, alkonyatban kezdünk.',
      en: 'Walks, music, shadow theatre and stargazing by lantern light, all year round. When it gets dark late, we begin at dusk.',
    },
    body: {
      hu: paragraphs(
        'Napnyugta után elcsendesedik a Liget: kevesebb a lépés, közelebb kerülnek a hangok, és a vár tükörképe megáll a tóban. A Lámpás esték ezt az órát mutatják meg, kis csoportokban, erős reflektorok nélkül.',
        'A lámpást mi adjuk, de a sajátját is elhozhatja: péntekenként a Látogatóközpontban bárki készíthet egyet.',
        '## Jó, ha tudja',
        list(
          'A séták útvonala kivilágított, burkolt utakon vezet.',
          'Nyílt lángot nem használunk, minden lámpás elemes.',
          'Esőben az esőnapon várjuk; a változásról e-mailt küldünk annak, aki regisztrált.',
        ),
      ),
      en: paragraphs(
        'After sunset the park grows quiet: there are fewer footsteps, sounds come closer and the castle’s reflection settles on the lake. Lantern Evenings are about that hour, in small groups and without floodlights.',
        'We lend you a lantern, or you can bring your own: every Friday anyone may make one at the Visitor Centre.',
        '## Good to know',
        list(
          'Walks keep to lit, paved paths.',
          'There are no open flames; every lantern runs on batteries.',
          'If it rains we move to the rain date and e-mail everyone who has registered.',
        ),
      ),
    },
    picture: { scene: 'lantern-walk', season: 'autumn', time: 'night', seed: 4 },
  },
  {
    key: 'morning-movement',
    title: { hu: 'Reggeli mozgás a Ligetben', en: 'Morning Movement in the Park' },
    slug: { hu: 'reggeli-mozgas-a-ligetben', en: 'morning-movement-in-the-park' },
    lead: {
      hu: 'Jóga, futás, tajcsi és kímélő torna a nap elején, díjmentesen. Előképzettség nem kell, csak kényelmes ruha.',
      en: 'Yoga, running, tai chi and gentle exercise to start the day, free of charge. No experience needed, only comfortable clothes.',
    },
    body: {
      hu: paragraphs(
        'Hétfőtől szombatig minden reggel van olyan óra, amelyre bejelentkezés nélkül be lehet állni. Az oktatók mindig mutatnak könnyített változatot, és az első alkalommal segítenek eldönteni, melyik tempó való Önnek.',
        'Az órákat jó időben a szabadban tartjuk. Zivatarban, erős szélben és jeges úton elmaradnak; ezt legkésőbb egy órával a kezdés előtt jelezzük a programoldalon.',
      ),
      en: paragraphs(
        'From Monday to Saturday there is a class every morning that you can join without booking. The instructors always show an easier version, and on your first visit they help you choose a pace that suits you.',
        'Classes take place outdoors in good weather. They are called off in thunderstorms, high winds or on icy paths; we say so on the event page at least an hour beforehand.',
      ),
    },
    picture: { scene: 'yoga-morning', season: 'spring', time: 'gold', seed: 2 },
  },
  {
    key: 'sunday-theatre',
    title: { hu: 'Vasárnapi családi színház', en: 'Sunday Family Theatre' },
    slug: { hu: 'vasarnapi-csaladi-szinhaz', en: 'sunday-family-theatre' },
    lead: {
      hu: 'Minden vasárnap bábszínház vagy mesejáték a Millennium Házában, három- és tízéves kor között.',
      en: 'A puppet show or a story play at the House of the Hungarian Millennium every Sunday, for ages three to ten.',
    },
    body: {
      hu: paragraphs(
        'A sorozat előadásai rövidek, legfeljebb ötven percesek, és utána a gyerekek a színpadra is fölmehetnek: megfoghatják a bábokat, kipróbálhatják a hangkeltő eszközöket.',
        'A délutáni, nyugodt előadásokon nem sötétítjük el a termet, halkabb a zene, és közben szabad fölállni, kimenni, visszajönni.',
        '## Jegyek és ülőhelyek',
        'Az első sorokban párnákon ülnek a gyerekek, mögöttük székek állnak. Kétéves kor alatt nem kell jegy. A babakocsi a ruhatárban hagyható.',
      ),
      en: paragraphs(
        'The shows are short, fifty minutes at most, and afterwards children may come up on stage to hold the puppets and try out the sound effects.',
        'At the relaxed performances in the afternoon the lights stay on, the music is softer, and everyone is free to stand up, leave and come back.',
        '## Tickets and seats',
        'Children sit on cushions in the front rows, with chairs behind them. Under-twos need no ticket. Pushchairs can be left in the cloakroom.',
      ),
    },
    picture: { scene: 'childrens-theatre', season: 'summer', time: 'day', seed: 1 },
  },
  {
    key: 'houses-and-stories',
    title: { hu: 'Házak és történetek', en: 'Houses and Stories' },
    slug: { hu: 'hazak-es-tortenetek', en: 'houses-and-stories' },
    lead: {
      hu: 'Vezetett séták és hosszú múzeumi esték a Liget épületeiben, a mélygarázstól a tetőkertig.',
      en: 'Guided walks and late museum openings in the park’s buildings, from the underground car park to the roof garden.',
    },
    body: {
      hu: paragraphs(
        'Mi tartja a tetőt? Hová kerül az esővíz? Ki mossa le az üvegfalat? A séták vezetői építészek, üzemeltetők és muzeológusok, akik nap mint nap ezekben a házakban dolgoznak.',
        'A csoportok legfeljebb húszfősek, a séták hatvan–kilencven percesek. Magyarul és angolul is indulnak, néhány alkalommal jelnyelvi tolmáccsal vagy hangos leírással.',
      ),
      en: paragraphs(
        'What holds up the roof? Where does the rainwater go? Who cleans the glass walls? The walks are led by architects, building managers and curators who work in these houses every day.',
        'Groups have no more than twenty people and walks last sixty to ninety minutes. There are tours in Hungarian and in English, some with sign-language interpreting or audio description.',
      ),
    },
    picture: { scene: 'guided-walk', season: 'spring', time: 'day', seed: 1 },
  },
];
