import { NewsletterTopic } from '@liget/content-api';
import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import type * as Stored from '../../../payload-types.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import type { Block, EmailContent } from '../../../platform/email/templates/blocks.ts';
import { getPublicUrl } from '../../../platform/email/templates/render.ts';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { getImage } from '../../../platform/read-model/pictures/pictures.ts';
import { fillText } from '../../../platform/read-model/placeholders/fill.ts';
import { findByIds, mapSkippingInvalid } from '../../../platform/read-model/published.ts';
import { EVENT_DEPTH, toEvent } from '../../events/agenda/handlers/event.ts';
import { newsletterTexts } from '../email-texts.ts';
import { ISSUE_STATES } from './issue-progress.ts';
import { findOmissions } from './omissions.ts';
import { formatProgramLine } from './program-line.ts';

export const NEWSLETTERS = 'newsletters';

const ids = z
  .array(z.number())
  .nullish()
  .transform((list) => list ?? []);
const Issue = z.object({
  id: z.number(),
  subject: z.string(),
  preheader: z.string().nullish(),
  intro: z.string(),
  sections: z
    .array(z.object({ title: z.string(), programs: ids, news: ids }))
    .nullish()
    .transform((sections) => sections ?? []),
  topics: z
    .array(NewsletterTopic)
    .nullish()
    .transform((topics) => topics ?? []),
  status: z.enum(ISSUE_STATES),
  /** The last subscription whose email was queued. */
  reached: z.number().nullish(),
  recipients: z.number().nullish(),
  /** The time of a scheduled issue, or the time at which nobody was to get a draft; ISO. */
  sendAt: z.string().nullish(),
});
export type Issue = z.infer<typeof Issue>;

/** A stored issue; `null` when it does not exist. */
export async function findIssue(payload: Payload, id: number, req?: PayloadRequest): Promise<Issue | null> {
  const row = await payload.findByID({
    collection: NEWSLETTERS,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    showHiddenFields: true,
    ...joinTransaction(req),
  });
  return row ? Issue.parse(row) : null;
}

function getPicture(read: DocumentReader<Stored.Event> | DocumentReader<Stored.News>) {
  // JPEG, which every mail program shows.
  const image = getImage(read);
  return image?.share ? { picture: { src: getPublicUrl(image.share.src), alt: image.alt } } : {};
}

function toProgramTeaser(read: DocumentReader<Stored.Event>, now: Temporal.Instant): Block {
  const event = toEvent(read, now);
  const { name, url, lead } = event;
  const line = formatProgramLine(event, now);
  return {
    kind: 'teaser',
    title: name,
    url: getPublicUrl(url),
    ...(line ? { when: line } : {}),
    ...(lead ? { text: lead } : {}),
    ...getPicture(read),
  };
}

function toNewsTeaser(read: DocumentReader<Stored.News>): Block {
  const path = getItemPath('magazineArticle', 'hu', getShownSlugs(read.slugs())) ?? read.fail('slug', 'makes no address');
  const lead = read.textOrEmpty('lead');
  return { kind: 'teaser', title: read.text('title'), url: getPublicUrl(path), ...(lead ? { text: lead } : {}), ...getPicture(read) };
}

/** The contents of an issue for all recipients, with published events and news that are not over. */
export async function readIssueContent(payload: Payload, issue: Issue, now: Temporal.Instant): Promise<Omit<EmailContent, 'links'>> {
  const context = { payload, locale: 'hu', now } as const;
  const fillInHungarian = (text: string) => fillText(payload, text, 'hu');
  const intro = await fillInHungarian(issue.intro);
  const blocks: Block[] = intro.split(/\n\s*\n/).map((text) => ({ kind: 'paragraph', text: text.trim() }));
  const over = new Set((await findOmissions(payload, issue.sections, now)).flatMap(({ id, reason }) => (reason === 'over' ? [id] : [])));
  for (const { title, programs, news } of issue.sections) {
    const toCome = programs.filter((id) => !over.has(id));
    const shown = [
      ...mapSkippingInvalid(await findByIds(context, 'events', toCome, EVENT_DEPTH), (read) => toProgramTeaser(read, now)),
      ...mapSkippingInvalid(await findByIds(context, 'news', news, 1), toNewsTeaser),
    ];
    if (shown.length > 0) blocks.push({ kind: 'heading', text: await fillInHungarian(title) }, ...shown);
  }
  const { farewell, known } = newsletterTexts;
  return {
    preheader: await fillInHungarian(issue.preheader ?? ''),
    heading: await fillInHungarian(issue.subject),
    blocks,
    farewell,
    reason: known.reason,
  };
}
