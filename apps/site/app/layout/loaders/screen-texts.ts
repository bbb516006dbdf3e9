import type { Messages } from '../../i18n/index.ts';
import { getRouteRow, type ScreenId } from '../../route-table.ts';

/** Parts of the message catalogue, or of these parts. */
export type Texts = { [Part in keyof Messages]?: Partial<Messages[Part]> };

/** The messages of the calendar's dialog; date fields need more. */
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

/** The messages of an event's `ShareButtons`, and of an article's `ShareLinks`. */
const SHARE_BUTTONS = ['share', 'copyLink', 'copied', 'copyFailed'] as const;
const SHARE_LINKS = ['share', 'shareByEmail', 'shareElsewhere', 'copyLink', 'copied', 'notCopied'] as const;

/** The messages that hydrated components need, for screens whose other parts only the server renders (`DrawnByServer`). */
const HYDRATED: { [Screen in ScreenId]?: { readonly [Part in keyof Messages]?: 'all' | readonly (keyof Messages[Part])[] } } = {
  home: { home: ['slides', 'carousel'], calendar: CALENDAR_MODAL },
  now: {},
  topLocations: {},
  mediaLibrary: {},
  mediaCategory: {},
  gallery: { press: ['downloadAll', 'downloading', 'downloaded', 'notDownloaded', 'stop'] },
  projects: {},
  projectReview: {},
  businessPartners: {},
  magazine: {},
  careers: {},
  professionalDocuments: {},
  programSeriesList: {},
  visitorInformation: {},
  topLocation: {},
  project: {},
  programSeries: {},
  program: { programs: SHARE_BUTTONS },
  programPreview: { programs: SHARE_BUTTONS },
  career: {},
  archive: {},
  archiveArticle: { archive: ['title', 'moreOfYear', 'allArticles'], articles: SHARE_LINKS },
  magazineArticle: { magazine: ['related', 'allArticles', 'moreIn'], articles: SHARE_LINKS },
  magazinePreview: { magazine: ['related', 'allArticles', 'moreIn'], articles: SHARE_LINKS },
  publicInformationItem: {},
  partnerItem: { enquiries: 'all', forms: 'all', calendar: 'all' },
  visitorInformationItem: { enquiries: 'all', forms: 'all', calendar: 'all' },
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
      'clear',
      'showFilters',
      'hideFilters',
      'sort',
      'sorts',
      'activeFilters',
      'removeFilter',
    ],
    calendar: [...CALENDAR_MODAL, 'openField', 'changeField', 'panel', 'pickToday', 'done', 'errors'],
  },
};

/** Messages of the shell that only the server uses: in the menu, announcements, footer and head. */
const SERVER_ONLY: ReadonlySet<string> = new Set<keyof Messages['shell']>([
  'siteDescription',
  'titleKinds',
  'shareImage',
  'cultural',
  'outdoor',
  'family',
  'sport',
  'balloonFlying',
  'balloonOpen',
  'balloonUncertain',
  'balloonOver',
  'balloonNotToday',
  'balloonClosed',
  'balloonUnknown',
  'balloonSchedule',
  'announcements',
  'severity',
  'dismiss',
  'openingHours',
  'follow',
  'mapInvitation',
  'now',
  'thumb',
  'motto',
  'mottoText',
  'footerNavigation',
  'newsletterPlaceholder',
  'previewBanner',
]);

const pickKeys = <Part extends object>(part: Part, isIncluded: (key: string) => boolean): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([key]) => isIncluded(key))) as Partial<Part>;

export function pickTexts(screen: ScreenId, messages: Messages): Texts {
  return Object.fromEntries(getRouteRow(screen).texts.map((part) => [part, messages[part]]));
}

/** The messages of a screen that its document brings to the browser; `isStatic`: the server renders all of this page. */
export function pickHydratedTexts(screen: ScreenId, messages: Messages, isStatic = false): Texts {
  if (isStatic) return {};
  const hydrated: Record<string, 'all' | readonly string[]> | undefined = HYDRATED[screen];
  if (!hydrated) return pickTexts(screen, messages);
  return Object.fromEntries(
    getRouteRow(screen).texts.flatMap((part) => {
      const keys = hydrated[part];
      if (keys === undefined) return [];
      return [[part, keys === 'all' ? messages[part] : pickKeys(messages[part], (key) => keys.includes(key))]];
    }),
  );
}

/** The messages of the shell that go to the browser. */
export const pickHydratedShellTexts = (shell: Messages['shell']) => pickKeys(shell, (key) => !SERVER_ONLY.has(key));
