import type { Locale } from '@liget/content-api';
import type { PayloadRequest, SanitizedConfig } from 'payload';
import { queueEmailIfPossible } from '../../email/outbox.ts';
import { composeEmail, getPublicUrl } from '../../email/templates/render.ts';
import { getDocumentTitle } from '../../fields/values/document-title.ts';
import { readRelation } from '../../read-relation.ts';
import { toText } from '../../to-text.ts';
import { CHECK_TEXTS } from '../admin/check-texts.ts';
import { SCHEDULE_TASK } from './jobs.ts';

interface Texts {
  subject: (title: string) => string;
  publish: string;
  unpublish: string;
  button: string;
  farewell: string;
  reason: string;
}

export const SCHEDULE_EMAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  hu: {
    subject: (title) => `Nem sikerült, amit időzített: ${title}`,
    publish: `Nem jelent meg a kitűzött időben, mert így nem tehető közzé. Nyissa meg: a „${CHECK_TEXTS.title.hu}” felsorolja, mi hiányzik. Utána tegye közzé, vagy időzítse újra.`,
    unpublish: 'Nem került le a honlapról a kitűzött időben. Nyissa meg, és vegye le, vagy időzítse újra.',
    button: 'Megnyitom',
    farewell: 'Üdvözlettel: a Liget honlapjának szerkesztősége',
    reason: 'Ezt az e-mailt azért kapta, mert Ön időzítette.',
  },
  en: {
    subject: (title) => `What you scheduled has failed: ${title}`,
    publish: `It did not appear at the planned time, because it cannot be published as it is. Open it: ‘${CHECK_TEXTS.title.en}’ lists what is missing. Then publish it, or schedule it again.`,
    unpublish: 'It was not taken down at the planned time. Open it and take it down, or schedule it again.',
    button: 'Open it',
    farewell: 'Kind regards, the editors of the Liget website',
    reason: 'You are receiving this because you scheduled it.',
  },
};

/** The arguments that Payload passes after a failed task. */
interface FailedTask {
  job: { id: number | string };
  input?: object;
  req: PayloadRequest;
}

/** Reads the document and the account of a planned action; `null` when either is gone. */
async function readTask({ req: { payload }, input }: FailedTask) {
  const { doc, user, type }: { doc?: unknown; user?: unknown; type?: unknown } = input ?? {};
  const [planned, planner] = [readRelation(doc), readRelation(user)];
  const collection = planned && payload.collections[planned.relationTo]?.config;
  if (!collection || !planner) return null;
  const id = planned.value;
  const readOptions = { depth: 0, disableErrors: true, overrideAccess: true } as const;
  const document: object | null = await payload.findByID({ collection: collection.slug, id, draft: true, locale: 'hu', ...readOptions });
  const account: Record<string, unknown> | null = await payload.findByID({
    collection: 'users',
    id: planner.value,
    ...readOptions,
  });
  const isUnpublication = type === 'unpublish';
  return document && account ? { collection, id, document, account, isUnpublication } : null;
}

/** Tells the editor who planned a publication that it has failed: nobody is in front of the admin at that time. */
async function reportFailure(task: FailedTask): Promise<void> {
  const { payload } = task.req;
  const found = await readTask(task);
  if (!found) return;
  const { collection, id, document, account, isUnpublication } = found;
  const locale: Locale = account['emailLanguage'] === 'en' ? 'en' : 'hu';
  const texts = SCHEDULE_EMAIL_TEXTS[locale];
  const body = isUnpublication ? texts.unpublish : texts.publish;
  const subject = texts.subject(getDocumentTitle(document, collection).replaceAll(/\p{Cc}+/gu, ' '));
  const bodies = await composeEmail(payload, locale, {
    preheader: body,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: body },
      { kind: 'button', label: texts.button, url: getPublicUrl(`/admin/collections/${collection.slug}/${id}`) },
    ],
    farewell: texts.farewell,
    reason: texts.reason,
  });
  await queueEmailIfPossible(payload, {
    kind: 'schedule-failed',
    key: `schedule/${task.job.id}`,
    to: toText(account['email']),
    subject,
    ...bodies,
  });
}

/** Payload's task for planned publications has no other place for this. */
export function withFailureEmails(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? [])
    if (task.slug === SCHEDULE_TASK)
      task.onFail = async (failed) => {
        // The task stays failed whatever becomes of the email.
        await reportFailure(failed).catch((error: unknown) =>
          failed.req.payload.logger.error({ err: error, msg: 'No email about a failed plan' }),
        );
      };
  return config;
}
