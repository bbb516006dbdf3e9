import type { Payload, Where } from 'payload';
import { countRecipients, getKeyPrefix, KIND } from './dispatch.ts';
import { findIssue, type Issue, readIssueContent } from './issue.ts';
import type { Plan, Progress } from './issue-progress.ts';
import { findOffPrograms } from './off-programs.ts';
import { findOmissions } from './omissions.ts';
import { isTried } from './trial.ts';

async function getPlan(payload: Payload, issue: Issue): Promise<Plan> {
  const now = Temporal.Now.instant();
  const sendAt = issue.status === 'scheduled' ? (issue.sendAt ?? null) : null;
  const at = sendAt ? Temporal.Instant.from(sendAt) : now;
  const omissions = await findOmissions(payload, issue.sections, at);
  return {
    recipients: issue.topics.length === 0 ? 0 : await countRecipients(payload, issue),
    omissions,
    offPrograms: await findOffPrograms(payload, issue.sections, omissions, at),
    isTried: await isTried(payload, issue.id, await readIssueContent(payload, issue, now)),
    sendAt,
    missedAt: issue.status === 'draft' ? (issue.sendAt ?? null) : null,
  };
}

/** `null` when the issue does not exist. */
export async function readIssueProgress(payload: Payload, id: number): Promise<Progress | null> {
  const issue = await findIssue(payload, id);
  if (!issue) return null;
  const count = async (...more: Where[]) => {
    const where: Where = { and: [{ kind: { equals: KIND } }, { key: { like: getKeyPrefix(id) } }, ...more] };
    return (await payload.count({ collection: 'outgoing-mails', overrideAccess: true, where })).totalDocs;
  };
  const [sent, waiting, givenUp, bounced] = await Promise.all([
    count({ state: { equals: 'sent' } }),
    count({ state: { in: ['waiting', 'failed'] } }),
    count({ state: { equals: 'given_up' } }),
    count({ undeliverable: { equals: true } }),
  ]);
  const plan = issue.status === 'draft' || issue.status === 'scheduled' ? await getPlan(payload, issue) : null;
  return { status: issue.status, plan, recipients: sent + waiting + givenUp, sent, waiting, givenUp, bounced };
}
