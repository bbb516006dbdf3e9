import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const sportEvents: SeedEvent[] = [
  {
    key: 'monday-run',
    title: { hu: 'Hétfői közös futás', en: 'The Monday run' },
    slug: { hu: 'hetfoi-kozos-futas', en: 'the-monday-run' },
    lead: {
      hu: 'Öt kilométer munka után, a kivilágított futókörön. Aki sétálva jön, az is célba ér.',
      en: 'Five kilometres after work on the lit running loop. Walkers finish too.',
    },
    body: {
      hu: paragraphs(
        'Két és fél kör, időmérés nélkül. A rajt a Sportcentrum bejáratánál van fél hétkor, a hátizsákokat egy önkéntes őrzi. A gyorsabbak a belső, a lassabbak a külső íven haladnak.',
        'Babakocsival és pórázon vezetett kutyával is lehet jönni, ők a mezőny végéről indulnak.',
      ),
      en: paragraphs(
        'Two and a half laps, and nobody holds a stopwatch. We set off from the sports-centre entrance at half past six; a volunteer minds the rucksacks. Faster runners keep to the inside, slower ones to the outside.',
        'Pushchairs and dogs on a lead are welcome and start at the back.',
      ),
    },
    category: 4,
    type: 'running',
    location: 'running-track',
    picture: { scene: 'running-track', season: 'winter', time: 'night', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(1, 0, 8, '18:30', '19:30') },
    free: true,
    accessibility: ['step_free'],
  },
  {
    key: 'open-volleyball',
    title: { hu: 'Nyitott háló: röplabda', en: 'Open net: volleyball' },
    slug: { hu: 'nyitott-halo-roplabda', en: 'open-net-volleyball' },
    lead: {
      hu: 'Csapat nélkül is jöhet: a helyszínen keverünk össze négy csapatot, és negyedóránként cserélünk.',
      en: 'No team needed: we mix four sides on the spot and swap round every quarter of an hour.',
    },
    body: {
      hu: paragraphs(
        'Vegyes játék, barátságos szinten, játékvezető nélkül. A labdát és a jelzőmezt adjuk. Kezdőknek az első húsz percben külön hálónál mutatjuk meg az alapérintést és a nyitást.',
        'Tizenhat éves kortól. Esőben a játék elmarad, ezt délután négykor jelezzük ezen az oldalon.',
      ),
      en: paragraphs(
        'Mixed and friendly, without a referee. Balls and bibs are provided. For the first twenty minutes newcomers can learn the basic pass and serve at a net of their own.',
        'From the age of sixteen. Not played in rain; we say so on this page at four in the afternoon.',
      ),
    },
    category: 4,
    type: 'ball-games',
    location: 'sports-centre',
    picture: { scene: 'sports-courts', season: 'summer', time: 'gold', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(2, 0, 8, '18:00', '20:00') },
    free: true,
    accessibility: ['accessible_restroom'],
  },
  {
    key: 'evening-circuit',
    title: { hu: 'Esti köredzés', en: 'Evening circuit' },
    slug: { hu: 'esti-koredzes', en: 'evening-circuit' },
    lead: {
      hu: 'Nyolc állomás, negyven másodperc munka, húsz másodperc pihenő: szerda esti edzés saját testsúllyal.',
      en: 'Eight stations, forty seconds on, twenty off: a Wednesday workout with nothing but your own weight.',
    },
    body: {
      hu: paragraphs(
        'Dombos Ármin edző minden állomáshoz három nehézségi fokot ad. Háromszor megyünk körbe, közte két perc szünettel. A végén nyújtás következik, legalább tíz perc.',
        'Fedett, de nem fűtött téren edzünk, ezért öltözzön rétegesen. Húsz hely van; ha mégsem tud jönni, kérjük, időben mondja le, hogy más jöhessen.',
      ),
      en: paragraphs(
        'The coach Ármin Dombos gives three levels for every station. We go round three times with two minutes’ rest in between, and stretch for at least ten minutes at the end.',
        'The space is roofed but unheated, so wear layers. There are twenty places; if you cannot come, please cancel in time so that somebody else can.',
      ),
    },
    category: 4,
    type: 'movement-class',
    location: 'sports-centre',
    picture: { scene: 'sports-courts', season: 'autumn', time: 'night', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(3, 0, 8, '18:00', '19:00') },
    price: { hu: '1800 Ft', en: 'HUF 1,800' },
    registerUrl: 'https://regisztracio.example.hu/esti-koredzes',
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'three-on-three',
    title: { hu: 'Három a három ellen', en: 'Three against three' },
    slug: { hu: 'harom-a-harom-ellen', en: 'three-against-three' },
    lead: {
      hu: 'Csütörtöki utcai kosárlabda tizenkét és tizennyolc év között, szabad beállással.',
      en: 'Street basketball on Thursdays for ages twelve to eighteen. Just turn up.',
    },
    body: {
      hu: paragraphs(
        'Tízperces meccsek, a győztes marad. Az edzők nem osztályoznak, csak figyelnek arra, hogy mindenki pályára kerüljön. Ha hatnál kevesebben vagyunk, dobóversenyt tartunk.',
        'Tiszta talpú sportcipő kell. Fiúk és lányok együtt játszanak; a hónap utolsó csütörtökjén csak lányok.',
      ),
      en: paragraphs(
        'Ten-minute games, winner stays on. The coaches do no grading; they simply see to it that everyone gets to play. With fewer than six of us we hold a shooting contest.',
        'Wear trainers with clean soles. Boys and girls play together, except on the last Thursday of the month, which is for girls.',
      ),
    },
    category: 4,
    type: 'ball-games',
    location: 'youth-sports-courts',
    picture: { scene: 'sports-courts', season: 'spring', time: 'day', seed: 3 },
    when: { kind: 'occurrences', occurrences: weekly(4, 0, 8, '17:00', '19:00') },
    free: true,
  },
  {
    key: 'girls-football',
    title: { hu: 'Lányfoci szombat délelőtt', en: 'Girls’ football on Saturdays' },
    slug: { hu: 'lanyfoci-szombat-delelott', en: 'girls-football-on-saturdays' },
    lead: {
      hu: 'Nyolc–tizennégy éves lányoknak, akik most szeretnék elkezdeni, vagy csak játszani jönnének.',
      en: 'For girls of eight to fourteen who would like to start, or simply want a game.',
    },
    body: {
      hu: paragraphs(
        'Az első fél óra labdás ügyesség, a második egy nagy meccs, változó kapusokkal. Zubor Jázmin és csapata nem válogat és nem vezet tabellát.',
        'Stoplis cipő nem kell. A szülők a pálya szélén kapnak padot, bekiabálni tilos, tapsolni szabad.',
      ),
      en: paragraphs(
        'Half an hour of ball skills, then one big game with keepers taking turns. Jázmin Zubor and her coaches hold no trials and keep no table.',
        'No studs needed. Parents have a bench on the touchline: shouting is forbidden, applause is not.',
      ),
    },
    category: 4,
    type: 'ball-games',
    location: 'youth-sports-courts',
    picture: { scene: 'sports-courts', season: 'autumn', time: 'day', seed: 4 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '10:00', '11:30') },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/lanyfoci',
    accessibility: ['step_free'],
  },
  {
    key: 'wheelchair-basketball',
    title: { hu: 'Kerekesszékes kosárlabda: nyílt edzés', en: 'Wheelchair basketball: open training' },
    slug: { hu: 'kerekesszekes-kosarlabda-nyilt-edzes', en: 'wheelchair-basketball-open-training' },
    lead: {
      hu: 'Sportszéket adunk: mozgássérült és nem mozgássérült játékosok egy csapatban.',
      en: 'Sports chairs provided: disabled and non-disabled players on the same team.',
    },
    body: {
      hu: paragraphs(
        'Az első óra a székkel ismerkedésé: fordulás, fékezés, labdavezetés. A második óra játék. Tizenkét sportszékünk van, gyermekméretben is négy.',
        'Átültetéshez kérhet segítőt. Az edzés után fél óráig maradunk, és szívesen válaszolunk klubokkal, eszközökkel kapcsolatos kérdésekre.',
      ),
      en: paragraphs(
        'The first hour is for getting to know the chair: turning, braking, dribbling. The second is for playing. We have twelve sports chairs, four of them in children’s sizes.',
        'An assistant can help you transfer. We stay for half an hour afterwards to answer questions about clubs and equipment.',
      ),
    },
    category: 4,
    type: 'ball-games',
    location: 'sports-centre',
    organizer: { hu: 'Négy Kerék Sportkör', en: 'Four Wheels Sports Circle' },
    picture: { scene: 'sports-courts', season: 'winter', time: 'day', seed: 5 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '13:00', '15:00', 2) },
    free: true,
    accessibility: ['step_free', 'accessible_restroom', 'sign_language', 'assistance_dogs'],
  },
  {
    key: 'sunday-table-tennis',
    title: { hu: 'Vasárnapi pingpong', en: 'Sunday table tennis' },
    slug: { hu: 'vasarnapi-pingpong', en: 'sunday-table-tennis' },
    lead: {
      hu: 'Hat asztal, kölcsönütő, forgóbajnokság: délután háromtól bárkinek.',
      en: 'Six tables, bats to borrow and round-the-table games for anyone from three o’clock.',
    },
    body: {
      hu: paragraphs(
        'Az asztalok fele bajnoki, fele szabad. A létraversenyben heti egy mérkőzéssel lehet följebb lépni, a névsor a falon van. Nyolcvan év fölött kettővel több szervát adunk.',
        'Ha lefoglalná valamelyik pályát más napra, azt a külön tagsági oldalon teheti meg.',
      ),
      en: paragraphs(
        'Half the tables are for the ladder and half for fun. Win one match a week to move up; the list hangs on the wall. Players over eighty get two extra serves.',
        'If you would like to reserve a court for another day, please use the separate membership site.',
      ),
    },
    category: 4,
    type: 'ball-games',
    location: 'sports-centre',
    picture: { scene: 'sports-courts', season: 'spring', time: 'gold', seed: 6 },
    when: { kind: 'occurrences', occurrences: weekly(7, 0, 8, '15:00', '18:00') },
    free: true,
    accessibility: ['step_free', 'accessible_restroom'],
  },
  {
    key: 'orienteering-cup',
    title: { hu: 'Ligeti tájfutó kupa', en: 'City Park orienteering cup' },
    slug: { hu: 'ligeti-tajfuto-kupa', en: 'city-park-orienteering-cup' },
    lead: {
      hu: 'Tizennyolc ellenőrző pont szobrok, hidak és fák között, öt pályán, kezdőtől az élversenyzőig.',
      en: 'Eighteen controls among statues, bridges and trees on five courses, from novice to elite.',
    },
    body: {
      hu: paragraphs(
        'A verseny különlegessége az új, 1:4000 méretarányú parktérkép, amelyen minden egyes pad rajta van. A kezdőpálya két kilométer, térképolvasási segítséggel; a leghosszabb hat és fél.',
        '## A nap menete',
        list('9.00: jelentkezés és térképosztás', '10.00: első rajt, utána percenként', '13.30: eredményhirdetés a Sportcentrumnál'),
        'Esőben is megtartjuk. Villámlás esetén a rajtot legfeljebb két órával eltoljuk.',
      ),
      en: paragraphs(
        'What is new this year is a 1:4,000 map of the park that shows every single bench. The beginners’ course is two kilometres, with help in reading the map; the longest is six and a half.',
        '## The day',
        list('9 am: registration and maps', '10 am: first start, then one a minute', '1.30 pm: results at the sports centre'),
        'We run in the rain. In case of lightning the start is put back by up to two hours.',
      ),
    },
    category: 4,
    type: 'competition',
    location: 'park',
    organizer: { hu: 'Iránytű Tájfutó Klub', en: 'Compass Orienteering Club' },
    picture: { scene: 'gate-and-paths', season: 'spring', time: 'day', seed: 3 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 7, week: 3 }, start: '09:00', end: '14:00' }],
    },
    price: { hu: '2500 Ft, 18 év alatt ingyenes', en: 'HUF 2,500, under-18s free' },
    registerUrl: 'https://regisztracio.example.hu/ligeti-tajfuto-kupa',
    accessibility: ['accessible_restroom'],
    highlighted: true,
    gallery: [
      { scene: 'gate-and-paths', season: 'spring', time: 'day', seed: 3 },
      { scene: 'gate-and-paths', season: 'summer', time: 'gold', seed: 2 },
      { scene: 'running-track', season: 'autumn', time: 'day', seed: 2 },
    ],
  },
  {
    key: 'night-run',
    title: { hu: 'Ligetkör: esti öt kilométer', en: 'Round the park: an evening 5K' },
    slug: { hu: 'ligetkor-esti-ot-kilometer', en: 'round-the-park-an-evening-5k' },
    lead: {
      hu: 'Időmérős futás fejlámpával a park kerülete mentén. Új időpontban.',
      en: 'A timed run with head torches around the edge of the park, now on a new date.',
    },
    body: {
      hu: paragraphs(
        'Az útvonal a Sportcentrumtól indul, érinti a tó partját és a promenádot, majd a futókörön ér célba. Két frissítőpont van, mindkettőn visszaváltható pohárral.',
        'A rajtcsomagban fényvisszaverő pánt és chip van; fejlámpát mindenki maga hoz. A korábbi nevezések az új napra is érvényesek.',
      ),
      en: paragraphs(
        'The route starts at the sports centre, passes the lake and the promenade and finishes on the running loop. There are two water points, both with returnable cups.',
        'Your pack contains a reflective band and a chip; please bring your own head torch. Entries for the earlier date remain valid.',
      ),
    },
    category: 4,
    type: 'competition',
    location: 'sports-centre',
    picture: { scene: 'running-track', season: 'summer', time: 'dusk', seed: 4 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 4 }, start: '18:00', end: '20:30' }],
    },
    price: { hu: '4500 Ft', en: 'HUF 4,500' },
    registerUrl: 'https://regisztracio.example.hu/ligetkor',
    status: 'rescheduled',
    statusNote: {
      hu: 'Az eredetileg két héttel korábbra hirdetett futást útfelújítás miatt helyeztük át. Aki nem tud eljönni, visszakérheti a nevezési díjat.',
      en: 'Moved by two weeks because of path repairs. If you cannot make the new date, your entry fee will be refunded on request.',
    },
    rainDate: { day: { weekday: 7, week: 4 }, start: '18:00', end: '20:30' },
    accessibility: ['accessible_restroom'],
  },
  {
    key: 'high-basket',
    title: { hu: 'Kosár 4,2 méteren', en: 'A basket at 4.2 metres' },
    slug: { hu: 'kosar-4-2-meteren', en: 'a-basket-at-4-2-metres' },
    lead: {
      hu: 'Dobóverseny a Sportcentrum legmagasabb gyűrűjére: öt kísérlet, korhatár nélkül.',
      en: 'A shooting contest at the sports centre’s tallest hoop: five attempts, no age limit.',
    },
    body: {
      hu: paragraphs(
        'A szokásos gyűrű 3,05 méter magasan van, ez több mint egy méterrel följebb. Aki ötből kettőt bedob, bekerül a falra festett névsorba; eddig huszonhatan vannak rajta.',
        'Nevezni a helyszínen lehet fél ötig. Kisebb gyerekek egy alacsonyabb kosárra dobhatnak.',
      ),
      en: paragraphs(
        'An ordinary hoop hangs at 3.05 metres; this one is more than a metre higher. Make two out of five and your name is painted on the wall, beside the twenty-six already there.',
        'Enter on the spot until half past four. Smaller children have a lower basket.',
      ),
    },
    category: 4,
    type: 'competition',
    location: 'sports-centre',
    picture: { scene: 'sports-courts', season: 'summer', time: 'day', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [
        { day: 3, start: '16:00', end: '18:00' },
        { day: 31, start: '16:00', end: '18:00' },
      ],
    },
    free: true,
    accessibility: ['step_free'],
  },
  {
    key: 'two-hundred-metres',
    title: { hu: 'Kétszáz méter gyerekeknek', en: 'Two hundred metres for children' },
    slug: { hu: 'ketszaz-meter-gyerekeknek', en: 'two-hundred-metres-for-children' },
    lead: {
      hu: 'Egy kör a kétszáz méteres pályán, rajtpisztollyal, célszalaggal és egy kis izgalommal.',
      en: 'One lap of the 200-metre track, with a starting pistol, a finishing tape and a flutter of nerves.',
    },
    body: {
      hu: paragraphs(
        'Öt korcsoportban futnak a gyerekek hatéves kortól. Az idejét mindenki kézzel írt oklevélen kapja meg, helyezést csak az kap, aki kéri.',
        'Délelőtt tízkor bemelegítés, fél tizenegykor az első futam. Sportcipő és kulacs elég.',
      ),
      en: paragraphs(
        'Children run in five age groups from six upwards. Everyone gets their time on a handwritten certificate; places are announced only to those who ask.',
        'Warm-up at ten, first heat at half past. Trainers and a water bottle are all you need.',
      ),
    },
    category: 4,
    type: 'competition',
    location: 'sports-centre',
    picture: { scene: 'running-track', season: 'summer', time: 'day', seed: 5 },
    when: {
      kind: 'occurrences',
      occurrences: [{ day: { weekday: 6, week: 5 }, start: '10:00', end: '13:00' }],
    },
    free: true,
    registerUrl: 'https://regisztracio.example.hu/ketszaz-meter',
  },
  {
    key: 'running-weekend',
    title: { hu: 'Futóhétvége kezdőknek', en: 'A running weekend for beginners' },
    slug: { hu: 'futohetvege-kezdoknek', en: 'a-running-weekend-for-beginners' },
    lead: {
      hu: 'Két nap technika, cipőtanács és az első közös három kilométer. A program lezajlott.',
      en: 'Two days of technique, advice on shoes and a first three kilometres together. This event has finished.',
    },
    body: {
      hu: paragraphs(
        'Nyolcvanketten kezdték, és nyolcvanan értek végig a záró távon. A videós mozgáselemzésen kiderült, hogy a legtöbben túl hosszút lépnek.',
        'Aki folytatná, kedden és csütörtökön a hajnali futóknál, hétfő este a közös futáson megtalálja a csoportot.',
      ),
      en: paragraphs(
        'Eighty-two people set out and eighty completed the final distance. The video analysis showed that most of us take strides that are too long.',
        'To carry on, join the early runners on Tuesdays and Thursdays or the Monday evening run.',
      ),
    },
    category: 4,
    type: 'running',
    location: 'running-track',
    picture: { scene: 'running-track', season: 'spring', time: 'gold', seed: 6 },
    when: { kind: 'span', from: -30, to: -29, daily: { start: '10:00', end: '16:00' } },
    price: { hu: '6000 Ft', en: 'HUF 6,000' },
  },
];
