import { pictures } from '../place-pictures.ts';
import type { SeedProject } from '../types.ts';

/** Museums and houses in the park. */
export const museumProjects: SeedProject[] = [
  {
    key: 'ethnography-museum',
    title: { hu: 'A Néprajzi Múzeum új épülete', en: 'A new building for the Museum of Ethnography' },
    slug: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' },
    lead: {
      hu: 'Az első épület, amelyet kifejezetten a néprajzi gyűjteménynek terveztek: nagyrészt a föld alatt, tetején közkerttel.',
      en: 'A building designed for the ethnographic collection itself: mostly below ground, with a public garden on top.',
    },
    picture: pictures.ethnographySpringGold,
    gallery: [pictures.ethnographySpringGold, pictures.ethnographySummerDay, pictures.ethnographyWinterDusk, pictures.exhibitionAutumnDay],
    architect: { hu: 'Napur Architect (Ferencz Marcel)', en: 'Napur Architect (Marcel Ferencz)' },
    area: { hu: '7\u00a0000\u00a0m² tetőkert', en: '7,000\u00a0m² roof garden' },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2018–2022', en: '2018–2022' },
    body: {
      hu: `A múzeum a Dózsa György út és a park közé simul. Két íve úgy emelkedik ki a földből, hogy a sétáló észre sem veszi, mikor lépett a gyepről a háztetőre.

## Miért a föld alatt?

A tárgyaknak egyenletes hőmérséklet és kevés fény kell, a parknak pedig zöld. A 60 százalékban föld alatti ház mindkettőt tudja: lent a kiállítóterek, fent 7\u00a0000\u00a0m² kert, amelyet bárki használhat.

## A megnyitás óta

A [múzeum](/top-helyek/neprajzi-muzeum) 2022. május 23-án fogadta az első látogatókat. A tetőkert azóta a Liget egyik legkedveltebb kilátóhelye, nyári estéken pedig a ház melletti téren táncolnak.`,
      en: `The museum nestles between Dózsa György út and the park. Its two slopes rise so gently that walkers hardly notice when they have stepped from the lawn onto a roof.

## Why below ground?

Objects need a steady temperature and little light; a park needs green. With 60 per cent of its volume underground the house provides both: galleries below, and above them 7,000\u00a0m² of garden open to everyone.

## Since the opening

The [museum](/en/top-locations/museum-of-ethnography) welcomed its first visitors on 23 May 2022. The roof garden has become one of the park’s favourite viewpoints, and on summer evenings there is dancing on the square beside it.`,
    },
    facts: [
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2022. május 23.', en: '23 May 2022' } },
      { label: { hu: 'Tetőkert', en: 'Roof garden' }, value: { hu: '7\u00a0000\u00a0m²', en: '7,000\u00a0m²' } },
      { label: { hu: 'A föld alatt', en: 'Below ground' }, value: { hu: '60%', en: '60%' } },
      { label: { hu: 'Cím', en: 'Address' }, value: { hu: 'Dózsa György út 35.', en: 'Dózsa György út 35' } },
    ],
    topLocation: 'ethnography-museum',
  },
  {
    key: 'music-house',
    title: { hu: 'A Magyar Zene Háza', en: 'House of Hungarian Music' },
    slug: { hu: 'magyar-zene-haza', en: 'house-of-hungarian-music' },
    lead: {
      hu: 'Sou Fujimoto háza a fák között: 94 üvegtábla és egy kerek nyílásokkal áttört tető alatt szól a zene.',
      en: 'Sou Fujimoto’s house among the trees: music behind 94 panels of glass, under a roof pierced with round openings.',
    },
    picture: pictures.musicHouseAutumnGold,
    gallery: [pictures.musicHouseAutumnGold, pictures.musicHouseSpringDay, pictures.musicHouseSummerNight, pictures.concertWinterNight],
    architect: { hu: 'Sou Fujimoto', en: 'Sou Fujimoto' },
    area: { hu: 'nagyterem 320 ülő- vagy 570 állóhellyel', en: 'concert hall for 320 seated or 570 standing' },
    contractor: {
      hu: 'nyílt közbeszerzésen kiválasztott fővállalkozó',
      en: 'main contractor selected by open public tender',
    },
    status: 'completed',
    constructionPeriod: { hu: '2018–2021', en: '2018–2021' },
    body: {
      hu: `A feladat szokatlan volt: olyan házat építeni a zenének, amely nem vesz el a park hangulatából. A terv válasza a lebegő, hullámos tető, amelyen át a fény éppúgy szűrődik be, mint a lombok között.

## Üveg és csend

A homlokzat 94 üvegtáblája kilátást ad, a termek burkolata pedig gondoskodik róla, hogy kint a madarak, bent a hangszerek szóljanak. A hangversenyterem 320 ülő- vagy 570 állóhelyes.

## Mindenki háza

A közösségi tereket jegy nélkül is használhatja. A [Magyar Zene Háza](/top-helyek/magyar-zene-haza) 2022 januárjában nyílt meg.`,
      en: `The task was unusual: a house for music that takes nothing away from the mood of the park. The answer is a floating, rolling roof through which light filters as it does through leaves.

## Glass and quiet

The 94 panels of the façade give the view; the lining of the rooms makes sure that the birds sing outside and the instruments inside. The concert hall takes 320 seated or 570 standing.

## Everyone’s house

The public areas need no ticket. The [House of Hungarian Music](/en/top-locations/house-of-hungarian-music) opened in January 2022.`,
    },
    facts: [
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2022. január', en: 'January 2022' } },
      { label: { hu: 'Üvegtáblák', en: 'Glass panels' }, value: { hu: '94', en: '94' } },
      {
        label: { hu: 'Nagyterem', en: 'Concert hall' },
        value: { hu: '320 ülő- / 570 állóhely', en: '320 seated / 570 standing' },
      },
    ],
    topLocation: 'music-house',
  },
  {
    key: 'millennium-house',
    title: { hu: 'A Millennium Háza felújítása', en: 'Renovating the House of the Hungarian Millennium' },
    slug: { hu: 'millennium-haza', en: 'house-of-the-hungarian-millennium' },
    lead: {
      hu: 'Az egykori Olof Palme-ház visszakapta díszeit, kertjét és a látogatóit.',
      en: 'The former Olof Palme House has its ornament, its garden and its visitors back.',
    },
    picture: pictures.millenniumAutumnDay,
    gallery: [pictures.millenniumAutumnDay, pictures.millenniumSummerDay, pictures.exhibitionSpringDay],
    architect: { hu: 'a beruházó műemléki tervezői csoportja', en: 'the developer’s conservation design team' },
    area: { hu: 'a teljes épület és a kertje', en: 'the whole building and its garden' },
    contractor: {
      hu: 'közbeszerzésen kiválasztott, műemléki gyakorlattal rendelkező kivitelező',
      en: 'contractor with conservation experience, selected by public tender',
    },
    status: 'completed',
    constructionPeriod: { hu: '2017–2019', en: '2017–2019' },
    body: {
      hu: `A ház kívülről sokáig szép, belülről fáradt volt. A felújítás először a szerkezetnek adott erőt, azután került sor a kerámiadíszekre, a padlókra és az ablakokra.

## Amit megőriztünk

A díszítőelemekből mindent megtartottunk, ami menthető volt. A pótlásokat úgy készítették el, hogy közelről meg lehessen különböztetni őket az eredetitől.

## Amire ma szolgál

2019 óta a ház a park történetének és a kortárs művészetnek is otthont ad. A [Neo Kortárs Művészeti Tér](/top-helyek/millennium-haza-neo-kortars-muveszeti-ter) kiállításai néhány havonta váltják egymást.`,
      en: `For years the house was handsome without and weary within. The renovation first gave strength to its structure; then came the ceramic ornament, the floors and the windows.

## What was kept

Every piece of decoration that could be saved was saved. Replacements were made so that, close up, you can tell them from the originals.

## What it is for today

Since 2019 the house has been home to the park’s history and to contemporary art. Exhibitions at the [Neo Contemporary Art Space](/en/top-locations/house-of-the-hungarian-millennium) change every few months.`,
    },
    facts: [
      { label: { hu: 'Felújítva', en: 'Renovated' }, value: { hu: '2019', en: '2019' } },
      { label: { hu: 'Korábbi név', en: 'Former name' }, value: { hu: 'Olof Palme-ház', en: 'Olof Palme House' } },
      {
        label: { hu: 'Új rendeltetés', en: 'New use' },
        value: { hu: 'kortárs kiállítótér, kávéház', en: 'contemporary art space, café' },
      },
    ],
    topLocation: 'millennium-house',
  },
  {
    key: 'fine-arts-museum',
    title: { hu: 'A Szépművészeti Múzeum megújítása', en: 'Renewing the Museum of Fine Arts' },
    slug: { hu: 'szepmuveszeti-muzeum', en: 'museum-of-fine-arts' },
    lead: {
      hu: 'A múzeum történetének legnagyobb felújítása elzárt tereket nyitott meg, és 2018-ban adta vissza a házat a közönségnek.',
      en: 'The largest renovation in the museum’s history opened up closed spaces and gave the house back to the public in 2018.',
    },
    picture: pictures.fineArtsSpringGold,
    gallery: [pictures.fineArtsSpringGold, pictures.fineArtsAutumnDay, pictures.fineArtsWinterDusk, pictures.exhibitionSpringDay],
    architect: {
      hu: 'a múzeum és a beruházó közös műemléki tervezői munkacsoportja',
      en: 'a joint conservation team of the museum and the developer',
    },
    area: { hu: 'az épület nagy része, a tetőtől az alagsorig', en: 'most of the building, from roof to basement' },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelezők', en: 'contractors selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2015–2018', en: '2015–2018' },
    body: {
      hu: `Egy nagy múzeumot nem lehet egyik napról a másikra felújítani: előbb a műtárgyaknak kellett biztonságos helyet találni. Csak utána kerülhetett sor a tetőre, a fűtésre, a szellőzésre és a díszítőfestésre.

## Tűzbiztos raktár, friss levegő

A munka java ott történt, ahol a látogató nem jár: csövek, kábelek, szigetelés. Ezek nélkül viszont ma nem lehetne egyenletes a hőmérséklet a képek körül.

## Újra nyitva

A [Szépművészeti Múzeum](/top-helyek/szepmuveszeti-muzeum) 2018-ban nyitott újra. A gyűjtemények egy része azóta a [restaurálási és raktározási központban](/projekt/orszagos-muzeumi-restauralasi-es-raktarozasi-kozpont) is jó körülmények között pihen.`,
      en: `You cannot renovate a great museum overnight. The works of art had to find a safe place first; only then could the roof, the heating, the ventilation and the decorative painting be tackled.

## Safe stores, fresh air

Most of the work was done where visitors never go: pipes, cables, insulation. Without it the temperature round the pictures could not be as steady as it is.

## Open again

The [Museum of Fine Arts](/en/top-locations/museum-of-fine-arts) reopened in 2018. Part of its collections now rests in good conditions at the [restoration and storage centre](/en/the-project/national-museum-restoration-and-storage-centre).`,
    },
    facts: [
      { label: { hu: 'Újranyitás', en: 'Reopened' }, value: { hu: '2018', en: '2018' } },
      {
        label: { hu: 'Jelentőség', en: 'Significance' },
        value: { hu: 'a múzeum legnagyobb felújítása', en: 'the museum’s largest renovation' },
      },
      { label: { hu: 'Cím', en: 'Address' }, value: { hu: 'Dózsa György út 41.', en: 'Dózsa György út 41' } },
    ],
    topLocation: 'fine-arts-museum',
  },
  {
    key: 'visitor-center',
    title: { hu: 'Városliget Látogatóközpont', en: 'City Park Visitor Centre' },
    slug: { hu: 'latogatokozpont', en: 'visitor-center' },
    lead: {
      hu: 'Egy hely, ahol minden kérdésre van válasz: térkép, programok, talált tárgyak és egy pohár víz.',
      en: 'One place for every question: maps, programmes, lost property and a glass of water.',
    },
    picture: pictures.visitorCenterAutumnDay,
    gallery: [pictures.visitorCenterAutumnDay, pictures.visitorCenterSummerDay, pictures.gateSpringDay],
    architect: { hu: 'a beruházó belsőépítész munkacsoportja', en: 'the developer’s interior design team' },
    area: { hu: 'egyszintes fogadótér', en: 'reception area on a single level' },
    contractor: {
      hu: 'közbeszerzési eljárásban kiválasztott vállalkozó',
      en: 'contractor chosen through a public procurement procedure',
    },
    status: 'completed',
    constructionPeriod: { hu: '2021–2022', en: '2021–2022' },
    body: {
      hu: `A park megújulásával egyre többen jöttek, és egyre többen kérdezték ugyanazt: merre van a ballon, hol a mosdó, mi lesz ma este. A [Látogatóközpont](/top-helyek/varosliget-latogatokozpont) erre született.

## Alacsony pult, nagy betűk

A teret elejétől akadálymentesre terveztük: szintbeli bejárat, ülve is elérhető pult, indukciós hurok, jól olvasható feliratok.

## Kérdezz, felelek

A munkatársak naponta feljegyzik, mit kérdeznek a legtöbben. Ezekből készülnek a [látogatói tudnivalók](/latogatas) is.`,
      en: `As the park was renewed, more people came, and more of them asked the same things: which way to the balloon, where are the toilets, what is on tonight. The [Visitor Centre](/en/top-locations/city-park-visitor-center) is the answer.

## A low desk and large letters

The space was planned to be accessible from the start: a level entrance, a desk you can reach sitting down, a hearing loop and signs that are easy to read.

## Questions and answers

Every day staff note what visitors ask most. The pages under [Visitor information](/en/visitor-information) grow out of those notes.`,
    },
    facts: [
      { label: { hu: 'Belépés', en: 'Admission' }, value: { hu: 'ingyenes', en: 'free' } },
      { label: { hu: 'Nyelvek', en: 'Languages' }, value: { hu: 'magyar, angol', en: 'Hungarian, English' } },
      { label: { hu: 'Megközelítés', en: 'Access' }, value: { hu: 'lépcsőmentes', en: 'step-free' } },
    ],
    topLocation: 'visitor-center',
  },
];
