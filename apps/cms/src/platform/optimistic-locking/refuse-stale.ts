import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { formatMoment } from '../fields/dates/date-texts.ts';
import { RefusalError } from '../rights/refusal-error.ts';
import { BASED_ON, getDocumentKey, getGlobalKey, parseBase, type SaveConflict } from './based-on.ts';
import { findLastSaver } from './last-saver.ts';

const CONFLICT = 409;

function createRefusal(language: string, { by, updatedAt, ...rest }: SaveConflict): RefusalError {
  const moment = formatMoment(updatedAt, language === 'en' ? 'en' : 'hu');
  const message =
    language === 'en'
      ? `Meanwhile this document was saved by ${by ?? 'somebody else'} (${moment}). Your own changes have not been saved; decide which text stays.`
      : `Közben ezt a tartalmat mentette: ${by ?? 'valaki más'} (${moment}). Az Ön módosításai még nincsenek mentve; döntse el, melyik szöveg maradjon.`;
  return new RefusalError(message, CONFLICT, { ...rest, updatedAt, ...(by ? { by } : {}) });
}

/** Rejects with 409 when a newer version is stored than the one on which the request is based. */
async function refuseStale(document: string, req: PayloadRequest, loadStored: () => Promise<unknown>): Promise<void> {
  const basedOn = parseBase(document, req.headers.get(BASED_ON));
  if (basedOn === undefined) return;
  // Serialises concurrent saves: the second one checks after the first is committed.
  await lockUntilCommit(document, req);
  const storedVersion = await loadStored();
  if (typeof storedVersion !== 'object' || storedVersion === null) return;
  const updatedAt = 'updatedAt' in storedVersion && typeof storedVersion.updatedAt === 'string' ? storedVersion.updatedAt : '';
  if (updatedAt === basedOn) return;
  const by = await findLastSaver(req, document, updatedAt);
  throw createRefusal(req.i18n.language, { document, updatedAt, ...(by ? { by } : {}) });
}

export const refuseStaleDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || (typeof args.id !== 'number' && typeof args.id !== 'string')) return args;
  const { id } = args;
  await refuseStale(getDocumentKey(collection.slug, id), req, () =>
    req.payload.findByID({
      collection: collection.slug,
      id,
      draft: true,
      depth: 0,
      trash: true,
      disableErrors: true,
      ...joinTransaction(req),
    }),
  );
  return args;
};

export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update')
    await refuseStale(getGlobalKey(global.slug), req, () =>
      req.payload.findGlobal({ slug: global.slug, depth: 0, ...joinTransaction(req) }),
    );
  return args;
};
