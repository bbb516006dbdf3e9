import type { Messages } from '../../i18n/index.ts';
import { getRouteRow, type ScreenId } from '../../route-table.ts';

/** Parts of the catalogue, or of their texts. */
export type Texts = { [Part in keyof Messages]?: Partial<Messages[Part]> };

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
  now: {},
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

/** What of the shell only the server says: in the menu, the bars, the footer and the head. */
const SERVER_ONLY: ReadonlySet<string> = new Set<keyof Messages['shell']>([
  'siteDescription',
  'titleKinds',
  'shareImage',
  'cultural',
  'outdoor',
  'family',
  'sport',
  'beyondLast',
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

const only = <Part extends object>(part: Part, isWanted: (key: string) => boolean): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([key]) => isWanted(key))) as Partial<Part>;

export function pickTexts(screen: ScreenId, messages: Messages): Texts {
  return Object.fromEntries(getRouteRow(screen).texts.map((part) => [part, messages[part]]));
}

/** What of a screen's texts goes to the browser with its document. */
export function pickHydratedTexts(screen: ScreenId, messages: Messages): Texts {
  const hydrated: Record<string, 'all' | readonly string[]> | undefined = HYDRATED[screen];
  if (!hydrated) return pickTexts(screen, messages);
  return Object.fromEntries(
    getRouteRow(screen).texts.flatMap((part) => {
      const keys = hydrated[part];
      if (keys === undefined) return [];
      return [[part, keys === 'all' ? messages[part] : only(messages[part], (key) => keys.includes(key))]];
    }),
  );
}

/** What of the shell's texts goes to the browser. */
export const pickHydratedShellTexts = (shell: Messages['shell']) => only(shell, (key) => !SERVER_ONLY.has(key));
