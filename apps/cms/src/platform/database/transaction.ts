import type { PayloadRequest } from 'payload';

/** Puts a question into the transaction of the request that asks, and leaves out its language and its editor, which Payload would change. */
export const joinTransaction = (req?: PayloadRequest) =>
  req?.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } };
