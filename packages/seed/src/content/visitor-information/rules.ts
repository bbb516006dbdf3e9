import { pictures } from '../place-pictures.ts';
import type { SeedVisitorInformation } from '../types.ts';

/** Rules, lost things, gifts. */
export const rules: SeedVisitorInformation[] = [
  {
    key: 'rules',
    title: { hu: 'A park házirendje', en: 'Park rules' },
    slug: { hu: 'hazirend', en: 'park-rules' },
    lead: {
      hu: 'Kevés szabály van, és mindegyik azért, hogy a park holnap is ilyen legyen.',
      en: 'There are only a few rules, and each is there to keep the park as good tomorrow as it is today.',
    },
    theme: 'blue',
    pictogram: 'rules',
    sections: [
      {
        kind: 'text',
        anchor: 'please',
        title: { hu: 'Kérjük', en: 'Please' },
        body: {
          hu: `- A szemetet vigye a kukáig. Ha tele van, vigye haza.
- Az elkerített gyepet kerülje meg: éppen pihen.
- Este tíz után legyen csendben, a park szélén laknak.
- Kerékpárral, rollerrel a kijelölt utakon haladjon, gyalogosok között lépésben.
- A madarakat és a mókusokat ne etesse.`,
          en: `- Take your litter to the bin. If it is full, take it home.
- Walk round fenced-off lawns: they are resting.
- Keep quiet after ten at night; people live along the edge of the park.
- Ride bicycles and scooters on marked routes, and at walking pace among pedestrians.
- Do not feed the birds or squirrels.`,
        },
      },
      {
        kind: 'text',
        anchor: 'not-allowed',
        title: { hu: 'Nem szabad', en: 'Not allowed' },
        body: {
          hu: `- Tüzet rakni, grillezni, tűzijátékot használni.
- Virágot, ágat törni, fára mászni vagy függőágyat kötni a fiatal fákra.
- A tóban és a szökőkútban fürdeni.
- Engedély nélkül árusítani, hangosítani vagy drónt reptetni.
- A játszótéren dohányozni és alkoholt fogyasztani.`,
          en: `- Fires, barbecues and fireworks.
- Picking flowers, breaking branches, climbing trees or tying hammocks to young ones.
- Bathing in the lake or the fountain.
- Selling, amplified sound or drones without a permit.
- Smoking or drinking alcohol on the playground.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: {
              hu: 'Rendezvényt szeretnék tartani. Hol kérjek engedélyt?',
              en: 'I would like to hold an event. Where do I apply?',
            },
            answer: {
              hu: 'Az [üzleti partnereknek](/uzleti-partnereinknek) szóló oldalon leírjuk, mi kell hozzá.',
              en: 'The page for [business partners](/en/business-partners) explains what is needed.',
            },
          },
          {
            question: { hu: 'Szabad a fűre ülni?', en: 'May I sit on the grass?' },
            answer: { hu: 'Igen, bárhol, ahol nincs elkerítve.', en: 'Yes, anywhere that is not fenced off.' },
          },
          {
            question: { hu: 'Kinek szóljak, ha bajt látok?', en: 'Whom do I tell if something is wrong?' },
            answer: {
              hu: 'Közvetlen veszélyben hívja a 112-t. Minden másban a lábléc telefonszámát.',
              en: 'In immediate danger call 112. For everything else use the number in the footer.',
            },
          },
        ],
      },
    ],
    documents: [
      {
        fileName: 'varosliget-hazirend.pdf',
        title: { hu: 'A Városliget házirendje', en: 'Rules of the City Park' },
        paragraphs: {
          hu: [
            'A Városliget mindenkié, és éjjel-nappal látogatható. Aki belép, a házirendet elfogadja.',
            'A park növényeit, berendezéseit, játékait óvni kell. Az okozott kárt meg kell téríteni.',
            'Kutyát pórázon kell vezetni. Póráz nélkül csak a Kutyás élményparkban lehet. Játszótérre, sportpályára kutya nem vihető, a segítőkutya kivétel.',
            'Tüzet rakni, grillezni, tűzijátékot használni tilos. 22 óra után a zajongás tilos.',
            'Gépjárművel behajtani csak engedéllyel szabad. Kerékpárral és rollerrel a kijelölt utakon, a gyalogosokra figyelve lehet közlekedni.',
            'Rendezvényhez, árusításhoz, hangosításhoz, kereskedelmi fényképezéshez és drónhoz az üzemeltető írásos engedélye kell.',
          ],
          en: [
            'The City Park belongs to everyone and is open day and night. Whoever enters accepts these rules.',
            'Plants, furniture and play equipment are to be treated with care. Damage must be paid for.',
            'Dogs are to be kept on a lead, except in the adventure park for dogs. No dogs on playgrounds or courts, assistance dogs excepted.',
            'Fires, barbecues and fireworks are forbidden. No noise after 22:00.',
            'Motor vehicles may enter only with a permit. Bicycles and scooters use marked routes and give way to pedestrians.',
            'Events, sales, amplified sound, commercial photography and drones need the operator’s written permission.',
          ],
        },
      },
    ],
  },
  {
    key: 'lost-property',
    title: { hu: 'Talált tárgyak', en: 'Lost property' },
    slug: { hu: 'talalt-targyak', en: 'lost-property' },
    lead: {
      hu: 'Elhagyta a kulcsát, a fél pár kesztyűjét, a plüssnyulat? Jó eséllyel a Látogatóközpontban várja.',
      en: 'Lost your keys, one glove, the toy rabbit? There is a good chance it is waiting at the Visitor Centre.',
    },
    theme: 'yellow',
    pictogram: 'lost',
    sections: [
      {
        kind: 'text',
        anchor: 'lost',
        title: { hu: 'Ha elvesztett valamit', en: 'If you have lost something' },
        body: {
          hu: `1. Menjen vissza oda, ahol utoljára megvolt: a legtöbb tárgy a pad alatt van.
2. Kérdezze meg az épület pénztáránál vagy ruhatáránál, ha bent járt.
3. Jöjjön be a [Látogatóközpontba](/top-helyek/varosliget-latogatokozpont), vagy hívja a lábléc telefonszámát.

Írja le pontosan a tárgyat, és azt is, mikor és merre járt. Átvételkor kérhetünk valamit, amivel igazolja, hogy az Öné.`,
          en: `1. Go back to where you last had it: most things are under the bench.
2. If you were in a building, ask at its ticket desk or cloakroom.
3. Come to the [Visitor Centre](/en/top-locations/city-park-visitor-center) or call the number in the footer.

Describe the item exactly, and say when and where you were. On collection we may ask for something to show that it is yours.`,
        },
      },
      {
        kind: 'text',
        anchor: 'found',
        title: { hu: 'Ha talált valamit', en: 'If you have found something' },
        body: {
          hu: `Kérjük, adja le a Látogatóközpontban vagy bármelyik munkatársunknak. Okmányt és bankkártyát a rendőrségnek továbbítunk.

Gazdátlan csomaghoz ne nyúljon: hívja a 112-t.`,
          en: `Please hand it in at the Visitor Centre or to any member of staff. Identity papers and bank cards are passed on to the police.

Do not touch unattended bags: call 112.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Meddig őrzik a tárgyakat?', en: 'How long do you keep things?' },
            answer: {
              hu: 'A jogszabályban előírt ideig, romlandó holmit csak aznap.',
              en: 'For the period laid down by law; perishable goods only for the day.',
            },
          },
          {
            question: { hu: 'Postán is elküldik?', en: 'Will you post it to me?' },
            answer: {
              hu: 'Igen, a címzett költségére, ha sikerült azonosítani a tulajdonost.',
              en: 'Yes, at the recipient’s expense, once we know it is yours.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'gift-cards',
    title: { hu: 'Ajándékkártya', en: 'Gift cards' },
    slug: { hu: 'ajandekkartya', en: 'gift-cards' },
    lead: {
      hu: 'Kosár vagy foci? Az ajándékkártyával a megajándékozott választ. Csak a külön tagsági oldalon használható fel.',
      en: 'Basketball or football? With a gift card it is for the other person to choose. It can be used on the separate membership site only.',
    },
    theme: 'blue',
    pictogram: 'gift',
    picture: pictures.courtsSpringGold,
    sections: [
      {
        kind: 'text',
        anchor: 'how',
        title: { hu: 'Hogyan működik?', en: 'How it works' },
        body: {
          hu: `Az ajándékkártyát az interneten lehet megvenni, és e-mailben érkezik. A kódját a [liget.plusz.example.hu](https://liget.plusz.example.hu) oldalon, pályafoglaláskor kell megadni.

Fontos: **máshol nem váltható be**. Sem a múzeumokban, sem a ballonnál, sem a vendéglátóhelyeken.`,
          en: `Gift cards are bought online and arrive by e-mail. Enter the code at [liget.plusz.example.hu](https://liget.plusz.example.hu) when you reserve a court.

Please note: **it cannot be used anywhere else**, neither in the museums nor at the balloon or the food outlets.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Kell hozzá tagság?', en: 'Do I need to be a member?' },
            answer: {
              hu: 'A vásárláshoz nem, a felhasználáshoz igen. A [regisztráció](/latogatas/liget-plusz) díjtalan.',
              en: 'Not to buy one, but to use it, yes. [Registration](/en/visitor-information/join-the-liget-community) is free.',
            },
          },
          {
            question: { hu: 'Nem kaptam meg az e-mailt. Mit tegyek?', en: 'The e-mail has not arrived. What now?' },
            answer: {
              hu: 'Nézze meg a levélszemét mappát, majd hívja az ügyfélszolgálatot a lábléc telefonszámán.',
              en: 'Check your spam folder, then call customer service on the number in the footer.',
            },
          },
          {
            question: { hu: 'Meddig érvényes?', en: 'How long is it valid?' },
            answer: {
              hu: 'A lejárat a kártyán és a vásárlást visszaigazoló levélben áll.',
              en: 'The expiry date is on the card and in the confirmation e-mail.',
            },
          },
        ],
      },
    ],
  },
];
