import type { Subject } from '../../platform/rights/roles.ts';

/** The chapter for each list, form and setting. Others use the chapter about all forms. */
const CHAPTERS: Readonly<Partial<Record<Subject, string>>> = {
  events: 'Program felvétele',
  'event-series': 'Program felvétele',
  'event-types': 'Program felvétele',
  'event-categories': 'Program felvétele',
  'event-locations': 'Hely a térképen',
  news: 'Magazin, sajtó, galériák',
  'news-categories': 'Magazin, sajtó, galériák',
  'archive-articles': 'Magazin, sajtó, galériák',
  'press-releases': 'Magazin, sajtó, galériák',
  'gallery-categories': 'Magazin, sajtó, galériák',
  galleries: 'Magazin, sajtó, galériák',
  newsletters: 'Hírlevél',
  'top-locations': 'Top helyek, projektek, látogatói információk',
  projects: 'Top helyek, projektek, látogatói információk',
  'project-review': 'Top helyek, projektek, látogatói információk',
  'visitor-information': 'Top helyek, projektek, látogatói információk',
  pages: 'Top helyek, projektek, látogatói információk',
  amenities: 'Hely a térképen',
  'ground-plan': 'Hely a térképen',
  balloon: 'A ballon pultja',
  'public-information': 'Közérdekű adatok',
  'business-partner-items': 'Megkeresések',
  'public-announcements': 'Közlemények',
  menus: 'Menük',
  redirects: 'Átirányítások',
  'former-addresses': 'Ha egy oldal elköltözik vagy megszűnik',
  'dead-links': 'Hibás hivatkozások',
  'missed-pages': 'Nem található oldalak (404)',
  'qr-codes': 'QR-kódok',
  media: 'Képek és alternatív szöveg',
  files: 'Képek és alternatív szöveg',
  'static-images': 'Képek és alternatív szöveg',
  enquiries: 'Megkeresések',
  'inbox-settings': 'Megkeresések',
  'newsletter-subscriptions': 'Feliratkozások',
  'search-misses': 'Kereső',
  'search-settings': 'Kereső',
  'site-settings': 'Az oldal beállításai',
  users: 'Szerepkörök',
  'audit-log': 'Napló',
};

/** The chapter for other screens, by the last segment of their path. */
const VIEWS: Readonly<Record<string, string>> = {
  calendar: 'A programok naptára',
  import: 'Programok beolvasása fájlból',
  balloon: 'A ballon pultja',
  account: 'Kétlépcsős belépés',
};

/** The chapter about all lists and forms with drafts. */
const ANY_FORM = 'Piszkozat, közzététel, időzítés';
const TRASH = 'Törlés és kuka';
const BEGINNING = 'A kezdőlap';

const findSubjectChapter = (slug: string): string | undefined => Object.entries(CHAPTERS).find(([subject]) => subject === slug)?.[1];

/** All linked chapters. */
export const LINKED_CHAPTERS: readonly string[] = [...Object.values(CHAPTERS), ...Object.values(VIEWS), BEGINNING, TRASH, ANY_FORM];

/** The heading of the chapter for a page, by its path below that of the admin, such as '/collections/events/12'. */
export function findChapter(path: string): string {
  const [area = '', name = '', id] = path.split('/').filter(Boolean);
  if (area === 'collections') return id === 'trash' ? TRASH : (findSubjectChapter(name) ?? ANY_FORM);
  if (area === 'globals') return findSubjectChapter(name) ?? ANY_FORM;
  return VIEWS[area] ?? BEGINNING;
}
