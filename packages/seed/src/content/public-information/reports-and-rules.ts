import { prose, text } from '../bilingual.ts';
import type { SeedInformation } from '../types.ts';

export const reportsAndRules: SeedInformation[] = [
  {
    key: 'annual-report',
    title: text('Éves jelentés', 'Annual report'),
    slug: text('eves-jelentes', 'annual-report'),
    lead: text(
      'Mit végeztünk el, mi maradt el, és mit tanultunk belőle: az év összefoglalása közérthetően.',
      'What was done, what was left undone and what we learnt from it: the year summed up in plain words.',
    ),
    body: prose(
      `
Az éves jelentés nem pénzügyi beszámoló, hanem számadás a munkáról: a kertről, az épületekről, a programokról és a látogatók visszajelzéseiről.

## Felépítése

- a park állapota: fák, utak, játszóterek;
- az épületek és a mélygarázs működése;
- programok és látogatók;
- panaszok és amit miattuk megváltoztattunk;
- tervek a következő évre.

Az első évtized eseményeit a [tízéves áttekintésben](/projekt/a-liget-projekt-elso-10-eve) évenként is végigolvashatja.
`,
      `
This is not a set of accounts but an account of our work: of the gardens, the buildings, the programmes and what visitors have told us.

## What is in it

- the state of the park: trees, paths, playgrounds;
- how the buildings and the car park have run;
- programmes and visitors;
- complaints, and what we changed because of them;
- plans for the year to come.

The events of the first decade can also be read year by year in [our first 10 years](/en/the-project/our-first-10-years).
`,
    ),
    documents: [
      {
        fileName: 'eves-jelentes.pdf',
        title: text('Éves jelentés – összefoglaló', 'Annual report – summary'),
        paragraphs: {
          hu: [
            'Éves jelentés – összefoglaló',
            'A kertészek az idén is minden fát megvizsgáltak; a veszélyes ágakat eltávolították, a megmaradó törzsek egy része élőhelyként a parkban maradt.',
            'A programok többsége ingyenes volt. A látogatók leggyakrabban több padot, több árnyékot és jobban látható mosdójelzést kértek.',
            'A panaszok nyomán átláthatóbb lett a ballon napi jelzése, és új táblák kerültek a mélygarázs gyalogos kijárataihoz.',
          ],
          en: [
            'Annual report – summary',
            'This year too the gardeners examined every tree. Dangerous boughs were removed, and some of the trunks were left standing as habitats.',
            'Most programmes were free. What visitors asked for most were more benches, more shade and clearer signs to the toilets.',
            'Following complaints, the balloon’s daily signs were made clearer and new boards were put up at the pedestrian exits of the car park.',
          ],
        },
      },
    ],
  },
  {
    key: 'salaries',
    title: text('Bérek és juttatások', 'Salaries and benefits'),
    slug: text('berek-es-juttatasok', 'salaries-and-benefits'),
    lead: text(
      'A létszám, a vezetői juttatások és a bérezés rendje a jogszabályban előírt bontásban.',
      'Staff numbers, management pay and the rules of remuneration, broken down as the law requires.',
    ),
    body: prose(
      `
Közzétesszük a foglalkoztatottak létszámát, a személyi juttatások összesített adatait, valamint a vezetők és a felügyelőbizottság tagjainak javadalmazását. Egyes munkatársak bérét, ha nem vezetők, nem tesszük közzé.

## A bérezés rendje

A munkaköröket sávokba soroltuk, és mindegyik sávhoz tartozik alsó és felső határ. A besorolást évente felülvizsgáljuk. Az azonos munkakörben dolgozók juttatásai nem térhetnek el nem, kor vagy más, a munkához nem tartozó szempont alapján.

Az adatok negyedévente frissülnek.
`,
      `
We publish the number of people employed, total personnel costs, and the remuneration of managers and members of the supervisory board. The pay of staff who are not managers is not published individually.

## How pay is set

Each job belongs to a band with a lower and an upper limit, reviewed once a year. People in the same job may not be paid differently because of sex, age or anything else unrelated to their work.

The data are brought up to date every quarter.
`,
    ),
  },
  {
    key: 'procedures',
    title: text('Ügyintézés, eljárások', 'Procedures'),
    slug: text('ugyintezes-eljarasok', 'procedures'),
    lead: text(
      'Mit hol intézhet el, milyen papír kell hozzá, és mennyi ideig tart: a gyakoribb ügyek rendje.',
      'What can be arranged where, which papers you need and how long it takes: the more frequent matters in order.',
    ),
    body: prose(
      `
## Panasz

Ballon, mélygarázs és tagság ügyében külön oldal segít: [ballon](/ballon-panaszkezeles), [mélygarázs](/melygarazs-panaszkezeles), [Liget+](/liget-plusz-panaszkezeles). Minden panaszt nyilvántartásba veszünk.

## Területhasználat és forgatás

A kérelmeket az [üzleti partnereinknek](/uzleti-partnereinknek) szóló oldalakon leírt módon lehet benyújtani.

## Talált tárgy

A parkban talált tárgyakat a Látogatóközpont veszi át és őrzi a jogszabályban előírt ideig. Átvételkor leírást vagy igazolást kérünk.

## Kárbejelentés

Ha a parkban kár érte, jelentse be az ügyfélszolgálaton, fényképpel és az időpont megadásával. A vizsgálat eredményéről írásban értesítjük.
`,
      `
## Complaints

There is a page each for the [balloon](/en/balloon-complaint-report), [underground parking](/en/underground-parking-complaint-report) and [Liget+](/en/liget-plus-complaint-report). Every complaint is put on record.

## Use of land, and filming

Applications are made as described on the pages for [business partners](/en/business-partners).

## Lost property

The Visitor Centre takes in things found in the park and keeps them for the period laid down by law. When you collect something, we ask for a description or for proof.

## Damage

If you have suffered damage in the park, report it to customer service with a photograph and the time. You will be told in writing what we have found.
`,
    ),
  },
  {
    key: 'regulations',
    title: text('Szabályzatok', 'Regulations'),
    slug: text('szabalyzatok', 'regulations'),
    lead: text(
      'A park házirendje és a társaság nyilvános szabályzatai, letölthető formában.',
      'How the park may be used, and the company’s public regulations, to download.',
    ),
    body: prose(
      `
A szabályok többsége egyetlen mondatban összefoglalható: úgy használja a parkot, hogy utána másnak is jó legyen. A részletek azért kellenek, hogy vita esetén is legyen mihez fordulni.

- **[A park házirendje](/latogatas/hazirend):** kutyák, kerékpár, tűz, zaj, rendezvények.
- **Közzétételi szabályzat:** mit, mikor és hol teszünk közzé.
- **Panaszkezelési szabályzat:** hogyan vizsgáljuk ki az Ön bejelentését.

A tervezőknek szóló szabályokat és tanulmányokat a [szakmai anyagok](/szakmai-anyagok) között találja.
`,
      `
Most of the rules come down to one sentence: use the park so that it is good for the next person too. The details are there so that one has something to turn to in a dispute.

- **[Park rules](/en/visitor-information/park-rules):** dogs, bicycles, fire, noise, events.
- **Publication rules:** what we publish, when and where.
- **Complaints rules:** how we look into what you report.

Rules and studies for planners are among the [professional documents](/en/szakmai-anyagok), in Hungarian.
`,
    ),
    documents: [
      {
        fileName: 'kozzeteteli-szabalyzat.pdf',
        title: text('Közzétételi szabályzat', 'Publication rules (in Hungarian)'),
        paragraphs: {
          hu: [
            'Közzétételi szabályzat – kivonat',
            'A társaság a közérdekű adatokat a weboldalán, bárki számára hozzáférhetően, regisztráció és díj nélkül teszi közzé.',
            'Az adatot előállító terület vezetője felel azért, hogy az adat pontos és időszerű legyen; a közzétételt a jogi terület végzi.',
            'A frissítés és az archiválás rendjét a jogszabályban előírt közzétételi lista szerint kell követni.',
          ],
        },
      },
      {
        fileName: 'panaszkezelesi-szabalyzat.pdf',
        title: text('Panaszkezelési szabályzat', 'Complaints rules (in Hungarian)'),
        paragraphs: {
          hu: [
            'Panaszkezelési szabályzat – kivonat',
            'A panasz szóban, írásban és elektronikusan is előterjeszthető. A szóbeli panaszt, ha lehetséges, azonnal orvosolni kell.',
            'Az írásbeli választ a jogszabályban előírt határidőn belül, indoklással kell megküldeni.',
            'A panaszokat évente összesítjük, és a tanulságokat az éves jelentésben közzétesszük.',
          ],
        },
      },
    ],
  },
];
