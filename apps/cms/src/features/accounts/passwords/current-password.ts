import { type CollectionBeforeChangeHook, type PayloadRequest, type TextField, ValidationError } from 'payload';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { text } from '../../../platform/fields/basics.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { toText } from '../../../platform/to-text.ts';
import { noteCredentialChange } from '../credential-changes.ts';
import { isOwnOrAdministrator } from '../private-fields.ts';
import { matchesPassword } from './password-hash.ts';
import { createTries } from './tries.ts';

export const CURRENT_PASSWORD = 'currentPassword';
const TRIES = 10;

/** For the signed-in user: an open session must not allow guessing passwords. */
const tries = createTries(TRIES);

const NAME = label('Jelenlegi jelszó', 'Current password');
const REFUSED = {
  missing: label(
    'Jelszó vagy e-mail-cím módosításához adja meg a saját, most érvényes jelszavát.',
    'To change a password or an e-mail address, enter your own current password.',
  ),
  wrong: label('Nem ez az Ön jelenlegi jelszava.', 'This is not your current password.'),
  tooMany: label(
    'Túl sok hibás jelszót adott meg. Negyedóra múlva próbálja újra.',
    'Too many wrong passwords. Try again in a quarter of an hour.',
  ),
} satisfies Record<string, Label>;

/** Used in the account's form and in requests for a change; it is never stored. */
export const currentPassword: TextField = {
  ...text(CURRENT_PASSWORD, NAME),
  virtual: true,
  validate: () => true,
  access: { create: () => false, read: isOwnOrAdministrator },
  admin: {
    // Payload makes fields that are not stored read-only unless this is set.
    readOnly: false,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    condition: (_data, _sibling, { operation }) => operation === 'update',
    components: { Field: '/features/accounts/admin/CurrentPassword.tsx#CurrentPassword' },
  },
};

/** Normalised like Payload's stored addresses. */
const readEmail = (value: unknown): string => toText(value).toLowerCase().trim();

type Id = number | string;
type Why = keyof typeof REFUSED;

/** The stored account, with its password hash. */
const loadStoredAccount = (req: PayloadRequest, id: Id): Promise<unknown> =>
  req.payload.db.findOne({ collection: 'users', ...joinTransaction(req), where: { id: { equals: id } } });

function refuse(req: PayloadRequest, why: Why): never {
  const language = getEditorLanguage(req);
  const errors = [{ path: CURRENT_PASSWORD, label: NAME[language], message: REFUSED[why][language] }];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);
}

/**
 * Users change passwords or e-mail addresses, their own or as administrators others', only with their own current password: an open session
 * must not become permanent access. The service itself, without a user, needs none. The same password as before is no change: Payload's
 * form sends a new password with every save until it is reloaded.
 */
export const askCurrentPassword: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before: Record<string, unknown> = originalDoc ?? {};
  const { id } = before;
  if (operation !== 'update' || !req.user || (typeof id !== 'number' && typeof id !== 'string')) return data;
  const changes: Record<string, unknown> = data;
  const formerEmail = readEmail(before['email']);
  const isEmail = 'email' in changes && readEmail(changes['email']) !== formerEmail;
  const [password, own] = [toText(changes['password']), toText(changes[CURRENT_PASSWORD])];
  if (!isEmail && password === '') return data;
  // The following answers reveal whether a password is right.
  const key = String(req.user.id);
  if (!tries.take(key)) refuse(req, 'tooMany');
  const isPassword = password !== '' && !(await matchesPassword(await loadStoredAccount(req, id), password));
  if (isEmail || isPassword) {
    if (own === '') refuse(req, 'missing');
    if (!(await matchesPassword(await loadStoredAccount(req, req.user.id), own))) refuse(req, 'wrong');
    noteCredentialChange(req, id, { isPassword, formerEmail: isEmail ? formerEmail : null });
  }
  tries.forget(key);
  return data;
};
