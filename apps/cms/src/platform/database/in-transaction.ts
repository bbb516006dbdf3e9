import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Does it in the transaction of the request, or in a new one when there is none: nothing of it is stored when it throws. Only whoever began the
 * transaction ends it, so that a caller may catch what failed inside and go on.
 */
export async function inTransaction<Result>(req: PayloadRequest, act: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const isOwn = await initTransaction(req);
  try {
    const result = await act(req);
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
