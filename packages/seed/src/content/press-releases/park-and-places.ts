import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedPressRelease } from '../types.ts';
import { contact } from './contact.ts';

/** News of the site, the park's condition and its places. */
export const parkAndPlaces: SeedPressRelease[] = [
  {
    key: 'new-website',
    title: text('Új weboldalon a Városliget', 'City Park has a new website'),
    slug: text('uj-weboldalon-a-varosliget', 'city-park-has-a-new-website'),
    lead: text(
      'Egy helyen láthatók a park programjai, helyei és tudnivalói, magyarul és angolul, telefonon is gyorsan.',
      'The park’s programmes, places and practical information can now be seen in one place, in Hungarian and English, and quickly on a phone.',
    ),
    daysAgo: 1,
    picture: picture('newsroom-desk', 'autumn', 'day'),
    contact,
    body: prose(
      `
**Budapest.** Megújult a Liget weboldala. A látogatók egyetlen listában kereshetnek a kulturális, szabadtéri, családi és sportprogramok között, szűrhetnek napra, helyszínre és az ingyenes eseményekre, és láthatják, felszáll-e éppen a ballon.

Az oldal térképén szerepelnek a mosdók, a játszóterek, a múzeumok és a parkolás. A tudnivalók rövid válaszokkal kezdődnek: hogyan lehet odaérni, hol van lift, meddig van nyitva.

> Azt szerettük volna, hogy a kapuban álló látogató három érintésből megtudja, amit keres. A többi ráér.
> – Rónai Eszter sajtófőnök

## Újságíróknak

A [sajtóoldalon](/sajto) kereshetők a közlemények, a [médiatárból](/sajto/mediatar) pedig egyenként vagy galériánként tölthetők le a képek. A közléshez a forrás megjelölése szükséges.
`,
      `
**Budapest.** Liget has a new website. Visitors can search cultural, outdoor, family and sports programmes in a single list, filter them by day, by place and for free events, and see whether the balloon is flying.

The map shows toilets, playgrounds, museums and parking. Practical pages begin with short answers: how to get here, where the lift is, how long we are open.

> We wanted somebody standing at the gate to find what they need in three taps. The rest can wait.
> – Eszter Rónai, head of press

## For journalists

Releases can be searched on the [press page](/en/press), and pictures downloaded singly or by gallery from the [media library](/en/press/media). Please credit the source when publishing them.
`,
    ),
    attachments: [
      {
        fileName: 'weboldal-hatteranyag.pdf',
        title: text('Háttéranyag az új weboldalról', 'Background note on the new website'),
        paragraphs: {
          hu: [
            'Háttéranyag – A Liget új weboldala',
            'Az oldal magyarul és angolul érhető el. A nyelvválasztást a böngésző megjegyzi.',
            'A programok kategória, helyszín, nap és napszak szerint szűrhetők; külön jelölés mutatja az ingyenes és az elmaradó eseményeket.',
            'A tervezés során az akadálymentes használat elsődleges szempont volt: az oldal billentyűzettel és képernyőolvasóval is használható.',
          ],
          en: [
            'Background – the new Liget website',
            'The site exists in Hungarian and English. The browser remembers the chosen language.',
            'Programmes can be filtered by category, place, day and time of day; free and cancelled events are marked.',
            'Accessible use was a first concern of the design: the site works with a keyboard and with screen readers.',
          ],
        },
      },
    ],
  },
  {
    key: 'tree-inspection',
    title: text('Befejeződött a fák éves vizsgálata', 'This year’s tree inspection is complete'),
    slug: text('befejezodott-a-fak-eves-vizsgalata', 'this-years-tree-inspection-is-complete'),
    lead: text(
      'A szakemberek a park minden fáját ellenőrizték. A szükséges munkák a fészkelési időn kívül kezdődnek.',
      'Specialists have checked every tree in the park. Any work needed will begin outside the nesting season.',
    ),
    daysAgo: 40,
    picture: picture('gate-and-paths', 'autumn', 'day'),
    contact,
    body: prose(
      `
**Budapest.** Lezárult a városligeti fák rendszeres éves vizsgálata. A faápolók a törzset, a koronát és a gyökérnyakat ellenőrizték, és minden megállapítást rögzítettek a fa azonosítója mellett.

A legtöbb fánál nincs teendő. Ahol száraz ág hajlik út vagy pad fölé, ott azt eltávolítják. Az odvas törzseket, ha nem veszélyesek, meghagyják: madarak, denevérek és rovarok élnek bennük.

> A jó faápolás nem látványos. Akkor sikerült, ha tavasszal senki sem veszi észre, hogy ott jártunk.
> – Kenderesi Bence faápoló

## Mire számítsanak a látogatók?

A munkák idejére rövid útszakaszokat zárnak le, kerülőúttal. A lezárásokat a helyszínen táblák jelzik. A vizsgálat módszeréről a [szakmai anyagok](/szakmai-anyagok) között olvasható összefoglaló.
`,
      `
**Budapest.** The regular yearly inspection of the trees in City Park has been completed. Arborists checked trunks, crowns and root collars and recorded every finding under the number of the tree.

Most trees need nothing. Dead boughs above paths or benches will be taken down. Hollow trunks will stay where they are not dangerous, since birds, bats and insects live in them.

> Good tree care is nothing to look at. If nobody can tell in spring that we were here, we have done it well.
> – Bence Kenderesi, arborist

## What visitors can expect

Short stretches of path will be closed while work is going on, with a way round. Signs will show where. A summary of the method is among the [professional documents](/en/szakmai-anyagok), in Hungarian.
`,
    ),
  },
  {
    key: 'access-walk',
    title: text('Látogatókkal mértük fel az akadálymentes útvonalakat', 'Visitors helped us to survey step-free routes'),
    slug: text('latogatokkal-mertuk-fel-az-akadalymentes-utvonalakat', 'visitors-helped-us-to-survey-step-free-routes'),
    lead: text(
      'Kerekesszékkel közlekedő, látássérült és babakocsival érkező látogatók jelölték meg, hol kell javítani.',
      'People using wheelchairs, people with impaired sight and parents with prams marked the places that need mending.',
    ),
    daysAgo: 88,
    picture: picture('sensory-garden', 'summer', 'day'),
    contact,
    body: prose(
      `
**Budapest.** Egy napon át látogatók vezették végig munkatársainkat a parkon. A bejáráson azt mérték fel, hogyan lehet lépcső nélkül eljutni a kapuktól, az alacsonypadlós járatok megállóitól és a mélygarázstól a múzeumokig, a játszótérig és a mosdókig.

A résztvevők a burkolatot, a lejtést, a padok távolságát és a táblák olvashatóságát értékelték. A gyorsan javítható hibákat még aznap feljegyeztük és ütemeztük; a nagyobbak a felújítási tervekbe kerülnek.

> Nem az a kérdés, hogy be lehet-e jutni, hanem hogy egyedül is be lehet-e.
> – Ember Gábor, a bejárás egyik résztvevője

## Hol olvasható az eredmény?

Az útvonalak leírása a [közlekedési oldalon](/latogatas/kozlekedes-megkozelites) található, a helyek jelölése a [térképen](/terkep) is látszik.
`,
      `
**Budapest.** For a whole day visitors led our colleagues through the park. They surveyed how one can get without steps from the gates, the stops of low-floor buses and the car park to the museums, the playground and the toilets.

They judged paving, slopes, the distance between benches and how easily signs can be read. What can be mended quickly was noted and scheduled the same day; larger faults will go into our renovation plans.

> The question is not whether you can get in. It is whether you can get in on your own.
> – Gábor Ember, who took part

## Where to find the results

The routes are described on the page about [getting here](/en/visitor-information/access-and-transport), and the places are marked on the [map](/en/map).
`,
    ),
    attachments: [
      {
        fileName: 'akadalymentes-bejaras-osszefoglalo.pdf',
        title: text('A bejárás összefoglalója', 'Summary of the survey'),
        paragraphs: {
          hu: [
            'Akadálymentes bejárás – összefoglaló',
            'A bejárás három útvonalat érintett: a Hősök terétől, a Széchenyi fürdő felőli bejárattól és a mélygarázs kijárataitól indulva.',
            'Leggyakoribb észrevételek: kopott vezetősáv, túl magasan elhelyezett tábla, ritkán álló padok.',
            'A következő bejárást a javítások elvégzése után tartjuk, ugyanezeken az útvonalakon.',
          ],
          en: [
            'Step-free survey – summary',
            'Three routes were covered, starting from Heroes’ Square, from the entrance by the Széchenyi Baths and from the exits of the car park.',
            'Most frequent remarks: worn tactile paving, signs placed too high, benches too far apart.',
            'The next survey will follow the same routes once repairs have been made.',
          ],
        },
      },
    ],
  },
  {
    key: 'balloon-season',
    title: text('Hosszabb nappalok, több felszállás a ballonnál', 'Longer days, more balloon flights'),
    slug: text('hosszabb-nappalok-tobb-felszallas-a-ballonnal', 'longer-days-more-balloon-flights'),
    lead: text(
      'Elkezdődött a ballon nyári időszaka: a kilátó a hosszabb nappalokon tovább tart nyitva, jegy továbbra is a helyszínen váltható.',
      'The balloon’s summer season has begun: opening hours are longer, and tickets are still sold on site.',
    ),
    daysAgo: 202,
    picture: picture('balloon', 'spring', 'day'),
    contact,
    body: prose(
      `
**Budapest.** A Mimóza-dombról induló Ballon-kilátó nyári nyitvatartásra váltott. A ballon körülbelül százötven méterre emelkedik, egyszerre legfeljebb harminc utassal, hatéves kortól.

Egy út körülbelül negyedóra: öt perc emelkedés, öt perc a magasban, öt perc ereszkedés. Jegyet csak a helyszínen lehet váltani, mert a felszállásról az utolsó percig az időjárás dönt.

> Évről évre többen kérdezik, mikor a legszebb. Mindig azt mondom: amikor éppen felszállunk.
> – Szalay Barnabás ballonmester

## Napi tájékoztatás

Az idősávok jelzései – ideális időjárás, bizonytalan időjárás, üzemszünet, zártkörű felszállás – a [Ballon-kilátó oldalán](/top-helyek/ballon-kilato#schedule) követhetők.
`,
      `
**Budapest.** The balloon lookout on Mimóza Hill has changed to its summer hours. The balloon rises to about a hundred and fifty metres with up to thirty passengers at a time, aged six or over.

A trip lasts about a quarter of an hour: five minutes up, five aloft and five down. Tickets are sold on site only, because the weather decides until the last minute.

> More and more people ask when it is at its best. Whenever we are flying, I say.
> – Barnabás Szalay, balloon master

## Daily information

The signs of the time slots – ideal weather, uncertain weather, downtime, private flight – can be followed on the [balloon’s page](/en/top-locations/balloon-fly#schedule).
`,
    ),
    attachments: [
      {
        fileName: 'ballon-adatlap.pdf',
        title: text('A ballon adatlapja', 'Fact sheet on the balloon'),
        paragraphs: {
          hu: [
            'Ballon-kilátó – adatlap',
            'Helyszín: Mimóza-domb, Városliget. Megnyitás: 2022. május 1.',
            'Magasság: körülbelül 150 méter. Utasok: legfeljebb 30 fő. Korhatár: 6 év.',
            'Az út ideje: 5 perc fel, 5 perc fent, 5 perc le. Jegy: csak a helyszínen.',
          ],
          en: [
            'Balloon lookout – fact sheet',
            'Place: Mimóza Hill, City Park. Opened: 1 May 2022.',
            'Height: about 150 m. Passengers: up to 30. Minimum age: 6.',
            'Duration: 5 minutes up, 5 aloft, 5 down. Tickets: on site only.',
          ],
        },
      },
    ],
  },
  {
    key: 'media-library',
    title: text('Megnyílt a Liget nyilvános médiatára', 'Our public media library is open'),
    slug: text('megnyilt-a-liget-nyilvanos-mediatara', 'our-public-media-library-is-open'),
    lead: text(
      'Épületek, kertek, programok: galériákba rendezett képek, képaláírással, egy gombnyomással letölthetően.',
      'Buildings, gardens and programmes: pictures in galleries, with captions, to download at the press of a button.',
    ),
    daysAgo: 266,
    picture: picture('visitor-center', 'summer', 'day'),
    contact,
    body: prose(
      `
**Budapest.** Szerkesztőségek, blogok és iskolák is használhatják a Liget [médiatárát](/sajto/mediatar). A galériák témák szerint rendezettek, minden képhez magyar és angol aláírás tartozik.

A képek egyenként és galériánként is letölthetők. Szerkesztőségi közléshez nem kell külön engedély, a forrást – Liget – viszont kérjük feltüntetni. Reklámhoz előzetes egyeztetés szükséges.

> A legtöbb levél, amit kaptunk, úgy kezdődött: van valami nagyobb képük? Most már van.
> – Rónai Eszter sajtófőnök

Ha nem találja, amit keres, írjon a sajto@liget.example.hu címre, a közlés várható napjával.
`,
      `
**Budapest.** Newsrooms, bloggers and schools may all use the Liget [media library](/en/press/media). Its galleries are arranged by subject, and each picture has a caption in Hungarian and English.

Pictures can be downloaded one by one or a gallery at a time. Editorial use needs no permission, but please credit the source, Liget. For advertising, ask us first.

> Most letters we used to get began with: do you have anything larger? Now we do.
> – Eszter Rónai, head of press

If you cannot find what you need, write to sajto@liget.example.hu and tell us when you plan to publish.
`,
    ),
  },
];
