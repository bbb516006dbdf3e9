import type { SeedProfessionalDocument } from './types.ts';

const studies = 'Tanulmányok';
const plans = 'Tervek';
const rules = 'Szabályzatok és útmutatók';

export const professionalDocuments: SeedProfessionalDocument[] = [
  {
    title: 'A Városliget fáinak állapotfelmérése',
    description: 'A faállomány vizsgálatának módszere, az értékelés szempontjai és a beavatkozások sorrendje.',
    group: studies,
    daysAgo: 210,
    file: {
      fileName: 'faallomany-allapotfelmeres.pdf',
      paragraphs: [
        'A Városliget fáinak állapotfelmérése – módszertani összefoglaló',
        'Minden fa azonosítót és helymeghatározást kapott. A vizsgálat kiterjed a gyökérnyakra, a törzsre, a koronára és a környező talaj tömörödésére.',
        'A beavatkozásokat sürgősség szerint soroljuk be. Ahol a biztonság engedi, az odvas törzs élőhelyként megmarad.',
        'A felmérést évente megismételjük, vihar után soron kívül is.',
      ],
    },
  },
  {
    title: 'Madárfajok a Városligetben',
    description: 'A parkban megfigyelt százhuszonhárom madárfaj előfordulása évszakok és élőhelyek szerint.',
    group: studies,
    daysAgo: 480,
    file: {
      fileName: 'madarfajok-a-varosligetben.pdf',
      paragraphs: [
        'Madárfajok a Városligetben – összefoglaló',
        'A megfigyelők a tópart, az öreg facsoportok, a cserjések és a gyepek mentén, rögzített útvonalakon végezték a számlálást.',
        'Összesen százhuszonhárom faj jelenlétét jegyezték fel. Egy részük fészkel, más részük vonuláskor pihen meg a parkban.',
        'A tanulmány javaslatai alapján készült a Madárbarát tanösvény tíz állomása.',
      ],
    },
  },
  {
    title: 'Látogatói szokások és útvonalak',
    description: 'Hol jönnek be, merre mennek és hol állnak meg a látogatók: megfigyelés és interjúk eredményei.',
    group: studies,
    daysAgo: 760,
    file: {
      fileName: 'latogatoi-szokasok.pdf',
      paragraphs: [
        'Látogatói szokások és útvonalak',
        'A vizsgálat kapuknál végzett számlálásból, rövid interjúkból és útvonalrajzokból áll. Személyes adatot nem rögzítettünk.',
        'A látogatók jellemzően a metróállomások felől érkeznek, és az első elágazásnál keresnek tájékoztatást.',
        'Javaslat: a tájékoztató táblák kerüljenek az elágazások elé, a mosdók jelzése legyen messziről felismerhető.',
      ],
    },
  },
  {
    title: 'A park tájépítészeti koncepciója',
    description: 'A zöldfelület, az úthálózat és az épületek kapcsolatának vezérelvei.',
    group: plans,
    daysAgo: 1350,
    file: {
      fileName: 'tajepiteszeti-koncepcio.pdf',
      paragraphs: [
        'A Városliget tájépítészeti koncepciója – kivonat',
        'Vezérelv: az új épület foglaljon el minél kevesebb felszínt, és adjon vissza zöldet, ahol teheti.',
        'A sétányok hierarchiája: fősétány, parki út, ösvény. A burkolat jelzi a rangot, és megkönnyíti a tájékozódást.',
        'A csendes és a mozgalmas területek között átmenetet kell hagyni.',
      ],
    },
  },
  {
    title: 'Akadálymentes útvonalak terve',
    description: 'Lépcső nélküli kapcsolatok a megállók, a mélygarázs, a múzeumok és a játszóterek között.',
    group: plans,
    daysAgo: 320,
    file: {
      fileName: 'akadalymentes-utvonalak.pdf',
      paragraphs: [
        'Akadálymentes útvonalak terve',
        'A terv a megállóktól és a mélygarázs kijárataitól vezet végig a park fő célpontjaihoz, lépcső nélkül.',
        'Minden útvonalon rögzítettük a lejtést, a burkolatot, a pihenőhelyek távolságát és az akadálymentes mosdókat.',
        'A bejáráson kerekesszékkel közlekedő, látássérült és babakocsival érkező látogatók is részt vettek.',
      ],
    },
  },
  {
    title: 'Öntözési és vízmegtartási terv',
    description: 'Csapadékvíz összegyűjtése, takarékos öntözés, aszálytűrő ültetés.',
    group: plans,
    daysAgo: 560,
    file: {
      fileName: 'ontozesi-es-vizmegtartasi-terv.pdf',
      paragraphs: [
        'Öntözési és vízmegtartási terv',
        'A csapadékot a lehető legnagyobb részben helyben kell tartani: áteresztő burkolattal, esőkertekkel és az avar meghagyásával.',
        'Az öntözés hajnalban történik, talajnedvesség-mérés alapján. A fiatal fák elsőbbséget kapnak.',
        'Új ültetéskor aszálytűrő fajokat részesítünk előnyben.',
      ],
    },
  },
  {
    title: 'Faápolási szabályzat építkezésekhez',
    description: 'Gyökérzóna, törzsvédelem, felvonulási terület: kötelező előírások kivitelezőknek.',
    group: rules,
    daysAgo: 900,
    file: {
      fileName: 'faapolasi-szabalyzat-epitkezesekhez.pdf',
      paragraphs: [
        'Faápolási szabályzat építkezésekhez',
        'A megmaradó fák gyökérzónáját a munka megkezdése előtt körül kell keríteni. A kerítésen belül anyagot tárolni és járművel közlekedni tilos.',
        'Gyökérvágás csak faápoló szakember jelenlétében végezhető.',
        'A törzsvédelmet a munka végéig fenn kell tartani, az állapotát hetente ellenőrizni kell.',
      ],
    },
  },
  {
    title: 'Útmutató közérthető táblaszövegekhez',
    description: 'Hogyan írjunk rövid, barátságos és minden látogatónak érthető feliratot a parkba.',
    group: rules,
    daysAgo: 140,
    file: {
      fileName: 'utmutato-tablaszovegekhez.pdf',
      paragraphs: [
        'Útmutató közérthető táblaszövegekhez',
        'Egy tábla egy dolgot mondjon. Az első sor arra válaszoljon, amire a látogató kíváncsi.',
        'Tiltás helyett, ha lehet, mondjuk meg, mi a teendő. Indokoljuk egy mondatban: a fákért, a gyerekekért, a madarakért.',
        'A szöveg mellett piktogram is álljon, és a betűméret legyen két lépésről olvasható.',
      ],
    },
  },
];
