import { LOCALES, type Locale } from '@liget/content-api';
import {
  findItemScreen,
  type ItemCollection,
  itemScreens,
  listStaticScreens,
  type ScreenId,
  type StaticScreenId,
  screens,
} from '@liget/content-api/screens';
import { type Relation, readRelation } from '../read-relation.ts';
import { getPathKey } from './path-key.ts';

/** An item of a collection with pages, as Payload stores a relation to several collections. */
export interface Reference extends Relation {
  relationTo: ItemCollection;
}

/** What a path means by the table of screens, whether the item exists or not. */
export type NamedUrl =
  | { kind: 'screen'; screen: StaticScreenId; locale: Locale }
  | { kind: 'item'; collection: ItemCollection; slug: string; locale: Locale }
  /** Previews, steps of the newsletter, a visitor's own case: links must not point there. */
  | { kind: 'reserved' };

export const isItemCollection = (value: unknown): value is ItemCollection => itemScreens.some(({ items }) => items.collection === value);

/** A stored relation to an item with a page, loaded or not; `null` when there is none. */
export function readReference(stored: unknown): Reference | null {
  const { relationTo, value } = readRelation(stored) ?? {};
  return isItemCollection(relationTo) && value !== undefined ? { relationTo, value } : null;
}

export const getReferenceKey = ({ relationTo, value }: Reference) => `${relationTo}/${value}`;

/** The language of a path of the site: Hungarian unless it is below /en. */
export const getUrlLocale = (address: string): Locale => (/^\/en(?:\/|$)/.test(getPathKey(address)) ? 'en' : 'hu');

const staticScreens = new Map<string, { screen: StaticScreenId; locale: Locale }>(
  LOCALES.toReversed().flatMap((locale) =>
    listStaticScreens().map((screen) => [String(screens.find(({ id }) => id === screen)?.[locale]), { screen, locale }] as const),
  ),
);

const getPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
/** In the table's order, except that the pattern of pages, which matches everything, is last. */
const patterns: { id: ScreenId; locale: Locale; pattern: RegExp }[] = screens
  .filter(({ hu }) => hu.includes(':'))
  .toSorted((one, other) => Number(one.id === 'page') - Number(other.id === 'page'))
  .flatMap(({ id, hu, en }) => [
    { id, locale: 'hu', pattern: getPattern(hu) } as const,
    { id, locale: 'en', pattern: getPattern(en) } as const,
  ]);

/** Parses a path of the site; `null` when no screen has it, and for other URLs. */
export function parseNamedUrl(address: string): NamedUrl | null {
  if (!address.startsWith('/')) return null;
  const key = getPathKey(address);
  const staticScreen = staticScreens.get(key);
  if (staticScreen) return { kind: 'screen', ...staticScreen };
  for (const { id, locale, pattern } of patterns) {
    const slug = pattern.exec(key)?.at(-1);
    if (slug === undefined) continue;
    const shown = itemScreens.find((screen) => screen.id === id);
    return shown && findItemScreen(shown.items.collection)
      ? { kind: 'item', collection: shown.items.collection, slug, locale }
      : { kind: 'reserved' };
  }
  return null;
}
