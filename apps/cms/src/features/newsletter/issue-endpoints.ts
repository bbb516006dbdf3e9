import type { Endpoint, PayloadRequest } from 'payload';
import { record } from '../../platform/audit/record.ts';
import { post, posted } from '../../platform/email/outbox.ts';
import { letterhead } from '../../platform/email/templates/render.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { may } from '../../platform/rights/roles.ts';
import { change, issueKeys, KIND, letterTo } from './dispatch.ts';
import { contentOf, findIssue, type Issue } from './issue.ts';
import { progressOf } from './progress.ts';

const ANSWERS = {
  signIn: label('Jelentkezzen be.', 'Sign in.'),
  notYours: label('Ehhez Önnek nincs joga.', 'You may not do this.'),
  none: label('Nincs ilyen levél.', 'There is no such letter.'),
  noTopic: label('Válassza ki, kik kapják: legalább egy témát jelöljön meg.', 'Choose who gets it: mark at least one topic.'),
  begun: label('Ezt a levelet már elküldték, vagy éppen küldik.', 'This newsletter has been sent already, or is being sent.'),
  notSending: label('Ezt a levelet most nem küldik.', 'This newsletter is not being sent now.'),
  tested: label('A próbalevelet elküldtük az Ön címére.', 'The test letter has been sent to your address.'),
} satisfies Record<string, Label>;

type AnswerName = keyof typeof ANSWERS;

const said = (req: PayloadRequest, status: number, name: AnswerName) =>
  Response.json({ message: ANSWERS[name][req.i18n.language === 'en' ? 'en' : 'hu'] }, { status });
const now = () => Temporal.Now.instant();

/** Only for editors who may go so far, only for a letter that there is. */
function ofIssue(
  level: 'see' | 'write' | 'publish',
  handle: (req: PayloadRequest, issue: Issue) => Promise<Response>,
): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return said(req, 401, 'signIn');
    if (!may(req.user, level, 'newsletters')) return said(req, 403, 'notYours');
    const id = Number(req.routeParams?.['id']);
    const issue = Number.isInteger(id) ? await findIssue(req.payload, id) : null;
    return issue ? handle(req, issue) : said(req, 404, 'none');
  };
}

/** As a reader would get it; its links lead nowhere. */
async function sample({ payload }: PayloadRequest, issue: Issue, email: string) {
  return letterTo(await letterhead(payload, 'hu'), await contentOf(payload, issue, now()), { email, manageKey: 'minta' });
}

async function progress(req: PayloadRequest, { id }: Issue): Promise<Response> {
  return Response.json(await progressOf(req.payload, id), { headers: { 'Cache-Control': 'no-store' } });
}

/** What is not under way yet is taken out of the queue; what goes on later gets it again. */
async function withdraw(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'outgoing-mails',
    where: {
      and: [
        { kind: { equals: KIND } },
        { key: { like: issueKeys(id) } },
        { state: { in: ['waiting', 'failed'] } },
        { lease: { exists: false } },
      ],
    },
  });
}

/** Below `/api/newsletters/{id}`: the exact letter, a test to oneself, sending, stopping, and how far it is. */
export const issueEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'get',
    path: '/:id/letter',
    handler: ofIssue('see', async (req, issue) => {
      const { html } = await sample(req, issue, 'minta@example.com');
      // Shown in a frame of the admin, where nothing of it may run.
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': 'sandbox', 'Cache-Control': 'no-store' };
      return new Response(html, { headers });
    }),
  },
  { method: 'get', path: '/:id/progress', handler: ofIssue('see', progress) },
  {
    method: 'post',
    path: '/:id/test',
    handler: ofIssue('write', async (req, issue) => {
      const email = req.user?.['email'] ?? '';
      const { subject, ...letter } = await sample(req, issue, email);
      await post(req.payload, { ...letter, kind: 'newsletter-test', subject: `[Próba] ${subject}` });
      return said(req, 200, 'tested');
    }),
  },
  {
    method: 'post',
    path: '/:id/send',
    handler: ofIssue('publish', async (req, issue) => {
      if (issue.status !== 'draft' && issue.status !== 'stopped') return said(req, 409, 'begun');
      if (issue.topics.length === 0) return said(req, 400, 'noTopic');
      await change(req.payload, issue.id, { status: 'sending', reached: 0, recipients: 0 });
      posted.publish({});
      await record(req, { what: 'sent', subject: 'newsletters', document: issue.id, title: issue.subject });
      return progress(req, issue);
    }),
  },
  {
    method: 'post',
    path: '/:id/stop',
    handler: ofIssue('publish', async (req, issue) => {
      if (issue.status !== 'sending' && !((await progressOf(req.payload, issue.id))?.waiting && issue.status === 'sent'))
        return said(req, 409, 'notSending');
      await change(req.payload, issue.id, { status: 'stopped' });
      await withdraw(req, issue.id);
      return progress(req, issue);
    }),
  },
];
