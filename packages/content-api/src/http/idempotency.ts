/** The header with the id of a message of counts: a message that is sent again, because its answer was lost, is stored once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
