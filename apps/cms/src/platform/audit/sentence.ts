import type { Payload } from 'payload';
import { ACTIONS, type Action, CREDENTIALS, isAction } from './actions.ts';

type Language = 'hu' | 'en';
const SERVICE = { hu: 'A rendszer', en: 'The service' } as const;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function labelIn(label: unknown, language: Language): string {
  if (typeof label === 'string') return label;
  return typeof label === 'object' && label !== null ? textOf(Reflect.get(label, language)) : '';
}

/** What a kind of document is called in the admin: ‘Magazincikk’. */
function kindOf({ collections, globals }: Pick<Payload, 'collections' | 'globals'>, subject: string, language: Language): string {
  const collection = Object.hasOwn(collections, subject) ? collections[subject] : undefined;
  if (collection) return labelIn(collection.config.labels.singular, language);
  return labelIn(globals.config.find(({ slug }) => slug === subject)?.label, language) || subject;
}

const toldOf = (what: Action, subject: unknown) => (what === 'settings' && subject === 'users' ? CREDENTIALS : ACTIONS[what]);

/** A line of the log as its readers get it. A kind or an action that is no more is told by its name. */
export function formatSentence(line: Record<string, unknown>, known: Pick<Payload, 'collections' | 'globals'>, language: Language): string {
  const { what, subject, title, detail } = line;
  const who = textOf(line['name']) || SERVICE[language];
  const kind = textOf(subject) === 'users' || textOf(subject) === '' ? '' : kindOf(known, textOf(subject), language);
  const quoted = textOf(title) && (kind ? (language === 'hu' ? `„${textOf(title)}”` : `‘${textOf(title)}’`) : textOf(title));
  const named = [kind, quoted].filter(Boolean).join(' ');
  const whole = textOf(detail) ? `${named} (${textOf(detail)})` : named;
  return isAction(what) ? toldOf(what, subject).sentence(who, whole)[language] : `${who}: ${textOf(what)} ${whole}`;
}
