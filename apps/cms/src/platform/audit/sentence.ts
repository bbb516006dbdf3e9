import type { Payload } from 'payload';
import { getChoices } from '../fields/choices/word-choice.ts';
import { formatDay } from '../fields/dates/date-texts.ts';
import { ROLE_NAMES, ROLES } from '../rights/roles.ts';
import { toText } from '../to-text.ts';
import { ACCOUNT_ACTIONS, ACTIONS, type Action, DATE_PUBLICATION, isAction, SCHEDULED_SENDING } from './actions.ts';

type Language = 'hu' | 'en';
const SERVICE = { hu: 'A rendszer', en: 'The service' } as const;

function getLabelIn(label: unknown, language: Language): string {
  if (typeof label === 'string') return label;
  return typeof label === 'object' && label !== null ? toText(Reflect.get(label, language)) : '';
}

/** The name of a collection in the admin: ‘Magazincikk’. */
function getKind({ collections, globals }: Pick<Payload, 'collections' | 'globals'>, subject: string, language: Language): string {
  const collection = Object.hasOwn(collections, subject) ? collections[subject] : undefined;
  if (collection) return getLabelIn(collection.config.labels.singular, language);
  return getLabelIn(globals.config.find(({ slug }) => slug === subject)?.label, language) || subject;
}

function getSentenceText(what: Action, subject: unknown, detail: string) {
  if (what === 'sent' && detail !== '') return SCHEDULED_SENDING;
  if (what === 'published' && detail !== '') return DATE_PUBLICATION;
  return (subject === 'users' ? ACCOUNT_ACTIONS[what] : undefined) ?? ACTIONS[what];
}

/** Details are stored in Hungarian; these words are in those of accounts. */
const DETAIL_WORDS: readonly (readonly [hu: string, en: string])[] = [
  ...ROLES.map((role) => [ROLE_NAMES[role].hu.toLowerCase(), ROLE_NAMES[role].en.toLowerCase()] as const),
  ['(jóváhagyással)', '(with approval)'],
  ['jelszó', 'password'],
  ['e-mail-cím', 'e-mail address'],
];

/** The time for which a newsletter is scheduled, the date of an event that was changed, and what an import has made and changed. */
const DETAIL_PATTERNS: readonly (readonly [pattern: RegExp, toEnglish: (...parts: string[]) => string])[] = [
  [/^(\d{4})\. (\d\d)\. (\d\d)\./, (_, year, month, day) => formatDay(`${year}-${month}-${day}T12:00:00Z`, 'en')],
  [/^(\d+) \+ (\d+)$/, (_, made, changed) => `${made} new, ${changed} changed`],
];

/** The detail of a line, which is stored in Hungarian. */
export function translateDetail(detail: string, subject: unknown, language: Language): string {
  if (language === 'hu') return detail;
  if (subject === 'users') return DETAIL_WORDS.reduce((text, [hu, en]) => text.replaceAll(hu, en), detail);
  return DETAIL_PATTERNS.reduce((text, [pattern, toEnglish]) => text.replace(pattern, toEnglish), detail);
}

/** Titles that name a choice (the zone of a menu) are stored in Hungarian. */
function translateTitle(title: string, { collections }: Pick<Payload, 'collections'>, subject: string, language: Language): string {
  const config = Object.hasOwn(collections, subject) ? collections[subject]?.config : undefined;
  const field = config?.fields.find((each) => 'name' in each && each.name === config.admin.useAsTitle);
  const choice = (field && getChoices(field))?.find((each) => getLabelIn(each.label, 'hu') === title);
  return choice ? getLabelIn(choice.label, language) : title;
}

/** The sentence of a line of the log. A collection or an action that no longer exists appears under its stored name. */
export function formatSentence(
  line: Record<string, unknown>,
  payload: Pick<Payload, 'collections' | 'globals'>,
  language: Language,
): string {
  const { what, subject, title, detail } = line;
  const who = toText(line['name']) || SERVICE[language];
  // The title of an import of events is the file's name.
  const isNamedAlone = toText(subject) === 'users' || (what === 'imported' && subject === 'events') || toText(subject) === '';
  const kind = isNamedAlone ? '' : getKind(payload, toText(subject), language);
  const name = translateTitle(toText(title), payload, toText(subject), language);
  const quoted = name && (kind ? (language === 'hu' ? `„${name}”` : `‘${name}’`) : name);
  const named = [kind, quoted].filter(Boolean).join(' ');
  const note = translateDetail(toText(detail), subject, language);
  const nameWithDetail = note ? `${named} (${note})` : named;
  return isAction(what)
    ? getSentenceText(what, subject, note).sentence(who, nameWithDetail)[language]
    : `${who}: ${toText(what)} ${nameWithDetail}`;
}
