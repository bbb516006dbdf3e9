import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Runs the function in the transaction of the request, or in a new one if there is none; rolls back when it throws. Only the caller that began the
 * transaction ends it, so that a caller may catch an error of the function and continue.
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
