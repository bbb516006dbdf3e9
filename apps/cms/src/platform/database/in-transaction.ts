import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** Runs the function in one transaction of the request; rolls back when it throws. */
export async function inTransaction<Result>(req: PayloadRequest, act: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const isOurs = await initTransaction(req);
  try {
    const result = await act(req);
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
