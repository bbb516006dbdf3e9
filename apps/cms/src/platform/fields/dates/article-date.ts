import type { DateField, DateFieldValidation } from 'payload';
import { date as validateDate } from 'payload/shared';
import { getEditorLanguage } from '../../editor-language.ts';
import { moment } from '../basics.ts';
import { type Label, label } from '../labels.ts';
import { isPublication } from '../publication.ts';

/** The field that every article has; the name of a database column, so it stays. */
export const ARTICLE_DATE = 'publishedOn';

const AHEAD = label(
  'Ez a dátum még nem jött el. Időzítse a megjelenést erre az időpontra, vagy írjon ide mai dátumot.',
  'This date has not come yet. Schedule the publication for this time, or give today’s date here.',
);

const HINT = label(
  'Ez a dátum áll rajta a honlapon. Hogy mikor jelenjen meg, azt az Időzítés dobozban adhatja meg.',
  'The website shows this date with it. Set when it appears in the Schedule box.',
);

/** The instant of a document's date, ISO 8601; `null` without one. */
export function getArticleDate(document: unknown): string | null {
  const value = typeof document === 'object' && document !== null ? Reflect.get(document, ARTICLE_DATE) : null;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Refuses to publish with a future date. Payload runs field validation for every way of publishing. */
const refuseDateToCome: DateFieldValidation = async (value, options) => {
  const own = await validateDate(value, options);
  if (own !== true || !value || !isPublication(options.data) || new Date(value).getTime() <= Date.now()) return own;
  return AHEAD[getEditorLanguage(options.req)];
};

/** The date that an article shows. Its schedule alone decides when it appears (`scheduling`). */
export function articleDate(fieldLabel: Label, options: { sidebar?: boolean } = { sidebar: true }): DateField {
  const field = moment(ARTICLE_DATE, fieldLabel, { required: true, index: true, hint: HINT, validate: refuseDateToCome, ...options });
  return { ...field, defaultValue: () => new Date().toISOString() };
}
