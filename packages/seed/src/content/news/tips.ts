import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedNewsItem } from '../types.ts';

export const tipNews: SeedNewsItem[] = [
  {
    key: 'running-after-dark',
    title: text('Két kilométer fényben', 'Two kilometres of light'),
    slug: text('ket-kilometer-fenyben', 'two-kilometres-of-light'),
    lead: text(
      'Munka után is lehet futni, amikor már sötét van. Hat tanács azoktól, akik egész télen köröznek a kivilágított pályán.',
      'You can run after work even when it is dark. Six pieces of advice from people who keep to the lit loop all winter.',
    ),
    category: 'tips',
    daysAgo: 8,
    author: text('Bíró Gergely', 'Gergely Bíró'),
    picture: picture('running-track', 'autumn', 'dusk'),
    body: prose(
      `
A [Városligeti Sportcentrum](/projekt/varosligeti-sportcentrum) körül kétkilométeres, kivilágított futókör vezet. Sötétedés után sem egyedül fut rajta az ember: van, aki edzőtervvel jön, van, aki a kutyájával, és van, aki csak azért, mert otthon már aludni kellene.

## Hat tanács hidegre

- **Öltözzön úgy, mintha tíz fokkal melegebb volna.** Az első kanyarig fázni fog, a másodiktól nem.
- **Legyen látható.** A kör világos, de odáig sötét utakon vezet az út.
- **Kezdje lassan.** A hideg izom hamarabb húzódik.
- **Figyeljen a levelekre.** Nedvesen úgy csúsznak, mint a jég.
- **Előzzön balról, és szóljon előre.** Egy „balról jövök” többet ér a dudánál.
- **Utána ne ácsorogjon.** Száraz póló, meleg tea, haza.

## Ha rövidebbet szeretne

> Aki most kezdi, ne kört számoljon, hanem lámpát. Egyiktől a másikig fut, a következőig sétál. Három hét múlva elfelejti a sétát.
> – Vékony Róza futóedző

A kétszáz méteres pálya gyorsabb szakaszokhoz jó. Közös futások is vannak, kezdőknek és újrakezdőknek; az időpontokat a [sportprogramok](/varosligeti-programok?category=sport) közt találja.

## Zuhany, öltöző, pálya

Hogy hol lehet átöltözni, és hogyan lehet pályát foglalni, azt a [SportLiget oldalán](/latogatas/sportliget) írtuk le.
`,
      `
A lit running loop of two kilometres leads round the [sports centre](/en/the-project/sports-facilities). Even after dark you will not be alone on it: some come with a training plan, some with a dog, and some only because at home it would be time for bed.

## Six tips for the cold

- **Dress as if it were ten degrees warmer.** You will be cold until the first bend, and not after the second.
- **Be visible.** The loop is bright, but the way to it may be dark.
- **Start slowly.** Cold muscles are sooner strained.
- **Mind the leaves.** When wet they are as slippery as ice.
- **Overtake on the left and say so.** A friendly word does more than a fright.
- **Do not stand about afterwards.** Dry shirt, hot tea, home.

## If you want something shorter

> Beginners should count lamps, not laps. Run from one to the next, walk to the one after. In three weeks you forget to walk.
> – Róza Vékony, running coach

The two-hundred-metre track is good for faster stretches. There are runs in company as well, for beginners and for those starting again; dates are among the [sports programmes](/en/programs-in-varosliget?category=sport).

## Showers, changing rooms, courts

Where to change and how to reserve a court is explained on the page about [sport in the park](/en/visitor-information/sportliget-sports-facilities-in-varosliget).
`,
    ),
  },
  {
    key: 'rainy-day',
    title: text('Egy esős nap a Ligetben', 'A rainy day in the park'),
    slug: text('egy-esos-nap-a-ligetben', 'a-rainy-day-in-the-park'),
    lead: text(
      'Ha már elindultak, és eleredt: három útvonal, amelyen alig kell kinyitni az esernyőt, és nem kell hazamenni.',
      'You have set out and down it comes: three routes for which you will hardly need an umbrella, and no need to go home.',
    ),
    category: 'tips',
    daysAgo: 21,
    relatedTopLocation: 'visitor-center',
    author: text('Kerényi Luca', 'Luca Kerényi'),
    picture: { scene: 'exhibition-hall', season: 'spring', time: 'day', seed: 2 },
    body: prose(
      `
Az eső nem rontja el a parkot, csak átrendezi. Üres lesz a futókör, fényes lesz a promenád, és a múzeumok előcsarnokában olyanok kezdenek beszélgetni, akik amúgy elmentek volna egymás mellett.

## Kicsikkel

Kezdje a [Néprajzi Múzeumban](/top-helyek/neprajzi-muzeum): nagy belső terek, sok lépcső, lift, mosdó, és jegy nélkül is bejárható az épület. Ha eláll, két perc séta a szökőkút, ahol ilyenkor a legjobb pocsolyák vannak.

## Kettesben

A [Magyar Zene Háza](/top-helyek/magyar-zene-haza) üvegfalai mögül nézni az esőt önmagában program. Érdemes megnézni, van-e aznap koncert; ha nincs, akkor is jó leülni, és hallgatni, ahogy az eső a tetőn kopog.

## Egyedül

> Esős hétköznap délelőtt a múzeum a legnyugodtabb hely a városban. Aki ilyenkor jön, azzal a teremőrök is beszélgetnek.
> – Sipos Judit teremőr

A [Szépművészeti Múzeumban](/top-helyek/szepmuveszeti-muzeum) válasszon ki egyetlen termet, és maradjon ott egy órát. Kevesebbet lát, többre emlékszik.

## Jó tudni

- Esőben a ballon gyakran nem száll fel, indulás előtt nézze meg a [mai jelzést](/top-helyek/ballon-kilato#schedule).
- A szabadtéri programok egy részének van esőnapja; ezt a program oldalán írjuk ki.
- A mélygarázsból és a metróból is rövid úton fedél alá jut.
`,
      `
Rain does not spoil the park, it only rearranges it. The running loop empties, the promenade begins to shine, and in the foyers of the museums people start talking who would otherwise have walked past each other.

## With small children

Begin in the [Museum of Ethnography](/en/top-locations/museum-of-ethnography): large halls, plenty of steps, lifts and toilets, and you can look round the building without a ticket. When it stops, the fountain is two minutes’ walk away, and so are the best puddles.

## For two

Watching rain through the glass walls of the [House of Hungarian Music](/en/top-locations/house-of-hungarian-music) is an outing in itself. See whether there is a concert that day; if not, it is good to sit and listen to the drops on the roof all the same.

## On your own

> On a wet weekday morning a museum is the calmest place in the city. If you come then, even the attendants have time to talk.
> – Judit Sipos, gallery attendant

Choose a single room in the [Museum of Fine Arts](/en/top-locations/museum-of-fine-arts) and stay there for an hour. You will see less and remember more.

## Good to know

- The balloon often stays down in rain, so look at [today’s signs](/en/top-locations/balloon-fly#schedule) first.
- Some outdoor programmes have a rain date; you will find it on their pages.
- It is a short way to shelter from both the car park and the metro.
`,
    ),
  },
  {
    key: 'with-a-dog',
    title: text('Kutyával a parkban', 'In the park with a dog'),
    slug: text('kutyaval-a-parkban', 'in-the-park-with-a-dog'),
    lead: text(
      'Hol lehet elengedni, hol kell pórázon vezetni, és hol van víz? Rövid útmutató négy lábon érkezőknek.',
      'Where may it run free, where does the lead stay on, and where is water? A short guide for those who come on four legs.',
    ),
    category: 'tips',
    daysAgo: 89,
    author: text('Somlai Kata', 'Kata Somlai'),
    picture: { scene: 'dog-park', season: 'autumn', time: 'gold', seed: 2 },
    body: prose(
      `
A park reggel hatkor a kutyáké. Ilyenkor mindenki ismer mindenkit, ha nem is a gazda nevét, a kutyáét biztosan.

## Póráz nélkül: az élménypark

A [Kutyás élménypark](/projekt/kutyas-elmenypark) körülbelül ötezer négyzetméter. Bekerített, akadályokkal, és itt szabadon lehet engedni a kutyát. Belépés előtt nézzen körül, kik vannak bent, és vegye le a szájkosarat csak akkor, ha biztos a dolgában.

> Az új kutyát ne engedje be rögtön a közepébe. A kerítésnél ismerkedjenek előbb, két perc az egész.
> – Kalmár Petra kutyaiskola-vezető

## Pórázon: minden más

A sétányokon, a tóparton és a gyepeken póráz kell. A játszótérre, a sportpályákra, a virágágyásokba és a tóba a kutya nem jöhet be. Segítőkutya mindenhová bemehet. A szabályokat a [Kutyával a Ligetben](/latogatas/kutyaval-a-ligetben) oldalon is összefoglaltuk.

## Amit hozzon magával

- zacskó, és eggyel több, mint gondolná;
- kulacs, mert a séta hosszabb, mint az élménypark itatójáig;
- sötétedés után világító nyakörv.

## Ügyességi nap

Időnként kutyás ügyességi napot tartunk, kezdőknek is. A [sportprogramok](/varosligeti-programok?category=sport) közt megtalálja, mikor lesz a következő.
`,
      `
At six in the morning the park belongs to the dogs. Everybody knows everybody, if not the owner’s name then certainly the dog’s.

## Off the lead: the adventure park

The [adventure park for dogs](/en/the-project/adventure-park-for-dogs) covers about five thousand square metres. It is fenced, has obstacles to try, and dogs may run free in it. Look round before you go in to see who is there already, and take off a muzzle only if you are sure.

> Do not let a new dog straight into the thick of it. Let them meet at the fence first. It takes two minutes.
> – Petra Kalmár, dog trainer

## On the lead: everywhere else

Dogs stay on the lead on walks, by the lake and on the grass. They may not go on the playground or the courts, into flower beds or into the lake. Assistance dogs are welcome everywhere. The rules are summed up on the page about [dogs in the park](/en/visitor-information/dogs-in-the-park).

## What to bring

- bags, and one more than you think;
- water, since the walk may be longer than the way to the bowl at the adventure park;
- a collar that lights up after dark.

## Agility day

Every so often there is an agility day, for beginners too. The [sports programmes](/en/programs-in-varosliget?category=sport) will tell you when the next one is.
`,
    ),
  },
  {
    key: 'afternoon-with-child',
    title: text('Egy délután gyerekkel, lépésről lépésre', 'An afternoon with a child, step by step'),
    slug: text('egy-delutan-gyerekkel-lepesrol-lepesre', 'an-afternoon-with-a-child-step-by-step'),
    lead: text(
      'Kerékpár, KRESZ-park, homokozó, szökőkút: megírtuk azt a délutánt, amely után a gyerek a metrón elalszik.',
      'Bicycle, traffic park, sandpit, fountain: the plan of an afternoon at the end of which the child sleeps on the metro.',
    ),
    category: 'tips',
    daysAgo: 198,
    relatedTopLocation: 'traffic-park',
    author: text('Vadász Nóra', 'Nóra Vadász'),
    picture: { scene: 'traffic-park', season: 'autumn', time: 'gold', seed: 3 },
    body: prose(
      `
Nem kell mindent megnézni egy nap alatt. Az alábbi délután négy óra, három helyszín és két uzsonna; bármelyik része kihagyható.

## Két óra: KRESZ

Szálljon le az M1-esről a Széchenyi fürdőnél, és sétáljanak át a [KRESZ-parkba](/top-helyek/varosligeti-kresz-park). A kicsinyített utcákon lámpa, zebra és körforgalom van. Hozhatnak saját kerékpárt vagy rollert; sisak kell. A pálya 2024 májusában nyílt meg újra, körülötte megújult a zöld is.

## Fél négy: mászás

Innen néhány perc a [Nagyjátszótér](/top-helyek/varosligeti-nagyjatszoter). Beszéljenek meg egy padot, ahol találkoznak, ha elvesztik egymást. A kicsiknek a homokos rész, a nagyobbaknak a hajó és a magas csúszdák valók.

> A gyerek ott fárad el, ahol hagyják. Mi felnőttek csak a hátizsákot vigyük.
> – Deák Orsolya óvónő

## Öt óra: zene a vízben

A promenád szökőkútja jó időben reggel héttől este tizenegyig működik, 13 órától minden egész órakor zenével. Az ötórás zenére érjenek oda, és legyen a hátizsákban váltópóló.

## Ami jól jön

- nedves kendő, két kulacs, ragtapasz;
- a [térkép](/terkep) mosdószűrője, mielőtt sürgős lenne;
- a [családi programok](/varosligeti-programok?category=family) listája, ha mégis esne.
`,
      `
There is no need to see everything in one day. This afternoon takes four hours, three places and two snacks, and you can leave out any part of it.

## Two o’clock: rules of the road

Get off the M1 at Széchenyi fürdő and walk over to the [traffic park](/en/top-locations/kresz-park). Its small streets have lights, zebra crossings and a roundabout. Bring your own bicycle or scooter, and a helmet. The park reopened in May 2024, and the green space around it was renewed as well.

## Half past three: climbing

The [playground](/en/top-locations/playground-of-varosliget) is a few minutes away. Agree on a bench to meet at should you lose each other. Sand is for the small ones, the ship and the tall slides for the bigger ones.

> A child gets tired where it is allowed to. Our part is to carry the rucksack.
> – Orsolya Deák, nursery school teacher

## Five o’clock: music in the water

In fair weather the fountain on the promenade runs from seven in the morning to eleven at night, with music on the hour from one o’clock. Be there for the music at five, with a spare T-shirt in the bag.

## Useful things

- wet wipes, two bottles of water, sticking plasters;
- the toilet filter of the [map](/en/map), before it becomes urgent;
- the list of [family programmes](/en/programs-in-varosliget?category=family), should it rain after all.
`,
    ),
  },
];
