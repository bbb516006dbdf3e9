import { prose, text } from './bilingual.ts';
import { picture } from './pictured.ts';
import type { SeedInformation } from './types.ts';

export const businessPartners: SeedInformation[] = [
  {
    key: 'venue-hire',
    title: text('Terem- és térbérlés', 'Hiring a hall or a lawn'),
    slug: text('terem-es-terberles', 'hiring-a-hall-or-a-lawn'),
    lead: text(
      'Konferencia, könyvbemutató, céges nap: mit kell tudnunk az eseményről, és mi történik az első levéltől a pakolásig.',
      'Conference, book launch, company day: what we need to know, and what happens between your first letter and the last van.',
    ),
    picture: picture('concert-hall', 'winter', 'night'),
    body: prose(
      `
A bérelhető helyekről rövid áttekintést a [helyszínbérlésről szóló oldalon](/helyszinberles) talál. Itt a menetét írjuk le.

## Lépésről lépésre

- **Megkeresés.** Küldje el a napot, a létszámot és az esemény leírását az esemenyek@liget.example.hu címre.
- **Bejárás.** A helyszínen megnézzük, hol áll a színpad, merre jön a vendég, és hol fér el az áram.
- **Ajánlat.** Írásban, minden kiegészítő költséggel együtt.
- **Szerződés és biztosítás.** A rendezvény felelősségbiztosítása a bérlő feladata.
- **Átadás-átvétel.** Építés előtt és bontás után közösen bejárjuk a területet.

## Amire a park miatt ügyelünk

A fák gyökérzónájában nem lehet cölöpöt verni és járművel megállni. A hangerőt és a zárási időt a helyszínhez igazítjuk. A sétautakat nyitva hagyjuk.
`,
      `
For a short survey of the places you can hire, see [venue hire](/en/venue-hire). Here is how it works.

## Step by step

- **Enquiry.** Send the day, the number of guests and a description to esemenyek@liget.example.hu.
- **Visit.** We look at the place together: where the stage stands, how guests arrive, where power comes from.
- **Offer.** In writing, with every extra included.
- **Contract and insurance.** Liability insurance for the event is for the hirer to arrange.
- **Handing over.** We walk round together before you build and after you clear.

## For the sake of the park

No stakes may be driven and no vehicle may stand over the roots of trees. Volume and closing time depend on the place. Footpaths stay open.
`,
    ),
  },
  {
    key: 'filming',
    title: text('Forgatás és fotózás', 'Filming and photography'),
    slug: text('forgatas-es-fotozas', 'filming-and-photography'),
    lead: text(
      'Kézikamerás riporthoz elég szólni, reklámfilmhez engedély kell. Megmutatjuk, melyik esetben mit kérünk.',
      'For a report with a hand-held camera it is enough to tell us; a commercial needs a permit. Here is what we ask in each case.',
    ),
    picture: picture('fountain-promenade', 'summer', 'dusk'),
    body: prose(
      `
## Nem kell engedély

Saját célra, állvány és lámpa nélkül bárki fényképezhet és filmezhet a parkban. Kérjük, gyerekeket a szüleik beleegyezése nélkül ne vegyenek fel.

## Bejelentés kell

Hírműsor és riport esetén kérjük, előző nap szóljanak a [sajtóirodának](/sajto), hogy tudjuk, kik dolgoznak a parkban.

## Engedély kell

- játékfilmhez, reklámfilmhez, divatfotózáshoz;
- ha állványt, világítást, drónt vagy lezárt területet szeretnének;
- ha a stáb tíz főnél nagyobb.

Az engedélykérő lapot kitöltve a forgatas@liget.example.hu címre küldjék, a helyszín vázlatával. Drónhoz a hatósági engedélyt is csatolni kell. A múzeumok belső tereiről az adott intézmény dönt.
`,
      `
## No permit needed

For your own use, without tripod or lamps, anyone may photograph and film in the park. Please do not film children without their parents’ consent.

## Tell us beforehand

For news and reports, let the [press office](/en/press) know the day before, so that we know who is at work in the park.

## Permit needed

- for feature films, commercials and fashion photography;
- if you want tripods, lighting, a drone or a closed-off area;
- if there are more than ten of you.

Send the completed form to forgatas@liget.example.hu with a sketch of the location. Drones also need the permit of the aviation authority, of which we ask for a copy. The museums decide about their own interiors.
`,
    ),
    documents: [
      {
        fileName: 'forgatasi-engedely-kerolap.pdf',
        title: text('Forgatási engedélykérő lap', 'Application for a filming permit'),
        paragraphs: {
          hu: [
            'Forgatási és fotózási engedélykérő lap',
            'A kérelmező neve, székhelye, kapcsolattartójának neve és telefonszáma:',
            'A forgatás napja, kezdete és vége, tartaléknap:',
            'A helyszín leírása és vázlata, a stáb létszáma, a járművek száma:',
            'Eszközök: állvány, világítás, áramfejlesztő, drón (a megfelelő aláhúzandó):',
            'A kérelmező tudomásul veszi, hogy a sétautakat nyitva kell tartani, és a területet eredeti állapotában kell átadni.',
          ],
          en: [
            'Application for a permit to film or photograph',
            'Name and seat of the applicant, name and telephone number of the contact:',
            'Day of filming, beginning and end, reserve day:',
            'Description and sketch of the location, size of the crew, number of vehicles:',
            'Equipment: tripod, lighting, generator, drone (please underline):',
            'The applicant agrees to keep footpaths open and to hand the area back as it was found.',
          ],
        },
      },
    ],
  },
  {
    key: 'events-in-the-park',
    title: text('Rendezvények a parkban', 'Events in the park'),
    slug: text('rendezvenyek-a-parkban', 'events-in-the-park'),
    lead: text(
      'Futóverseny, fesztivál, közösségi nap: mikor kell jelentkezni, kivel egyeztetünk, és milyen terveket kérünk be.',
      'Races, festivals, community days: when to apply, who we consult and which plans we ask for.',
    ),
    picture: picture('market', 'spring', 'day'),
    body: prose(
      `
Közterületen tartott rendezvényhez bejelentés és a park kezelőjének hozzájárulása kell. A hozzájárulást nálunk kérheti.

## Mikor jelentkezzen?

A következő évi naptárat ősszel kezdjük összeállítani. Kisebb közösségi eseményt évközben is befogadunk, ha a nap és a hely szabad.

## Mit kérünk?

- helyszínrajzot a sátrakkal, menekülési útvonalakkal, mosdókkal;
- biztonsági és egészségügyi tervet;
- hulladékkezelési tervet: ami bejön, az ki is megy;
- akadálymentességi tervet: hogyan jut be, aki kerekesszékkel vagy babakocsival érkezik;
- esőnapot vagy lemondási szabályt.

## Kivel egyeztetünk?

Az üzemeltetéssel, a kertészekkel, az érintett múzeumokkal és szükség esetén a hatóságokkal. A hozzájárulást írásban adjuk ki, és a rendezvényt felvesszük a [programok](/varosligeti-programok) közé.
`,
      `
An event in a public place must be notified, and needs the consent of those who run the park. You can ask us for that consent.

## When to apply

We begin to put together the following year’s calendar in autumn. Small community events can be fitted in during the year, if the day and the place are free.

## What we ask for

- a site plan with tents, escape routes and toilets;
- a safety and first-aid plan;
- a waste plan: what comes in goes out again;
- an access plan: how somebody with a wheelchair or a pram gets in;
- a rain date, or a rule for calling it off.

## Who we consult

Our operations team, the gardeners, the museums concerned and, where necessary, the authorities. Consent is given in writing, and the event is added to the [programmes](/en/programs-in-varosliget).
`,
    ),
    documents: [
      {
        fileName: 'rendezvenyi-ellenorzo-lista.pdf',
        title: text('Rendezvényi ellenőrző lista', 'Checklist for events'),
        paragraphs: {
          hu: [
            'Ellenőrző lista rendezvényszervezőknek',
            'Hat hónappal előtte: nap és esőnap, helyszín, várható létszám, felelős személy.',
            'Három hónappal előtte: helyszínrajz, biztonsági terv, hatósági bejelentések, biztosítás.',
            'Egy hónappal előtte: áramigény, hulladékkezelés, akadálymentes útvonal, szomszédok értesítése.',
            'A rendezvény napján: átvételi bejárás, menekülési utak ellenőrzése, kapcsolat az ügyelettel.',
            'Utána: bontás, takarítás, közös bejárás és jegyzőkönyv.',
          ],
          en: [
            'Checklist for organisers of events',
            'Six months before: day and rain date, place, expected numbers, person responsible.',
            'Three months before: site plan, safety plan, notifications to the authorities, insurance.',
            'One month before: power, waste, step-free route, notice to neighbours.',
            'On the day: walk round on taking over, check of escape routes, contact with the duty desk.',
            'Afterwards: clearing, cleaning, a joint walk round and a written record.',
          ],
        },
      },
    ],
  },
  {
    key: 'suppliers',
    title: text('Beszállítóknak', 'For suppliers'),
    slug: text('beszallitoknak', 'for-suppliers'),
    lead: text(
      'Behajtás, átvétel, számlázás: gyakorlati tudnivalók azoknak, akik árut hoznak vagy szolgáltatást nyújtanak nálunk.',
      'Access, delivery, invoices: practical notes for those who bring goods or provide services here.',
    ),
    picture: picture('gate-and-paths', 'summer', 'dawn'),
    body: prose(
      `
## Behajtás

Gépjárművel csak előre kért behajtási engedéllyel lehet a parkba hajtani, jellemzően reggel, a látogatók érkezése előtt. A sétányokon lépésben kell haladni, tolatni csak kísérővel szabad. A rendszámot legkésőbb előző nap adja meg a szallitas@liget.example.hu címen.

## Átvétel

Minden szállítmányhoz szállítólevél kell, a megrendelés számával. Az átvevő kolléga nevét a megrendelésen találja.

## Számlázás

Elektronikus számlát fogadunk a szamla@liget.example.hu címen. A megrendelés száma nélkül érkező számlát vissza kell küldenünk, ezért kérjük, ellenőrizze.

## Környezet

Kérjük, kerülje az egyszer használatos csomagolást, a raklapot és a göngyöleget pedig vigye vissza. Ahol lehet, a halkabb, elektromos járművet választjuk.
`,
      `
## Access

Vehicles may enter the park only with a permit asked for beforehand, as a rule in the morning before visitors arrive. Drive at walking pace, and reverse only with somebody guiding you. Please send your registration number to szallitas@liget.example.hu by the day before.

## Delivery

Each delivery needs a note with our order number. The name of the colleague who will receive it is on the order.

## Invoices

We accept electronic invoices at szamla@liget.example.hu. Invoices without an order number have to be sent back, so please check.

## Environment

Please avoid single-use packaging and take back pallets and crates. Where we can choose, we choose the quieter, electric vehicle.
`,
    ),
  },
  {
    key: 'sponsorship',
    title: text('Támogatás és együttműködés', 'Sponsorship and partnership'),
    slug: text('tamogatas-es-egyuttmukodes', 'sponsorship-and-partnership'),
    lead: text(
      'Pad, programsorozat, önkéntes nap: így segíthet egy cég vagy közösség úgy, hogy azt a látogatók is örömmel vegyék.',
      'A bench, a series of events, a day of volunteering: how a company or community can help in a way that visitors enjoy.',
    ),
    picture: picture('picnic', 'summer', 'day'),
    body: prose(
      `
A park mindenkié, ezért a támogatást is úgy fogadjuk, hogy közben park maradjon. Reklámot a fák közé nem teszünk, köszönetet viszont szívesen mondunk.

## Mit lehet támogatni?

- **Padot vagy fát:** néhány szavas felirattal, több évre.
- **Programsorozatot:** például gyerekszínházat vagy vezetett sétákat, hogy ingyenesek maradhassanak.
- **Gyerekek látogatását:** iskolák utazását és foglalkozásait.
- **Önkéntes napot:** ültetés, festés, avarrendezés, a kertészek vezetésével.

## Hogyan döntünk?

Azt nézzük, jó-e a látogatóknak, illik-e a parkhoz, és átlátható-e. Dohányterméket és szerencsejátékot nem népszerűsítünk, gyerekprogramot reklámhoz nem kötünk. A megállapodásokat a [közérdekű adatok](/kozerdeku-adatok) között közzétesszük.

Ötletét az egyuttmukodes@liget.example.hu címre várjuk.
`,
      `
The park is everyone’s, and we accept support in such a way that it remains a park. We put no advertising among the trees, but we are glad to say thank you.

## What can be supported?

- **A bench or a tree:** with a few words on it, for several years.
- **A series of events:** children’s theatre or guided walks, for example, so that they can stay free.
- **Children’s visits:** the journeys and workshops of schools.
- **A day of volunteering:** planting, painting or seeing to the leaves, led by our gardeners.

## How we decide

We ask whether it is good for visitors, fits the park and is open to view. We do not promote tobacco or gambling, and do not tie children’s events to advertising. Agreements are published with our [public information](/en/kozerdeku-adatok).

Send your idea to egyuttmukodes@liget.example.hu.
`,
    ),
  },
  {
    key: 'tenders',
    title: text('Pályázatok, beszerzések', 'Tenders and procurement'),
    slug: text('palyazatok-beszerzesek', 'tenders-and-procurement'),
    lead: text(
      'Hol jelennek meg a felhívásaink, hogyan lehet kérdezni, és mire érdemes figyelni az ajánlat beadásakor.',
      'Where our calls are published, how to ask questions, and what to watch when you send an offer.',
    ),
    picture: picture('pavilions', 'spring', 'day'),
    body: prose(
      `
## Hol találja a felhívásokat?

A közbeszerzési eljárásokat az erre szolgáló országos rendszerben hirdetjük meg. A kisebb beszerzések és a bérbeadási pályázatok felhívása ezen az oldalon jelenik meg, a beadási határidővel együtt.

## Kérdések

Írásban lehet kérdezni, a felhívásban megadott napig. A választ minden érdeklődő egyszerre kapja meg, a kérdező megnevezése nélkül. Telefonon a tartalomról nem tudunk tájékoztatást adni, hogy senki ne jusson előnyhöz.

## Ajánlattételkor

- nézze meg, minden kért nyilatkozat alá van-e írva;
- a határidő a beérkezés ideje, nem a feladásé;
- ha valamit nem ért, kérdezzen inkább, mint hogy feltételezzen.

A lezárt eljárásokról és a szerződésekről a [közérdekű adatok](/kozerdeku-adatok/szerzodesek) között olvashat.
`,
      `
## Where to find our calls

Public procurement is announced in the national system made for it. Calls for smaller purchases and for leases appear on this page together with their closing dates. Most are in Hungarian.

## Questions

Please ask in writing by the day named in the call. Everyone interested receives the answer at the same time, without the name of the person who asked. We cannot discuss the contents by telephone, so that nobody gains an advantage.

## When you send an offer

- check that every declaration asked for has been signed;
- the closing time means arrival, not dispatch;
- if something is unclear, ask rather than assume.

Completed procedures and contracts are listed with our [public information](/en/kozerdeku-adatok/contracts).
`,
    ),
  },
];
