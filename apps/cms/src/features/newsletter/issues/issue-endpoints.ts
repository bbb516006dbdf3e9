import type { Endpoint, PayloadRequest } from 'payload';
import { record } from '../../../platform/audit/record.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { emailQueued, queueEmail } from '../../../platform/email/outbox.ts';
import { loadEmailHeader } from '../../../platform/email/templates/render.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../../../platform/message-answers.ts';
import { may } from '../../../platform/rights/roles.ts';
import { change, changeStatus, composeIssueEmail, countRecipients, getKeyPrefix, KIND, START_OF_SENDING } from './dispatch.ts';
import { findIssue, type Issue, readIssueContent } from './issue.ts';
import { readIssueProgress } from './read-progress.ts';
import { isTried, noteTrial } from './trial.ts';

const ANSWERS = {
  notYours: label('Ehhez nincs joga. Kérje a rendszergazdától.', 'You may not do this. Ask an administrator.'),
  none: label('Nincs ilyen hírlevél.', 'There is no such newsletter.'),
  noTopic: label('Válassza ki, kik kapják: legalább egy témát jelöljön meg.', 'Choose who gets it: mark at least one topic.'),
  begun: label('Ezt a levelet már elküldték, vagy éppen küldik.', 'This newsletter has been sent already, or is being sent.'),
  untried: label(
    'Előbb küldjön próbát a levél mostani tartalmáról, és nézze meg a postafiókjában.',
    'First send a test of the current version, and check it in your mailbox.',
  ),
  unreadable: label('Adjon meg napot és időpontot.', 'Give a day and a time.'),
  nobody: label(
    'Most egyetlen feliratkozó sem kapná meg. Válasszon más témát, vagy időzítse a küldést.',
    'No subscriber would get it now. Choose another topic, or schedule it.',
  ),
  past: label('Ez az időpont már elmúlt. Adjon meg későbbi időpontot.', 'This time has passed. Enter a later one.'),
  far: label('Legfeljebb egy évre előre időzíthető.', 'It can be scheduled for a year ahead at most.'),
  notScheduled: label('Ez a levél nincs időzítve.', 'This newsletter is not scheduled.'),
  notSending: label('Ezt a levelet most nem küldik.', 'This newsletter is not being sent now.'),
  tested: label('A próbalevelet elküldtük az Ön címére.', 'The test newsletter has been sent to your address.'),
} satisfies Record<string, Label>;

type AnswerName = keyof typeof ANSWERS;

const answer = (req: PayloadRequest, status: number, name: AnswerName) => sendMessage(req, status, ANSWERS[name]);
const getNow = () => Temporal.Now.instant();

/** Requires the rights and an existing issue. */
function createIssueEndpoint(
  level: 'see' | 'write' | 'publish',
  handle: (req: PayloadRequest, issue: Issue) => Promise<Response>,
): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    if (!may(req.user, level, 'newsletters')) return answer(req, 403, 'notYours');
    const id = Number(req.routeParams?.['id']);
    const issue = Number.isInteger(id) ? await findIssue(req.payload, id) : null;
    return issue ? handle(req, issue) : answer(req, 404, 'none');
  };
}

/** The issue as a reader gets it, with links without effect. */
async function sendSample({ payload }: PayloadRequest, content: Awaited<ReturnType<typeof readIssueContent>>, email: string) {
  return composeIssueEmail(await loadEmailHeader(payload, 'hu'), content, { email, name: '', manageKey: 'minta' });
}

const MAX_DAYS_AHEAD = 366;

/** The requested time, `null` for at once; or the reason why it is invalid. */
async function readTime(req: PayloadRequest): Promise<{ at: string | null } | 'unreadable' | 'past' | 'far'> {
  const body: unknown = await req.json?.().catch(() => null);
  if (typeof body !== 'object' || body === null || !('at' in body)) return { at: null };
  const at = typeof body.at === 'string' ? Date.parse(body.at) : Number.NaN;
  if (Number.isNaN(at)) return 'unreadable';
  if (at <= getNow().epochMilliseconds) return 'past';
  return at > getNow().add({ hours: MAX_DAYS_AHEAD * 24 }).epochMilliseconds ? 'far' : { at: new Date(at).toISOString() };
}

