import type { Locale } from '@liget/content-api';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { record } from '../../platform/audit/record.ts';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { queueEmail } from '../../platform/email/outbox.ts';
import { composeEmail } from '../../platform/email/templates/render.ts';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { getRoles } from '../../platform/rights/roles.ts';
import { ACCOUNT_EMAIL_TEXTS } from './email-texts.ts';

type Id = number | string;

/** The credentials that a save changes. */
export interface CredentialChange {
  isPassword: boolean;
  /** `null` when the e-mail address stays. */
  formerEmail: string | null;
}

/** The context key, by account, from before to after the save: Payload has removed the password by then. */
const CHANGES = 'credentialChanges';

function getChanges(req: PayloadRequest): Map<unknown, CredentialChange> {
  const stored = req.context[CHANGES];
  if (stored instanceof Map) return stored;
  const changes = new Map<unknown, CredentialChange>();
  req.context[CHANGES] = changes;
  return changes;
}

export function noteCredentialChange(req: PayloadRequest, id: Id, change: CredentialChange): void {
  getChanges(req).set(id, change);
}

export interface ChangedAccount {
  id: Id;
  name: string;
  /** The current address. */
  email: string;
}

const MAX_NAMES = 3;

/** A few of the administrators who can help, except the account's owner. */
async function listOtherAdministrators(req: PayloadRequest, id: Id): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    limit: MAX_NAMES,
    pagination: false,
    sort: 'id',
    where: { and: [{ roles: { in: ['administrator'] } }, { id: { not_equals: id } }] },
    ...joinTransaction(req),
  });
  return docs
    .filter((user) => getRoles(user).includes('administrator'))
    .map(({ name }) => name)
    .join(', ');
}

interface CredentialNotice extends CredentialChange {
  account: ChangedAccount;
  by: { id: Id; name: string } | null;
}

/**
 * Sends an email to the account's owner: in the admin's language when the owner made the change, in both languages when somebody else did.
 */
async function writeToOwner(req: PayloadRequest, { account, by, isPassword, formerEmail }: CredentialNotice): Promise<void> {
  const isOwn = by === null || String(by.id) === String(account.id);
  const own: Locale = getEditorLanguage(req);
  const languages: readonly Locale[] = isOwn ? [own] : ['hu', 'en'];
  const [first = own] = languages;
  const [names, now] = [await listOtherAdministrators(req, account.id), Temporal.Now.instant().toString()];
  const blocks = languages.flatMap((language) => {
    const texts = ACCOUNT_EMAIL_TEXTS[language].credentialsChanged;
    return [
      { kind: 'paragraph' as const, text: texts.greeting(account.name) },
      { kind: 'paragraph' as const, text: texts.body },
      {
        kind: 'facts' as const,
        facts: [
          ...(isPassword ? [{ label: texts.what, value: texts.password }] : []),
          ...(formerEmail === null ? [] : [{ label: texts.what, value: `${texts.email}: ${formerEmail} → ${account.email}` }]),
          { label: texts.when, value: formatMoment(now, language) },
          { label: texts.who, value: isOwn ? texts.yourself : by.name },
        ],
      },
      { kind: 'paragraph' as const, text: names ? texts.ask(names) : texts.askOperator },
    ];
  });
  const { farewell, credentialsChanged } = ACCOUNT_EMAIL_TEXTS[first];
  const { subject, preheader, reason } = credentialsChanged;
  const bodies = await composeEmail(req.payload, first, { preheader, heading: subject, blocks, farewell, reason });
  for (const to of formerEmail === null ? [account.email] : [formerEmail, account.email])
    await queueEmail(req.payload, { kind: 'account', to, subject, ...bodies }, req);
}

/** Logs the change and notifies the owner, in the transaction of the change. `by`: absent when the owner used the link of an email. */
export async function notifyOfCredentials(req: PayloadRequest, notice: CredentialNotice): Promise<void> {
  const { account, by, isPassword, formerEmail } = notice;
  const details = [...(isPassword ? ['jelszó'] : []), ...(formerEmail === null ? [] : [`e-mail-cím: ${formerEmail} → ${account.email}`])];
  await record(
    req,
    // Logged as 'settings': a new action would need a migration on PostgreSQL.
    { what: 'settings', subject: 'users', document: account.id, title: account.name, detail: details.join(', ') },
    by ?? account,
  );
  await writeToOwner(req, notice);
}

export const emailChange: CollectionAfterChangeHook<ChangedAccount> = async ({ doc, req }) => {
  const change = getChanges(req).get(doc.id);
  if (!change || !req.user) return;
  getChanges(req).delete(doc.id);
  await notifyOfCredentials(req, { ...change, account: doc, by: { id: req.user.id, name: req.user.name } });
};
