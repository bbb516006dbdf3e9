import type { Messages } from '../../messages/index.ts';
import type { ScreenId } from '../../route-table.ts';

/** Parts of the catalogue, or of their texts. */
export type Texts = { [Part in keyof Messages]?: Partial<Messages[Part]> };

/** Which parts of the catalogue a screen's components speak with; they travel with the page, so that no browser loads a whole catalogue. */
const PARTS: Record<ScreenId, readonly (keyof Messages)[]> = {
  home: ['home', 'programs', 'calendar'],
  projects: ['projects'],
  projectReview: ['projects'],
  swiper: ['projects'],
  project: ['projects'],
  privacyPolicy: ['pages'],
  archive: ['archive'],
  archiveArticle: ['archive', 'articles'],
  newsletter: ['newsletter', 'forms'],
  careers: ['careers'],
  career: ['careers'],
  search: ['search'],
  publicInformation: ['publicData'],
  publicInformationItem: ['publicData', 'pages'],
  visitorInformation: ['visit', 'signs'],
  visitorInformationItem: ['visit', 'signs', 'pages'],
  magazine: ['magazine'],
  magazineArticle: ['magazine', 'articles'],
  magazinePreview: ['magazine', 'articles'],
  press: ['press'],
  mediaLibrary: ['press'],
  mediaCategory: ['press'],
  gallery: ['press'],
  pressRelease: ['press', 'articles'],
  professionalDocuments: ['documents', 'pages'],
  map: ['map', 'signs'],
  businessPartners: ['partners'],
  partnerItem: ['partners', 'pages'],
  programs: ['programs', 'calendar'],
  programPreview: ['programs'],
  program: ['programs'],
  programSeriesList: ['programs'],
  programSeries: ['programs'],
  topLocations: ['places'],
  topLocation: ['places', 'programs'],
  page: ['pages', 'customerService', 'forms'],
};

/** What the calendar's dialog says; date fields say more. */
const CALENDAR_MODAL = [
  'title',
  'select',
  'clear',
  'previousMonth',
  'nextMonth',
  'previousYear',
  'nextYear',
  'previousYears',
  'nextYears',
  'chooseMonth',
  'chooseYear',
  'today',
  'dayChosen',
  'start',
  'end',
  'between',
  'notAvailable',
  'chosen',
  'removed',
  'unavailable',
  'limitReached',
  'chooseStart',
  'chooseEnd',
  'rangeChosen',
] as const;

/** What the parts of a screen say that come to life with its document, where `DrawnByServer` shows the rest. */
const HYDRATED: { [Screen in ScreenId]?: { readonly [Part in keyof Messages]?: 'all' | readonly (keyof Messages[Part])[] } } = {
  home: { home: ['slides', 'carousel'], calendar: CALENDAR_MODAL },
  programs: {
    programs: [
      'feed',
      'filters',
      'dates',
      'from',
      'to',
      'category',
      'timeOfDay',
      'more',
      'freeOnly',
      'seriesOnly',
      'type',
      'location',
      'accessibility',
      'showCount',
      'clear',
      'showFilters',
      'hideFilters',
      'sort',
      'sorts',
      'activeFilters',
      'removeFilter',
      'count',
      'countLasting',
      'countBoth',
    ],
    calendar: [...CALENDAR_MODAL, 'openField', 'changeField', 'panel', 'pickToday', 'done', 'errors'],
  },
};

/** What of the shell only the server says: in the menu, the bars, the footer and the head. */
const SERVER_ONLY: ReadonlySet<string> = new Set<keyof Messages['shell']>([
  'siteDescription',
  'shareImage',
  'cultural',
  'outdoor',
  'family',
  'sport',
  'balloonSchedule',
  'until',
  'announcements',
  'dismiss',
  'openingHours',
  'follow',
  'mapInvitation',
  'motto',
  'mottoText',
  'footerNavigation',
  'newsletterPlaceholder',
]);

const only = <Part extends object>(part: Part, isWanted: (key: string) => boolean): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([key]) => isWanted(key))) as Partial<Part>;

export function textsOf(screen: ScreenId, messages: Messages): Texts {
  return Object.fromEntries(PARTS[screen].map((part) => [part, messages[part]]));
}

/** What of a screen's texts goes to the browser with its document. */
export function hydratedTextsOf(screen: ScreenId, messages: Messages): Texts {
  const hydrated: Record<string, 'all' | readonly string[]> | undefined = HYDRATED[screen];
  if (!hydrated) return textsOf(screen, messages);
  return Object.fromEntries(
    PARTS[screen].flatMap((part) => {
      const keys = hydrated[part];
      if (keys === undefined) return [];
      return [[part, keys === 'all' ? messages[part] : only(messages[part], (key) => keys.includes(key))]];
    }),
  );
}

/** What of the shell's texts goes to the browser. */
export const hydratedShellTexts = (shell: Messages['shell']) => only(shell, (key) => !SERVER_ONLY.has(key));
