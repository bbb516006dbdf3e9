import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedNewsItem } from '../types.ts';

export const buildingNews: SeedNewsItem[] = [
  {
    key: 'roof-garden',
    title: text('Kert a múzeum tetején', 'The garden on top of the museum'),
    slug: text('kert-a-muzeum-tetejen', 'the-garden-on-top-of-the-museum'),
    lead: text(
      'Hétezer négyzetméter fű, cserje és lépcső, amelyre bárki felsétálhat. Utánajártunk, hogyan marad zöld egy tető.',
      'Seven thousand square metres of grass, shrubs and steps that anyone may walk up. We asked how a roof is kept green.',
    ),
    category: 'buildings',
    daysAgo: 33,
    highlighted: true,
    relatedTopLocation: 'ethnography-museum',
    author: text('Bíró Gergely', 'Gergely Bíró'),
    picture: { scene: 'ethnography-museum', season: 'summer', time: 'night', seed: 3 },
    gallery: [picture('ethnography-museum', 'spring', 'gold'), picture('ethnography-museum', 'winter', 'dusk')],
    body: prose(
      `
A [Néprajzi Múzeum](/top-helyek/neprajzi-muzeum) két íve úgy emelkedik ki a park széléből, mint két egymásnak fordított domb. Aki először jár erre, gyakran csak félúton veszi észre, hogy már a tetőn van.

## Múzeum alul, park felül

Az épület hatvan százaléka a föld alatt van. Ez a megoldás adta vissza a parknak azt a területet, amelyet egy magas ház elvett volna. A Napur Architect, Ferencz Marcel irodája tervezte, és 2022. május 23-án nyílt meg.

## Amit nem látni

A tetőkert alatt vékonyabb a föld, mint egy rendes kertben, és a szél is többet fúj. Ezért olyan növények kerültek ide, amelyek bírják a szárazságot. A kertészek a locsolást hajnalra időzítik, hogy a víz a gyökerekig jusson, mielőtt a nap felszívja.

> A meredek részen kötéllel dolgozunk, mint a hegymászók. Csak nálunk ásó van a hátizsákban.
> – Halmos Dávid kertész

## Mikor menjen fel?

Késő délután a legszebb: ekkor a Hősök tere felől jön a fény, és a fák árnyéka végigfut a rámpán. Felfelé kényelmes cipő kell, esőben a lépcső csúszhat. A bejárás ingyenes, jegyet csak a kiállításokhoz kell váltani; a múzeum keddtől vasárnapig 10 és 18 óra között van nyitva.
`,
      `
The two curves of the [Museum of Ethnography](/en/top-locations/museum-of-ethnography) rise from the edge of the park like two hills turned towards each other. People coming for the first time often notice only halfway up that they are standing on a roof.

## Museum below, park above

Sixty per cent of the building lies underground. That is how the park kept the land a tall house would have taken. It was designed by Napur Architect, the practice of Marcel Ferencz, and opened on 23 May 2022.

## What you do not see

Soil is thinner on a roof than in an ordinary garden, and there is more wind. The plants were chosen to put up with dry spells, and the gardeners water at dawn, so that the water reaches the roots before the sun can drink it.

> On the steep part we work on ropes, like climbers. Only our rucksacks have spades in them.
> – Dávid Halmos, gardener

## When to go up

Late afternoon is loveliest, when the light comes from Heroes’ Square and tree shadows run the length of the ramp. Wear comfortable shoes: it is a climb, and the steps can be slippery in rain. Walking up is free, and tickets are needed only for exhibitions; the museum is open from Tuesday to Sunday, 10 am to 6 pm.
`,
    ),
  },
  {
    key: 'glass-panels',
    title: text('Kilencvennégy üvegtábla és egy létra', 'Ninety-four panes of glass and one ladder'),
    slug: text('kilencvennegy-uvegtabla-es-egy-letra', 'ninety-four-panes-of-glass-and-one-ladder'),
    lead: text(
      'A Magyar Zene Háza falai átlátszók, a fák miatt ezért is épült így. De ki mossa le őket, és mikor?',
      'The walls of the House of Hungarian Music are transparent so that the trees can come in. But who cleans them, and when?',
    ),
    category: 'buildings',
    daysAgo: 54,
    relatedTopLocation: 'music-house',
    author: text('Bíró Gergely', 'Gergely Bíró'),
    picture: picture('music-house', 'autumn', 'gold'),
    body: prose(
      `
Reggel hétkor a [Magyar Zene Háza](/top-helyek/magyar-zene-haza) körül csak a kutyasétáltatók járnak. Meg a háromfős csapat, amely gumilehúzóval és vödörrel körbejárja az épületet. Mire kinyit az ajtó, végeznek az északi oldallal.

## Üveg a fák között

A házat Sou Fujimoto japán építész tervezte, és 2022 januárjában nyílt meg. Falait kilencvennégy üvegtábla adja. Bentről olyan, mintha a terem szélén állnának a fák, kintről pedig a lombok tükröződnek, hol élesen, hol elmosódva.

Éppen ez a nehéz benne. A gyantát, a virágport és a madarak nyomait minden évszakban másképp kell eltávolítani, és egy elfelejtett csík a koncert alatt az egész közönségnek feltűnik.

> Tavasszal a virágpor, ősszel a levél, télen a só. Nyáron meg a gyerekek orra.
> – Gulyás Miklós, az üvegtisztítók csapatvezetője

## Munka közben zene

A nagyterem háromszázhúsz ülő- vagy ötszázhetven állóhelyes. A próbák idején a csapat a túloldalon dolgozik, hogy a vödör csörömpölése ne szóljon bele a lassú tételbe. Cserébe olyan hangversenyeket hallottak már, amelyekre jegyet sem lehetett kapni.

## Nézze meg közelről

Az épületet ingyen be lehet járni. Ha teheti, jöjjön napos délelőtt: a tető lyukain átszűrődő fény ilyenkor vándorol végig a padlón.
`,
      `
At seven in the morning only dog walkers are about near the [House of Hungarian Music](/en/top-locations/house-of-hungarian-music). They, and a team of three who make their way round the building with squeegees and buckets. By opening time the north side is done.

## Glass among trees

The Japanese architect Sou Fujimoto designed the house, which opened in January 2022. Its walls are made of ninety-four panes of glass. Inside, the trees seem to stand at the edge of the room; outside, the leaves are mirrored, now sharp, now blurred.

That is precisely what makes it hard. Resin, pollen and traces of birds come off differently in each season, and a single forgotten smear catches the eye of a whole audience.

> Pollen in spring, leaves in autumn, salt in winter. And in summer, children’s noses.
> – Miklós Gulyás, who leads the window cleaners

## Music while they work

The hall holds three hundred and twenty people seated or five hundred and seventy standing. During rehearsals the team moves to the far side, so that no bucket clatters into the slow movement. In return they have heard concerts for which there was not a ticket to be had.

## See it for yourself

You may look round the building free of charge. Come on a sunny morning if you can, when the light through the openings in the roof wanders across the floor.
`,
    ),
  },
  {
    key: 'storage-centre',
    title: text('Hová tűnik a kép, ha nincs a falon?', 'Where does a picture go when it leaves the wall?'),
    slug: text('hova-tunik-a-kep-ha-nincs-a-falon', 'where-does-a-picture-go-when-it-leaves-the-wall'),
    lead: text(
      'A múzeumi tárgyak többsége nem a kiállításon van, hanem raktárban. A restaurálási és raktározási központban azt néztük meg, hogyan pihennek.',
      'Most museum objects are not on show but in store. We visited the restoration and storage centre to see how they rest.',
    ),
    category: 'buildings',
    daysAgo: 79,
    author: text('Kerényi Luca', 'Luca Kerényi'),
    picture: { scene: 'storage-centre', season: 'spring', time: 'day', seed: 2 },
    gallery: [picture('storage-centre', 'spring', 'day')],
    body: prose(
      `
Ha egy festmény helyén a múzeumban kis cédula lóg, a kép jó eséllyel úton van: kölcsönbe ment, restaurálják vagy pihen. Az utóbbi kettőnek a helye az [Országos Múzeumi Restaurálási és Raktározási Központ](/projekt/orszagos-muzeumi-restauralasi-es-raktarozasi-kozpont), amely 2019-ben készült el.

## Sötét, hűvös, egyenletes

A képek nem a hideget vagy a meleget szeretik, hanem azt, ha nem változik. A raktárban ezért éjjel-nappal ugyanaz a hőmérséklet és páratartalom. A lámpa csak akkor ég, ha valaki dolgozik.

A festmények kihúzható rácsokon függenek, a bútorok polcokon állnak, a textilek feltekerve fekszenek. Minden tárgynak kódja van, és minden mozdulatot feljegyeznek.

## Aki a repedést nézi

> Az első nap csak nézem. A második nap is. Hozzányúlni a legkönnyebb, azzal ráérünk.
> – Eszterhás Júlia restaurátor

A műhelyben nagyító, vattapálca és türelem van. A restaurátor először kideríti, mi történt a tárggyal korábban: ki festette át, mivel ragasztották, mi az eredeti. A jó munka a végén alig látszik.

## Miért nem a park közepén?

A raktárnak nem kell szép kilátás. Azzal, hogy a gyűjtemények külön, erre tervezett házba kerültek, a múzeumokban több hely jut arra, amit mindenki láthat. A központ nem látogatható mindennap, de időről időre tartunk bejárást; az időpontokat a [programok](/varosligeti-programok) között hirdetjük meg.
`,
      `
When a small card hangs where a painting used to be, the painting is probably travelling: lent out, being restored, or resting. For the last two there is the [National Museum Restoration and Storage Centre](/en/the-project/national-museum-restoration-and-storage-centre), completed in 2019.

## Dark, cool and even

Pictures do not so much like cold or warmth as the absence of change. So the temperature and humidity in the stores are the same day and night, and a lamp burns only while somebody is working.

Paintings hang on racks that slide out, furniture stands on shelves, textiles lie rolled up. Every object has a code, and every move is written down.

## Looking at a crack

> The first day I only look. The second day too. Touching it is the easy part, and there is no hurry.
> – Júlia Eszterhás, restorer

The workshop has magnifying glasses, cotton buds and patience. A restorer first finds out what has happened to the object before: who painted over it, what it was glued with, what is original. Good work hardly shows in the end.

## Why not in the park?

A store needs no view. Because the collections have moved to a house made for them, the museums have more room for what everyone can see. The centre is not open every day, but now and then we offer a tour; look for dates among the [programmes](/en/programs-in-varosliget).
`,
    ),
  },
  {
    key: 'garage-shower',
    title: text('Kerékpárral a mélygarázsba', 'By bicycle into the underground car park'),
    slug: text('kerekparral-a-melygarazsba', 'by-bicycle-into-the-underground-car-park'),
    lead: text(
      'Nyolcszáz autónak van benne helye, de a legelégedettebb vendégei közül sokan két keréken jönnek – és lezuhanyoznak.',
      'It has room for eight hundred cars, yet many of its happiest guests arrive on two wheels – and take a shower.',
    ),
    category: 'buildings',
    daysAgo: 143,
    author: text('Kerényi Luca', 'Luca Kerényi'),
    picture: picture('underground-parking', 'spring', 'day'),
    body: prose(
      `
A [Múzeum Mélygarázs](/projekt/muzeum-melygarazs-varosliget) 2020 decemberében nyílt meg a park délnyugati szélén, a felszín alatt: három szint, nyolcszáz férőhely. Azért épült, hogy az autók ne a fák között álljanak. Ami fölötte van, az ma promenád.

## Ami kevésbé ismert

Kerékpártároló is van benne, zuhanyozóval. Aki messziről teker be dolgozni, az itt leteheti a kerékpárját, és frissen indulhat tovább. Sok futó is így kezdi az edzést: kerékpár a tárolóba, egy kör a parkban, zuhany, iroda.

> Esőben a kerékpáros a garázs leghálásabb vendége. Lejön csuromvizesen, és mosolyogva megy fel.
> – Fazekas Tibor garázsügyeletes

## Ha mégis autóval jön

- Két bejárat van: az északi a Néprajzi Múzeumhoz, a déli az Ajtósi Dürer sorhoz esik közelebb.
- Huszonnégy töltőpont várja az elektromos autókat.
- Jegyezze meg, melyik szinten áll: a legtöbb segítséget azok kérik, akik nem találják az autójukat.

## Innen gyalog

A kijáratoktól néhány perc a [promenád](/top-helyek/varosligeti-promenad) a zenélő szökőkúttal és a Néprajzi Múzeum. A többi útvonalat a [közlekedési oldalon](/latogatas/kozlekedes-megkozelites) írtuk le.
`,
      `
The [Museum Underground Parking](/en/the-project/museum-underground-parking-varosliget) opened in December 2020 under the south-western edge of the park, on three levels with eight hundred spaces. It was built so that cars need not stand among the trees. What lies above it today is a promenade.

## The part fewer people know

It has a bicycle store as well, with showers. If you cycle a long way to work you can leave your bicycle here and set off fresh. Many runners begin like that too: bicycle in the store, once round the park, shower, office.

> In the rain nobody is more grateful than a cyclist. They come down soaked and go up smiling.
> – Tibor Fazekas, on duty in the car park

## If you do come by car

- There are two entrances: the north one is closer to the Museum of Ethnography, the south one to Ajtósi Dürer sor.
- Twenty-four charging points serve electric cars.
- Note which level you are on: the help asked for most often is finding one’s own car.

## On foot from here

The exits are a few minutes from the [promenade](/en/top-locations/varosliget-promenade) with its music fountain and from the Museum of Ethnography. Other routes are described on the page about [getting here](/en/visitor-information/access-and-transport).
`,
    ),
  },
];
