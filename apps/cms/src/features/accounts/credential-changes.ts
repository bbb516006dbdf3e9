import type { Locale } from '@liget/content-api';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { record } from '../../platform/audit/record.ts';
import { joinTransaction } from '../../platform/database/transaction.ts';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { post } from '../../platform/email/outbox.ts';
import { composeEmail } from '../../platform/email/templates/render.ts';
import { emailMessages } from '../../platform/email/texts/index.ts';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';

import { getRoles } from '../../platform/rights/roles.ts';

type Id = number | string;

/** What of the means of signing in a save changes. */
export interface CredentialChange {
  isPassword: boolean;
  /** `null` when the e-mail address stays. */
  formerEmail: string | null;
}

/** Kept with the request, by account, from before the save until after it: Payload has thrown the password away by then. */
const CHANGES = 'credentialChanges';

function getChanges(req: PayloadRequest): Map<unknown, CredentialChange> {
  const known = req.context[CHANGES];
  if (known instanceof Map) return known;
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
  /** As it is now. */
  email: string;
}

const MOST_NAMES = 3;

/** Some of those who can help: not the account's owner. */
async function listOtherAdministrators(req: PayloadRequest, id: Id): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    limit: MOST_NAMES,
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

/** Writes to the account's owner: in the language of the admin where it was the owner's own doing, in both where somebody else did it. */
async function writeToOwner(req: PayloadRequest, { account, by, isPassword, formerEmail }: CredentialNotice): Promise<void> {
  const isOwn = by === null || String(by.id) === String(account.id);
  const own: Locale = getEditorLanguage(req);
  const languages: readonly Locale[] = isOwn ? [own] : ['hu', 'en'];
  const [first = own] = languages;
  const [names, now] = [await listOtherAdministrators(req, account.id), formatMoment(Temporal.Now.instant().toString())];
  const blocks = languages.flatMap((language) => {
    const texts = emailMessages[language].credentialsChanged;
    return [
      { kind: 'paragraph' as const, text: texts.greeting(account.name) },
      { kind: 'paragraph' as const, text: texts.body },
      {
        kind: 'facts' as const,
        facts: [
          ...(isPassword ? [{ label: texts.what, value: texts.password }] : []),
          ...(formerEmail === null ? [] : [{ label: texts.what, value: `${texts.email}: ${formerEmail} → ${account.email}` }]),
          { label: texts.when, value: now },
          { label: texts.who, value: isOwn ? texts.yourself : by.name },
        ],
      },
      { kind: 'paragraph' as const, text: names ? texts.ask(names) : texts.askOperator },
    ];
  });
  const { farewell, credentialsChanged } = emailMessages[first];
  const { subject, preheader, reason } = credentialsChanged;
  const bodies = await composeEmail(req.payload, first, { preheader, heading: subject, blocks, farewell, reason });
  for (const to of formerEmail === null ? [account.email] : [formerEmail, account.email])
    await post(req.payload, { kind: 'account', to, subject, ...bodies }, req);
}

/** Tells the log and the owner, in the transaction of the change. `by`: none when the owner did it by the link of an email. */
export async function tellOfCredentials(req: PayloadRequest, notice: CredentialNotice): Promise<void> {
  const { account, by, isPassword, formerEmail } = notice;
  const details = [...(isPassword ? ['jelszó'] : []), ...(formerEmail === null ? [] : [`e-mail-cím: ${formerEmail} → ${account.email}`])];
  await record(
    req,
    // Not a deed of its own: PostgreSQL keeps the list of them.
    { what: 'settings', subject: 'users', document: account.id, title: account.name, detail: details.join(', ') },
    by ?? account,
  );
  await writeToOwner(req, notice);
}

export const tellOfChange: CollectionAfterChangeHook<ChangedAccount> = async ({ doc, req }) => {
  const change = getChanges(req).get(doc.id);
  if (!change || !req.user) return;
  getChanges(req).delete(doc.id);
  await tellOfCredentials(req, { ...change, account: doc, by: { id: req.user.id, name: req.user.name } });
};
