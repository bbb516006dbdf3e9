import { prose, text } from './bilingual.ts';
import type { SeedProduct } from './types.ts';

export const products: SeedProduct[] = [
  {
    key: 'balloon',
    name: text('Ballon-kilátó', 'Balloon lookout'),
    slug: text('ballon', 'balloon'),
    lead: text(
      'Kérdése vagy panasza van a felszállással, a jegyével vagy a várakozással kapcsolatban? Itt segítünk.',
      'A question or a complaint about your flight, your ticket or the wait? This is the right place.',
    ),
    complaint: prose(
      `
Sajnáljuk, ha valami nem úgy sikerült, ahogy szerette volna. Írja meg nekünk, mi történt: minden panaszt elolvasunk, kivizsgálunk, és írásban válaszolunk rá.

## Így tehet panaszt

- **Itt, az oldalon:** töltse ki az űrlapot.
- **E-mailben:** ballon@liget.example.hu
- **Telefonon:** +36 1 000 0001, nyitvatartási időben.
- **A helyszínen:** a Mimóza-domb lábánál álló pénztárnál, szóban vagy a vásárlók könyvében.

## Mit írjon meg?

A gyors válaszhoz a következőkre van szükségünk: a látogatás napja és hozzávetőleges időpontja, a jegyen szereplő sorszám (ha megvan), rövid leírás arról, mi történt, és egy elérhetőség, ahol megtaláljuk. A jegyet vagy a fényképét kérjük, őrizze meg.

## Ha az időjárás közbeszólt

A felszállásról minden alkalommal a szél dönt, és a pilóta biztonsági okból akkor is leállíthatja a repülést, ha lentről szépnek látszik az idő. Ha a már megváltott jegyével emiatt nem tudott felszállni, írja meg, és elmondjuk, mi a teendő a jeggyel.

## Mikor kap választ?

A szóbeli panaszt, ha lehet, azonnal orvosoljuk. Minden más esetben a jogszabályban előírt határidőn belül, indoklással együtt, írásban válaszolunk. Ha a válaszunkkal nem ért egyet, a lakóhelye szerinti békéltető testülethez vagy a fogyasztóvédelmi hatósághoz fordulhat; a pontos címeket a válaszlevélben is megadjuk.

A panaszban szereplő adatait csak a kivizsgáláshoz használjuk, erről az [adatvédelmi tájékoztatóban](/adatvedelem) olvashat bővebben.
`,
      `
We are sorry if your visit was not what you hoped for. Tell us what happened: we read every complaint, look into it and answer in writing.

## How to complain

- **On this page:** fill in the form.
- **By e-mail:** ballon@liget.example.hu
- **By telephone:** +36 1 000 0001, during opening hours.
- **On site:** at the ticket office at the foot of Mimóza Hill, in person or in the customers’ book.

## What to tell us

To help us answer quickly, please give the day and rough time of your visit, the number on your ticket if you have it, a short account of what happened, and a way to reach you. Please keep your ticket, or a photograph of it.

## When the weather got in the way

The wind decides about every single flight, and the pilot may stop flying for safety even when the sky looks friendly from below. If you had already bought a ticket and could not go up, write to us and we will tell you what can be done with it.

## When you will hear from us

If you complain in person we put things right on the spot wherever we can. In every other case you will have a written answer, with our reasons, within the time the law allows. Should you disagree with it, you may turn to a conciliation board or to the consumer protection authority; our letter will tell you how.

We use the details in your complaint only to look into it. The [privacy policy](/en/privacy-policy) says more.
`,
    ),
    customerService: prose(
      `
Jegyet a ballonra csak a helyszínen, a Mimóza-dombon lehet váltani; telefonon és e-mailben foglalást nem tudunk felvenni. Minden más kérdésben szívesen segítünk.

## Amit a legtöbben kérdeznek

### Felszáll ma a ballon?

A [Ballon-kilátó oldalán](/top-helyek/ballon-kilato#schedule) láthatja a mai időpontokat. Négyféle jelzéssel találkozhat: ideális időjárás, bizonytalan időjárás, üzemszünet és zártkörű felszállás. Bizonytalan időben érdemes indulás előtt ránézni az oldalra vagy felhívni minket.

### Hány éves kortól lehet felszállni?

Hatéves kortól, gyermekek felnőtt kísérővel.

### Mennyi ideig tart?

Körülbelül öt perc az emelkedés, öt percet tölt a magasban, és öt perc az ereszkedés. Egyszerre legfeljebb harmincan utaznak.

### Elhagytam valamit. Hová forduljak?

A ballonnál talált tárgyakat a pénztárnál őrizzük, onnan kerülnek az ügyfélszolgálatra. Írja meg, mit keres, és mikor járt nálunk.

## Elérhetőségek

Telefonon és e-mailben keressen minket a feltüntetett időben. Ha panaszt tenne, a [panaszkezelési oldalon](/ballon-panaszkezeles) megtalálja a menetét.
`,
      `
Balloon tickets are sold only on site, on Mimóza Hill; we cannot take bookings by telephone or e-mail. With anything else we are glad to help.

## What people ask most

### Is the balloon flying today?

The [balloon’s own page](/en/top-locations/balloon-fly#schedule) shows today’s time slots. There are four signs: ideal weather, uncertain weather, downtime and private flight. When the weather is uncertain, look at the page again or give us a ring before you leave home.

### How old must my child be?

Six or older, and children fly with an adult.

### How long does it take?

About five minutes up, five minutes aloft and five minutes down, with up to thirty people on board.

### I have lost something. Who should I ask?

Things found at the balloon are kept at the ticket office and then passed to customer service. Tell us what you are looking for and when you were here.

## How to reach us

Call or write during the hours given here. If you would like to make a complaint, the [complaints page](/en/balloon-complaint-report) explains how.
`,
    ),
    phone: '+36 1 000 0001',
    email: 'ballon@liget.example.hu',
    hours: text('A ballon nyitvatartása szerint', 'During the balloon’s opening hours'),
  },
  {
    key: 'underground-parking',
    name: text('Múzeum Mélygarázs', 'Museum Underground Parking'),
    slug: text('melygarazs', 'underground-parking'),
    lead: text(
      'Sorompó, számla, töltőoszlop, elhagyott kulcs: írja meg, miben akadt el, és utánajárunk.',
      'A barrier, an invoice, a charger, a lost key: tell us what went wrong and we will find out.',
    ),
    complaint: prose(
      `
Ha a garázsban hibás fizetésre, sérülésre, működésképtelen berendezésre vagy a tájékoztatásra van panasza, kérjük, jelezze minél hamarabb. Annál könnyebb tisztázni a történteket, minél frissebb az eset.

## Így tehet panaszt

- **Itt, az oldalon:** töltse ki az űrlapot.
- **E-mailben:** garazs@liget.example.hu
- **Telefonon:** +36 1 000 0002
- **A helyszínen:** a sorompóknál és a fizetőautomatáknál lévő hívógombbal bármikor elérheti az ügyeletet.

## Mit írjon meg?

A behajtás napját és idejét, a jármű rendszámát, a parkolójegy vagy a bizonylat számát, és azt, hogy melyik szinten és bejáratnál történt az eset. Ha megsérült valami, fényképezze le, mielőtt elhagyja a garázst, és jelezze az ügyeletnek is.

## Mi történik a panaszával?

Megnézzük az automaták és a sorompók naplóját, meghallgatjuk a kollégákat, és ha téves fizetés történt, intézkedünk. A kamerafelvételek csak rövid ideig vannak meg, ezért ha a felvétel is fontos lehet, azt a bejelentésben külön írja meg.

## Mikor kap választ?

A jogszabályban előírt határidőn belül írásban, indoklással együtt válaszolunk. Ha nem ért egyet velünk, békéltető testülethez vagy a fogyasztóvédelmi hatósághoz fordulhat. Adatait az [adatvédelmi tájékoztató](/adatvedelem) szerint kezeljük.
`,
      `
If you have a complaint about a wrong payment, damage, broken equipment or poor information in the car park, please tell us soon. The fresher the matter, the easier it is to clear up.

## How to complain

- **On this page:** fill in the form.
- **By e-mail:** garazs@liget.example.hu
- **By telephone:** +36 1 000 0002
- **On site:** the call button on every barrier and payment machine reaches the duty desk at any hour.

## What to tell us

The day and time you drove in, your registration number, the number on your parking ticket or receipt, and the level and entrance where it happened. If something was damaged, photograph it before you leave and tell the duty desk as well.

## What happens next

We check the records of the machines and barriers, hear our colleagues, and put any wrong payment right. Camera footage is kept only for a short while, so please say so if you think it matters.

## When you will hear from us

You will have a written answer, with reasons, within the time the law allows. If you disagree with it you may turn to a conciliation board or to the consumer protection authority. We handle your details as our [privacy policy](/en/privacy-policy) describes.
`,
    ),
    customerService: prose(
      `
A Múzeum Mélygarázs nyolcszáz férőhelyes, három szinten várja az autókkal érkezőket. Az északi bejárat a Néprajzi Múzeumhoz, a déli az Ajtósi Dürer sor felőli oldalhoz esik közel.

## Amit a legtöbben kérdeznek

### Van elektromosautó-töltő?

Igen, huszonnégy töltőpont működik. Kérjük, töltés után álljon át másik helyre, hogy a következő autós is hozzáférjen.

### Hol tehetem le a kerékpáromat?

A garázsban kerékpártároló és zuhanyozó is van, így munkába vagy futni is érkezhet kerékpárral.

### Hogyan jutok fel lépcső nélkül?

Minden szintről lift visz a felszínre. A park akadálymentes útvonalairól a [közlekedési oldalon](/latogatas/kozlekedes-megkozelites) olvashat.

### Elveszett a parkolójegyem. Mit tegyek?

Nyomja meg a fizetőautomata hívógombját, és mondja be a rendszámot. Az ügyelet onnan elvégzi, ami kell.

## Számla, igazolás

Ha utólag kérne számlát, írja meg a bizonylat számát és a számlázási adatokat. Panasz esetén a [panaszkezelési oldal](/melygarazs-panaszkezeles) segít.
`,
      `
The Museum Underground Parking has eight hundred spaces on three levels. The north entrance is closest to the Museum of Ethnography, the south one to Ajtósi Dürer sor.

## What people ask most

### Can I charge my car?

Yes, there are twenty-four charging points. Please move to an ordinary space once you have finished, so that the next driver can use the charger.

### Where can I leave my bicycle?

There is a bicycle store, with showers, so you can cycle to work or to your run in the park.

### Is there a way up without stairs?

Lifts lead from every level to the surface. You will find the park’s step-free routes on the [page about getting here](/en/visitor-information/access-and-transport).

### I have lost my parking ticket. What now?

Press the call button on the payment machine and give your registration number. The duty desk will see to the rest.

## Invoices and receipts

If you need an invoice afterwards, send us the number of your receipt and the billing details. For complaints, see the [complaints page](/en/underground-parking-complaint-report).
`,
    ),
    phone: '+36 1 000 0002',
    email: 'garazs@liget.example.hu',
    hours: text('Telefonos ügyelet minden nap, éjjel-nappal', 'Telephone duty desk day and night, every day'),
  },
  {
    key: 'liget-plus',
    name: text('Liget+', 'Liget+'),
    slug: text('liget-plusz', 'liget-plus'),
    lead: text(
      'Tagság, pályafoglalás, ajándékkártya: itt választ kap a kérdéseire, és innen tovább is tudjuk irányítani.',
      'Membership, court reservations, gift cards: find your answer here, or let us point you to the right place.',
    ),
    complaint: prose(
      `
Panasza lehet a tagsággal, egy elmaradt kedvezménnyel, a pályafoglalással vagy az ajándékkártyával kapcsolatban. Bármelyikről van szó, írja meg, és végigjárjuk Önnel.

## Így tehet panaszt

- **Itt, az oldalon:** töltse ki az űrlapot.
- **E-mailben:** tagsag@liget.example.hu
- **Telefonon:** +36 1 000 0003, hétköznapokon.
- **Személyesen:** a Látogatóközpont pultjánál, nyitvatartási időben.

## Mit írjon meg?

A tagsághoz használt e-mail-címet (jelszót soha ne küldjön), a foglalás vagy az ajándékkártya azonosítóját, az eset napját és helyét. Ha egy vendéglátóhelyen nem kapta meg a kedvezményt, a blokk fényképe sokat segít.

## Mi történik ezután?

Visszaigazoljuk, hogy megkaptuk, majd utánanézünk a tagsági rendszerben, és ha kell, egyeztetünk a partnerünkkel. Ha hibáztunk, elmondjuk, hogyan tesszük jóvá; ha nem tudunk igazat adni, azt is megindokoljuk.

## Mikor kap választ?

A jogszabályban előírt határidőn belül írásban válaszolunk. Ha vitája marad velünk, békéltető testülethez vagy a fogyasztóvédelmi hatósághoz fordulhat. Hogy mit teszünk az adataival, azt az [adatvédelmi tájékoztatóban](/adatvedelem) írtuk le.
`,
      `
Your complaint may be about membership, a discount you did not get, a court reservation or a gift card. Whatever it is, tell us and we will go through it with you.

## How to complain

- **On this page:** fill in the form.
- **By e-mail:** tagsag@liget.example.hu
- **By telephone:** +36 1 000 0003, on weekdays.
- **In person:** at the desk of the Visitor Centre during opening hours.

## What to tell us

The e-mail address you use for your membership (never send a password), the number of the reservation or gift card, and the day and place. If a food outlet did not give you the discount, a photograph of the receipt helps a great deal.

## What happens next

We confirm that your message has arrived, look into the membership records and talk to our partner if need be. If the mistake was ours, we tell you how we shall put it right; if we cannot agree with you, we explain why.

## When you will hear from us

You will have our written answer within the time the law allows. If we still disagree, you may turn to a conciliation board or to the consumer protection authority. What we do with your details is set out in the [privacy policy](/en/privacy-policy).
`,
    ),
    customerService: prose(
      `
A Liget+ tagjai ingyen használhatják a mosdókat és a wifit, és sok vendéglátóhelyen tíz százalék kedvezményt kapnak. A tagságról bővebben a [Liget+ oldalán](/latogatas/liget-plusz) olvashat.

## Amit a legtöbben kérdeznek

### Hogyan foglalhatok pályát?

A sportpályákat a külön tagsági oldalon lehet lefoglalni. Hogy milyen pályák közül választhat, azt a [SportLiget oldalán](/latogatas/sportliget) mutatjuk be.

### Hol használhatom fel az ajándékkártyát?

Az interneten vásárolt ajándékkártya csak a tagsági oldalon váltható be, a helyszíni pénztáraknál nem.

### Regisztráltam, mégsem enged be a mosdó kapuja. Mit tegyek?

Frissítse a telefonján a tagsági kódot, és próbálja újra közelebbről. Ha így sem sikerül, szóljon a Látogatóközpontban vagy hívjon minket: kinyitjuk.

### Hogyan szüntethetem meg a tagságot?

Írjon a tagsághoz használt e-mail-címről. Visszaigazoljuk a törlést, és azt is, mely adatokat kell a jogszabály szerint tovább őriznünk.

## Elérhetőségek

Hétköznapokon telefonon, egyébként e-mailben a leggyorsabb. Panaszát a [panaszkezelési oldalon](/liget-plusz-panaszkezeles) is elküldheti.
`,
      `
Liget+ members use the toilets and the wifi free of charge and get ten per cent off at many food outlets. The [Liget+ page](/en/visitor-information/join-the-liget-community) tells you more.

## What people ask most

### How do I reserve a court?

Courts are reserved on the separate membership site. To see which courts there are, turn to [sport in the park](/en/visitor-information/sportliget-sports-facilities-in-varosliget).

### Where can I use my gift card?

A gift card bought online can be used only on the membership site, not at the ticket offices in the park.

### I have registered, but the toilet gate will not open. What now?

Refresh the membership code on your telephone and try again from closer by. If that fails, ask at the Visitor Centre or ring us, and we will open it.

### How do I end my membership?

Write to us from the e-mail address you registered with. We confirm when it is done, and tell you which details the law obliges us to keep.

## How to reach us

The telephone is quickest on weekdays, e-mail at any other time. Complaints can also be sent from the [complaints page](/en/liget-plus-complaint-report).
`,
    ),
    phone: '+36 1 000 0003',
    email: 'tagsag@liget.example.hu',
    hours: text('Hétfőtől péntekig 9–17 óra', 'Monday to Friday, 9 am – 5 pm'),
  },
];
