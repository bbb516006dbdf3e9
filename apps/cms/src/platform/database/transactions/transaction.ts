import type { PayloadRequest } from 'payload';

/** Options that run a Payload operation in the transaction of `req`, without the request's language and user, which Payload would change. */
export const joinTransaction = (req?: PayloadRequest) =>
  req?.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } };
