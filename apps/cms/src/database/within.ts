import type { PayloadRequest } from 'payload';

/** For a question inside a request's own transaction, which is the one that may write: passing the whole request on would change its language settings. */
export const within = (req: PayloadRequest) => (req.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } });
