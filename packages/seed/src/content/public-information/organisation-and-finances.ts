import { prose, text } from '../bilingual.ts';
import type { SeedInformation } from '../types.ts';

export const organisationAndFinances: SeedInformation[] = [
  {
    key: 'organisation',
    title: text('Szervezet és vezetők', 'Organisation and management'),
    slug: text('szervezet-es-vezetok', 'organisation-and-management'),
    lead: text(
      'Ki miért felel, hogyan épül fel a társaság, és hová fordulhat egy-egy kérdéssel.',
      'Who is responsible for what, how the company is built up, and where to turn with a question.',
    ),
    body: prose(
      `
A társaságot vezérigazgató vezeti, munkáját igazgatóság és felügyelőbizottság ellenőrzi. A napi feladatokat öt terület látja el.

- **Kertfenntartás:** fák, gyepek, ágyások, öntözés.
- **Műszaki üzemeltetés:** utak, világítás, játszóterek, mélygarázs.
- **Programok és látogatói szolgáltatás:** rendezvények, Látogatóközpont, ügyfélszolgálat.
- **Fejlesztés:** az új és megújuló épületek előkészítése és átadása.
- **Gazdálkodás és jog:** pénzügy, beszerzés, adatvédelem, közérdekű adatok.

A szervezeti ábra és a működés részletes szabályai a mellékelt dokumentumban olvashatók.
`,
      `
The company is led by a chief executive, whose work is overseen by a board of directors and a supervisory board. Five departments do the daily work.

- **Gardens:** trees, lawns, beds and watering.
- **Technical operations:** paths, lighting, playgrounds and the car park.
- **Programmes and visitor services:** events, the Visitor Centre and customer service.
- **Development:** preparing and handing over new and renewed buildings.
- **Finance and legal affairs:** accounts, procurement, data protection and public information.

The attached document, in Hungarian, describes the structure in detail.
`,
    ),
    documents: [
      {
        fileName: 'szervezeti-es-mukodesi-szabalyzat.pdf',
        title: text('Szervezeti és működési szabályzat', 'Rules of organisation and operation (in Hungarian)'),
        paragraphs: {
          hu: [
            'Szervezeti és működési szabályzat – kivonat',
            'A szabályzat meghatározza a társaság szervezeti egységeit, azok feladatait, valamint a vezetők hatáskörét és helyettesítésének rendjét.',
            'A vezérigazgató gyakorolja a munkáltatói jogokat, képviseli a társaságot, és felel a park biztonságos működéséért.',
            'A szervezeti egységek vezetői évente munkatervet készítenek, amelyet a vezérigazgató hagy jóvá.',
          ],
        },
      },
    ],
  },
  {
    key: 'data-requests',
    title: text('Közérdekű adat igénylése', 'Requesting public data'),
    slug: text('kozerdeku-adat-igenylese', 'requesting-public-data'),
    lead: text(
      'Bárki kérhet közérdekű adatot, indoklás nélkül. Elmondjuk, hogyan, és mikor kap választ.',
      'Anyone may ask for public data without giving a reason. This is how, and when to expect an answer.',
    ),
    body: prose(
      `
## Hogyan kérhet adatot?

Írásban a kozerdeku@liget.example.hu címen, levélben a székhelyünkön, vagy szóban az ügyfélszolgálaton; a szóbeli kérést jegyzőkönyvbe vesszük. Az űrlap használata nem kötelező, csak segítség.

## Mit írjon bele?

Azt, hogy milyen adatot kér, lehetőleg az időszakkal együtt, és milyen formában szeretné megkapni. A kérést nem kell megindokolni.

## Mikor válaszolunk?

A törvényben előírt határidőn belül. Ha a kérés nagy terjedelmű, a határidő egyszer meghosszabbítható; erről értesítjük. Ha másolatot kér, és annak költsége van, azt előre megírjuk.

## Ha nemet mondunk

Az elutasítást indokoljuk. Ilyenkor bírósághoz, illetve a Nemzeti Adatvédelmi és Információszabadság Hatósághoz fordulhat.
`,
      `
## How to ask

Write to kozerdeku@liget.example.hu or to our registered address, or ask in person at customer service, where your request will be put on record. The form is there to help; you need not use it.

## What to say

Which data you would like, if possible for which period, and in what form you wish to receive them. You need not give a reason.

## When we answer

Within the time laid down by law. For extensive requests it may be extended once, and we will let you know. If copies cost anything, we tell you beforehand.

## If we say no

We give our reasons. You may then turn to a court or to the Hungarian National Authority for Data Protection and Freedom of Information.
`,
    ),
    documents: [
      {
        fileName: 'adatigenylo-lap.pdf',
        title: text('Adatigénylő lap', 'Data request form'),
        paragraphs: {
          hu: [
            'Közérdekű adat megismerése iránti igény',
            'Az igénylő neve (nem kötelező) és elérhetősége:',
            'Az igényelt adat leírása, az időszak megjelölésével:',
            'Az átadás módja: megtekintés, elektronikus másolat, papírmásolat (a megfelelő aláhúzandó).',
            'Kelt:',
          ],
          en: [
            'Request for data of public interest',
            'Name (optional) and contact details of the person making the request:',
            'Description of the data and the period concerned:',
            'Form of delivery: inspection, electronic copy, paper copy (please underline).',
            'Date:',
          ],
        },
      },
    ],
  },
  {
    key: 'budget',
    title: text('Gazdálkodási adatok', 'Finances'),
    slug: text('gazdalkodasi-adatok', 'finances'),
    lead: text(
      'Üzleti terv, beszámoló és támogatások: hol és milyen rendben tesszük közzé a gazdálkodás adatait.',
      'Business plan, accounts and grants: where and in what order we publish our financial data.',
    ),
    body: prose(
      `
A társaság évente üzleti tervet és beszámolót készít. A tervet az igazgatóság, a beszámolót könyvvizsgálói vélemény mellett a tulajdonos fogadja el. Az elfogadott beszámoló az országos cégnyilvántartásban is megtekinthető.

## Itt közzétett adatok

- az üzleti terv összefoglalója, elfogadás után;
- az éves beszámoló és a könyvvizsgálói jelentés;
- a kapott és a nyújtott támogatások listája;
- a vagyonelemek hasznosításának rendje.

A régebbi dokumentumokat legalább öt évig elérhetővé tesszük; ami már nincs fenn, azt [adatigénylésre](/kozerdeku-adatok/kozerdeku-adat-igenylese) elküldjük.
`,
      `
Each year the company draws up a business plan and a report. The plan is adopted by the board, the report by the owner together with the auditor’s opinion. Adopted reports can also be seen in the national company register.

## What is published here

- a summary of the business plan once it has been adopted;
- the annual report and the auditor’s report;
- a list of grants received and given;
- the rules for letting and using our property.

Older documents stay here for at least five years. For anything that is no longer online, make a [data request](/en/kozerdeku-adatok/requesting-public-data).
`,
    ),
    documents: [
      {
        fileName: 'uzleti-terv-osszefoglalo.pdf',
        title: text('Az üzleti terv összefoglalója', 'Summary of the business plan (in Hungarian)'),
        paragraphs: {
          hu: [
            'Az üzleti terv összefoglalója',
            'A terv három cél köré rendeződik: biztonságos és gondozott park, hozzáférhető programok, az épületek takarékos üzemeltetése.',
            'A bevételek a parkolásból, a bérbeadásból, a jegyekből és támogatásból származnak; a kiadások legnagyobb része a park és az épületek fenntartását szolgálja.',
            'A terv kiemelten kezeli a fák védelmét, az energiafelhasználás csökkentését és az akadálymentes útvonalak bővítését.',
          ],
        },
      },
    ],
  },
  {
    key: 'contracts',
    title: text('Szerződések', 'Contracts'),
    slug: text('szerzodesek', 'contracts'),
    lead: text(
      'A közzétételi értékhatárt elérő szerződések listája és a közzététel rendje.',
      'The list of contracts above the publication threshold, and how they are published.',
    ),
    body: prose(
      `
A jogszabályban meghatározott értéket elérő szerződéseinket közzétesszük: a szerződés tárgyát, a másik felet, az értéket és az időtartamot. A lista a szerződés megkötése után, a törvényes határidőn belül frissül.

## Hogyan olvassa a listát?

Egy sor egy szerződés. Ha módosult, a módosítás külön sorban, az eredeti azonosítójával jelenik meg. A lezárt szerződések sem tűnnek el, csak a lista végére kerülnek.

A folyamatban lévő felhívásokról a [pályázatok és beszerzések oldalán](/uzleti-partnereinknek/palyazatok-beszerzesek) tájékozódhat.
`,
      `
We publish contracts that reach the value set by law: their subject, the other party, the value and the term. The list is brought up to date within the legal period after a contract is signed.

## How to read the list

One line is one contract. Amendments stand in lines of their own with the number of the original. Contracts that have ended do not disappear; they move to the end.

Current calls are on the page about [tenders and procurement](/en/business-partners/tenders-and-procurement).
`,
    ),
    documents: [
      {
        fileName: 'szerzodesek-jegyzeke.pdf',
        title: text('Szerződések jegyzéke – minta és magyarázat', 'List of contracts – layout and notes (in Hungarian)'),
        paragraphs: {
          hu: [
            'Szerződések jegyzéke – oszlopok és magyarázat',
            'Azonosító: a szerződés sorszáma és éve. Tárgy: a beszerzett áru, szolgáltatás vagy építés rövid leírása.',
            'Szerződő fél: a partner neve és székhelye. Érték: a szerződésben rögzített ellenérték. Időtartam: a kezdet és a vég napja.',
            'A jegyzéket a gazdálkodási és jogi terület vezeti, a változásokat a közzététel napjával együtt rögzíti.',
          ],
        },
      },
    ],
  },
];
