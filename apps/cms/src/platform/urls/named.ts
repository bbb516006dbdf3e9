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
import { getPathKey } from './path-key.ts';

/** One item of a collection with pages of its own, as Payload stores a relation to several collections. */
export interface Reference {
  relationTo: ItemCollection;
  value: number;
}

/** What the table of screens says of an address, whether there is such an item or not. */
export type NamedAddress =
  | { kind: 'screen'; screen: StaticScreenId; locale: Locale }
  | { kind: 'item'; collection: ItemCollection; slug: string; locale: Locale }
  /** Previews, steps of the newsletter, a visitor's own case: no link is ever to lead there. */
  | { kind: 'reserved' };

export const isItemCollection = (value: unknown): value is ItemCollection => itemScreens.some(({ items }) => items.collection === value);

/** A stored relation to an item, loaded or not; `null` when there is none. */
export function readReference(stored: unknown): Reference | null {
  if (typeof stored !== 'object' || stored === null || !('relationTo' in stored) || !('value' in stored)) return null;
  const { relationTo, value } = stored;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return isItemCollection(relationTo) && typeof id === 'number' ? { relationTo, value: id } : null;
}

export const getReferenceKey = ({ relationTo, value }: Reference) => `${relationTo}/${value}`;

/** The language of a path of ours: what is not below /en is Hungarian. */
export const getUrlLocale = (address: string): Locale => (/^\/en(?:\/|$)/.test(getPathKey(address)) ? 'en' : 'hu');

const staticScreens = new Map<string, { screen: StaticScreenId; locale: Locale }>(
  LOCALES.toReversed().flatMap((locale) =>
    listStaticScreens().map((screen) => [String(screens.find(({ id }) => id === screen)?.[locale]), { screen, locale }] as const),
  ),
);

const getPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
/** In the table's order, but for the pages of the content service, whose pattern fits everything. */
const patterns: { id: ScreenId; locale: Locale; pattern: RegExp }[] = screens
  .filter(({ hu }) => hu.includes(':'))
  .toSorted((one, other) => Number(one.id === 'page') - Number(other.id === 'page'))
  .flatMap(({ id, hu, en }) => [
    { id, locale: 'hu', pattern: getPattern(hu) } as const,
    { id, locale: 'en', pattern: getPattern(en) } as const,
  ]);

/** What a path of the site names; `null` for what no screen has, and for addresses elsewhere. */
export function parseNamedUrl(address: string): NamedAddress | null {
  if (!address.startsWith('/')) return null;
  const key = getPathKey(address);
  const known = staticScreens.get(key);
  if (known) return { kind: 'screen', ...known };
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
