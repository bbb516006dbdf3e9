import type { Payload } from 'payload';
import { ROLE_NAMES, ROLES } from '../rights/roles.ts';
import { toText } from '../to-text.ts';
import { ACCOUNT_ACTIONS, ACTIONS, type Action, isAction, SCHEDULED_SENDING } from './actions.ts';

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
  return (subject === 'users' ? ACCOUNT_ACTIONS[what] : undefined) ?? ACTIONS[what];
}

/** Details of accounts are stored in Hungarian. */
const DETAIL_WORDS: readonly (readonly [hu: string, en: string])[] = [
  ...ROLES.map((role) => [ROLE_NAMES[role].hu.toLowerCase(), ROLE_NAMES[role].en.toLowerCase()] as const),
  ['(jóváhagyással)', '(with approval)'],
  ['jelszó', 'password'],
  ['e-mail-cím', 'e-mail address'],
];

const translateDetail = (detail: string, subject: unknown, language: Language): string =>
  language === 'hu' || subject !== 'users' ? detail : DETAIL_WORDS.reduce((text, [hu, en]) => text.replaceAll(hu, en), detail);

/** The sentence of a line of the log. A collection or an action that no longer exists appears under its stored name. */
export function formatSentence(
  line: Record<string, unknown>,
  payload: Pick<Payload, 'collections' | 'globals'>,
  language: Language,
): string {
  const { what, subject, title, detail } = line;
  const who = toText(line['name']) || SERVICE[language];
  const kind = toText(subject) === 'users' || toText(subject) === '' ? '' : getKind(payload, toText(subject), language);
  const quoted = toText(title) && (kind ? (language === 'hu' ? `„${toText(title)}”` : `‘${toText(title)}’`) : toText(title));
  const named = [kind, quoted].filter(Boolean).join(' ');
  const note = translateDetail(toText(detail), subject, language);
  const nameWithDetail = note ? `${named} (${note})` : named;
  return isAction(what)
    ? getSentenceText(what, subject, note).sentence(who, nameWithDetail)[language]
    : `${who}: ${toText(what)} ${nameWithDetail}`;
}
