import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedNewsItem } from '../types.ts';

export const historyNews: SeedNewsItem[] = [
  {
    key: 'lake-and-ice',
    title: text('Nyáron víz, télen jég', 'Water in summer, ice in winter'),
    slug: text('nyaron-viz-telen-jeg', 'water-in-summer-ice-in-winter'),
    lead: text(
      'A Vajdahunyad vára előtti tó kettős életet él: ugyanott korcsolyáznak, ahol nyáron csónakáznak.',
      'The lake before Vajdahunyad Castle leads a double life: in winter people skate where others have rowed.',
    ),
    category: 'history',
    daysAgo: 2,
    author: text('Liptay Endre', 'Endre Liptay'),
    picture: picture('ice-rink', 'winter', 'dusk'),
    gallery: [picture('castle-lake', 'autumn', 'gold'), picture('castle-lake', 'summer', 'dawn')],
    body: prose(
      `
Aki nyáron sétál el a Hősök terétől a vár felé, vizet lát a hídról. Aki januárban, az jeget és több száz embert, akik körbe-körbe mennek. A meder ugyanaz, a park szokása is: a Ligetnek mindig volt téli élete.

## Előbb a fagy döntött

A gépek előtt az időjáráson múlt, mikor lehet jégre lépni. Reggel valaki kiment, fúrt egy lyukat, és megmérte a vastagságot. Ha elég volt, kitették a zászlót, és délutánra megtelt a tó. Enyhe télen ugyanez a zászló hetekig a szekrényben maradt.

> Nagyanyám azt mondta, a korcsolyát nem megtanulni kell, hanem elkezdeni. A többit elvégzi a jég.
> – Tímár Ágota, a park régi korcsolyázója

## Ma a gép segít, a vár ugyanaz

A mai pálya hűtött, így nem kell tartós fagyra várni. A látvány viszont nem sokat változott: tornyok, lámpafény, pirosra csípett orrok. Alkonyatkor, amikor kigyulladnak a fények, érdemes egy körre megállni a hídon is, és onnan nézni.

## Ha most készül ide

Hozzon vastag zoknit és kesztyűt, és ha kezdő, válassza a hétköznap délelőttöt. Ami épp a parkban történik, azt a [programok](/varosligeti-programok) között találja, az odavezető utat pedig a [térképen](/terkep).
`,
      `
Walk from Heroes’ Square towards the castle in summer and you see water from the bridge. Walk there in January and you see ice, with several hundred people going round and round. The bed is the same and so is the habit: this park has always had a winter life.

## When the frost decided

Before there were machines, the weather said when one might step on to the ice. In the morning somebody went out, drilled a hole and measured how thick it was. If it would do, a flag went up and by afternoon the lake was full. In a mild winter the same flag stayed in its cupboard for weeks.

> My grandmother used to say you do not learn to skate, you begin. The ice does the rest.
> – Ágota Tímár, who has skated here for most of her life

## A machine to help, the same castle

Today’s rink is cooled, so there is no need to wait for a lasting frost. The sight has hardly changed, though: towers, lamplight, noses nipped red. At dusk, when the lights come on, it is worth stopping on the bridge for the length of a lap and watching from there.

## If you are coming now

Bring thick socks and gloves, and choose a weekday morning if you are a beginner. What is going on in the park at the moment is listed among the [programmes](/en/programs-in-varosliget), and the [map](/en/map) shows the way.
`,
    ),
  },
  {
    key: 'painted-balloon',
    title: text('Léghajó a vásznon, ballon a domb fölött', 'A balloon on canvas, a balloon over the hill'),
    slug: text('leghajo-a-vasznon-ballon-a-domb-folott', 'a-balloon-on-canvas-a-balloon-over-the-hill'),
    lead: text(
      'Szinyei Merse Pál csíkos léghajója a magyar festészet egyik legkedvesebb képe. Nem véletlen, ha a Mimóza-dombnál eszébe jut.',
      'Pál Szinyei Merse’s striped balloon is among the best-loved Hungarian pictures. It is no accident if Mimóza Hill reminds you of it.',
    ),
    category: 'history',
    daysAgo: 66,
    relatedTopLocation: 'balloon',
    author: text('Liptay Endre', 'Endre Liptay'),
    picture: picture('balloon', 'summer', 'dusk'),
    body: prose(
      `
Fehér felhők, lent dombok, középen egy csíkos léghajó, amely láthatóan ráér. Szinyei Merse Pál Léghajó című festményét sokan látták már tankönyvben, naptáron, hűtőmágnesen. Aki a Ligetben sétál, az élőben is láthat valami hasonlót.

## Mit tud a kép?

Nem történik rajta semmi. Nincs ünneplő tömeg, nincs zászló, nincs rekord. Csak fent van valaki, akit lentről alig látunk, és mindkettőnknek jó. A mi ballonunknak is ez a legnagyobb érdeme: onnan nézve a város elcsendesedik.

> A gyerekek azt kérdezik, hová megy. Mondom nekik: felfelé. Ennél pontosabb választ a festő sem adott volna.
> – Rácz Noémi múzeumpedagógus

## Ami más

A festett léghajót vitte a szél. A miénket kábel tartja, függőlegesen emelkedik, és ugyanott ér földet, ahonnan elindult. Öt perc fel, öt perc fent, öt perc le. A szél dolga annyi, hogy ne szóljon bele; ha mégis beleszól, a ballon a földön marad.

## Egy délután, két ballon

Jó családi program, ha a képet előbb megnézik együtt egy albumban, azután kimennek a [Ballon-kilátóhoz](/top-helyek/ballon-kilato). Hazafelé mindenki rajzolja le, mit látott. A csíkok száma szabadon választható.
`,
      `
White clouds, hills below, and in the middle a striped balloon in no hurry at all. Many people have met Pál Szinyei Merse’s painting The Balloon in a schoolbook, on a calendar or on the door of a fridge. Anyone walking in the park can see something like it in the air.

## What the picture knows

Nothing happens in it. There is no cheering crowd, no flag, no record broken. Somebody is up there whom we can hardly see from below, and both of us are content. That is the best thing about our balloon too: seen from it, the city grows quiet.

> Children ask me where it is going. Up, I tell them. I doubt the painter would have said more.
> – Noémi Rácz, museum educator

## What is different

The painted balloon went with the wind. Ours is held by a cable, rises straight up and lands where it started. Five minutes up, five aloft, five down. All we ask of the wind is not to interfere; when it does, the balloon stays on the ground.

## Two balloons in one afternoon

Look at the picture together in a book first, then come out to the [balloon lookout](/en/top-locations/balloon-fly). On the way home let everyone draw what they saw. The number of stripes is up to you.
`,
    ),
  },
  {
    key: 'two-avenues',
    title: text('Két sétány, két név', 'Two avenues, two names'),
    slug: text('ket-setany-ket-nev', 'two-avenues-two-names'),
    lead: text(
      'Olof Palme és Kós Károly sosem találkozott, a parkban mégis szomszédok. Ki volt a két névadó, és mit talál az útjaik mentén?',
      'Olof Palme and Károly Kós never met, yet in the park they are neighbours. Who were they, and what lies along their avenues?',
    ),
    category: 'history',
    daysAgo: 131,
    author: text('Liptay Endre', 'Endre Liptay'),
    picture: picture('gate-and-paths', 'spring', 'day'),
    body: prose(
      `
„A sétányon várlak” – ha valaki ezt írja Önnek a Ligetből, kérdezzen vissza: melyiken? A parkot két széles sétány szeli át, és mindkettő egy emberről kapta a nevét.

## Olof Palme

Svéd miniszterelnök volt, sokat beszélt a leszerelésről és a békéről. Nevét az a sétány őrzi, amelyen a [Magyar Zene Háza](/top-helyek/magyar-zene-haza) áll, és amely mellett a [Millennium Háza](/top-helyek/millennium-haza-neo-kortars-muveszeti-ter) is megújult 2019-ben. Az idősebbek ezt az épületet ma is Olof Palme-házként emlegetik.

## Kós Károly

Építész, író, grafikus, könyvkiadó: nehéz volna eldönteni, melyikben volt a legjobb. Erdélyben élt, és olyan házakat tervezett, amelyek mintha a helyükön nőttek volna. Nem rossz név egy parkba.

> A turisták a várat keresik, az iskolások a hajót a játszótéren. A nevekre mindig a visszaúton kérdeznek rá.
> – Zentai Kornél parksétavezető

## Járja végig

Induljon a Hősök terétől, térjen rá az egyik sétányra, és a park túlsó végén váltson a másikra. Kényelmes tempóban egy óra, kávéval kettő. Az út közben látható helyeket a [térkép](/terkep) mutatja, vezetett sétát a [kulturális programok](/varosligeti-programok?category=cultural) közt talál.
`,
      `
‘Meet me on the avenue’: if somebody sends you this from the park, ask which one. Two broad avenues cross it, and each is named after a man.

## Olof Palme

He was prime minister of Sweden and spoke a great deal about disarmament and peace. His avenue is where the [House of Hungarian Music](/en/top-locations/house-of-hungarian-music) stands, and near it is the [House of the Hungarian Millennium](/en/top-locations/house-of-the-hungarian-millennium), renovated in 2019. Older people still call that building the Olof Palme House.

## Károly Kós

Architect, writer, graphic artist, publisher: it would be hard to say which he did best. He lived in Transylvania and designed houses that look as if they had grown where they stand. Not a bad name for a park.

> Tourists ask for the castle and schoolchildren for the ship in the playground. The names they ask about on the way back.
> – Kornél Zentai, who leads walks in the park

## Walk them both

Start from Heroes’ Square, take one avenue to the far end of the park and come back along the other. It is an hour at an easy pace, or two with coffee. The [map](/en/map) shows what you will pass, and guided walks are among the [cultural programmes](/en/programs-in-varosliget?category=cultural).
`,
    ),
  },
];
