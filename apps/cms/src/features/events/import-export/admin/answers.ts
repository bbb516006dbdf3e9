import { readMessage } from '../../../../platform/admin-ui/read-message.ts';
import type { Label } from '../../../../platform/fields/labels.ts';
import { isRecord } from '../../../../platform/is-record.ts';
import type { ShownLine } from '../import-endpoints.ts';
import type { Verdict } from '../import-status.ts';
import type { Progress } from '../runs.ts';

/** The result of reading a file. */
export interface Report {
  source: { encoding: string } | { sheet: string };
  notes: Label[];
  counts: Record<Verdict, number>;
  lines: ShownLine[];
}

const isReport = (body: unknown): body is Report =>
  isRecord(body) && Array.isArray(body['lines']) && Array.isArray(body['notes']) && isRecord(body['counts']) && isRecord(body['source']);
const isProgress = (body: unknown): body is Progress =>
  isRecord(body) && typeof body['id'] === 'number' && typeof body['state'] === 'string' && isRecord(body['counts']);

export type Answer<Body> = { ok: Body } | { refused: string | null } | { signedOut: true } | { away: true };

async function requestJson<Body>(isBody: (body: unknown) => body is Body, address: string, init: RequestInit): Promise<Answer<Body>> {
  try {
    const response = await fetch(address, { method: 'POST', ...init });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return isBody(body) ? { ok: body } : { away: true };
    if (response.status === 401) return { signedOut: true };
    if (response.status >= 500) return { away: true };
    return { refused: readMessage(body) };
  } catch {
    return { away: true };
  }
}

/** The requests below `/api/event-imports`. */
export const lookAt = (base: string, file: File, headers: Record<string, string>) =>
  requestJson(isReport, `${base}/look`, { body: file, headers: { ...headers, 'content-type': 'application/octet-stream' } });
export const beginWith = (base: string, file: File, headers: Record<string, string>) =>
  requestJson(isProgress, `${base}/begin?${new URLSearchParams({ name: file.name })}`, {
    body: file,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
export const carryOn = (base: string, id: number, work: 'step' | 'undo', headers: Record<string, string>) =>
  requestJson(isProgress, `${base}/${id}/${work}`, { headers });
