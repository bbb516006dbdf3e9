import { prose, text } from './bilingual.ts';
import { picture } from './pictured.ts';
import type { SeedPage } from './types.ts';

export const pages: SeedPage[] = [
  {
    title: text('A Ligetről', 'About the park'),
    slug: text('a-ligetrol', 'about-the-park'),
    lead: text(
      'A Városliget egyszerre nappali, kert, sportpálya és múzeumnegyed. Itt röviden elmondjuk, mi minden fér el benne, és ki gondozza.',
      'City Park is a living room, a garden, a sports ground and a museum quarter in one. Here, briefly, is what it holds and who looks after it.',
    ),
    layout: 'dark',
    picture: picture('castle-lake', 'autumn', 'gold'),
    body: prose(
      `
A Hősök tere mögött kezdődik, és a Hermina útig tart. Két sétány, az Olof Palme és a Kós Károly szeli át; az egyik végén múzeumok, a másikon gyerekzsivaj, középen a tó és a Vajdahunyad vára. Aki csak átvág rajta, húsz perc alatt a túloldalon van. Aki megáll, az könnyen itt felejti a délutánját.

## Park, amelyben házak állnak

Először a fák voltak itt, és a házak igazodnak hozzájuk. A [Néprajzi Múzeum](/top-helyek/neprajzi-muzeum) jó része a föld alatt van, tetején kert nő. A [Magyar Zene Háza](/top-helyek/magyar-zene-haza) áttört teteje a lombok közé simul. A régi épületek közül a [Szépművészeti Múzeum](/top-helyek/szepmuveszeti-muzeum) és a [Millennium Háza](/top-helyek/millennium-haza-neo-kortars-muveszeti-ter) is megújult.

Az új épületekbe bárki betérhet, a bejárásuk ingyenes. Jegy a koncertekhez és a kiállításokhoz kell.

## Kinek szól?

> A jó park nem mondja meg, mit csináljunk benne. Csak helyet ad hozzá.

Annak, aki fut, és annak, aki ül. A kisgyereknek, aki először mászik fel a hajóra a [Nagyjátszótéren](/top-helyek/varosligeti-nagyjatszoter), és a nagyapának, aki közben sakkozik. A madárlesőnek, a kutyásnak, a kirándulónak, aki a metróból feljőve nem tudja, merre induljon. Neki a [térképet](/terkep) ajánljuk.

## Ki gondozza?

Kertészek, karbantartók, programszervezők és látogatói munkatársak dolgoznak azért, hogy reggel nyitva legyen a kapu és tiszta a pad. Ha valami elromlott vagy hiányzik, szóljon nekünk: a leggyorsabb jelzés mindig az arra járóké.
`,
      `
It begins behind Heroes’ Square and ends at Hermina út. Two avenues cross it, Olof Palme sétány and Kós Károly sétány: museums at one end, children’s voices at the other, and in the middle the lake with Vajdahunyad Castle. Walk straight through and you are on the far side in twenty minutes. Stop, and the afternoon is easily gone.

## A park with houses in it

The trees were here first, and the houses make room for them. Much of the [Museum of Ethnography](/en/top-locations/museum-of-ethnography) lies underground, with a garden growing on its roof. The pierced roof of the [House of Hungarian Music](/en/top-locations/house-of-hungarian-music) slips in among the branches. Of the old buildings, the [Museum of Fine Arts](/en/top-locations/museum-of-fine-arts) and the [House of the Hungarian Millennium](/en/top-locations/house-of-the-hungarian-millennium) have both been renewed.

Anyone may walk into the new buildings and look round free of charge. You need a ticket only for concerts and exhibitions.

## Who is it for?

> A good park does not tell us what to do in it. It only makes room.

It is for those who run and those who sit. For the small child climbing the ship in the [playground](/en/top-locations/playground-of-varosliget) for the first time, and the grandfather playing chess meanwhile. For birdwatchers, for dogs and their people, and for the visitor who comes up from the metro with no idea which way to turn: for you we have the [map](/en/map).

## Who looks after it?

Gardeners, repairers, programme makers and visitor staff see to it that the gate is open and the bench clean in the morning. If something is broken or missing, do tell us. The quickest reports always come from people passing by.
`,
    ),
  },
  {
    title: text('Helyszínbérlés', 'Venue hire'),
    slug: text('helyszinberles', 'venue-hire'),
    lead: text(
      'Előadóterem, kert, promenád: megmutatjuk, milyen eseményhez melyik helyet ajánljuk, és hogyan kérhet ajánlatot.',
      'A lecture hall, a garden, a promenade: which place suits which occasion, and how to ask us for an offer.',
    ),
    picture: picture('concert-hall', 'winter', 'night'),
    body: prose(
      `
Konferenciára, koncertre, könyvbemutatóra és céges napra is lehet helyet bérelni a Ligetben. A park közben nyitva marad, ezért minden eseményt úgy tervezünk meg, hogy a sétálók, a fák és a szomszédok is jól járjanak vele.
`,
      `
Conferences, concerts, book launches and company days can all find a place in the park. The park stays open meanwhile, so we plan each event in such a way that walkers, trees and neighbours come out of it well too.
`,
    ),
    sections: [
      {
        kind: 'facts',
        anchor: 'terek',
        title: text('A bérelhető terek', 'The spaces'),
        facts: [
          {
            label: text('Nagyterem a Zene Házában', 'Hall in the House of Hungarian Music'),
            value: text('320 ülő vagy 570 álló vendég', '320 seated or 570 standing'),
          },
          {
            label: text('A ballon kosara', 'The balloon'),
            value: text('Zártkörű felszállás, legfeljebb 30 utas', 'Private flights for up to 30 passengers'),
          },
          {
            label: text('A promenád a szökőkútnál', 'The promenade by the fountain'),
            value: text('Szabadtéri bemutatók, vásárok', 'Outdoor displays and markets'),
          },
          {
            label: text('Sportpályák', 'Sports courts'),
            value: text('Céges torna, iskolai nap', 'Company tournaments, school days'),
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'ajanlatkeres',
        title: text('Így kérjen ajánlatot', 'How to ask for an offer'),
        body: prose(
          `
Írjon az esemenyek@liget.example.hu címre, és küldje el a tervezett napot (és egy tartalék napot), a vendégek számát, az esemény jellegét és a technikai igényeket. Kisebb eseményt néhány héttel, nagyobbat több hónappal előre érdemes egyeztetni.

Az első levélre kapcsolattartót kap, aki a bejárástól a pakolásig végigkíséri. A részletes feltételek az [üzleti partnereinknek szóló oldalon](/uzleti-partnereinknek) olvashatók.
`,
          `
Write to esemenyek@liget.example.hu with the day you have in mind (and one to fall back on), the number of guests, the kind of event and the equipment you need. Small events are best discussed some weeks ahead, large ones several months.

You will be given a contact who stays with you from the first look round to the last box carried out. The detailed conditions are on the pages [for business partners](/en/business-partners).
`,
        ),
        picture: picture('pavilions', 'summer', 'gold'),
      },
      {
        kind: 'faq',
        anchor: 'kerdesek',
        title: text('Gyakori kérdések', 'Frequent questions'),
        items: [
          {
            question: text('Behozhatok saját vendéglátót?', 'May I bring my own caterer?'),
            answer: prose(
              'Helyszíntől függ: van, ahol kötött a partner, máshol szabadon választhat. Az ajánlatban mindig jelezzük.',
              'It depends on the place: some have a fixed partner, others leave you free to choose. Our offer always says which.',
            ),
          },
          {
            question: text('Mi történik, ha esik?', 'What if it rains?'),
            answer: prose(
              'Szabadtéri eseményhez esőnapot vagy fedett helyet is lefoglalunk, ha időben kéri.',
              'For outdoor events we also hold a rain date or an indoor space for you, if you ask in good time.',
            ),
          },
          {
            question: text('Lehet esküvői fényképet készíteni a parkban?', 'May we take wedding photographs in the park?'),
            answer: prose(
              'Igen, néhány fős csoporttal bérlés nélkül is. Ha állványt, lámpát vagy lezárt területet szeretne, kérjen engedélyt a [forgatási és fotózási oldalon](/uzleti-partnereinknek/forgatas-es-fotozas).',
              'Yes, and a small party needs no hire. If you want tripods, lamps or a closed-off area, ask for a permit on the page about [filming and photography](/en/business-partners/filming-and-photography).',
            ),
          },
        ],
      },
    ],
  },
  {
    title: text('Akadálymentességi nyilatkozat', 'Accessibility statement'),
    slug: text('akadalymentessegi-nyilatkozat', 'accessibility-statement'),
    lead: text(
      'Azt szeretnénk, hogy ezt az oldalt mindenki használni tudja. Leírjuk, hol tartunk, mi hiányzik még, és hogyan jelezhet hibát.',
      'We want everyone to be able to use this site. Here is where we stand, what is still missing and how to tell us about a problem.',
    ),
    body: prose(
      `
## Mit várhat az oldaltól?

A weboldalt a WCAG 2.2 ajánlás AA szintje szerint terveztük. Ez a gyakorlatban többek között azt jelenti, hogy:

- minden funkció billentyűzettel is elérhető, és látszik, hol jár a kijelölés;
- a szövegek kétszeresére nagyítva is olvashatók, vízszintes görgetés nélkül;
- a képekhez szöveges leírás tartozik, a díszítő rajzokat a képernyőolvasó átugorja;
- a színek önmagukban nem hordoznak jelentést, és a kontraszt megfelelő;
- aki a készülékén kikapcsolta a mozgást, annál az oldal sem mozog;
- az oldal elején ugrólink visz a tartalomhoz.

## Amit tudunk, hogy még nem tökéletes

- A térképen a helyek listából is elérhetők, mert maga a térképrajz képernyőolvasóval csak részben követhető.
- A letölthető dokumentumok közül a régebbiek nem mind akadálymentesek. Ha ilyet talál, kérésre elküldjük olvasható formában.
- A magyar nyelvű szakmai anyagoknak nincs angol változata.

## A parkról

Hogy melyik helyre jut be lépcső nélkül, hol van indukciós hurok vagy akadálymentes mosdó, azt minden hely és program saját oldalán jelöljük. Az útvonalakról a [közlekedési oldal](/latogatas/kozlekedes-megkozelites) és a [térkép](/terkep) ad tájékoztatást.

## Szóljon, ha elakadt

Írjon az akadalymentes@liget.example.hu címre, vagy hívja a +36 1 000 0000 számot. Kérjük, adja meg az oldal címét, és azt, milyen eszközt vagy programot használ. Visszaigazoljuk a jelzését, és megírjuk, mit tettünk. Ha nem kap kielégítő választ, az akadálymentességet felügyelő hatósághoz fordulhat.
`,
      `
## What you can expect

The site was designed to level AA of the WCAG 2.2 guidelines. In practice this means, among other things, that:

- everything can be done from the keyboard, and you can see where the focus is;
- text can be enlarged to twice its size without scrolling sideways;
- pictures come with a description in words, and screen readers skip the ones that only decorate;
- nothing is said by colour alone, and contrast is sufficient;
- if you have switched off motion on your device, the site keeps still as well;
- a link at the top of each page skips straight to the content.

## What we know is not right yet

- Places on the map can also be reached from a list, because the drawing itself can be followed only in part with a screen reader.
- Some of the older documents to download are not accessible. If you come across one, ask, and we will send it in a readable form.
- The professional documents exist in Hungarian only.

## In the park itself

The page of every place and programme says whether you can get in without steps and whether there is a hearing loop or an accessible toilet. For routes, see [getting here](/en/visitor-information/access-and-transport) and the [map](/en/map).

## Tell us if you are stuck

Write to akadalymentes@liget.example.hu or ring +36 1 000 0000. Please give the address of the page and the device or program you use. We will confirm that we have your message and write to you again when something has been done. If our answer does not satisfy you, you may turn to the authority that oversees web accessibility.
`,
    ),
  },
  {
    title: text('Sütik', 'Cookies'),
    slug: text('sutik', 'cookies'),
    lead: text(
      'Kevés sütit használunk. Felsoroljuk mindet, elmondjuk, mire való, meddig marad meg, és hogyan törölheti.',
      'We use few cookies. Here is every one of them, what it is for, how long it stays and how you can be rid of it.',
    ),
    body: prose(
      `
A süti apró szöveges adat, amelyet a böngészője őriz meg, és visszaküld nekünk a következő látogatáskor. A sütik nem vírusok, és nem látnak bele a készülékébe.

## Ami a működéshez kell

- **Nyelv.** Megjegyzi, hogy magyarul vagy angolul olvassa az oldalt. 365 napig marad meg.
- **Bezárt közlemények.** Megjegyzi, mely közleménysávokat zárta be, hogy ne ugorjanak fel újra. 24 óráig marad meg.
- **Sütibeállítás.** Megjegyzi, mihez járult hozzá és mihez nem, hogy ne kérdezzük meg minden oldalon.

Ezekhez nem kérünk hozzájárulást, mert nélkülük az oldal nem úgy működne, ahogy Ön kérte.

## Ami csak hozzájárulással indul el

- **Látogatottság mérése.** Abban segít, hogy lássuk, melyik oldal hasznos, és hol akadnak el a látogatók. Amíg nem járul hozzá, a mérés be sem töltődik.

Ha nemet mond, az oldal minden része ugyanúgy használható.

## Meggondolta magát?

Az oldal alján található sütibeállítások gombbal bármikor módosíthatja a választását. A meglévő sütiket a böngésző beállításaiban is törölheti. Arról, hogy általában hogyan bánunk az adataival, az [adatvédelmi tájékoztató](/adatvedelem) szól.
`,
      `
A cookie is a small piece of text that your browser keeps and sends back to us when you next visit. Cookies are not viruses and cannot look into your device.

## What the site needs

- **Language.** Remembers whether you read the site in Hungarian or in English. It stays for 365 days.
- **Closed announcements.** Remembers which announcement bars you have closed, so that they do not come back. It stays for 24 hours.
- **Cookie settings.** Remembers what you agreed to and what you did not, so that we need not ask on every page.

We do not ask your consent for these, since without them the site would not do what you have asked of it.

## What starts only if you agree

- **Measuring visits.** Helps us to see which pages are useful and where people get stuck. Until you agree, it is not even loaded.

If you say no, every part of the site works just the same.

## Changed your mind?

The cookie settings button at the foot of the page lets you choose again at any time. You can also delete existing cookies in your browser’s settings. For how we treat your data in general, read the [privacy policy](/en/privacy-policy).
`,
    ),
  },
];
