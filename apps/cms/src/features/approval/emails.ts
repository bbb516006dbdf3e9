import type { Locale } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { queueEmailIfPossible } from '../../platform/email/outbox.ts';
import { composeEmail, getPublicUrl } from '../../platform/email/templates/render.ts';
import { getDocumentTitle } from '../../platform/fields/values/document-title.ts';
import { getProperty } from '../../platform/rights/get-property.ts';
import { isAdministrator, may } from '../../platform/rights/roles.ts';
import { toText } from '../../platform/to-text.ts';
import { APPROVAL_EMAIL_TEXTS } from './email-texts.ts';
import type { ApprovalStep } from './steps.ts';
import type { Subject } from './store.ts';

type Account = Readonly<Record<string, unknown>>;
type NoticeKind = Exclude<ApprovalStep['kind'], 'withdrawn'>;

/** The most recipients if no editor is responsible for a document. */
const MAX_RECIPIENTS = 10;

const getLocale = (account: Account): Locale => (account['emailLanguage'] === 'en' ? 'en' : 'hu');

async function findAccounts(req: PayloadRequest): Promise<Account[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'id',
    ...joinTransaction(req),
  });
  return docs.map((account) => ({ ...account }));
}

/**
 * The reviewers of a document: the responsible user, otherwise everybody who publishes such documents in their own role, otherwise the
 * administrators. Never the author of the request, nor users who may not publish it.
 */
export function chooseReviewers(
  accounts: readonly Account[],
  { collection }: Subject,
  responsible: number | null,
  asker: number | null,
): Account[] {
  const able = accounts.filter((account) => account['id'] !== asker && may(account, 'publish', collection));
  const own = able.filter((account) => account['id'] === responsible);
  const editors = able.filter((account) => !isAdministrator(account));
  return (own.length > 0 ? own : editors.length > 0 ? editors : able).slice(0, MAX_RECIPIENTS);
}

interface Notice {
  subject: Subject;
  /** The newest version of the document. */
  document: object;
  step: ApprovalStep & { kind: NoticeKind };
}

async function write(req: PayloadRequest, account: Account, { subject: { collection, id }, document, step }: Notice): Promise<void> {
  const config = req.payload.collections[collection]?.config;
  if (!config) return;
  const locale = getLocale(account);
  const texts = APPROVAL_EMAIL_TEXTS[locale];
  const { body, reason, subject } = texts.about[step.kind];
  // A pasted title may contain tabs, which a subject must not.
  const title = getDocumentTitle(document, config).replaceAll(/\p{Cc}+/gu, ' ');
  const heading = subject(title);
  const kind = getProperty(config.labels.singular, locale);
  const bodies = await composeEmail(req.payload, locale, {
    preheader: body,
    heading,
    blocks: [
      { kind: 'paragraph', text: body },
      {
        kind: 'facts',
        facts: [
          { label: texts.what, value: `${title}${typeof kind === 'string' ? ` (${kind.toLowerCase()})` : ''}` },
          { label: texts.who, value: step.by },
          ...(step.comment ? [{ label: texts.comment, value: step.comment }] : []),
        ],
      },
      { kind: 'button', label: texts.button, url: getPublicUrl(`/admin/collections/${collection}/${id}`) },
    ],
    farewell: texts.farewell,
    reason,
  });
  const key = `approval/${step.id}/${String(account['id'])}`;
  await queueEmailIfPossible(req.payload, { kind: 'approval', key, to: toText(account['email']), subject: heading, ...bodies }, req);
}

/** Notifies the reviewers of a document, in the transaction of the request. */
export async function notifyReviewers(req: PayloadRequest, notice: Notice): Promise<void> {
  const responsible = Number(getProperty(notice.document, 'responsible') ?? Number.NaN);
  const reviewers = chooseReviewers(
    await findAccounts(req),
    notice.subject,
    Number.isNaN(responsible) ? null : responsible,
    notice.step.who,
  );
  for (const account of reviewers) await write(req, account, notice);
}

/** Notifies the author of a request of its result, except of their own actions. */
export async function notifyAsker(req: PayloadRequest, asker: number | null, notice: Notice): Promise<void> {
  if (asker === null || asker === notice.step.who) return;
  const account = (await findAccounts(req)).find(({ id }) => id === asker);
  if (account) await write(req, account, notice);
}
