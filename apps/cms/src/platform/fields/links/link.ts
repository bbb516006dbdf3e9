import { getOtherLocale, type Locale } from '@liget/content-api';
import { itemScreens } from '@liget/content-api/screens';
import type { Field, FieldHook, RelationshipField, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { inEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';
import { isUnset } from '../../is-unset.ts';
import { toTrimmedText } from '../../to-text.ts';
import { findItemByUrl, getOwnPath } from '../../urls/item-behind.ts';
import { getReferenceKey, type Reference } from '../../urls/named.ts';
import { select, text } from '../basics.ts';
import { type Label, label } from '../labels.ts';
import { getKindFieldName, getLinkFieldNames, getLinkKind, getPageFieldName, getScreenFieldName, type LinkKind } from './link-kind.ts';
import { isGoodLink } from './link-rules.ts';
import { SCREEN_CHOICES } from './screen-choices.ts';

export type ValidateText = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;

export const NOT_A_LINK = label(
  'Így adja meg, szóköz nélkül: /terkep, #nyitvatartas, https://example.com, mailto:info@example.com vagy tel:+3612345678.',
  'Write it like this, without spaces: /en/map, #opening, https://example.com, mailto:info@example.com or tel:+3612345678.',
);

export const asPath: FieldHook = ({ value, req }) => (typeof value === 'string' ? getOwnPath(value, req) : value);

const validateLink: ValidateText = (value, options) => {
  const result = validateText(value, options);
  if (result !== true || !toTrimmedText(value)) return result;
  return isGoodLink(toTrimmedText(value)) || inEditorLanguage(NOT_A_LINK, options.req);
};

/** Marks fields whose links are checked on publication (`public-links`) and every night (`dead-links`). */
export const LEADS_TO = { leadsTo: true } as const;

/** A link field that accepts only safe URLs. */
export const linkField = (field: TextField) =>
  ({ ...field, custom: LEADS_TO, validate: validateLink, hooks: { beforeValidate: [asPath] } }) as TextField;

const isSame = (one: Reference, other: Reference | null) => other !== null && getReferenceKey(one) === getReferenceKey(other);

/**
 * Converts a typed path of an item to a link to the item, which follows later changes of the path. Not while the other language has a
 * different link, because a chosen item applies to both.
 */
const followItem =
  (pageField: string): FieldHook =>
  async ({ value, siblingData, siblingDocWithLocales, field, req }) => {
    if (toTrimmedText(value) === '' || siblingData[pageField]) return value;
    const item = await findItemByUrl(value, req);
    if (!item) return value;
    const locale: Locale = req.locale === 'en' ? 'en' : 'hu';
    const before: unknown = field.name ? siblingDocWithLocales?.[field.name] : undefined;
    const other = typeof before === 'object' && before !== null ? (before as Record<string, unknown>)[getOtherLocale(locale)] : undefined;
    if (toTrimmedText(other) !== '' && !isSame(item, await findItemByUrl(other, req))) return value;
    siblingData[pageField] = item;
    return null;
  };

/** The typed URL is translated, but “nowhere” applies to both languages: it empties the other one, too. */
const emptyNowhere =
  (name: string): FieldHook =>
  ({ value, siblingData, siblingDocWithLocales, field, req }) => {
    const names = getLinkFieldNames(name);
    const isNowhere = siblingData[getKindFieldName(name)] === ('none' satisfies LinkKind);
    const isEmpty = getLinkKind({ item: siblingData[names.item], screen: siblingData[names.screen], url: value }) === 'none';
    const stored: unknown = field.name ? siblingDocWithLocales?.[field.name] : undefined;
    if (isNowhere && isEmpty && isRecord(stored)) stored[getOtherLocale(req.locale === 'en' ? 'en' : 'hu')] = null;
    return value;
  };

export { getPageFieldName, getScreenFieldName } from './link-kind.ts';

const FOLLOWS = label('Követi, ha a webcíme később megváltozik.', 'It follows when the item’s web address changes.');

/** A choice of an item of any kind that has pages. */
export function pageField(name: string, fieldLabel: Label, { hint, without }: { hint?: Label; without?: string } = {}): RelationshipField {
  return {
    name,
    type: 'relationship',
    label: { ...fieldLabel },
    relationTo: itemScreens.map(({ items }) => items.collection),
    admin: {
      ...(hint ? { description: { ...hint } } : {}),
      ...(without ? { condition: (_, sibling) => isUnset(sibling[without]) } : {}),
      allowCreate: false,
    },
  };
}

/** Two fields before the typed URL: an item, or a screen without an item. A choice hides the other fields. */
export function choicesBefore(name: string): Field[] {
  const [page, screen] = [getPageFieldName(name), getScreenFieldName(name)];
  const chosen = pageField(page, label('Melyik tartalmunkra vezet?', 'Which of our items does it lead to?'), {
    hint: FOLLOWS,
    without: screen,
  });
  return [
    { ...chosen, custom: LEADS_TO },
    select(screen, label('Vagy melyik állandó oldalunkra?', 'Or which standing page?'), SCREEN_CHOICES, {
      condition: (_, sibling) => isUnset(sibling[page]),
    }),
  ];
}

const LINK_BOXES = '/platform/admin-ui/links/LinkBoxes.tsx';

/** One question, where the link leads; it shows the box of the answer alone. */
const kindField = (name: string): Field => ({
  name: getKindFieldName(name),
  type: 'ui',
  admin: { components: { Field: '/platform/admin-ui/links/LinkKindChoice.tsx#LinkKindChoice' }, disableListColumn: true },
});

/** The target of a link: an item, a screen, or a typed URL. `toLink` of `read-model/links.ts` reads it. */
export function linkFields(name: string, fieldLabel: Label): Field[] {
  const names = getLinkFieldNames(name);
  const item = pageField(names.item, label('Melyik tartalmunkra vezet?', 'Which of our items does it lead to?'), { hint: FOLLOWS });
  const screen = select(names.screen, label('Melyik állandó oldalunkra vezet?', 'Which standing page does it lead to?'), SCREEN_CHOICES);
  const typed = linkField(text(names.url, fieldLabel, { localized: true, maxLength: 1000 }));
  return [
    kindField(name),
    { ...item, custom: LEADS_TO, admin: { ...item.admin, components: { Field: `${LINK_BOXES}#LinkItem` } } } as RelationshipField,
    { ...screen, admin: { ...screen.admin, components: { Field: `${LINK_BOXES}#LinkScreen` } } },
    {
      ...typed,
      admin: { ...typed.admin, components: { Field: `${LINK_BOXES}#LinkUrl` } },
      hooks: { ...typed.hooks, beforeChange: [followItem(names.item), emptyNowhere(name)] },
    },
  ];
}