/** The reason why an unsent issue may not be sent; `null` when it may. */
async function getObstacle({ payload }: PayloadRequest, issue: Issue, at: string | null): Promise<AnswerName | null> {
  if (issue.topics.length === 0) return 'noTopic';
  if (issue.status !== 'draft') return null;
  if (!(await isTried(payload, issue.id, await readIssueContent(payload, issue, getNow())))) return 'untried';
  // A sent issue cannot be changed or sent again; a scheduled one can find subscribers until its time.
  return at === null && (await countRecipients(payload, issue)) === 0 ? 'nobody' : null;
}

/** Sends it at once, or at the given time. */
async function send(req: PayloadRequest, issue: Issue): Promise<Response> {
  if (issue.status !== 'draft' && issue.status !== 'stopped') return answer(req, 409, 'begun');
  const time = await readTime(req);
  if (typeof time === 'string') return answer(req, 400, time);
  const { at } = time;
  const obstacle = await getObstacle(req, issue, at);
  if (obstacle) return answer(req, obstacle === 'untried' ? 409 : 400, obstacle);
  if (!(await startSending(req, issue, at))) return answer(req, 409, 'begun');
  if (at === null) emailQueued.publish({});
  return answerProgress(req, issue);
}

/** Starts sending, at once or at a time, and logs it; false when the issue has been sent or scheduled meanwhile. */
const startSending = (req: PayloadRequest, { id, status, subject }: Issue, at: string | null): Promise<boolean> =>
  inTransaction(req, async (within) => {
    if (!(await changeStatus(within, id, [status], at === null ? START_OF_SENDING : { status: 'scheduled', sendAt: at }))) return false;
    const detail = at === null ? {} : { detail: formatMoment(at, 'hu') };
    await record(within, { what: 'sent', subject: 'newsletters', document: id, title: subject, ...detail });
    return true;
  });

async function answerProgress(req: PayloadRequest, { id }: Issue): Promise<Response> {
  return Response.json(await readIssueProgress(req.payload, id), { headers: { 'Cache-Control': 'no-store' } });
}

/** Removes waiting emails that are not being sent from the outbox; continuing queues them again. */
async function withdraw(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'outgoing-mails',
    where: {
      and: [
        { kind: { equals: KIND } },
        { key: { like: getKeyPrefix(id) } },
        { state: { in: ['waiting', 'failed'] } },
        { lease: { exists: false } },
      ],
    },
    ...joinTransaction(req),
  });
}

/** Below `/api/newsletters/{id}`: preview, a test to oneself, sending, stopping, and progress. */
export const issueEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'get',
    path: '/:id/letter',
    handler: createIssueEndpoint('see', async (req, issue) => {
      const { html } = await sendSample(req, await readIssueContent(req.payload, issue, getNow()), 'minta@example.com');
      // Shown in a frame of the admin, where it must not run scripts.
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': 'sandbox', 'Cache-Control': 'no-store' };
      return new Response(html, { headers });
    }),
  },
  { method: 'get', path: '/:id/progress', handler: createIssueEndpoint('see', answerProgress) },
  {
    method: 'post',
    path: '/:id/test',
    handler: createIssueEndpoint('write', async (req, issue) => {
      const email = req.user?.['email'] ?? '';
      const content = await readIssueContent(req.payload, issue, getNow());
      const { subject, ...rest } = await sendSample(req, content, email);
      await inTransaction(req, async (within) => {
        await queueEmail(within.payload, { ...rest, kind: 'newsletter-test', subject: `[Próba] ${subject}` }, within);
        await noteTrial(within, issue.id, content);
      });
      return answer(req, 200, 'tested');
    }),
  },
  {
    method: 'post',
    path: '/:id/send',
    handler: createIssueEndpoint('publish', send),
  },
  {
    method: 'post',
    path: '/:id/unschedule',
    handler: createIssueEndpoint('publish', async (req, issue) =>
      (await changeStatus(req, issue.id, ['scheduled'], { status: 'draft', sendAt: null }))
        ? answerProgress(req, issue)
        : answer(req, 409, 'notScheduled'),
    ),
  },
  {
    method: 'post',
    path: '/:id/stop',
    handler: createIssueEndpoint('publish', async (req, issue) => {
      if (issue.status !== 'sending' && !((await readIssueProgress(req.payload, issue.id))?.waiting && issue.status === 'sent'))
        return answer(req, 409, 'notSending');
      await inTransaction(req, async (within) => {
        await change(within.payload, issue.id, { status: 'stopped' }, within);
        await withdraw(within, issue.id);
      });
      return answerProgress(req, issue);
    }),
  },
];
