import { pictures } from '../place-pictures.ts';
import type { SeedVisitorInformation } from '../types.ts';

/** Comfort and company: access for all, toilets, dogs, food. */
export const comfort: SeedVisitorInformation[] = [
  {
    key: 'accessibility',
    title: { hu: 'Akadálymentesség', en: 'Accessibility in the park' },
    slug: { hu: 'akadalymentesseg', en: 'accessibility' },
    lead: {
      hu: 'Hol nincs lépcső, hol van lift, hol segít indukciós hurok. És az is, ahol még nem tökéletes.',
      en: 'Where there are no steps, where there is a lift, where a hearing loop helps. And where things are not perfect yet.',
    },
    theme: 'yellow',
    pictogram: 'wheelchair',
    picture: pictures.sensorySummerDay,
    sections: [
      {
        kind: 'facts',
        anchor: 'overview',
        title: { hu: 'Áttekintés', en: 'Overview' },
        facts: [
          {
            label: { hu: 'Lépcsőmentes épületek', en: 'Step-free buildings' },
            value: {
              hu: 'Néprajzi Múzeum, Zene Háza, Millennium Háza, Szépművészeti Múzeum, Látogatóközpont',
              en: 'Museum of Ethnography, House of Music, House of the Millennium, Museum of Fine Arts, Visitor Centre',
            },
          },
          {
            label: { hu: 'Akadálymentes mosdó', en: 'Accessible toilets' },
            value: {
              hu: 'a park mosdóiban és minden felsorolt épületben',
              en: 'in the park’s toilets and in all the buildings above',
            },
          },
          {
            label: { hu: 'Indukciós hurok', en: 'Hearing loop' },
            value: {
              hu: 'Zene Háza nagyterme, Szépművészeti Múzeum, Látogatóközpont pultja',
              en: 'House of Music concert hall, Museum of Fine Arts, Visitor Centre desk',
            },
          },
          {
            label: { hu: 'Segítőkutya', en: 'Assistance dogs' },
            value: { hu: 'a parkban és az épületekben is bejöhet', en: 'welcome in the park and in the buildings' },
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'wheelchair',
        title: { hu: 'Kerekesszékkel', en: 'With a wheelchair' },
        body: {
          hu: `A sétányok burkolata szilárd, a lejtők enyhék. Nehezebb szakasz a Mimóza-domb teteje, a Néprajzi Múzeum tetőkertjének felső része és a Botanikus Kert mezítlábas ösvénye.

Az M1-es metró megállói lépcsősek. Érdemesebb alacsonypadlós trolibusszal vagy autóbusszal jönni, vagy a [mélygarázs](/latogatas/parkolas) liftjei mellett megállni.`,
          en: `The main paths are firm and the slopes gentle. Harder stretches are the top of Mimóza Hill, the upper part of the roof garden on the Museum of Ethnography, and the barefoot trail in the Botanical Garden.

The stations of metro line M1 have stairs. Better to take a low-floor trolleybus or bus, or to park beside the lifts in the [underground parking](/en/visitor-information/parking).`,
        },
      },
      {
        kind: 'text',
        anchor: 'sight-and-hearing',
        title: { hu: 'Látássérült és hallássérült látogatóinknak', en: 'For visitors with impaired sight or hearing' },
        body: {
          hu: `A [Vakok kertje](/projekt/vakok-kertje) tapintható szegéllyel, domború és Braille-feliratokkal vezet végig az illatokon.

A programoknál jelzéseket talál: jelnyelvi tolmácsolás, indukciós hurok, narráció, nyugodt előadás. Ha egy programhoz jelnyelvi tolmácsra van szüksége, kérjük, jelezze legalább egy héttel előbb a szervezőnél.`,
          en: `The [sensory garden](/en/the-project/sensory-garden) leads you through its scents with a tactile edge, raised letters and Braille.

Programmes carry signs for sign language, hearing loop, audio description and relaxed performance. If you need a sign language interpreter, please tell the organiser at least a week ahead.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Lehet kerekesszéket kölcsönözni?', en: 'Can I borrow a wheelchair?' },
            answer: {
              hu: 'A Látogatóközpontban és a nagyobb múzeumokban igen, amíg van szabad. Érdemes előre telefonálni.',
              en: 'Yes, at the Visitor Centre and the larger museums, while available. It is wise to telephone ahead.',
            },
          },
          {
            question: { hu: 'A kísérőmnek is kell jegy?', en: 'Does my companion need a ticket?' },
            answer: {
              hu: 'Az intézmények szabályai eltérnek, kérdezze meg a pénztárban. A park és az épületek közösségi terei mindenkinek ingyenesek.',
              en: 'Each venue has its own rules, so please ask at its ticket desk. The park and the public areas of the buildings are free for all.',
            },
          },
          {
            question: { hu: 'Hová írjak, ha akadályba ütközöm?', en: 'Where do I report an obstacle?' },
            answer: {
              hu: 'Szóljon a Látogatóközpontban, vagy hívja a lábléc telefonszámát. Minden bejelentésre válaszolunk.',
              en: 'Tell the Visitor Centre or call the number in the footer. We answer every report.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'restrooms',
    title: { hu: 'Mosdók és ivókutak', en: 'Toilets and drinking water' },
    slug: { hu: 'mosdok-es-ivokutak', en: 'restrooms-and-drinking-water' },
    lead: {
      hu: 'Mosdó van a Hősök terénél, a park közepén és a Nagyjátszótérnél. Kulacsát öt ivókútnál töltheti meg.',
      en: 'There are toilets by Heroes’ Square, in the middle of the park and by the playground. Fill your bottle at any of five fountains.',
    },
    theme: 'blue',
    pictogram: 'toilet',
    sections: [
      {
        kind: 'facts',
        anchor: 'restrooms',
        title: { hu: 'Nyilvános mosdók', en: 'Public toilets' },
        facts: [
          {
            label: { hu: 'Hősök tere felőli bejárat', en: 'Heroes’ Square entrance' },
            value: { hu: 'akadálymentes fülkével', en: 'with an accessible cubicle' },
          },
          {
            label: { hu: 'A park közepe', en: 'Middle of the park' },
            value: { hu: 'akadálymentes fülkével', en: 'with an accessible cubicle' },
          },
          {
            label: { hu: 'Nagyjátszótér', en: 'Playground' },
            value: { hu: 'pelenkázóval', en: 'with a baby-changing table' },
          },
          {
            label: { hu: 'Az épületekben', en: 'In the buildings' },
            value: { hu: 'nyitvatartási időben', en: 'during opening hours' },
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'free',
        title: { hu: 'Mikor ingyenes?', en: 'When is it free?' },
        body: {
          hu: `A [Liget+](/latogatas/liget-plusz) tagjainak minden parki mosdó ingyenes. Egyes mosdók gyors regisztráció után nem tagoknak is azok: az ajtón lévő kódot a telefonjával olvassa be.`,
          en: `All toilets in the park are free for members of [Liget+](/en/visitor-information/join-the-liget-community). Some are free for everyone after a quick registration: scan the code on the door with your phone.`,
        },
      },
      {
        kind: 'text',
        anchor: 'water',
        title: { hu: 'Ivókutak', en: 'Drinking fountains' },
        body: {
          hu: `Ivókút van a **promenádon**, a **Nagyjátszótérnél**, a **tóparton**, a **futókörnél** és a **Kutyás élményparknál**; ez utóbbinál itatótál is. Fagyban a kutakat elzárjuk. Mindegyiket megtalálja a [térképen](/terkep).

A szökőkút vize nem iható.`,
          en: `There are drinking fountains on the **promenade**, by the **playground**, the **lake**, the **running loop** and the **dog park**, the last with a bowl for dogs. They are turned off in frost. All are on the [map](/en/map).

The water of the music fountain is not for drinking.`,
        },
      },
    ],
  },
  {
    key: 'dogs',
    title: { hu: 'Kutyával a Ligetben', en: 'Dogs in the park' },
    slug: { hu: 'kutyaval-a-ligetben', en: 'dogs-in-the-park' },
    lead: {
      hu: 'Pórázon szinte bárhová jöhet, póráz nélkül a Kutyás élménypark mintegy 5\u00a0000 négyzetmétere az övé.',
      en: 'On a lead your dog may go almost anywhere; off the lead, about 5,000\u00a0m² of adventure park are all yours.',
    },
    theme: 'yellow',
    pictogram: 'dog',
    picture: pictures.dogParkAutumnGold,
    sections: [
      {
        kind: 'text',
        anchor: 'rules',
        title: { hu: 'Mit szabad, és mit nem?', en: 'What is allowed' },
        body: {
          hu: `- **Pórázon**: az utakon, a sétányokon és a réten.
- **Póráz nélkül**: csak a [Kutyás élményparkban](/projekt/kutyas-elmenypark).
- **Nem jöhet be**: a játszótérre, a sportpályákra, a virágágyásokba és a tóba.

Segítőkutya mindenhová bejöhet, az épületekbe is.`,
          en: `- **On a lead**: on paths, promenades and the meadow.
- **Off the lead**: only in the [adventure park for dogs](/en/the-project/adventure-park-for-dogs).
- **Not allowed**: on the playground, the courts, the flower beds and in the lake.

Assistance dogs may go anywhere, including the buildings.`,
        },
      },
      {
        kind: 'facts',
        anchor: 'services',
        title: { hu: 'Kutyáknak', en: 'For dogs' },
        facts: [
          {
            label: { hu: 'Kutyás élménypark', en: 'Adventure park' },
            value: { hu: 'kb. 5\u00a0000\u00a0m², kerítéssel', en: 'about 5,000\u00a0m², fenced' },
          },
          { label: { hu: 'Itató', en: 'Water' }, value: { hu: 'az élménypark bejáratánál', en: 'by the entrance' } },
          {
            label: { hu: 'Zacskó', en: 'Bags' },
            value: { hu: 'a kapuknál és a déli sétautaknál', en: 'at the gates and on the southern paths' },
          },
        ],
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Kell szájkosár?', en: 'Is a muzzle needed?' },
            answer: {
              hu: 'Legyen Önnél, ha a kutyája nehezen tűri az idegeneket. Tömegrendezvényen kérhetik.',
              en: 'Have one with you if your dog is uneasy with strangers. It may be required at crowded events.',
            },
          },
          {
            question: { hu: 'Hol iszik a kutyám hőségben?', en: 'Where can my dog drink in the heat?' },
            answer: {
              hu: 'Az élménypark itatójánál. Nyári délben inkább a lombok alatt sétáljanak: a burkolat égeti a talpát.',
              en: 'At the bowl by the adventure park. On summer noons walk under the trees, as hot paving burns paws.',
            },
          },
          {
            question: { hu: 'Van kutyás program?', en: 'Are there events for dogs?' },
            answer: {
              hu: 'Igen, például agilitynap. Nézze meg a [sportprogramokat](/varosligeti-programok?category=sport).',
              en: 'Yes, an agility day for example. See the [sport programmes](/en/programs-in-varosliget?category=sport).',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'food',
    title: { hu: 'Étel, ital', en: 'Food and drink' },
    slug: { hu: 'etel-ital', en: 'food-and-drink' },
    lead: {
      hu: 'Kávé a tónál, lángos a Pavilonkertben, fagylalt a promenádon. Vagy a saját szendvicse egy árnyas padon.',
      en: 'Coffee by the lake, lángos at the Pavilions, ice cream on the promenade. Or your own sandwich on a shady bench.',
    },
    theme: 'blue',
    pictogram: 'food',
    picture: pictures.pavilionsSpringDay,
    sections: [
      {
        kind: 'activities',
        anchor: 'where',
        title: { hu: 'Hol együnk?', en: 'Where to eat' },
        items: [
          {
            title: { hu: 'Pavilonkert', en: 'The Pavilions' },
            text: {
              hu: 'A legtöbb választék egy helyen, sok asztallal a fák alatt.',
              en: 'The widest choice in one place, with plenty of tables under the trees.',
            },
            picture: pictures.pavilionsSummerGold,
          },
          {
            title: { hu: 'Tópart', en: 'By the lake' },
            text: {
              hu: 'Kávé, sütemény, és kilátás a Vajdahunyad várára.',
              en: 'Coffee, cake and a view of Vajdahunyad Castle.',
            },
            picture: pictures.castleSummerDawn,
          },
          {
            title: { hu: 'Múzeumi kávézók', en: 'Museum cafés' },
            text: { hu: 'Az épületekben jegy nélkül is beülhet.', en: 'In the buildings; no ticket needed.' },
          },
          {
            title: { hu: 'Piknik a réten', en: 'A picnic on the meadow' },
            text: {
              hu: 'Pléddel bárhol letelepedhet. Tüzet rakni és grillezni tilos.',
              en: 'Spread your blanket anywhere. No fires or barbecues, please.',
            },
            picture: pictures.picnicSummerDay,
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'discount',
        title: { hu: '10% tagoknak', en: '10% off for members' },
        body: {
          hu: `A [Liget+](/latogatas/liget-plusz) tagjai sok vendéglátóhelyen **10% kedvezményt** kapnak. Rendelés előtt mutassák fel a telefonjukon lévő kódot.`,
          en: `Members of [Liget+](/en/visitor-information/join-the-liget-community) get **10% off** at many outlets. Show the code on your phone before you order.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Van vegán, gluténmentes étel?', en: 'Is there vegan or gluten-free food?' },
            answer: {
              hu: 'A Pavilonkertben mindig van legalább egy ilyen kínálat. Allergia esetén kérdezzen rá az összetevőkre.',
              en: 'There is always at least one choice at the Pavilions. If you have an allergy, please ask about ingredients.',
            },
          },
          {
            question: { hu: 'Hozhatok saját ételt?', en: 'May I bring my own food?' },
            answer: {
              hu: 'Persze. A Pavilonkert asztalaihoz fogyasztás nélkül is leülhet.',
              en: 'Of course. You may sit at the tables of the Pavilions without buying anything.',
            },
          },
          {
            question: { hu: 'Mikor vannak nyitva a büfék?', en: 'When are the kiosks open?' },
            answer: {
              hu: 'Jó időben nagyjából 10 és 20 óra között, télen rövidebben. A kiírás a pulton olvasható.',
              en: 'Roughly from 10:00 to 20:00 in fine weather, less in winter. Hours are posted at each counter.',
            },
          },
        ],
      },
    ],
  },
];
