import { isUnset } from '../../is-unset.ts';
import { toTrimmedText } from '../../to-text.ts';

/** What a link leads to: nothing, an item, a screen without an item, or a typed URL. */
export const LINK_KINDS = ['none', 'item', 'screen', 'url'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const getPageFieldName = (name: string) => `${name}Page`;
export const getScreenFieldName = (name: string) => `${name}Screen`;
/** The choice among them; it is never stored, because the others tell it. A form sends it only when “nowhere” is chosen. */
export const getKindFieldName = (name: string) => `${name}Kind`;

/** The fields of a link, by kind. */
export const getLinkFieldNames = (name: string): Record<Exclude<LinkKind, 'none'>, string> => ({
  item: getPageFieldName(name),
  screen: getScreenFieldName(name),
  url: name,
});

export interface LinkValues {
  item: unknown;
  screen: unknown;
  url: unknown;
}

/** The kind of a link: that of its values, in the order in which visitors are led by them, or without any the chosen one. */
export function getLinkKind({ item, screen, url }: LinkValues, chosen?: unknown): LinkKind {
  if (!isUnset(item)) return 'item';
  if (!isUnset(screen)) return 'screen';
  if (toTrimmedText(url) !== '') return 'url';
  return LINK_KINDS.find((kind) => kind === chosen) ?? 'none';
}
