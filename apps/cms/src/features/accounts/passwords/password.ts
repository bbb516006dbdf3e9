import { fold } from '@liget/language';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { findFirst } from '../../../platform/database/find-first.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { getProperty } from '../../../platform/rights/get-property.ts';

export const MIN_PASSWORD = 12;
/** The number of different characters that must remain after removing easily guessed parts. */
const MIN_DIFFERENT_CHARACTERS = 6;

/** Common parts of frequently used passwords, and words about this site. */
const GUESSABLE_PARTS =
  'password passwort passw0rd jelszo jelszavam administrator adminisztrator rendszergazda admin szerkesztoseg szerkeszto editor liget varosliget budapest magyarorszag hungary ' +
  'letmein welcome udvozlom iloveyou iloveu szeretlek szeretlak monkey dragon football baseball basketball foci princess hercegno sunshine superman batman pokemon starwars master ' +
  'shadow michael jessica charlie ashley daniel changeme default secret titkos titok login belepes valtoztass test teszt proba hello szia computer szamitogep internet whatever ' +
  'trustno freedom flower summer winter spring autumn tavasz nyar osz tel january december correcthorsebatterystaple ' +
  '1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1qaz2wsx3edc 1qaz2wsx zaq12wsx zaq1 qazwsxedc qazwsx q1w2e3r4';
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];
const LOOK_ALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

const BY_LENGTH = GUESSABLE_PARTS.split(' ').toSorted((one, other) => other.length - one.length);

function isNeighbour(one: string, other: string, step: 1 | -1): boolean {
  return ROWS.some((row) => row.includes(step === 1 ? one + other : other + one));
}

/** Removes runs of at least three equal or consecutive characters: 'aaa', 'abcd', '9876', 'qwertz'. */
function removeRuns(text: string): string {
  const signs = [...text];
  const remainingWords: string[] = [];
  for (let start = 0; start < signs.length; ) {
    const follows = [
      (at: number) => signs[at] === signs[at - 1],
      (at: number) => isNeighbour(signs[at - 1] ?? '', signs[at] ?? '', 1),
      (at: number) => isNeighbour(signs[at - 1] ?? '', signs[at] ?? '', -1),
    ];
    const ends = follows.map((goesOn) => {
      let end = start + 1;
      while (end < signs.length && goesOn(end)) end += 1;
      return end;
    });
    const end = Math.max(...ends);
    if (end - start < 3) remainingWords.push(...signs.slice(start, start + 1));
    start = end - start < 3 ? start + 1 : end;
  }
  return remainingWords.join('');
}

function countSignsLeft(text: string, names: string[]): number {
  let left = text;
  for (const word of [...names, ...BY_LENGTH]) left = left.replaceAll(word, '');
  return new Set(removeRuns(left.replaceAll(/(?:19|20)\d\d/g, ''))).size;
}

/** Words of at least three letters from the e-mail address and the name. */
function getNames(known: readonly unknown[]): string[] {
  const words = known.flatMap((text) => (typeof text === 'string' ? fold(text).split(/[^a-z0-9]+/) : []));
  return words.filter((word) => word.length >= 3).toSorted((one, other) => other.length - one.length);
}

/**
 * The reason why a password may not be used: it is too short, or consists of easily guessed parts. `known` are the e-mail address and the
 * name.
 */
export function findPasswordError(password: string, known: readonly unknown[] = []): 'short' | 'guessable' | null {
  if ([...password].length < MIN_PASSWORD) return 'short';
  const plain = fold(password);
  const spelled = plain.replaceAll(/[013457@$!]/g, (character) => LOOK_ALIKES[character] ?? character);
  const names = getNames(known);
  return Math.min(countSignsLeft(plain, names), countSignsLeft(spelled, names)) < MIN_DIFFERENT_CHARACTERS ? 'guessable' : null;
}

const NAME = { hu: 'Jelszó', en: 'Password' } as const;
const MESSAGES = {
  short: {
    hu: `A jelszó legalább ${MIN_PASSWORD} karakterből álljon.`,
    en: `The password must have at least ${MIN_PASSWORD} characters.`,
  },
  guessable: {
    hu: 'Ez a jelszó könnyen kitalálható. Válasszon például négy olyan szót, amelyek nem tartoznak össze; a nevét, az e-mail-címét és a számsorokat kerülje.',
    en: 'This password is easy to guess. Choose four words that have nothing to do with each other, for example; avoid your name, your e-mail address and rows of digits.',
  },
} as const;

/** The e-mail address and the name of the account whose password is set. */
async function findStored(req: PayloadRequest, args: object): Promise<unknown[]> {
  const token = 'data' in args && typeof args.data === 'object' && args.data !== null && 'token' in args.data ? args.data.token : undefined;
  const id = 'id' in args ? args.id : undefined;
  if (typeof token !== 'string' && typeof id !== 'number' && typeof id !== 'string') return [];
  const where = typeof token === 'string' ? { resetPasswordToken: { equals: token } } : { id: { equals: id } };
  const user = await findFirst(req.payload, 'users', where, { req });
  return user ? [user['email'], user['name']] : [];
}

/** Refuses a bad password in a new account, a change, and a reset. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (typeof data !== 'object' || data === null || !('password' in data)) return args;
  const { password } = data;
  if (typeof password !== 'string' || password === '') return args;
  const accountTexts = ['email', 'name'].map((name) => getProperty(data, name));
  const passwordError = findPasswordError(password, [...accountTexts, ...(await findStored(req, args))]);
  if (!passwordError) return args;
  const language = getEditorLanguage(req);
  const errors = [{ path: 'password', label: NAME[language], message: MESSAGES[passwordError][language] }];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);
};
