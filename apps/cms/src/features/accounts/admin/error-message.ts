import { isRecord } from '../../../platform/is-record.ts';
import { toTextOrNull } from '../../../platform/to-text.ts';

/** The message of a refusal, in Payload's format or ours; `needs` names the missing input. */
export function readRefusal(body: unknown): { message: string | null; needs: string | null } {
  if (!isRecord(body)) return { message: null, needs: null };
  const [first]: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  const error = isRecord(first) ? first : body;
  return { message: toTextOrNull(error['message']), needs: isRecord(error['data']) ? toTextOrNull(error['data']['needs']) : null };
}
