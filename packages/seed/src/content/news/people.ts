import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedNewsItem } from '../types.ts';

export const peopleNews: SeedNewsItem[] = [
  {
    key: 'wind-reader',
    title: text('Aki a szelet olvassa', 'The man who reads the wind'),
    slug: text('aki-a-szelet-olvassa', 'the-man-who-reads-the-wind'),
    lead: text(
      'Lent szélcsend, fent mégsem indul a ballon. Ballonmesterünk elmondja, mit néz reggelente, és miért mond néha nemet.',
      'Not a breath of wind on the ground, and still the balloon stays down. Our balloon master explains what he looks for each morning.',
    ),
    category: 'people',
    daysAgo: 14,
    highlighted: true,
    relatedTopLocation: 'balloon',
    author: text('Kerényi Luca', 'Luca Kerényi'),
    picture: picture('balloon', 'autumn', 'dawn'),
    body: prose(
      `
Szalay Barnabás napja azzal kezdődik, hogy megáll a Mimóza-domb tetején, és felfelé néz. Nem a műszereket nézi először, azok ráérnek. A füstöt keresi egy távoli kéményen, a nyárfák csúcsát és a varjakat.

## Miért más odafent?

A fák megtörik a szelet. Ami a padon ülve enyhe fuvallat, az a lombok fölött már rángatja a kötelet. A ballon körülbelül százötven méterre emelkedik, és minden méterrel több szelet kap. Ezért fordul elő, hogy sütő napban, rezzenéstelen tó mellett üzemszünetet írunk ki.

> A legnehezebb mondat az, hogy ma nem. A gyerekek néznek rám, én meg nézem a nyárfát. A nyárfának van igaza.
> – Szalay Barnabás ballonmester

## Négy jelzés, egy döntés

- **Ideális időjárás:** várhatóan minden út elindul.
- **Bizonytalan időjárás:** útról útra döntünk.
- **Üzemszünet:** a ballon a földön marad.
- **Zártkörű felszállás:** az időpont egy csoporté.

Az aznapi jelzéseket a [Ballon-kilátó oldalán](/top-helyek/ballon-kilato#schedule) lehet követni. Ha kétséges az idő, indulás előtt nézzen rá újra.

## Öt perc fent

Emelkedés közben általában elhallgatnak az emberek, mondja. Fent aztán mindenki a saját házát keresi. Legfeljebb harmincan férnek a kosárba, és hatéves kortól lehet felszállni. A jegyet a helyszínen adják, mert előre megvett jeggyel nem lehet a széllel vitatkozni.
`,
      `
Barnabás Szalay’s day begins with standing on top of Mimóza Hill and looking up. The instruments can wait. First he looks for smoke from a distant chimney, for the tips of the poplars and for crows.

## Why it is different up there

Trees break the wind. What feels like a gentle breath on a bench is tugging at the cable above the leaves. The balloon rises to about a hundred and fifty metres and meets more wind with every one of them. So it can happen that we announce downtime in bright sunshine, beside a lake without a ripple.

> The hardest words are ‘not today’. The children look at me and I look at the poplar. The poplar is right.
> – Barnabás Szalay, balloon master

## Four signs, one decision

- **Ideal weather:** every flight is expected to leave.
- **Uncertain weather:** we decide flight by flight.
- **Downtime:** the balloon stays on the ground.
- **Private flight:** the slot belongs to a group.

You can follow the day’s signs on the [balloon’s own page](/en/top-locations/balloon-fly#schedule). If the weather is doubtful, have another look before you set out.

## Five minutes aloft

On the way up people usually fall silent, he says. Once there, everyone looks for their own house. Up to thirty can go at a time, from the age of six. Tickets are sold on site, because a ticket bought beforehand is no use in an argument with the wind.
`,
    ),
  },
  {
    key: 'playground-keeper',
    title: text('Fél kilenckor nyílik a kapu', 'The gate opens at half past eight'),
    slug: text('fel-kilenckor-nyilik-a-kapu', 'the-gate-opens-at-half-past-eight'),
    lead: text(
      'Mire az első gyerek beszalad a Nagyjátszótérre, valaki már minden láncot, csavart és homokszemet megnézett. Vele tartottunk.',
      'By the time the first child runs in, somebody has checked every chain, screw and grain of sand. We went along with her.',
    ),
    category: 'people',
    daysAgo: 104,
    relatedTopLocation: 'playground',
    author: text('Vadász Nóra', 'Nóra Vadász'),
    picture: { scene: 'playground', season: 'autumn', time: 'gold', seed: 3 },
    body: prose(
      `
Hét óra múlt. Oláh Márta kulcscsomójával és egy vödörrel indul a [Nagyjátszótér](/top-helyek/varosligeti-nagyjatszoter) hátsó sarkából, mindig ugyanabban az irányban. Több mint tizenháromezer négyzetméter, körülbelül ötven játékelem: ha nem sorban haladna, kihagyna valamit.

## Kézzel, füllel

A hintáknál a láncot húzza végig a tenyerén. A csúszdáknál a kapaszkodót rázza meg, a mászóknál a csavarokat fogja meg egyenként. A forgóknál csak meglöki a tárcsát, és fülel.

> A jó csapágy hallgat. Ha panaszkodik, aznap nem nyit ki.
> – Oláh Márta játszótéri gondnok

A homokozót gereblyével fésüli át. Leggyakrabban hajgumit, autót és kanalat talál. Az elveszett játékokat a kapunál egy ládába teszi: onnan szinte mind hazatalál.

## Félóra csend

Nyitás előtt még egyszer leül. Ilyenkor jönnek a verebek a tegnapi kiflimorzsáért, és ilyenkor látja, melyik padot kell lemosni. Fél kilenckor nyitja a kaput, és onnantól alkonyatig nem ül le.

## Amit a szülőktől kér

- Sálat, kulcstartós zsinórt a csúszdán vegyenek le a gyerekről.
- Ha bármi mozog, aminek állnia kellene, szóljanak neki rögtön.
- A kutya várjon a kapun kívül, vagy menjen a [Kutyás élményparkba](/projekt/kutyas-elmenypark).
`,
      `
It is past seven. Márta Oláh sets out with her keys and a bucket from the far corner of the [playground](/en/top-locations/playground-of-varosliget), always in the same direction. There are more than thirteen thousand square metres and about fifty things to play on: unless she kept to her order she would miss one.

## By hand and by ear

At the swings she runs the chains through her palm. At the slides she shakes the handrails, on the climbing frames she tries the bolts one by one. The roundabouts she only sets spinning, and listens.

> A good bearing keeps quiet. If it complains, it does not open that day.
> – Márta Oláh, playground keeper

She combs the sandpit with a rake. Mostly she finds hairbands, cars and spoons. Lost toys go into a box at the gate, and nearly all of them get home from there.

## Half an hour’s peace

Before opening she sits down once. This is when the sparrows come for yesterday’s crumbs, and when she can see which bench needs washing. At half past eight she unlocks the gate, and does not sit again until dusk.

## What she asks of parents

- Take scarves and cords off children before they slide.
- If something moves that ought to stand still, tell her at once.
- Let the dog wait outside, or take it to the [adventure park for dogs](/en/the-project/adventure-park-for-dogs).
`,
    ),
  },
  {
    key: 'sensory-gardener',
    title: text('Kert, amelyet hallani is lehet', 'A garden you can hear'),
    slug: text('kert-amelyet-hallani-is-lehet', 'a-garden-you-can-hear'),
    lead: text(
      'A Vakok kertjét egy olyan kertész gondozza, aki munka közben időnként becsukja a szemét. Megkérdeztük, miért.',
      'The sensory garden is looked after by a gardener who now and then closes her eyes while she works. We asked her why.',
    ),
    category: 'people',
    daysAgo: 157,
    author: text('Somlai Kata', 'Kata Somlai'),
    picture: { scene: 'sensory-garden', season: 'spring', time: 'gold', seed: 2 },
    body: prose(
      `
Berki Annamária egy levendulabokor mellett guggol, és csukott szemmel nyírja a szélét. Nem mutatvány, mondja. Így veszi észre, ha egy ág belóg oda, ahol valaki a kezét végighúzza majd.

## Nem szemre ültetik

A [Vakok kertjében](/projekt/vakok-kertje) a növények helyét az dönti el, milyen a tapintásuk, a szaguk és a hangjuk. A zsálya levele bársonyos, a díszfű zizeg, a menta akkor is elárulja magát, ha csak elmegyünk mellette. Szúrós növény nem kerülhet az út mellé.

> Az első látogató, aki végigvezetett, vak volt. Ő mutatta meg nekem a kertet, nem én neki.
> – Berki Annamária kertész

## Vezető nélkül is

A magasított ágyások pereme kézmagasságban fut, így lehet követni. Az út burkolata ott változik, ahol irányt kell váltani. Aki lát, az is próbálja ki: üljön le, csukja be a szemét, és számolja meg, hányféle lombot hall.

## Mit tehet érte?

- Érintse meg a növényeket, de ne tépjen le róluk.
- A kerékpárt itt tolja.
- Ha vakvezető kutyával találkozik, ne szólítsa meg: dolgozik.
`,
      `
Annamária Berki crouches by a lavender bush, trimming its edge with her eyes shut. It is not a trick, she says. This is how she notices a twig that has grown into a place where somebody will run a hand along.

## Not planted for the eye

In the [sensory garden](/en/the-project/sensory-garden), called the Garden of the Blind in Hungarian, plants are placed by touch, scent and sound. Sage leaves are velvet, ornamental grasses rustle, and mint gives itself away even if you merely walk past. Nothing prickly may stand beside the path.

> The first visitor to take me all the way round was blind. She showed me the garden, not the other way about.
> – Annamária Berki, gardener

## Finding your own way

The rims of the raised beds run at hand height, so you can follow them. The paving changes where the path turns. If you can see, try it too: sit down, close your eyes and count how many kinds of leaf you can hear.

## How you can help

- Do touch the plants, but do not pick them.
- Please push your bicycle here.
- If you meet a guide dog, leave it be: it is at work.
`,
    ),
  },
];
