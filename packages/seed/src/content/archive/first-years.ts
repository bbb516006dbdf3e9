import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedArticle } from '../types.ts';

export const firstArticles: SeedArticle[] = [
  {
    key: 'botanical-garden-planted',
    title: text('Harmincötezer növény télire beköltözött', 'Thirty-five thousand plants move in for the winter'),
    slug: text('harmincotezer-noveny-telire-bekoltozott', 'thirty-five-thousand-plants-move-in-for-the-winter'),
    lead: text(
      'Elkészült a Mőcsényi Mihály Botanikus Kert. Most még földszínű, de a kertészek szerint ez a legizgalmasabb pillanata.',
      'The Mihály Mőcsényi Botanical Garden is finished. It is the colour of earth for now, which gardeners find the most exciting moment of all.',
    ),
    daysAgo: 2168,
    picture: picture('botanical-garden', 'spring', 'day'),
    body: prose(
      `
2020 decemberében megnyílt a [botanikus kert](/top-helyek/mocsenyi-mihaly-botanikus-kert). Háromszázharmincöt faj, harmincötezer növény került a földbe, a legtöbb úgy, hogy tavaszig csak egy kis tábla jelzi, hol van.

## Miért télen?

Nyugalmi időben a növény könnyebben elviseli a költözést. Nem kell egyszerre levelet nevelnie és gyökeret eresztenie, és a téli csapadék elvégzi az első öntözések felét.

> Tavasszal mindenki megkérdezi majd, mikor ültettük. Mondjuk, hogy amikor senki sem nézte.
> – Pásztor Ilka kertész

## A mezítlábas ösvény

A kavicsból, kéregből és homokból rakott ösvényt melegebb napokra szánjuk, de akadt, aki az első délelőtt kipróbálta. Azt üzeni: rövid, de felejthetetlen.
`,
      `
The [botanical garden](/en/top-locations/mocsenyi-mihaly-botanical-garden) opened in December 2020. Three hundred and thirty-five species, thirty-five thousand plants, have gone into the ground, most of them marked until spring by nothing but a small sign.

## Why in winter?

A dormant plant bears moving house more easily. It need not raise leaves and put down roots at once, and winter rain does half of the first watering.

> In spring they will all ask when we planted this. While nobody was looking, we shall say.
> – Ilka Pásztor, gardener

## The barefoot trail

Laid in gravel, bark and sand, the trail is meant for warmer days, though somebody did try it on the very first morning. Short but unforgettable, was the verdict.
`,
    ),
  },
  {
    key: 'sports-centre-opened',
    title: text('Három és fél hektár mozgás', 'Three and a half hectares to move in'),
    slug: text('harom-es-fel-hektar-mozgas', 'three-and-a-half-hectares-to-move-in'),
    lead: text(
      'Futókör, pályák, kétszáz méteres atlétikai sáv és egy kosárgyűrű, amelyet nem lehet könnyen elérni: megnyílt a sportcentrum.',
      'A running loop, courts, a two-hundred-metre track and a basketball net that is hard to reach: the sports centre is open.',
    ),
    daysAgo: 2255,
    picture: picture('sports-courts', 'autumn', 'dusk'),
    gallery: [picture('running-track', 'spring', 'dawn')],
    body: prose(
      `
2020 szeptemberében megnyílt a [Városligeti Sportcentrum](/projekt/varosligeti-sportcentrum). Három és fél hektáron kapott helyet a kivilágított, két kilométeres futókör, a kétszáz méteres pálya és a labdajátékok terei.

## A magas gyűrű

A kosárpályák közt van egy, amelynek hálója 4,2 méter magasan lóg. A szabványosnál jóval nagyobb kihívás, és éppen ezért mindig van mellette néhány néző.

> Az első héten senki sem talált bele. A második héten már sorban álltak hozzá.
> – Vékony Róza futóedző

## Hogyan lehet használni?

A futókör szabadon használható. A pályákat előre lehet foglalni a külön tagsági oldalon; a tudnivalókat a [SportLiget oldalán](/latogatas/sportliget) gyűjtöttük össze.
`,
      `
The [sports centre](/en/the-project/sports-facilities) opened in September 2020. Its three and a half hectares hold a lit running loop of two kilometres, a two-hundred-metre track and courts for ball games.

## The high hoop

One of the basketball nets hangs at 4.2 metres. It is a good deal harder than the standard one, which is exactly why there are always a few people watching.

> In the first week nobody hit it. In the second there was a queue.
> – Róza Vékony, running coach

## How to use it

The running loop is free for all. Courts are reserved on the separate membership site; the details are on the page about [sport in the park](/en/visitor-information/sportliget-sports-facilities-in-varosliget).
`,
    ),
  },
  {
    key: 'star-fortress',
    title: text('Csillag alakú erőd, műtárgyakkal', 'A star-shaped fortress full of art'),
    slug: text('csillag-alaku-erod-mutargyakkal', 'a-star-shaped-fortress-full-of-art'),
    lead: text(
      'Komáromban megújult a Csillagerőd. Elmondjuk, mi köze van egy Duna menti erődnek a Városligethez.',
      'The Star Fortress in Komárom has been renewed. What, you may ask, has a fortress on the Danube to do with City Park?',
    ),
    daysAgo: 2330,
    picture: picture('star-fortress', 'summer', 'day'),
    body: prose(
      `
A [komáromi Csillagerőd](/projekt/komaromi-csillagerod) 2020-ban újult meg. Budapesttől messzebb van, mint bármi, amiről eddig írtunk, mégis ugyanannak a munkának a része: a múzeumok gyűjteményei és kiállításai így kapnak több helyet.

## Falak, amelyek tartanak

Az erőd csillag alaprajzát a hadmérnökök azért kedvelték, mert nem marad benne takart sarok. A mai látogatónak ugyanez azt jelenti, hogy mindig van még egy fordulat, amely mögé be lehet nézni.

> A vastag fal a legjobb klímaberendezés. Ezt az építői másért tudták, mi most a szobroknak örülünk vele.
> – Szentes Olivér építész

## Kirándulás egy napra

Vonattal és autóval is elérhető, és a Duna-parttal együtt kitölt egy napot. Kényelmes cipőt ajánlunk: az udvar nagyobb, mint amilyennek kívülről látszik.
`,
      `
The [Star Fortress in Komárom](/en/the-project/star-fortress-in-komarom) was renewed in 2020. It lies farther from Budapest than anything we have written about, yet it belongs to the same work: it gives the museums’ collections and exhibitions more room.

## Walls that keep

Military engineers liked the star plan because it leaves no hidden corner. For today’s visitor it means that there is always one more turn to look round.

> A thick wall is the best air conditioning. The builders knew it for other reasons; now the statues are glad of it.
> – Olivér Szentes, architect

## A day out

You can go by train or by car, and together with the bank of the Danube it fills a day. Wear comfortable shoes: the courtyard is larger than it looks from outside.
`,
    ),
  },
  {
    key: 'millennium-house-renewed',
    title: text('Visszakapta a színeit a Millennium Háza', 'The Millennium House has its colours back'),
    slug: text('visszakapta-a-szineit-a-millennium-haza', 'the-millennium-house-has-its-colours-back'),
    lead: text(
      'Az egykori Olof Palme-ház kerámiái, ablakai és kertje is megújult. Bent a park története várja a látogatót.',
      'The ceramics, windows and garden of the former Olof Palme House have been restored. Inside, the story of the park awaits.',
    ),
    daysAgo: 2600,
    picture: picture('millennium-house', 'autumn', 'day'),
    body: prose(
      `
2019-ben elkészült a [Millennium Háza](/top-helyek/millennium-haza-neo-kortars-muveszeti-ter) felújítása. Sokan Olof Palme-házként ismerték, és évekig csak elmentek mellette. Most megállnak.

## Darabonként

A homlokzat díszeit nem újakra cserélték, hanem egyenként leszedték, megtisztították és visszatették. Ami hiányzott, azt a megmaradtak mintájára pótolták.

> Olyan volt, mint egy kirakó, amelynek a dobozát elvesztették. Csak a szomszéd darabok súgtak.
> – Eszterhás Júlia restaurátor

## Kert és kávé

A ház előtt kert van, padokkal. Aki a Nagyjátszótérről jön, annak jó közbenső állomás; aki a Zene Háza felől, annak jó ürügy egy kerülőre.
`,
      `
The renovation of the [House of the Hungarian Millennium](/en/top-locations/house-of-the-hungarian-millennium) was completed in 2019. Many knew it as the Olof Palme House and for years walked straight past. Now they stop.

## Piece by piece

The ornaments of the façade were not replaced but taken down one by one, cleaned and put back. What was missing was made anew after those that survived.

> It was like a jigsaw whose box has been lost. Only the neighbouring pieces gave you a hint.
> – Júlia Eszterhás, restorer

## A garden and a coffee

In front of the house there is a garden with benches. Coming from the playground, it is a good halfway stop; coming from the House of Music, it is a good excuse for a detour.
`,
    ),
  },
  {
    key: 'storage-centre-ready',
    title: text('Új otthon a raktárak kincseinek', 'A new home for treasures in store'),
    slug: text('uj-otthon-a-raktarak-kincseinek', 'a-new-home-for-treasures-in-store'),
    lead: text(
      'Elkészült az Országos Múzeumi Restaurálási és Raktározási Központ. Így költözik egy gyűjtemény, dobozonként.',
      'The National Museum Restoration and Storage Centre is complete. This is how a collection moves house, box by box.',
    ),
    daysAgo: 2720,
    picture: picture('storage-centre', 'spring', 'day'),
    body: prose(
      `
2019-ben elkészült az a ház, amelyet kevesen fognak látni, és amelynek mégis minden múzeumlátogató hasznát veszi. A [restaurálási és raktározási központban](/projekt/orszagos-muzeumi-restauralasi-es-raktarozasi-kozpont) egy fedél alatt vannak a raktárak és a műhelyek.

## Hogyan költözik egy festmény?

Először lefényképezik és leírják, azután selyempapír, puha tábla, láda. A kocsi lassan megy, a ládát megérkezés után nem bontják ki rögtön: a képnek meg kell szoknia az új levegőt.

> A legnehezebb tárgy nem a legnagyobb volt, hanem egy papírsárkány. Azt ketten vittük, és egyikünk sem beszélt közben.
> – Mátrai Ferenc gyűjteménykezelő

## Mi változik a látogatónak?

A múzeumokban felszabadult terek kiállításokká és foglalkoztatókká alakulhatnak. A többi munkáról [a projekt oldalán](/a-projekt) olvashat.
`,
      `
In 2019 a house was completed that few people will see and every museum visitor will benefit from. The [restoration and storage centre](/en/the-project/national-museum-restoration-and-storage-centre) brings stores and workshops under one roof.

## How does a painting move?

First it is photographed and described; then come tissue paper, a soft board and a crate. The van drives slowly, and on arrival nobody opens the crate at once: the picture has to get used to the new air.

> The hardest object was not the largest but a paper kite. Two of us carried it, and neither said a word.
> – Ferenc Mátrai, collections keeper

## What it means for visitors

Rooms set free in the museums can become exhibitions and studios. You can read about the other works on the page of [the project](/en/the-project).
`,
    ),
  },
  {
    key: 'fine-arts-reopened',
    title: text('Kinyíltak a Szépművészeti nagy kapui', 'The great doors of the Museum of Fine Arts are open'),
    slug: text('kinyiltak-a-szepmuveszeti-nagy-kapui', 'the-great-doors-of-the-museum-of-fine-arts-are-open'),
    lead: text(
      'Története legnagyobb felújítása után újra látogatható a Szépművészeti Múzeum. Régi termek, új fények.',
      'After the largest renovation in its history the Museum of Fine Arts can be visited again. Old halls in a new light.',
    ),
    daysAgo: 2940,
    picture: picture('fine-arts-museum', 'autumn', 'day'),
    body: prose(
      `
2018-ban újranyitott a [Szépművészeti Múzeum](/top-helyek/szepmuveszeti-muzeum). A Hősök tere felőli lépcsőn az első napokban körbeért a sor, és a kapu mögött sokan azt keresték, mi változott.

## Ami rögtön látszik, és ami nem

Feltűnő a visszakapott díszítés, a fény és a tágasság. Kevésbé feltűnő, ami a falak mögött van: a fűtés, a szellőzés, a vezetékek. Ezek miatt lehet a képeket biztonságban tartani.

> Húsz éve vagyok teremőr, és most láttam először a mennyezetet.
> – Sipos Judit teremőr

## Tanács az első látogatáshoz

Ne akarjon mindent látni. Válasszon egy kort vagy egyetlen termet, a többiért úgyis visszajön.
`,
      `
In 2018 the [Museum of Fine Arts](/en/top-locations/museum-of-fine-arts) reopened. In the first days the queue wound all round the steps on Heroes’ Square, and once through the doors people looked for what had changed.

## What you notice, and what you do not

The ornament brought back to life, the light and the space are plain to see. Less so what lies behind the walls: heating, ventilation, wiring. These are what keep the pictures safe.

> I have been an attendant here for twenty years, and this is the first time I have seen the ceiling.
> – Judit Sipos, gallery attendant

## Advice for a first visit

Do not try to see it all. Choose one age, or a single room; you will be back for the rest.
`,
    ),
  },
  {
    key: 'what-park',
    title: text('Milyen parkot szeretne?', 'What kind of park would you like?'),
    slug: text('milyen-parkot-szeretne', 'what-kind-of-park-would-you-like'),
    lead: text(
      'Padokon, kutyafuttatóban, homokozó szélén kérdeztük a park használóit. A leggyakoribb kívánság egyszerűbb volt, mint vártuk.',
      'We asked people on benches, by the sandpit and among the dogs. The commonest wish was simpler than we had expected.',
    ),
    daysAgo: 3700,
    picture: picture('gate-and-paths', 'autumn', 'day'),
    body: prose(
      `
Mielőtt tervezni kezd az ember, érdemes leülni. Néhány héten át más-más napszakban beszélgettünk azokkal, akik használják a parkot: futókkal, nagyszülőkkel, sakkozókkal, átutazókkal.

## Amit a legtöbben kértek

- több pad, és legyen köztük árnyékos is;
- tiszta, könnyen megtalálható mosdó;
- este is világos utak;
- olyan játszótér, ahol a nagyobb gyerek sem unatkozik.

Múzeumot kevesen említettek elsőre. Másodikra annál többen: azt szerették volna, ha a kiállításból kilépve rögtön fák alatt vannak.

> Nekem ne legyen semmi különös. Csak ne kelljen félnem a gyökerektől a botommal.
> – Sólyom Gizella, aki naponta jár a parkba

## Mi lesz a válaszokkal?

Leírtuk és átadtuk őket a tervezőknek. Nem lesz meg minden, de mindegyikre visszatérünk. Hogy mi valósult meg belőlük, azt [a projekt oldalán](/a-projekt) lehet követni.
`,
      `
Before you begin to plan, it pays to sit down. Over several weeks, at different hours, we talked with people who use the park: runners, grandparents, chess players, passers-by.

## What most of them asked for

- more benches, some of them in the shade;
- clean toilets that are easy to find;
- paths that are lit in the evening;
- a playground where older children are not bored.

Few mentioned museums at first. At second thought many did: they would like to step out of an exhibition and be under trees at once.

> Nothing special for me. Only let me not have to fear the roots with my stick.
> – Gizella Sólyom, who comes every day

## What will become of the answers?

We have written them down and given them to the planners. Not all will come true, but we shall return to every one. You can follow what does on the page of [the project](/en/the-project).
`,
    ),
  },
];
