import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedArticle } from '../types.ts';

export const laterArticles: SeedArticle[] = [
  {
    key: 'traffic-park-reopened',
    title: text('Újra zöldre vált a lámpa a KRESZ-parkban', 'The lights turn green again in the traffic park'),
    slug: text('ujra-zoldre-valt-a-lampa-a-kresz-parkban', 'the-lights-turn-green-again-in-the-traffic-park'),
    lead: text(
      'Kis utcák, igazi szabályok: megnyitott a felújított KRESZ-park, körülötte harmincezer négyzetméternyi megújult zölddel.',
      'Small streets, real rules: the renewed traffic park is open, with thirty thousand square metres of fresh green around it.',
    ),
    daysAgo: 920,
    picture: picture('traffic-park', 'spring', 'day'),
    body: prose(
      `
Szombat délelőtt a legfontosabb döntés az volt, ki álljon elsőként a lámpához. A [KRESZ-park](/top-helyek/varosligeti-kresz-park) 2024. május 11-én nyitott ki újra, és délre már forgalmi dugó volt a körforgalomban.

## Mi újult meg?

Új burkolatot kaptak a kicsinyített utcák, jól látható táblák és működő lámpák kerültek a kereszteződésekbe. A pálya mellett padok várják a szülőket, olyan távolságban, ahonnan még látni a gyereket, de kormányozni már nem lehet helyette.

A környező park is megszépült: harmincezer négyzetméternyi zöldfelület újult meg.

> Az autóvezetést később tanulják meg. Itt azt, hogy más is van az úton.
> – Dallos Anikó közlekedésre nevelő pedagógus

## Mit vigyenek?

Sisakot mindenképp, kerékpárt vagy rollert, ha van. Egy kör után érdemes szerepet cserélni, és a gyerekre bízni, hogy a felnőttet vezesse át a zebrán.
`,
      `
On Saturday morning the great question was who should be first at the lights. The [traffic park](/en/top-locations/kresz-park) reopened on 11 May 2024, and by noon there was a jam on the roundabout.

## What is new

The small streets have been resurfaced, and the crossings have clear signs and working lights. There are benches for parents, just near enough to see the child and just too far to steer.

The park around it looks better too: thirty thousand square metres of green space have been renewed.

> They will learn to drive later. Here they learn that there are others on the road.
> – Anikó Dallos, road safety teacher

## What to bring

A helmet in any case, and a bicycle or scooter if you have one. After the first round it is worth changing roles: let the child lead the grown-up across the zebra crossing.
`,
    ),
  },
  {
    key: 'ethnography-opened',
    title: text('Megnyílt a Néprajzi Múzeum új háza', 'The Museum of Ethnography has a new home'),
    slug: text('megnyilt-a-neprajzi-muzeum-uj-haza', 'the-museum-of-ethnography-has-a-new-home'),
    lead: text(
      'Az első látogatók a tetőn kezdték, és lefelé haladtak. Beszámoló a nyitónapról, amelyen mindenki a rámpán fényképezkedett.',
      'The first visitors began on the roof and worked their way down. A report from the opening day, when everyone took pictures on the ramp.',
    ),
    daysAgo: 1640,
    picture: picture('ethnography-museum', 'spring', 'gold'),
    gallery: [picture('exhibition-hall', 'spring', 'day')],
    body: prose(
      `
Kinyitott a [Néprajzi Múzeum](/top-helyek/neprajzi-muzeum) új épülete a Dózsa György úton: 2022. május 23-án léphettek be az első látogatók. A sor eleje reggel még az ajtónál állt, a vége viszont már a tetőkertben sétált: kiderült, hogy a házat onnan is el lehet kezdeni.

## Domb, amelyben múzeum van

A Ferencz Marcel vezette Napur Architect terve szerint az épület hatvan százaléka a föld alá került. Ami látszik belőle, két hajlított szárny, rajta hétezer négyzetméteres kert. Az előtér olyan széles, hogy a park mintha befelé folytatódna.

> Azt hittem, félórára ugrunk be. Három óra múlva még a keménycserepeknél jártunk.
> – Pataki Lőrinc, az egyik első látogató

## Nyitvatartás

A múzeum keddtől vasárnapig, 10-től 18 óráig fogad látogatókat. Az épület és a tetőkert ingyen bejárható, jegy a kiállításokhoz kell.
`,
      `
On 23 May 2022 the new building of the [Museum of Ethnography](/en/top-locations/museum-of-ethnography) opened on Dózsa György út. The head of the queue stood at the door in the morning; its tail was already strolling in the roof garden, having found that the house can be begun from there as well.

## A hill with a museum in it

Napur Architect, led by Marcel Ferencz, put sixty per cent of the building underground. What shows are two curved wings with a garden of seven thousand square metres on top. The foyer is so broad that the park seems to carry on indoors.

> I thought we would look in for half an hour. Three hours later we were still among the pottery.
> – Lőrinc Pataki, one of the first visitors

## Opening hours

The museum welcomes visitors from Tuesday to Sunday, 10 am to 6 pm. You can walk round the building and the roof garden free of charge; exhibitions need a ticket.
`,
    ),
  },
  {
    key: 'balloon-first-flight',
    title: text('Felszállt a ballon', 'The balloon has gone up'),
    slug: text('felszallt-a-ballon', 'the-balloon-has-gone-up'),
    lead: text(
      'A Mimóza-dombról elindult az első út. Harminc utas, tizenöt perc, és fent váratlan csend.',
      'The first flight has left Mimóza Hill: thirty passengers, fifteen minutes, and an unexpected silence at the top.',
    ),
    daysAgo: 1662,
    picture: picture('balloon', 'spring', 'day'),
    body: prose(
      `
Megnyílt a [Ballon-kilátó](/top-helyek/ballon-kilato): az első felszállás napja 2022. május 1. volt. Az első útra reggel óta vártak, a szél is kivárt, és délelőtt a csíkos ballon lassan elvált a dombtól.

## Mit látni fentről?

Körülbelül százötven méterről a tó akkora, mint egy tálca, a vár mint egy sakkfigura. Az Andrássy út vonalzóval húzott csík, mögötte a budai hegyek. Az utasok körbejárnak, és mindenki mutat valamit valakinek.

> A lányom azt kérdezte, hol a házunk. Nem találtuk meg, de találtunk három másikat, ahol szívesen laknánk.
> – Hegedűs Zsolt, az első út egyik utasa

## Tudnivalók

- Az út öt perc fel, öt perc fent, öt perc le.
- Egyszerre legfeljebb harmincan utaznak, hatéves kortól.
- Jegyet csak a helyszínen lehet váltani.
- A felszállásról az időjárás dönt.
`,
      `
On 1 May 2022 the [balloon lookout](/en/top-locations/balloon-fly) opened. People had been waiting since early morning, the wind thought better of it, and before noon the striped balloon parted slowly from the hill.

## What there is to see

From about a hundred and fifty metres the lake is the size of a tray and the castle a chess piece. Andrássy út is a line drawn with a ruler, with the Buda hills behind it. Passengers walk round and round, and everyone points something out to somebody.

> My daughter asked where our house was. We could not find it, but we found three others we would not mind living in.
> – Zsolt Hegedűs, a passenger on the first flight

## Good to know

- The flight takes five minutes up, five aloft and five down.
- Up to thirty people travel at a time, from the age of six.
- Tickets are sold on site only.
- The weather decides whether the balloon flies.
`,
    ),
  },
  {
    key: 'music-house-opened',
    title: text('Ház a zenének, fák között', 'A house for music among the trees'),
    slug: text('haz-a-zenenek-fak-kozott', 'a-house-for-music-among-the-trees'),
    lead: text(
      'Megnyitott a Magyar Zene Háza. Áttört teteje alatt az első napokban legalább annyian nézték a mennyezetet, mint a kiállítást.',
      'The House of Hungarian Music is open. In its first days as many people studied the ceiling as the exhibition.',
    ),
    daysAgo: 1760,
    picture: picture('music-house', 'spring', 'day'),
    gallery: [picture('concert-hall', 'winter', 'night')],
    body: prose(
      `
2022 januárjában megnyílt a [Magyar Zene Háza](/top-helyek/magyar-zene-haza) az Olof Palme sétányon. Sou Fujimoto japán építész olyan tetőt rajzolt fölé, amelyen kerek nyílások engedik át a fényt és néhol a fákat is.

## Fal nélkülinek látszik

A homlokzatot kilencvennégy üvegtábla alkotja. A téli parkból bepillantva látni a próbáló zenészeket, bentről pedig a havat. Estére megfordul a helyzet: a ház világít, a park nézi.

> A hangverseny előtt egy órával itt a legjobb. Már szól valami, de még senki sem ül.
> – Varjas Hanna hegedűművész

## Mi fér el benne?

A nagyterem háromszázhúsz ülő- vagy ötszázhetven állóhelyes. Az épületet bárki ingyen bejárhatja, jegy a koncertekhez és a kiállításokhoz szükséges.
`,
      `
The [House of Hungarian Music](/en/top-locations/house-of-hungarian-music) opened on Olof Palme sétány in January 2022. The Japanese architect Sou Fujimoto has drawn a roof for it in which round openings let in the light and, here and there, the trees.

## As if without walls

Ninety-four panes of glass make up the façade. From the wintry park you can see musicians rehearsing, and from inside you see the snow. In the evening it is the other way about: the house shines and the park looks on.

> It is best an hour before a concert. Something is playing already, and nobody has sat down yet.
> – Hanna Varjas, violinist

## What it holds

The hall takes three hundred and twenty people seated or five hundred and seventy standing. Anyone may look round the building free of charge; concerts and exhibitions need a ticket.
`,
    ),
  },
  {
    key: 'bird-trail-opened',
    title: text('Tíz állomás a madarakért', 'Ten stops for the birds'),
    slug: text('tiz-allomas-a-madarakert', 'ten-stops-for-the-birds'),
    lead: text(
      'Megnyílt a Madárbarát tanösvény: itatók, odúk és megfigyelőhelyek között vezet, és nem kell hozzá távcső.',
      'The bird-friendly learning trail is open. It leads past baths, boxes and lookouts, and you need no binoculars.',
    ),
    daysAgo: 1980,
    picture: picture('bird-trail', 'summer', 'day'),
    body: prose(
      `
2021 júniusa óta új ösvény kanyarog a park déli felében. A [Madárbarát tanösvény](/top-helyek/madarbarat-tanosveny) tíz állomása azt mutatja meg, mitől érzi magát otthon egy madár a város közepén.

## Nem csak nézni

Az egyik állomáson különböző méretű odúbejáratok vannak: a gyerekek az öklükkel mérik meg, melyikbe férnének be. Máshol madárhangot kell felismerni, és van egy pad, ahol semmi más dolgunk nincs, mint csendben ülni.

> A csendes padot ítélték a legunalmasabbnak a próbán. Aztán jött egy csuszka, és nem akartak továbbmenni.
> – Ruttkay Zsófia madársétavezető

## Százhuszonhárom faj

Ennyi madárfajt figyeltek meg eddig a parkban. Aki minden évszakban végigjárja az ösvényt, annak jó esélye van a leggyakoribbakra – és egy-egy ritka átutazóra is.
`,
      `
Since June 2021 a new trail has been winding through the southern half of the park. The ten stops of the [bird-friendly learning trail](/en/top-locations/bird-friendly-learning-trail) show what makes a bird feel at home in the middle of a city.

## More than looking

One stop has entrances to nest boxes in different sizes, and children measure with their fists which they would fit into. Elsewhere there are songs to recognise, and there is a bench where all you have to do is sit still.

> The quiet bench was voted the dullest when we tried it out. Then a nuthatch came, and they would not move on.
> – Zsófia Ruttkay, bird walk leader

## A hundred and twenty-three species

That is how many have been seen in the park so far. Walk the trail in each season and you stand a good chance of meeting the commonest, and perhaps a rare traveller as well.
`,
    ),
  },
];
