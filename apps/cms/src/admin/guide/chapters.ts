import type { Subject } from '../../platform/rights/roles.ts';

/** The chapter about all lists and forms with drafts. */
const ANY_FORM = 'Piszkozat, közzététel, időzítés';
const TRASH = 'Törlés és kuka';
const BEGINNING = 'A kezdőlap';

const EVENTS = 'Program felvétele';
const MAP = 'Hely a térképen';
const ARTICLES = 'Magazin, sajtó, galériák';
const PLACES = 'Top helyek, projektek, látogatói információk';
const CASES = 'Megkeresések';
const PICTURES = 'Képek és alternatív szöveg';
const SEARCH = 'Kereső';

/** Collections and settings that the admin hides from everybody. */
export const WITHOUT_SCREEN = [
  'qr-code-uses',
  'enquiry-steps',
  'enquiry-attachments',
  'approval-steps',
  'second-factors',
  'event-imports',
  'imported-events',
  'content-revision',
] as const satisfies readonly Subject[];
type ShownSubject = Exclude<Subject, (typeof WITHOUT_SCREEN)[number]>;

/** The chapter for each list, form and setting. */
const CHAPTERS: Readonly<Record<ShownSubject, string>> = {
  events: EVENTS,
  'event-series': EVENTS,
  'event-types': EVENTS,
  'event-categories': EVENTS,
  'event-locations': MAP,
  news: ARTICLES,
  'news-categories': ARTICLES,
  'archive-articles': ARTICLES,
  'press-releases': ARTICLES,
  'gallery-categories': ARTICLES,
  galleries: ARTICLES,
  newsletters: 'Hírlevél',
  'top-locations': PLACES,
  projects: PLACES,
  'project-review': PLACES,
  'visitor-information': PLACES,
  pages: PLACES,
  amenities: MAP,
  'ground-plan': MAP,
  balloon: 'A ballon pultja',
  'public-information': 'Közérdekű adatok',
  'business-partner-items': CASES,
  'career-positions': ANY_FORM,
  'professional-documents': ANY_FORM,
  products: ANY_FORM,
  'home-carousel-items': ANY_FORM,
  'public-announcements': 'Közlemények',
  menus: 'Menük',
  'page-metadata': ANY_FORM,
  redirects: 'Átirányítások',
  'former-addresses': 'Ha egy oldal elköltözik vagy megszűnik',
  'dead-links': 'Hibás hivatkozások',
  'missed-pages': 'Nem található oldalak (404)',
  'qr-codes': 'QR-kódok',
  media: PICTURES,
  files: PICTURES,
  'static-images': PICTURES,
  enquiries: CASES,
  'inbox-settings': CASES,
  'newsletter-subscriptions': 'Feliratkozások',
  'search-misses': SEARCH,
  'search-settings': SEARCH,
  'site-settings': 'Az oldal beállításai',
  'outgoing-mails': ANY_FORM,
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

/** The chapter of a list, form or setting; that about all forms for what has no screen and for what Payload itself adds. */
const findSubjectChapter = (slug: string): string => Object.entries(CHAPTERS).find(([subject]) => subject === slug)?.[1] ?? ANY_FORM;

/** All linked chapters. */
export const LINKED_CHAPTERS: readonly string[] = [...Object.values(CHAPTERS), ...Object.values(VIEWS), BEGINNING, TRASH, ANY_FORM];

/** The heading of the chapter for a page, by its path below that of the admin, such as '/collections/events/12'. */
export function findChapter(path: string): string {
  const [area = '', name = '', id] = path.split('/').filter(Boolean);
  if (area === 'collections') return id === 'trash' ? TRASH : findSubjectChapter(name);
  if (area === 'globals') return findSubjectChapter(name);
  return VIEWS[area] ?? BEGINNING;
}
