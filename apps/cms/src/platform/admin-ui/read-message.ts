import { isRecord, readRecords } from '../is-record.ts';
import { toTextOrNull } from '../to-text.ts';

/** The service's message in the body of its answer, in the language of the request; `null` if the body has none. */
export const readMessage = (body: unknown): string | null => (isRecord(body) ? toTextOrNull(body['message']) : null);

/** The messages of the errors with which Payload's own endpoints refuse a request. */
export const readErrorMessages = (body: unknown): string[] =>
  readRecords(isRecord(body) ? body['errors'] : []).flatMap((error) => readMessage(error) ?? []);
