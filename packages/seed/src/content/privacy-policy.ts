import { prose, text } from './bilingual.ts';
import type { Prose, Text } from './types.ts';

export const privacyPolicy: { title: Text; lead: Text; body: Prose } = {
  title: text('Adatvédelem', 'Privacy policy'),
  lead: text(
    'Annyi adatot kérünk, amennyi a feladathoz kell, és addig őrizzük, ameddig kell. Az alábbiakban közérthetően leírjuk, mit, miért és meddig kezelünk.',
    'We ask for as little as the task needs, and keep it only as long as we must. This page says in plain words what we keep, why and for how long.',
  ),
  body: prose(
    `
## Ki kezeli az adatait?

A Liget Mintapark Zrt. (1146 Budapest, Minta sétány 1.). Adatvédelmi kérdésben írjon az adatvedelem@liget.example.hu címre, vagy hívja hivatali időben a +36 1 000 0000 számot.

## Ha csak olvassa az oldalt

Regisztráció nélkül böngészhet. A kiszolgálónk technikai naplót vezet arról, hogy mikor, milyen címről és melyik oldalt kérték le; erre a hibák felderítéséhez és a támadások kivédéséhez van szükség. A naplót rövid ideig őrizzük, és nem kapcsoljuk össze személyekkel.

## Hírlevél

Ha feliratkozik, az e-mail-címét és – ha megadja – a nevét kezeljük, az Ön hozzájárulása alapján. A hozzájárulását bármikor visszavonhatja; ha úgy kap levelet, hogy nem Ön iratkozott fel, írja meg, és azonnal töröljük a címét. A hírlevél magyar nyelvű.

Minden levél alján van leiratkozó hivatkozás. Leiratkozás után a címét töröljük a listáról.

## Panasz és ügyfélszolgálat

A panaszban megadott nevét, elérhetőségét és a leírt eseményeket azért kezeljük, hogy kivizsgáljuk az ügyet, és válaszolni tudjunk. Erre jogszabály is kötelez minket. A panaszt és a válaszunkat a jogszabályban előírt ideig meg kell őriznünk, azután töröljük.

Kérjük, a leírásban ne adjon meg olyat, ami az ügyhöz nem szükséges, például egészségi adatot vagy jelszót.

## Jelentkezés állásra

Az önéletrajzát csak az adott pályázat elbírálásához használjuk. Ha nem Önt választjuk, a pályázat lezárása után töröljük, kivéve, ha külön kéri, hogy egy későbbi lehetőséghez megtartsuk.

## Sütik

- **Nyelv:** 365 napig őrzi, hogy magyarul vagy angolul olvas.
- **Bezárt közlemények:** 24 óráig őrzi, mely közleményeket zárta be.
- **Sütibeállítás:** a hozzájárulását vagy elutasítását őrzi.

Látogatottságot mérő vagy más követő kód nem indul el addig, amíg Ön hozzá nem járul. A hozzájárulást bármikor visszavonhatja a lap alján található sütibeállítások gombbal. Bővebben a [sütikről szóló oldalon](/sutik) olvashat.

## Ki láthatja az adatokat?

Azok a munkatársaink, akiknek a feladatukhoz kell, valamint a tárhelyet és a levélküldést biztosító megbízottaink, szerződés alapján és csak az utasításunk szerint. Adatot nem adunk el, és reklámcélra nem adunk tovább.

## Az Ön jogai

- megkérdezheti, milyen adatot kezelünk Önről, és másolatot kérhet róla;
- kérheti a javítását, a törlését vagy a kezelés korlátozását;
- tiltakozhat a kezelés ellen, és visszavonhatja a hozzájárulását;
- kérheti, hogy az adatait géppel olvasható formában átadjuk.

A kérésére a jogszabályban előírt határidőn belül válaszolunk. Ha úgy gondolja, hogy hibáztunk, panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz, vagy közvetlenül a bírósághoz fordulhat.

## Ha változik ez a tájékoztató

A módosítást ezen az oldalon tesszük közzé. Ha a változás a hírlevél olvasóit érinti, nekik e-mailben is megírjuk.
`,
    `
## Who looks after your data?

Liget Mintapark Zrt. (Minta sétány 1, 1146 Budapest, Hungary). For anything to do with privacy, write to adatvedelem@liget.example.hu or ring +36 1 000 0000 during office hours.

## If you only read the site

You can browse without registering. Our server keeps a technical log of when, from which address and for which page a request came; we need it to trace faults and to ward off attacks. The log is kept for a short while and is not linked to persons.

## Newsletter

If you subscribe, we keep your e-mail address and, if you give it, your name, on the basis of your consent. You may withdraw your consent at any time; if a letter reaches you that you did not sign up for, tell us and we delete your address at once. The newsletter is written in Hungarian.

Every letter has a link at its foot to unsubscribe. When you have done so, we delete your address from the list.

## Complaints and customer service

We use the name, the contact details and the account of events that you give in a complaint to look into it and to answer you. The law also obliges us to do so. We must keep your complaint and our answer for the period the law lays down; after that we delete them.

Please leave out anything the matter does not need, such as details of your health or a password.

## Applying for a job

We use your CV only to decide about the position in question. If we choose somebody else, we delete it once the matter is closed, unless you ask us to keep it for a later opportunity.

## Cookies

- **Language:** remembers for 365 days whether you read in Hungarian or English.
- **Closed announcements:** remembers for 24 hours which announcements you have closed.
- **Cookie settings:** remembers whether you agreed or declined.

No code that measures or tracks visits starts before you have agreed to it. You can withdraw your consent at any time with the cookie settings button at the foot of the page. The page about [cookies](/en/cookies) tells you more.

## Who can see the data?

Those of our colleagues whose work requires it, and the companies that host the site and send our letters for us, under contract and only as we instruct them. We do not sell data, nor pass it on for advertising.

## Your rights

- to ask what we hold about you and to have a copy of it;
- to have it corrected or deleted, or its use restricted;
- to object to its use and to withdraw your consent;
- to receive your data in a form that a machine can read.

We answer within the time the law allows. If you think we have made a mistake, you may complain to the Hungarian National Authority for Data Protection and Freedom of Information, or go straight to court.

## If this policy changes

Changes are published on this page. If a change concerns readers of the newsletter, we write to them by e-mail as well.
`,
  ),
};
