import { APIError, type Endpoint, Locked, type PayloadRequest, ValidationError } from 'payload';
import * as z from 'zod';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { refuseSignedOut, sendMessage, UNREADABLE_REQUEST } from '../../../platform/message-answers.ts';
import { getDocumentKey } from '../../../platform/optimistic-locking/based-on.ts';
import { REVIEW_ON } from '../../../platform/publishing/review-fields.ts';
import { may } from '../../../platform/rights/roles.ts';
import { ENGLISH_IS_RIGHT } from '../../list-search/in-english.ts';

const Reference = z.object({ collection: z.string(), id: z.int().positive() });
/** An editor's confirmation: the document is correct until its next review, or its English matches the Hungarian. */
const ReviewConfirmation = z.discriminatedUnion('what', [
  Reference.extend({ what: z.literal('review'), next: z.iso.datetime() }),
  Reference.extend({ what: z.literal('english') }),
]);
type ReviewConfirmation = z.infer<typeof ReviewConfirmation>;

const HEADERS = { 'Cache-Control': 'no-store' };
const TEXTS = {
  forbidden: label('Ehhez nincs joga. Kérje a rendszergazdától.', 'You may not do this. Ask an administrator.'),
  gone: label('Ez a tartalom már nincs meg.', 'This no longer exists.'),
  locked: label('Ezt most más szerkeszti. Próbálja meg később.', 'Somebody else is editing this. Try again later.'),
  failed: label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
} as const;

const isSubject = ({ payload }: PayloadRequest, slug: string): boolean => Boolean(payload.collections[slug]?.config.versions?.drafts);

/** Saves it in the newest version: on the site at once if that is published, otherwise among the unpublished changes. */
async function save(req: PayloadRequest, request: ReviewConfirmation): Promise<Label | null> {
  const { collection, id } = request;
  await lockUntilCommit(getDocumentKey(collection, id), req);
  const document: unknown = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  if (!isRecord(document)) return TEXTS.gone;
  const isPublished = document['_status'] === 'published';
  await req.payload.update({
    collection,
    id,
    depth: 0,
    locale: 'hu',
    draft: !isPublished,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    context: request.what === 'english' ? { [ENGLISH_IS_RIGHT]: true } : {},
    ...joinTransaction(req),
    data: { ...(request.what === 'review' ? { [REVIEW_ON]: request.next } : {}), _status: isPublished ? 'published' : 'draft' },
  });
  return null;
}

/** `POST /api/first-screen/looked-at` with a `ReviewConfirmation`, for users who may publish the document: a published version is published again. */
export const confirmReviewEndpoint: Endpoint = {
  method: 'post',
  path: '/first-screen/looked-at',
  handler: async (req) => {
    if (!req.user) return refuseSignedOut(req);
    const request = ReviewConfirmation.safeParse(await req.json?.().catch(() => null));
    if (!request.success || !isSubject(req, request.data.collection)) return sendMessage(req, 400, UNREADABLE_REQUEST);
    if (!may(req.user, 'publish', request.data.collection)) return sendMessage(req, 403, TEXTS.forbidden);
    try {
      const why = await inTransaction(req, (within) => save(within, request.data));
      return why ? sendMessage(req, 404, why) : Response.json({ done: true }, { headers: HEADERS });
    } catch (error) {
      if (error instanceof Locked) return sendMessage(req, 423, TEXTS.locked);
      if (error instanceof ValidationError) return sendMessage(req, 400, error.data.errors[0]?.message ?? TEXTS.failed);
      if (error instanceof APIError && error.status < 500) return sendMessage(req, error.status, error.message);
      throw error;
    }
  },
};
