import { isRecord } from '../../../platform/is-record.ts';
import { toTextOrNull } from '../../../platform/to-text.ts';

/** What the service says when it refuses, in Payload's form or in our own; `needs` names what is missing. */
export function readRefusal(body: unknown): { message: string | null; needs: string | null } {
  if (!isRecord(body)) return { message: null, needs: null };
  const [first]: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  const error = isRecord(first) ? first : body;
  return { message: toTextOrNull(error['message']), needs: isRecord(error['data']) ? toTextOrNull(error['data']['needs']) : null };
}
