import * as z from 'zod';
import { Day, Instant } from './primitives.ts';

/** The kinds of cases that visitors can open. */
export const CASE_KINDS = ['complaint', 'question', 'venueHire', 'sportCourt', 'publicData', 'defect'] as const;
export const CaseKind = z.enum(CASE_KINDS);
export type CaseKind = z.infer<typeof CaseKind>;

/** The states of a case. 'waiting': the visitor has to send something. */
export const CASE_STATES = ['new', 'inProgress', 'waiting', 'answered', 'closed'] as const;
export const CaseState = z.enum(CASE_STATES);
export type CaseState = z.infer<typeof CaseState>;

/** For example 'P-2026-K7QW3N': the letter of the form, the year, six characters without those that look alike. */
export const CASE_REFERENCE = /^[A-Z]-\d{4}-[2-9A-HJ-NP-Z]{6}$/;
/** 128 bits in base64url. */
export const CASE_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** The header with a visitor's token; in a URL it would be logged. */
export const TOKEN_HEADER = 'x-case-token';

/** The state of a case for its sender, `GET /cases/{reference}`; for the site only. */
export const CaseStatus = z.object({
  reference: z.string(),
  kind: CaseKind,
  /** The service, venue or court; empty when there is none. */
  about: z.string(),
  state: CaseState,
  received_at: Instant,
  /** The day by which it must be answered; `null` when there is none. */
  due: Day.nullable(),
  /** The answers, the oldest first. */
  answers: z.array(z.object({ at: Instant, text: z.string() })),
  attachments: z.array(z.object({ name: z.string(), file_size: z.number().int().nonnegative() })),
});
export type CaseStatus = z.infer<typeof CaseStatus>;
