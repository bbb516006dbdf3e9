import type { Locale } from '@liget/content-api';
import { DEFERRED_SHELL, type Messages } from '../../i18n/index.ts';
import { mergeTexts, pickChangedTexts } from '../../i18n/merge-texts.ts';
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
  press: {},
  pressRelease: { press: ['release'], articles: SHARE_LINKS },
  swiper: {},
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
  newsletter: {
    newsletter: ['formTitle', 'email', 'name', 'nameHint', 'privacy', 'send', 'thanksTitle', 'thanksText', 'back'],
    forms: 'all',
  },
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

/** Messages of the shell's parts that are hydrated with every page. */
const HYDRATED_SHELL = [
  'siteName',
  'skipToContent',
  'greeting',
  'loading',
  'mainNavigation',
  'breadcrumbs',
  'menu',
  'close',
  'search',
  'privacyPolicy',
  'onlyInOtherLanguage',
  'missed',
  'tryAgain',
  'offline',
] as const satisfies readonly (keyof Messages['shell'])[];

const PAGE_LINKS = ['previous', 'next', 'page', 'pages'] as const;

/** Messages of the shell that the hydrated parts of a screen use in addition. */
const HYDRATED_SHELL_BY_SCREEN: { [Screen in ScreenId]?: readonly (keyof Messages['shell'])[] } = {
  home: ['previous', 'next'],
  publicInformation: PAGE_LINKS,
  programs: ['skipToEvents', ...PAGE_LINKS],
  search: [...PAGE_LINKS, 'allPrograms', 'globalSearch', 'kinds', 'map', 'searchPlaceholder', 'topLocations', 'visit'],
};

/** Messages of the shell that screens use in the browser after a client-side navigation. */
const SCREENS_SHELL = [
  ...PAGE_LINKS,
  'skipToEvents',
  'allPrograms',
  'allTopLocations',
  'globalSearch',
  'kinds',
  'map',
  'newsletter',
  'newsletterAction',
  'newsletterInvitation',
  'searchPlaceholder',
  'showOnMap',
  'topLocations',
  'updated',
  'visit',
] as const satisfies readonly (keyof Messages['shell'])[];

const pickKeys = <Part extends object>(part: Part, isIncluded: (key: string) => boolean): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([key]) => isIncluded(key))) as Partial<Part>;

const pickShell = (shell: Messages['shell'], keys: readonly (keyof Messages['shell'])[]) =>
  pickKeys(shell, (key) => keys.some((included) => included === key));

export function pickTexts(screen: ScreenId, messages: Messages): Texts {
  return Object.fromEntries(getRouteRow(screen).texts.map((part) => [part, messages[part]]));
}

/** The messages of a screen for a client-side navigation. */
export const pickNavigationTexts = (screen: ScreenId, messages: Messages): Texts => ({
  ...pickTexts(screen, messages),
  shell: pickShell(messages.shell, SCREENS_SHELL),
});

/** The messages of a screen that its document brings to the browser; `isStatic`: the server renders all of this page. */
export function pickHydratedTexts(screen: ScreenId, messages: Messages, isStatic = false): Texts {
  if (isStatic) return {};
  const ofShell = HYDRATED_SHELL_BY_SCREEN[screen];
  const shell = ofShell ? { shell: pickShell(messages.shell, ofShell) } : {};
  const hydrated: Record<string, 'all' | readonly string[]> | undefined = HYDRATED[screen];
  if (!hydrated) return { ...pickTexts(screen, messages), ...shell };
  const texts = getRouteRow(screen).texts.flatMap((part) => {
    const keys = hydrated[part];
    if (keys === undefined) return [];
    return [[part, keys === 'all' ? messages[part] : pickKeys(messages[part], (key) => keys.includes(key))]];
  });
  return { ...Object.fromEntries(texts), ...shell };
}

/**
 * The messages of the shell that every document brings to the browser. Those of parts that load later (`deferredShell`) come with these parts,
 * but for those that editors have changed.
 */
export const pickHydratedShellTexts = (shell: Messages['shell'], locale: Locale): Partial<Messages['shell']> =>
  mergeTexts(
    { ...pickShell(shell, HYDRATED_SHELL), cookies: { open: shell.cookies.open } },
    pickChangedTexts(shell, DEFERRED_SHELL[locale]),
  );
