import { pictures } from '../place-pictures.ts';
import type { SeedProject } from '../types.ts';

/** Sport, flight and traffic: things to do. */
export const sportProjects: SeedProject[] = [
  {
    key: 'sports-centre',
    title: { hu: 'Városligeti Sportcentrum', en: 'Sports facilities' },
    slug: { hu: 'varosligeti-sportcentrum', en: 'sports-facilities' },
    lead: {
      hu: '3,5 hektár mozgás: 200 méteres pálya, labdajátékok, kosárpalánk, amelynek hálója 4,2 méter magas, és a közelben a kivilágított futókör.',
      en: '3.5 hectares of movement: a 200\u00a0m track, ball courts, a basketball net 4.2\u00a0m high, and the lit running loop close by.',
    },
    picture: pictures.courtsSummerDay,
    gallery: [pictures.courtsSummerDay, pictures.courtsSpringGold, pictures.trackSummerDay, pictures.courtsAutumnDusk],
    architect: { hu: 'a beruházó sportlétesítmény-tervező csoportja', en: 'the developer’s sports design team' },
    area: { hu: '3,5\u00a0ha', en: '3.5\u00a0ha' },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2019–2020', en: '2019–2020' },
    body: {
      hu: `A sportcentrum 2020 szeptemberében nyílt meg, és az első perctől tele volt. A pályák között fák és fűsávok vannak, így egyszerre sokan férnek el anélkül, hogy zavarnák egymást.

## Szabadon vagy foglalva

A pályák egy része szabadon használható, más része előre foglalható. A foglalás a külön tagsági oldalon történik: [liget.plusz.example.hu](https://liget.plusz.example.hu).

## Kezdőknek is

Nem kell hozzá egyesület. A létesítményeket és a nyitvatartást a [SportLiget](/latogatas/sportliget) oldal foglalja össze.`,
      en: `The sports centre opened in September 2020 and was full from the first minute. Trees and strips of grass run between the courts, so that many people can play at once without getting in each other’s way.

## Turn up or book

Some courts are free to use, others can be reserved. Reservations are made on the separate membership site: [liget.plusz.example.hu](https://liget.plusz.example.hu).

## Beginners welcome

You need not belong to a club. All facilities and hours are listed under [SportLiget](/en/visitor-information/sportliget-sports-facilities-in-varosliget).`,
    },
    facts: [
      { label: { hu: 'Terület', en: 'Area' }, value: { hu: '3,5\u00a0ha', en: '3.5\u00a0ha' } },
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2020. szeptember', en: 'September 2020' } },
      { label: { hu: 'Futópálya', en: 'Track' }, value: { hu: '200\u00a0m', en: '200\u00a0m' } },
      {
        label: { hu: 'A kosárháló magassága', en: 'Height of the basketball net' },
        value: { hu: '4,2\u00a0m', en: '4.2\u00a0m' },
      },
    ],
  },
  {
    key: 'youth-sports',
    title: { hu: 'Ifjúsági sportpályák', en: 'Youth sports facilities' },
    slug: { hu: 'ifjusagi-sportpalyak', en: 'youth-sports-facilities' },
    lead: {
      hu: 'Szabadon használható pályák azoknak, akik iskola után egy labdával és két baráttal érkeznek.',
      en: 'Courts free for all who turn up after school with a ball and two friends.',
    },
    picture: pictures.courtsAutumnDusk,
    gallery: [pictures.courtsAutumnDusk, pictures.courtsSpringGold, pictures.courtsSummerDay],
    architect: { hu: 'a beruházó tervezői munkacsoportja', en: 'the developer’s design team' },
    area: { hu: 'több labdapálya és pingpongasztalok', en: 'several ball courts and table tennis' },
    contractor: {
      hu: 'közbeszerzési eljárásban kiválasztott vállalkozó',
      en: 'contractor chosen through a public procurement procedure',
    },
    status: 'completed',
    constructionPeriod: { hu: '2019–2020', en: '2019–2020' },
    body: {
      hu: `A park délkeleti részén, a [Vakok kertje](/projekt/vakok-kertje) közelében olyan pályák épültek, amelyekhez sem foglalás, sem bérlet nem kell.

## Aki előbb jön

A szabály egyszerű: ha várnak, húsz perc után cserélni illik. A háló és a palánk egész évben kint van.

## Csendes szomszédok

A kert felőli oldalon hangfogó növénysáv védi a nyugalmat. Kérjük, este kilenc után itt ne pattogtassa a labdát.`,
      en: `In the south-east of the park, near the [sensory garden](/en/the-project/sensory-garden), are courts that need neither booking nor pass.

## First come, first served

The rule is simple: if others are waiting, change over after twenty minutes. Nets and boards stay out all year.

## Quiet neighbours

On the garden side a belt of planting keeps the peace. Please do not bounce balls here after nine at night.`,
    },
    facts: [
      { label: { hu: 'Használat', en: 'Use' }, value: { hu: 'ingyenes, foglalás nélkül', en: 'free, no booking' } },
      {
        label: { hu: 'Csere', en: 'Change-over' },
        value: { hu: '20 percenként, ha várnak', en: 'every 20 minutes if others wait' },
      },
      { label: { hu: 'Csend', en: 'Quiet hours' }, value: { hu: '21 órától', en: 'from 21:00' } },
    ],
  },
  {
    key: 'running-track',
    title: { hu: 'Kivilágított futókör', en: 'Lit running loop' },
    slug: { hu: 'futokor', en: 'running-loop' },
    lead: {
      hu: 'Két kilométer a fák között, este is világosban. A rajt a sportcentrumnál van, a célt mindenki maga választja.',
      en: 'Two kilometres among the trees, lit in the evening. The start is by the sports centre; the finish is up to you.',
    },
    picture: pictures.trackSpringDawn,
    gallery: [pictures.trackSpringDawn, pictures.trackSummerDay, pictures.gateSummerDawn],
    architect: { hu: 'a beruházó tájépítész munkacsoportja', en: 'the developer’s landscape architects' },
    area: { hu: '2\u00a0km hosszú kör', en: 'a loop of 2\u00a0km' },
    contractor: { hu: 'nyílt közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by open public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2019–2020', en: '2019–2020' },
    body: {
      hu: `A kör rugalmas burkolatú, a sétautaktól elkülönítve halad, és ahol keresztezi őket, jól látható jelzés figyelmeztet mindkét felet.

## Fény, de nem túl sok

A lámpák lefelé világítanak, hogy a futó lásson, a madarak pedig aludjanak.

## Melyik irányba?

Az óramutató járásával ellentétesen. Ha sétálna, kérjük, a belső szélen tegye; babakocsival a párhuzamos sétaút kényelmesebb.`,
      en: `The loop has a springy surface and runs apart from the footpaths; where they cross, clear markings warn both sides.

## Light, but not too much

The lamps shine downwards, so that runners can see and birds can sleep.

## Which way round?

Anticlockwise. If you walk, please keep to the inside edge; with a pushchair the parallel path is easier.`,
    },
    facts: [
      { label: { hu: 'Hossz', en: 'Length' }, value: { hu: '2\u00a0km', en: '2\u00a0km' } },
      { label: { hu: 'Világítás', en: 'Lighting' }, value: { hu: 'sötétedéstől', en: 'from dusk' } },
      { label: { hu: 'Használat', en: 'Use' }, value: { hu: 'ingyenes, éjjel-nappal', en: 'free, day and night' } },
    ],
  },
  {
    key: 'balloon',
    title: { hu: 'Ballon-kilátó a Mimóza-dombon', en: 'BalloonFly on Mimóza Hill' },
    slug: { hu: 'ballon-kilato', en: 'balloonfly' },
    lead: {
      hu: 'A csíkos ballon 2022. május 1-je óta a park új jelképe: mintegy 150 méterről mutatja meg a várost, egyszerre legfeljebb 30 embernek.',
      en: 'Since 1 May 2022 the striped balloon has been the park’s new emblem: it shows the city from about 150\u00a0m, to up to 30 people at a time.',
    },
    picture: pictures.balloonSpringDay,
    gallery: [pictures.balloonSpringDay, pictures.balloonSummerDusk, pictures.balloonAutumnDawn, pictures.balloonWinterDay],
    architect: { hu: 'a beruházó tervezői munkacsoportja', en: 'the developer’s design team' },
    area: { hu: 'kb. 150\u00a0m magas felszállás', en: 'ascents to about 150\u00a0m' },
    contractor: { hu: 'közbeszerzésen kiválasztott szállító', en: 'supplier selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2021–2022', en: '2021–2022' },
    body: {
      hu: `Szinyei Merse Pál „Léghajó” című képén egy csíkos ballon lebeg a táj fölött. A Mimóza-dombon ez a kép kelt életre: a ballon csíkjai messziről is felismerhetők a fák fölött.

## Torony helyett

Egy kilátótorony egész nap árnyékot vetne a fákra. A ballon felszáll, leszáll, és közben a domb domb marad.

## Az időjárás szava

A ballont kötél tartja, de a szélre érzékeny. Ezért jegyet csak a helyszínen adunk, és a menetrend idősávonként jelzi a várható időt. A mai felszállások: [Ballon-kilátó](/top-helyek/ballon-kilato#schedule).`,
      en: `In ‘The Balloon’, a painting by Pál Szinyei Merse, a striped balloon floats above the countryside. On Mimóza Hill the picture has come to life: its stripes can be recognised from afar above the trees.

## Instead of a tower

A lookout tower would cast its shadow on the trees all day long. The balloon goes up and comes down, and the hill stays a hill.

## What the weather says

The balloon is tethered, but it minds the wind. That is why tickets are sold on site only and the timetable shows the expected weather slot by slot. For today’s flights see [Balloon lookout](/en/top-locations/balloon-fly#schedule).`,
    },
    facts: [
      { label: { hu: 'Magasság', en: 'Height' }, value: { hu: 'kb. 150\u00a0m', en: 'about 150\u00a0m' } },
      { label: { hu: 'Utasok', en: 'Passengers' }, value: { hu: 'legfeljebb 30', en: 'up to 30' } },
      {
        label: { hu: 'Út', en: 'Trip' },
        value: { hu: '5 perc fel, 5 fent, 5 le', en: '5 minutes up, 5 aloft, 5 down' },
      },
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2022. május 1.', en: '1 May 2022' } },
    ],
    topLocation: 'balloon',
  },
  {
    key: 'traffic-park',
    title: { hu: 'A KRESZ-park megújítása', en: 'Renewing the traffic park' },
    slug: { hu: 'kresz-park', en: 'traffic-park' },
    lead: {
      hu: 'Nemzedékek gyerekkorának pályája nyílt meg újra 2024. május 11-én, 30\u00a0000\u00a0m² megújult zölddel körülvéve.',
      en: 'The track of many a childhood reopened on 11 May 2024, surrounded by 30,000\u00a0m² of renewed green.',
    },
    picture: pictures.trafficSummerDay,
    gallery: [pictures.trafficSummerDay, pictures.trafficSpringDay, pictures.trafficAutumnGold],
    architect: { hu: 'a beruházó közlekedés- és kerttervezői', en: 'the developer’s traffic and landscape designers' },
    area: {
      hu: '30\u00a0000\u00a0m² megújult zöldfelület a pálya körül',
      en: '30,000\u00a0m² of green space renewed around the track',
    },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2023–2024', en: '2023–2024' },
    body: {
      hu: `Sokan emlékeznek rá, milyen volt pedálos autóval megállni a stoptáblánál. A pálya nyomvonala ezért nagyjából megmaradt, a burkolat, a jelzőlámpák és a táblák viszont a mai közlekedéshez igazodnak.

## Ami új

Kerékpársáv, körforgalom, és akadálymentes járdák, hogy a kerekesszékes gyerek is végig tudjon menni a „városon”.

## Körülötte

A pályát övező 30\u00a0000\u00a0m² zöldfelület is megújult. A nyitvatartás a [KRESZ-park oldalán](/top-helyek/varosligeti-kresz-park) olvasható.`,
      en: `Many remember what it was like to stop a pedal car at the stop sign. The layout has therefore largely been kept, while surface, lights and signs follow the traffic of today.

## What is new

A cycle lane, a roundabout, and level pavements, so that a child in a wheelchair can cross the whole ‘town’.

## Round about

The 30,000\u00a0m² of green space round the track was renewed, too. For opening hours see the page of the [traffic park](/en/top-locations/kresz-park).`,
    },
    facts: [
      { label: { hu: 'Újranyitás', en: 'Reopened' }, value: { hu: '2024. május 11.', en: '11 May 2024' } },
      {
        label: { hu: 'Megújult zöldfelület', en: 'Green space renewed' },
        value: { hu: '30\u00a0000\u00a0m²', en: '30,000\u00a0m²' },
      },
      { label: { hu: 'Belépés', en: 'Admission' }, value: { hu: 'ingyenes', en: 'free' } },
    ],
    topLocation: 'traffic-park',
  },
];
