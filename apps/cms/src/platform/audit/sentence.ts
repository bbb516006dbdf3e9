import type { Payload } from 'payload';
import { toText } from '../to-text.ts';
import { ACCOUNT_ACTIONS, ACTIONS, type Action, isAction } from './actions.ts';

type Language = 'hu' | 'en';
const SERVICE = { hu: 'A rendszer', en: 'The service' } as const;

function labelIn(label: unknown, language: Language): string {
  if (typeof label === 'string') return label;
  return typeof label === 'object' && label !== null ? toText(Reflect.get(label, language)) : '';
}

/** The name of a collection in the admin: ‘Magazincikk’. */
function getKind({ collections, globals }: Pick<Payload, 'collections' | 'globals'>, subject: string, language: Language): string {
  const collection = Object.hasOwn(collections, subject) ? collections[subject] : undefined;
  if (collection) return labelIn(collection.config.labels.singular, language);
  return labelIn(globals.config.find(({ slug }) => slug === subject)?.label, language) || subject;
}

const getSentenceText = (what: Action, subject: unknown) => (subject === 'users' ? ACCOUNT_ACTIONS[what] : undefined) ?? ACTIONS[what];

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
  const nameWithDetail = toText(detail) ? `${named} (${toText(detail)})` : named;
  return isAction(what)
    ? getSentenceText(what, subject).sentence(who, nameWithDetail)[language]
    : `${who}: ${toText(what)} ${nameWithDetail}`;
}
