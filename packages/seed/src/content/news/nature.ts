import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedNewsItem } from '../types.ts';

export const natureNews: SeedNewsItem[] = [
  {
    key: 'leaves-stay',
    title: text('Miért nem gereblyézünk össze minden levelet?', 'Why we do not rake up every leaf'),
    slug: text('miert-nem-gereblyezunk-ossze-minden-levelet', 'why-we-do-not-rake-up-every-leaf'),
    lead: text(
      'Az utakról eltűnik az avar, a bokrok alól nem. Nem felejtettük ott: sünök, bogarak és a jövő évi talaj miatt marad.',
      'Fallen leaves vanish from the paths but stay under the shrubs. Nobody forgot them: hedgehogs, beetles and next year’s soil are glad of them.',
    ),
    category: 'nature',
    daysAgo: 4,
    highlighted: true,
    relatedTopLocation: 'botanical-garden',
    author: text('Vadász Nóra', 'Nóra Vadász'),
    picture: picture('botanical-garden', 'autumn', 'day'),
    body: prose(
      `
Minden ősszel megkapjuk a kérdést: elfogytak a gereblyék? Nem fogytak el. A sétányokról, a lépcsőkről és a kerékpárutakról naponta eltakarítjuk a leveleket, mert nedvesen csúsznak. A bokrok alatt, a facsoportok közepén és a botanikus kert szélein viszont ott hagyjuk őket.

## Takaró, nem szemét

Az avar télen úgy viselkedik, mint egy paplan. Alatta a föld lassabban hűl ki és kevésbé szárad ki, a gyökerek és a hagymák védve vannak. Tavaszra a levelek alja már porhanyós, nyárra pedig eltűnik: a giliszták és a gombák bedolgozzák a talajba. Így a fa visszakapja, amit tavasszal elvett.

> Ha mindent elviszünk, ősszel szép rend van, tavasszal meg zsákban hozhatjuk vissza a tápanyagot.
> – Pásztor Ilka kertész

## Kik laknak benne?

- sünök, akik egy nagyobb kupacban alusszák át a telet;
- katicák és futóbogarak, akik tavasszal a levéltetvek közt tesznek rendet;
- feketerigók, akik egész télen forgatják az avart, és messziről hallatszik, hogy ebédelnek.

## Otthon is működik

Akinek kertje van, próbálja ki egy sarokban: levélkupac, néhány ág a tetején, és tavaszig nem kell hozzányúlni. Aki csak sétál nálunk, az annyit tehet, hogy a kupacokat nem rúgja szét. Tudjuk, hogy nagy a kísértés. A gyerekeknek ezért a [Nagyjátszótér](/top-helyek/varosligeti-nagyjatszoter) melletti gyepen mindig marad egy közös kupac, amelyet ugrálásra szántunk.
`,
      `
Every autumn somebody asks whether we have run out of rakes. We have not. Leaves are cleared daily from walks, steps and cycle paths, because they turn slippery when wet. Under the shrubs, among groups of trees and along the edges of the botanical garden, though, we let them lie.

## A blanket, not a mess

In winter a layer of leaves works like an eiderdown. The ground beneath it cools and dries out more slowly, and roots and bulbs are sheltered. By spring the bottom of the heap has turned crumbly, and by summer it is gone: worms and fungi have worked it into the soil. The tree gets back what it borrowed.

> Take everything away and the autumn looks tidy. Then in spring you carry the goodness back in sacks.
> – Ilka Pásztor, gardener

## Who lives in it

- hedgehogs, which sleep the winter through in the bigger heaps;
- ladybirds and ground beetles, which set about the greenfly in spring;
- blackbirds, which turn leaves over all winter long and can be heard at lunch from a good way off.

## It works at home too

If you have a garden, try it in a corner: a heap of leaves, a few branches on top, and leave it until spring. If you are only walking here, all we ask is that you do not kick the heaps apart. We know how tempting it is. That is why there is always one heap meant for jumping in, on the grass beside the [playground](/en/top-locations/playground-of-varosliget).
`,
    ),
  },
  {
    key: 'hollow-trees',
    title: text('Ki lakik az odúban?', 'Who lives in the hollow tree?'),
    slug: text('ki-lakik-az-oduban', 'who-lives-in-the-hollow-tree'),
    lead: text(
      'Egy öreg fa lyukas törzse elsőre kárnak látszik. Közelről nézve inkább társasház, amelynek télen is van lakója.',
      'A hole in an old trunk looks like damage at first. Seen from close by it is more like a block of flats, lived in even in winter.',
    ),
    category: 'nature',
    daysAgo: 26,
    relatedTopLocation: 'bird-trail',
    author: text('Somlai Kata', 'Kata Somlai'),
    picture: { scene: 'gate-and-paths', season: 'winter', time: 'dusk', seed: 4 },
    body: prose(
      `
Lombhullás után látni igazán, mennyi odú van a parkban. Ahol évekkel ezelőtt letört egy ág, ott a fa lassan megpuhult, a harkály besegített, és mire észrevettük, készen állt a lakás.

## Egymás után költöznek

Az odút ritkán használja csak egy család. Tavasszal széncinege nevel benne fiókákat, nyár végén darazsak nézik ki maguknak, télen pedig denevér vagy mókus húzódik be. A [Madárbarát tanösvény](/top-helyek/madarbarat-tanosveny) tíz állomásán azt is megmutatjuk, melyik madár mekkora bejáratot szeret.

A Ligetben eddig százhuszonhárom madárfajt figyeltek meg. Nem mind fészkel itt, sokan csak megpihennek vonulás közben, de az odúlakók közül többen egész évben maradnak.

## Mikor kell mégis közbelépni?

Fáinkat rendszeresen megvizsgálják. Ha egy korhadt ág út vagy pad fölé hajlik, azt levágjuk, de a törzset, ha lehet, meghagyjuk. Olyankor is, ha már nem hajt ki.

> Az emberek sajnálják a csonka fát. Én azt szoktam mondani: várjanak vele tavaszig, és hallgassák meg.
> – Kenderesi Bence faápoló

## Így figyelje meg

Álljon meg néhány lépéssel a fa előtt, és várjon két percet csendben. Ha a nyílás pereme fényesre kopott, lakják. Kérjük, ne világítson be, és ne nyúljon bele: télen egy felriasztott denevér annyi erőt veszíthet, amennyit tavaszig nem tud pótolni.
`,
      `
Only when the leaves are down can you see how many hollows there are in the park. Where a branch broke off years ago the wood slowly softened, a woodpecker lent a hand, and by the time anyone noticed the flat was ready to let.

## One tenant after another

A hollow rarely serves one family alone. In spring great tits raise their young in it, in late summer wasps take a fancy to it, and in winter a bat or a squirrel moves in. The ten stations of the [bird-friendly learning trail](/en/top-locations/bird-friendly-learning-trail) also show how large a front door each bird prefers.

A hundred and twenty-three species of bird have been seen in the park so far. By no means all of them nest here, and many only rest on their journeys, but several of those that live in hollows stay all year.

## When we have to step in

Our trees are examined regularly. If a rotten bough hangs over a path or a bench it has to come down, but wherever possible we leave the trunk, even when it no longer comes into leaf.

> People feel sorry for a tree without a crown. Wait until spring, I tell them, and then listen to it.
> – Bence Kenderesi, arborist

## How to watch

Stop a few steps away and keep quiet for two minutes. If the rim of the hole is worn shiny, somebody is at home. Please do not shine a light in or put your hand inside: a bat woken in winter may spend strength that it cannot replace before spring.
`,
    ),
  },
  {
    key: 'barefoot-garden',
    title: text('Mezítláb háromszázharmincöt faj között', 'Barefoot among three hundred and thirty-five species'),
    slug: text('mezitlab-haromszazharmincot-faj-kozott', 'barefoot-among-three-hundred-and-thirty-five-species'),
    lead: text(
      'A Mőcsényi Mihály Botanikus Kertben nem csak nézni lehet a növényeket. Van, amit szagolni érdemes, és van, amire rá szabad lépni.',
      'In the Mihály Mőcsényi Botanical Garden you need not only look. Some plants are there to be smelt, and some ground to be stepped on.',
    ),
    category: 'nature',
    daysAgo: 118,
    relatedTopLocation: 'botanical-garden',
    author: text('Vadász Nóra', 'Nóra Vadász'),
    picture: picture('botanical-garden', 'summer', 'gold'),
    body: prose(
      `
Háromszázharmincöt faj, harmincötezer növény: számnak sok, sétának éppen elég. A [botanikus kert](/top-helyek/mocsenyi-mihaly-botanikus-kert) nem tanösvény a szó iskolai értelmében. Nincs kötelező irány, és senki nem kérdez vissza a végén.

## Kezdje a cipőjével

A mezítlábas ösvényen először mindenki óvatosan lép. A kavics hideg, a kéreg puha, a homok langyos, ha sütötte a nap. A gyerekek visszafordulnak, és végigmennek rajta még egyszer. A felnőttek is, csak ők körülnéznek előbb, látja-e valaki.

- Legjobb délután, amikor már felmelegedett a föld.
- Egy kis törülközőt érdemes hozni.
- Szandál helyett olyan cipőt válasszon, amelyet könnyű le- és felvenni.

## Azután lassítson

> Aki öt perc alatt végigér a kerten, az a neveket olvasta. Aki fél óra alatt, az a növényeket is látta.
> – Pásztor Ilka kertész

A fűszernövényeknél dörzsöljön meg egy levelet, és szagolja meg az ujját. Az évelőágyásoknál várja meg, míg egy poszméh kiválasztja a virágát. Ahol tábla kéri, ott maradjon az úton: a frissen ültetett részeknek idő kell.

## Mikor mit?

Tavasszal a hagymások, nyáron az illatok, ősszel a díszfüvek és a termések miatt érdemes jönni. Télen a kéregé a főszerep: ilyenkor látszik, melyik ág piros, melyik sárga, melyik csíkos.
`,
      `
Three hundred and thirty-five species and thirty-five thousand plants: a great deal as a number, exactly right as a walk. The [botanical garden](/en/top-locations/mocsenyi-mihaly-botanical-garden) is no lesson. There is no set direction, and nobody asks questions at the end.

## Begin with your shoes

On the barefoot trail everyone treads warily at first. Gravel is cold, bark is soft, and sand is lukewarm if the sun has been on it. Children turn round and do it all again. So do grown-ups, once they have made sure that nobody is looking.

- It is best in the afternoon, when the ground has warmed up.
- A small towel is worth bringing.
- Choose shoes that come off and go on again easily.

## Then slow down

> Do the garden in five minutes and you have read the labels. Take half an hour and you have seen the plants.
> – Ilka Pásztor, gardener

Rub a leaf among the herbs and smell your fingers. By the perennials, wait until a bumblebee has made up its mind. Where a sign asks you to keep to the path, please do: newly planted corners need time.

## What to see when

Come in spring for the bulbs, in summer for the scents, in autumn for grasses and seed heads. In winter it is the turn of the bark: only then can you see which branch is red, which yellow and which striped.
`,
    ),
  },
  {
    key: 'dawn-chorus',
    title: text('Hajnali koncert, belépő nélkül', 'A concert at dawn, no ticket needed'),
    slug: text('hajnali-koncert-belepo-nelkul', 'a-concert-at-dawn-no-ticket-needed'),
    lead: text(
      'A madarak nem egyszerre kezdik: megvan, ki szól elsőként, és ki alszik tovább. Egy korai séta a tanösvényen, óránként megírva.',
      'Birds do not all start together: some sing first and some sleep in. An early walk along the trail, told hour by hour.',
    ),
    category: 'nature',
    daysAgo: 186,
    relatedTopLocation: 'bird-trail',
    author: text('Somlai Kata', 'Kata Somlai'),
    picture: { scene: 'bird-trail', season: 'summer', time: 'dawn', seed: 3 },
    body: prose(
      `
Tavasszal egy órával napkelte előtt érdemes megérkezni. Az utcai lámpák még égnek, a villamos már jár, és a fák közt valaki énekel.

## Aki elsőként szól

Az első hang többnyire a feketerigóé vagy a vörösbegyé. Nagy szemükkel kevés fényben is látnak, ezért ők kezdhetik a napot. A rigó magas helyet keres, gyakran egy lámpaoszlop tetejét, és lassan, fuvolázva énekel, mintha ráérne.

## Aztán mindenki egyszerre

Félórával később megszólalnak a cinegék, a zöldikék, az ökörszem. Az ökörszem a legkisebbek közé tartozik, mégis ő a leghangosabb. Ilyenkor már nehéz szétválasztani a hangokat. Segít, ha csukott szemmel egyetlen irányra figyel.

> Ne fajokat keressen elsőre. Számolja meg, hány irányból jön hang. A nevek ráérnek.
> – Ruttkay Zsófia, a madársétáink vezetője

## Napkelte után

Amikor a nap eléri a lombokat, a kórus elhalkul: kezdődik az evés. Ekkor érdemes végigjárni a [Madárbarát tanösvény](/top-helyek/madarbarat-tanosveny) tíz állomását, mert a mozgó madarat könnyebb meglátni, mint az éneklőt.

Távcső nem kötelező. Meleg ruha viszont igen, mert hajnalban a tó felől hűvös jön. A vezetett sétákat a [szabadtéri programok](/varosligeti-programok?category=outdoor) közt találja.
`,
      `
In spring it pays to be here an hour before sunrise. The street lamps are still lit, the trams are already running, and somebody is singing among the trees.

## The first voice

It usually belongs to a blackbird or a robin. Their large eyes make do with little light, so they may begin the day. The blackbird looks for a high place, often the top of a lamp post, and sings slowly and flute-like, as if it had all the time in the world.

## Then all at once

Half an hour later come the tits, the greenfinches and the wren. The wren is among the smallest and yet the loudest of them all. By now it is hard to tell the voices apart; closing your eyes and listening in one direction helps.

> Do not hunt for species at first. Count how many directions the sound comes from. Names can wait.
> – Zsófia Ruttkay, who leads our bird walks

## After sunrise

When the sun reaches the treetops the choir falls quiet, because breakfast has begun. This is the moment to walk the ten stations of the [bird-friendly learning trail](/en/top-locations/bird-friendly-learning-trail): a moving bird is easier to see than a singing one.

You need no binoculars, but you do need a warm coat, as the air off the lake is chilly at that hour. Guided walks are listed among the [outdoor programmes](/en/programs-in-varosliget?category=outdoor).
`,
    ),
  },
];
