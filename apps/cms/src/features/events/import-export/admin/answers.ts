import type * as z from 'zod';
import { readMessage } from '../../../../platform/admin-ui/read-message.ts';
import { Progress, Report } from '../import-answers.ts';

export type Answer<Body> = { ok: Body } | { refused: string | null } | { signedOut: true } | { away: true };

async function requestJson<Body>(schema: z.ZodType<Body>, address: string, init: RequestInit): Promise<Answer<Body>> {
  try {
    const response = await fetch(address, { method: 'POST', ...init });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const answer = schema.safeParse(body);
      return answer.success ? { ok: answer.data } : { away: true };
    }
    if (response.status === 401) return { signedOut: true };
    if (response.status >= 500) return { away: true };
    return { refused: readMessage(body) };
  } catch {
    return { away: true };
  }
}

/** The requests below `/api/event-imports`. */
export const previewImport = (base: string, file: File, headers: Record<string, string>) =>
  requestJson(Report, `${base}/look`, { body: file, headers: { ...headers, 'content-type': 'application/octet-stream' } });
export const beginImport = (base: string, file: File, headers: Record<string, string>) =>
  requestJson(Progress, `${base}/begin?${new URLSearchParams({ name: file.name })}`, {
    body: file,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
export const continueImport = (base: string, id: number, work: 'step' | 'undo', headers: Record<string, string>) =>
  requestJson(Progress, `${base}/${id}/${work}`, { headers });
