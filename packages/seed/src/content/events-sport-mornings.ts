import { weekly } from './occurrences.ts';
import { list, paragraphs } from './prose.ts';
import type { SeedEvent } from './types.ts';

export const morningSportEvents: SeedEvent[] = [
  {
    key: 'morning-yoga',
    title: { hu: 'Jóga ébredéshez', en: 'Yoga for waking up' },
    slug: { hu: 'joga-ebredeshez', en: 'yoga-for-waking-up' },
    lead: {
      hu: 'Egyórás, nyugodt jógaóra a nap előtt, hétfőn és szerdán. Kezdőknek is jó.',
      en: 'A calm hour of yoga before the day begins, on Mondays and Wednesdays. Beginners will feel at home.',
    },
    body: {
      hu: paragraphs(
        'Halmos Vilja egyszerű, folyamatos sorokat vezet: gerinc, csípő, váll, végül öt perc fekvés. A Széchenyi fürdő felőli sétányon találkozunk, onnan megyünk át a gyepre.',
        'Hideg vagy nedves időben a Sportcentrum fedett terében vagyunk, a szőnyegek száma ott huszonöt.',
        '## Mit hozzon magával?',
        list('saját szőnyeget, ha van', 'egy meleg réteget a végére', 'vizet'),
      ),
      en: paragraphs(
        'Vilja Halmos leads simple, flowing sequences for the spine, hips and shoulders, ending with five minutes of lying still. We meet on the path by the Széchenyi Baths and walk over to the lawn.',
        'In cold or wet weather we move under cover at the sports centre, where there are twenty-five mats.',
        '## What to bring',
        list('your own mat if you have one', 'a warm layer for the end', 'water'),
      ),
    },
    category: 4,
    type: 'movement-class',
    location: 'park',
    picture: { scene: 'yoga-morning', season: 'summer', time: 'dawn', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [...weekly(1, 0, 8, '07:00', '08:00'), ...weekly(3, 0, 8, '07:00', '08:00')],
    },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free'],
    gallery: [
      { scene: 'pavilions', season: 'spring', time: 'day', seed: 1 },
      { scene: 'running-track', season: 'spring', time: 'dawn', seed: 1 },
      { scene: 'castle-lake', season: 'spring', time: 'dawn', seed: 2 },
      { scene: 'sensory-garden', season: 'summer', time: 'day', seed: 1 },
    ],
  },
  {
    key: 'dawn-runners',
    title: { hu: 'Hajnali futók', en: 'Early runners' },
    slug: { hu: 'hajnali-futok', en: 'early-runners' },
    lead: {
      hu: 'Két vagy három kör a kivilágított futópályán, három tempócsoportban, reggeli előtt.',
      en: 'Two or three laps of the lit running loop before breakfast, in three pace groups.',
    },
    body: {
      hu: paragraphs(
        'A kör kétkilométeres, és télen is meg van világítva. Kedden könnyű, beszélgetős futás van, csütörtökön rövid gyorsítások. Mindegyik csoportot tapasztalt iramfutó viszi, és senki sem marad le: a leglassabb csoport hátul záróembert kap.',
        'Negyedórával a kezdés előtt bemelegítünk. Értékeit a Sportcentrum zárható szekrényeiben hagyhatja.',
      ),
      en: paragraphs(
        'The loop is two kilometres long and lit in winter. Tuesdays are easy, at talking pace; Thursdays bring short bursts of speed. Every group has a pacemaker, and the slowest has a sweeper too, so nobody is left behind.',
        'We warm up a quarter of an hour before the start. Valuables can go into the lockers at the sports centre.',
      ),
    },
    category: 4,
    type: 'running',
    location: 'running-track',
    picture: { scene: 'running-track', season: 'spring', time: 'dawn', seed: 1 },
    when: {
      kind: 'occurrences',
      occurrences: [...weekly(2, 0, 8, '06:30', '07:30'), ...weekly(4, 0, 8, '06:30', '07:30')],
    },
    free: true,
    series: 'morning-movement',
  },
  {
    key: 'tai-chi-by-the-lake',
    title: { hu: 'Tajcsi a tónál', en: 'Tai chi by the lake' },
    slug: { hu: 'tajcsi-a-tonal', en: 'tai-chi-by-the-lake' },
    lead: {
      hu: 'Lassú mozdulatok a vár tükörképe előtt, szombaton reggel fél kilenctől.',
      en: 'Slow movements before the castle’s reflection, from half past eight on Saturday mornings.',
    },
    body: {
      hu: paragraphs(
        'A gyakorlatsort állva végezzük, kímélő terheléssel, így térdproblémával és idősebb korban is jól követhető. Minden alkalom önmagában is kerek, de nyolc hét alatt összeáll a teljes forma.',
        'A parti sétány kiszélesedésénél találkozunk, a híd közelében. Nulla fok alatt rövidebb, mozgékonyabb órát tartunk.',
      ),
      en: paragraphs(
        'The sequence is done standing and is easy on the joints, so it suits bad knees and later years. Each session is complete in itself, but over eight weeks the whole form comes together.',
        'Meet where the lakeside path widens, near the bridge. Below freezing the class is shorter and livelier.',
      ),
    },
    category: 4,
    type: 'movement-class',
    location: 'castle-and-lake',
    picture: { scene: 'castle-lake', season: 'spring', time: 'dawn', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(6, 0, 8, '08:30', '09:30') },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'nordic-walking',
    title: { hu: 'Botos gyaloglás 55 év felett', en: 'Nordic walking over 55' },
    slug: { hu: 'botos-gyaloglas-55-ev-felett', en: 'nordic-walking-over-55' },
    lead: {
      hu: 'Másfél óra friss levegő két bottal, gyógytornász vezetésével. Utána közös kávé.',
      en: 'An hour and a half of fresh air with two poles and a physiotherapist, followed by coffee.',
    },
    body: {
      hu: paragraphs(
        'Az első alkalommal Tarcali Gizella gyógytornász beállítja a bot hosszát, és megmutatja, hogyan veszi le a terhet a térdről. Négy kilométert teszünk meg, sík úton, két megállóval.',
        'Botot adunk kölcsön. Csúszós úton a Sportcentrumban tartunk egyensúlygyakorlatokat.',
      ),
      en: paragraphs(
        'On your first visit the physiotherapist Gizella Tarcali adjusts the poles and shows how they take the weight off your knees. We cover four kilometres on level paths, with two stops.',
        'Poles can be borrowed. When paths are slippery we do balance exercises at the sports centre instead.',
      ),
    },
    category: 4,
    type: 'movement-class',
    location: 'sports-centre',
    picture: { scene: 'running-track', season: 'autumn', time: 'day', seed: 2 },
    when: { kind: 'occurrences', occurrences: weekly(5, 0, 8, '09:30', '11:00') },
    free: true,
    series: 'morning-movement',
    accessibility: ['accessible_restroom'],
  },
  {
    key: 'seated-exercise',
    title: { hu: 'Torna széken, fák alatt', en: 'Chair exercise under the trees' },
    slug: { hu: 'torna-szeken-fak-alatt', en: 'chair-exercise-under-the-trees' },
    lead: {
      hu: 'Háromnegyed óra kímélő torna ülve, kerekesszékkel és járókerettel érkezőknek is.',
      en: 'Forty-five minutes of gentle exercise sitting down, for wheelchair and walking-frame users as well.',
    },
    body: {
      hu: paragraphs(
        'Vállkörzés, légzés, fogáserősítés és nevetés: a gyakorlatokhoz labdát, kendőt és rugalmas szalagot használunk. Mindenki a saját mozgástartományában dolgozik.',
        'A székeket kikészítjük, a kert szilárd burkolatú úton, lépcső nélkül elérhető. Az oktató szóban is pontosan leírja a mozdulatokat. Hideg időben a sétány menti pavilonban vagyunk.',
      ),
      en: paragraphs(
        'Shoulder circles, breathing, grip and laughter, with balls, scarves and elastic bands. Everyone works within their own range of movement.',
        'Chairs are set out for you, and the garden is reached by a firm, step-free path. The instructor also describes each movement in words. In cold weather we use the pavilion along the path.',
      ),
    },
    category: 4,
    type: 'movement-class',
    location: 'sensory-garden',
    picture: { scene: 'pavilions', season: 'spring', time: 'day', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(2, 0, 8, '09:00', '09:45') },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free', 'audio_description', 'assistance_dogs', 'accessible_restroom', 'relaxed'],
  },
  {
    key: 'pushchair-stretch',
    title: { hu: 'Babakocsis erősítés', en: 'Strength with a pushchair' },
    slug: { hu: 'babakocsis-erosites', en: 'strength-with-a-pushchair' },
    lead: {
      hu: 'Séta, guggolás, nyújtás: szülés utáni regenerálódás babával, szerda délelőtt.',
      en: 'Walking, squats and stretching: recovery after birth, with the baby along, on Wednesday mornings.',
    },
    body: {
      hu: paragraphs(
        'A futókör egy szakaszán haladunk, padtól padig, és mindegyiknél más izomcsoport kerül sorra. A medencefenék-gyakorlatokat gyógytornász állította össze. Etetni, pelenkázni közben bármikor meg lehet állni.',
        'A baba hathetes korától, orvosi engedéllyel. Apák és nagyszülők is jöhetnek.',
      ),
      en: paragraphs(
        'We move along part of the running loop from bench to bench, with a different muscle group at each. The pelvic-floor exercises were put together by a physiotherapist. Stop to feed or change the baby whenever you need.',
        'From six weeks after birth, with your doctor’s consent. Fathers and grandparents are welcome.',
      ),
    },
    category: 4,
    type: 'movement-class',
    location: 'running-track',
    picture: { scene: 'running-track', season: 'winter', time: 'dawn', seed: 1 },
    when: { kind: 'occurrences', occurrences: weekly(3, 0, 8, '09:30', '10:30') },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free'],
  },
];
