import type { ItemScreenId, StaticScreenId } from '@liget/content-api/screens';
import { picture } from '../pictures.ts';
import { text } from './bilingual.ts';
import type { SeedMetadata } from './types.ts';

/** Screens without items and those of items, and the page for what is not found. */
type MetadataKey = StaticScreenId | ItemScreenId | 'notFound';

const METADATA: Record<MetadataKey, Omit<SeedMetadata, 'key'>> = {
  home: {
    picture: picture('balloon-summer-gold-1'),
    title: text('Liget – a budapesti Városliget honlapja', 'Liget – Budapest’s City Park'),
    description: text(
      'Mi van ma a Városligetben, felszáll-e a ballon, merre a játszótér? Programok, helyek, térkép és minden, ami a látogatáshoz kell.',
      'What is on in Budapest’s City Park today, is the balloon flying, where is the playground? Events, places, a map and practical advice.',
    ),
  },
  now: {
    picture: picture('fountain-promenade-summer-dusk-1'),
    title: text('Most a Ligetben', 'Now in the park'),
    description: text(
      'Mi van nyitva most, mi tart, és mi kezdődik két órán belül a Városligetben? Hol, mennyi gyalog, mennyibe kerül.',
      'What is open now in Budapest’s City Park, what is on, and what starts within two hours? Where, how far on foot and at what price.',
    ),
  },
  projects: {
    picture: picture('ethnography-museum-summer-day-1'),
    title: text('A Liget Projekt', 'The Liget project'),
    description: text(
      'Új múzeumok, megújult kertek, sportpályák és játszóterek: mi készült el, mi épül most, és mi következik a Városligetben.',
      'New museums, replanted gardens, sports courts and playgrounds: what has been finished in City Park, what is under way and what comes next.',
    ),
  },
  project: {
    picture: picture('storage-centre-spring-day-2'),
    title: text('A projekt részletei', 'About this project'),
    description: text(
      'Tervezők, méretek, építési időszak és képek: ismerje meg közelebbről a Liget Projekt egy épületét vagy kertjét.',
      'Architects, figures, building dates and pictures: a closer look at one of the buildings or gardens of the Liget project.',
    ),
  },
  projectReview: {
    picture: picture('heroes-square-spring-day-1'),
    title: text('A Liget Projekt első 10 éve', 'Our first 10 years'),
    description: text(
      'Tíz év egyetlen idővonalon: évről évre megmutatjuk, mely épületek, kertek és pályák nyíltak meg a Városligetben.',
      'Ten years on one timeline: the buildings, gardens and sports grounds that opened in City Park, told year by year in words and pictures.',
    ),
  },
  swiper: {
    picture: picture('music-house-spring-day-1'),
    title: text('A projekt képekben', 'The project in pictures'),
    description: text(
      'Lapozza végig a Liget Projekt épületeit és kertjeit nagy képeken: egy húzás, és már a következő helyszínen jár.',
      'Leaf through the buildings and gardens of the Liget project in large pictures: one swipe takes you on to the next place.',
    ),
  },
  privacyPolicy: {
    picture: picture('gate-and-paths-winter-dusk-4'),
    title: text('Adatvédelem', 'Privacy policy'),
    description: text(
      'Milyen adatot kezelünk, miért és meddig? Közérthetően a hírlevélről, a panaszokról, a sütikről és az Ön jogairól.',
      'Which data do we keep, why and for how long? In plain words about the newsletter, complaints, cookies and the rights you have.',
    ),
  },
  archive: {
    picture: picture('castle-lake-autumn-gold-1'),
    title: text('Archívum', 'Archive'),
    description: text(
      'Korábbi cikkeink a megnyitókról, az építkezésekről és a park életéről: így látszott a Városliget az elmúlt években.',
      'Older articles about openings, building sites and life in the park: how City Park looked, and what we wrote of it, in earlier years.',
    ),
  },
  archiveArticle: {
    picture: picture('castle-lake-spring-day-2'),
    title: text('Cikk az archívumból', 'From the archive'),
    description: text(
      'Egy korábbi írásunk a Városligetről. A benne szereplő időpontok és részletek a megjelenés napjára érvényesek.',
      'One of our earlier articles about City Park. The times and details in it are those of the day on which it was published.',
    ),
  },
  newsletter: {
    picture: picture('newsroom-desk-autumn-day-4'),
    title: text('Hírlevél-feliratkozás', 'Newsletter sign-up (in Hungarian)'),
    description: text(
      'Iratkozzon fel a Liget hírlevelére: programok, megnyitók és séták, röviden, e-mailben. Bármikor leiratkozhat.',
      'Subscribe to our newsletter, which is written in Hungarian: events, openings and walks in one short e-mail. Leave whenever you like.',
    ),
  },
  careers: {
    picture: picture('visitor-center-summer-day-1'),
    title: text('Karrier – dolgozzon a parkban', 'Careers – work in the park'),
    description: text(
      'Nyitott állásaink a Városligetben: kertészek, programszervezők, látogatói munkatársak. Nézze meg, kit keresünk most.',
      'Jobs open in City Park, from gardening to events and visitor services. See who we are looking for at the moment and how to apply.',
    ),
  },
  career: {
    picture: picture('workshop-autumn-day-1'),
    title: text('Állásajánlat', 'Open position'),
    description: text(
      'Feladatok, munkaidő, elvárások és a jelentkezés menete: minden, amit az állásról tudni érdemes, mielőtt pályázik.',
      'The work, the hours, what we ask for and how to apply: everything worth knowing about this job before you write to us.',
    ),
  },
  defectReport: {
    picture: picture('gardeners-autumn-day-1'),
    title: text('Hibabejelentés', 'Report a problem'),
    description: text(
      'Törött pad, kialudt lámpa, tele kuka? Jelentse be itt: hol látta, mi a baj, és ha tudja, küldjön fényképet is.',
      'A broken bench, a lamp that is out, a full bin? Tell us here: where you saw it, what is wrong and, if you can, with a photograph.',
    ),
  },
  search: {
    picture: picture('guided-walk-spring-day-1'),
    title: text('Keresés', 'Search'),
    description: text(
      'Keressen egyszerre a programok, helyek, hírek, sajtóanyagok és tudnivalók között az egész oldalon.',
      'Search the whole site at once: events, places, news, press material and practical information about City Park.',
    ),
  },
  publicInformation: {
    picture: picture('storage-centre-autumn-day-1'),
    title: text('Közérdekű adatok', 'Public information'),
    description: text(
      'Szervezet, gazdálkodás, szerződések, szabályzatok és az adatigénylés menete: itt tesszük közzé a közérdekű adatokat.',
      'Organisation, finances, contracts, regulations and how to request data: the information we publish as a company serving the public.',
    ),
  },
  publicInformationItem: {
    picture: picture('storage-centre-autumn-day-1'),
    title: text('Közérdekű adat', 'Public information item'),
    description: text(
      'Közzétett adatok és letölthető dokumentumok a park működéséről, a jogszabályban előírt rend szerint.',
      'Published data and documents to download about the running of the park, in the order that the law asks for.',
    ),
  },
  visitorInformation: {
    picture: picture('gate-and-paths-spring-day-1'),
    title: text('Látogatás – tudnivalók', 'Visitor information'),
    description: text(
      'Megközelítés, parkolás, mosdók, akadálymentesség, gyerekek és sport: minden tudnivaló, mielőtt elindul a Városligetbe.',
      'Getting here, parking, toilets, step-free routes, children and sport: all you need to know before you set out for City Park.',
    ),
  },
  visitorInformationItem: {
    picture: picture('visitor-center-autumn-day-2'),
    title: text('Tudnivalók a látogatáshoz', 'Planning your visit'),
    description: text(
      'Hasznos válaszok a városligeti látogatáshoz: rövid, gyakorlatias leírás, cím, útvonal és elérhetőség egy helyen.',
      'Useful answers for your visit to City Park: short and practical, with addresses, routes and contacts all in one place.',
    ),
  },
  magazine: {
    picture: picture('picnic-summer-day-1'),
    title: text('Magazin – hírek a parkból', 'Magazine – stories from the park'),
    description: text(
      'Történetek fákról, házakról és a parkban dolgozó emberekről, évszakos tippek és hírek a Városliget mindennapjaiból.',
      'Stories about trees, buildings and the people who work here, with seasonal tips and news from the everyday life of City Park.',
    ),
  },
  magazineArticle: {
    picture: picture('picnic-spring-gold-2'),
    title: text('Cikk a magazinból', 'Magazine article'),
    description: text(
      'Olvasnivaló a Liget magazinjából: természet, épületek, múlt és jelen a Városligetben, közelről megírva.',
      'A story from the Liget magazine: nature, buildings, past and present in Budapest’s City Park, told from close by.',
    ),
  },
  press: {
    picture: picture('newsroom-desk-autumn-day-4'),
    title: text('Sajtó', 'Press'),
    description: text(
      'Sajtóközlemények, letölthető anyagok és sajtókapcsolat újságíróknak: kereshető, dátum szerint rendezve.',
      'Press releases, material to download and a contact for journalists, easy to search and in order of date.',
    ),
  },
  pressRelease: {
    picture: picture('newsroom-desk-autumn-day-4'),
    title: text('Sajtóközlemény', 'Press release'),
    description: text(
      'A Liget sajtóközleménye, idézhető szöveggel, kapcsolattartóval és letölthető mellékletekkel.',
      'A press release from Liget with text free to quote, the name of a contact and files to download.',
    ),
  },
  mediaLibrary: {
    picture: picture('fine-arts-museum-spring-gold-2'),
    title: text('Médiatár', 'Media library'),
    description: text(
      'Képek a park épületeiről, kertjeiről és programjairól, galériákba rendezve, a forrás megjelölésével letölthetők.',
      'Pictures of the park’s buildings, gardens and events, arranged in galleries and free to download with a credit.',
    ),
  },
  mediaCategory: {
    picture: picture('exhibition-hall-autumn-day-1'),
    title: text('Galériák a médiatárban', 'Galleries in the media library'),
    description: text(
      'Egy téma galériái a médiatárból: válasszon közülük, és töltse le a szükséges képeket egyenként vagy együtt.',
      'The galleries of one subject in our media library: choose one and download its pictures singly or all together.',
    ),
  },
  gallery: {
    picture: picture('exhibition-hall-spring-day-2'),
    title: text('Galéria', 'Gallery'),
    description: text(
      'Képek képaláírással a Városligetből. Letölthetők egyenként vagy egyszerre, a forrás megjelölésével közölhetők.',
      'Captioned pictures from City Park to download one by one or all at once, and to publish with a credit.',
    ),
  },
  professionalDocuments: {
    picture: picture('storage-centre-spring-day-2'),
    title: text('Szakmai anyagok', 'Professional documents (in Hungarian)'),
    description: text(
      'Tanulmányok, tervek és szabályzatok a park megújításáról: letölthető szakmai dokumentumok tervezőknek és érdeklődőknek.',
      'Studies, plans and rules behind the changes in the park, for planners and the curious.',
    ),
  },
  map: {
    picture: picture('balloon-spring-day-2'),
    title: text('Térkép', 'Map of the park'),
    description: text(
      'Hol van a legközelebbi mosdó, játszótér, ivókút vagy múzeum? A Városliget térképe helyekkel, szűrőkkel és útvonallal.',
      'Where is the nearest toilet, playground or museum? A map of City Park with its places, filters to narrow them and ways to reach them.',
    ),
  },
  businessPartners: {
    picture: picture('market-spring-day-1'),
    title: text('Üzleti partnereinknek', 'For business partners'),
    description: text(
      'Helyszínbérlés, forgatás, rendezvények, beszállítás és pályázatok: így dolgozhat együtt a Ligettel.',
      'Venue hire, filming, events, supplies and tenders: how your company or organisation can work with the park.',
    ),
  },
  partnerItem: {
    picture: picture('pavilions-spring-day-2'),
    title: text('Tudnivalók partnereinknek', 'Information for partners'),
    description: text(
      'Feltételek, határidők, kapcsolattartó és letölthető nyomtatványok azoknak, akik a Ligettel dolgoznának együtt.',
      'Conditions, lead times, a person to contact and forms to download for those who would like to work with the park.',
    ),
  },
  programs: {
    picture: picture('dance-house-summer-dusk-1'),
    title: text('Városligeti programok', 'Events in City Park'),
    description: text(
      'Kulturális, szabadtéri, családi és sportprogramok a Városligetben. Szűrjön nap, hely és napszak szerint, vagy csak az ingyenesekre.',
      'Culture, the outdoors, family days and sport in City Park. Filter by day, place and time of day, or see only what is free.',
    ),
  },
  program: {
    picture: picture('fountain-promenade-summer-dusk-1'),
    title: text('Program a Városligetben', 'An event in City Park'),
    description: text(
      'Időpont, helyszín, jegyár és megközelítés: minden, ami ahhoz kell, hogy eljusson erre a városligeti programra.',
      'When and where, what it costs and how to get there: all you need in order to come to this event in City Park.',
    ),
  },
  programSeries: {
    picture: picture('concert-hall-winter-night-1'),
    title: text('Programsorozat', 'Programme series'),
    description: text(
      'Összetartozó alkalmak egy helyen: nézze meg a sorozat következő időpontjait, és válassza ki az Önnek megfelelőt.',
      'Occurrences that belong together: see the coming dates of this series and pick the one that suits you best.',
    ),
  },
  topLocation: {
    picture: picture('playground-summer-day-1'),
    title: text('Kiemelt hely a Városligetben', 'Top location in City Park'),
    description: text(
      'Nyitvatartás, belépés, akadálymentesség és a hely programjai: ismerje meg a Városliget egyik kedvelt célpontját.',
      'Opening hours, admission, step-free access and what is on: get to know one of the best-loved places in City Park.',
    ),
  },
  page: {
    picture: picture('gate-and-paths-summer-dawn-2'),
    title: text('Információs oldal', 'Information page'),
    description: text(
      'Hasznos tudnivalók a Ligetről és erről a honlapról, közérthetően, egy helyen összegyűjtve.',
      'Useful information about the park and about this website, written plainly and gathered in one place.',
    ),
  },
  notFound: {
    picture: picture('balloon-autumn-dawn-3'),
    title: text('Az oldal nem található', 'Page not found'),
    description: text(
      'Ez az oldal nincs itt, vagy elköltözött. Induljon tovább a főoldalról, a keresőből vagy a mai programokból.',
      'This page is not here, or has moved. Try the home page, the search or the list of what is on in the park today.',
    ),
  },
  topLocations: {
    picture: picture('castle-lake-spring-day-2'),
    title: text('Top helyek a Ligetben', 'Top places in the park'),
    description: text(
      'Múzeumok, kilátó, játszótér, kertek és tanösvény: tizenegy hely a Városligetben, amelyért érdemes eljönni, nyitvatartással.',
      'Museums, a balloon lookout, a playground, gardens and a bird-friendly learning trail: eleven places in City Park worth the trip, with opening hours.',
    ),
  },
  programSeriesList: {
    picture: picture('lantern-walk-winter-dusk-1'),
    title: text('Programsorozatok', 'Programme series'),
    description: text(
      'Visszatérő esték, reggelek és vasárnapok a Városligetben: válasszon sorozatot, és nézze meg a következő alkalmakat.',
      'Evenings, mornings and Sundays that come round again in City Park: choose a series and see when it is next on.',
    ),
  },
};

export const metadata: SeedMetadata[] = Object.entries(METADATA).map(([key, entry]) => ({ key, ...entry }));
