import { CaseKind, CaseState, Locale } from '@liget/content-api';
import * as z from 'zod';
import { STEP_ACTIONS } from './kinds.ts';

const DeskCase = z.object({
  reference: z.string(),
  kind: CaseKind,
  state: CaseState,
  locale: Locale,
  receivedAt: z.string(),
  /** 'YYYY-MM-DD'. */
  due: z.string().nullable(),
  assignedTo: z.number().nullable(),
  isErased: z.boolean(),
  about: z.string(),
  /** The location of a defect, in the visitor's words. */
  place: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** 'YYYY-MM-DD', and times of day 'HH:mm', of an enquiry about a place. */
  days: z.array(z.string()),
  from: z.string(),
  until: z.string(),
  guests: z.number().nullable(),
});
export type DeskCase = z.infer<typeof DeskCase>;

const RecordedStep = z.object({
  id: z.number(),
  action: z.enum(STEP_ACTIONS),
  /** ISO, UTC. */
  at: z.string(),
  by: z.string().exactOptional(),
  /** The new state, day or assignee. */
  detail: z.string().exactOptional(),
  /** The text of an answer or a note. */
  text: z.string().exactOptional(),
});
export type RecordedStep = z.infer<typeof RecordedStep>;

const Template = z.object({
  name: z.string(),
  /** With the placeholders filled in. */
  text: z.string(),
  /** An interim answer: the case stays open, with its deadline. */
  keepsOpen: z.boolean(),
});
export type Template = z.infer<typeof Template>;

/** The data of a case's screen: the message, attachments, steps, and templates for an answer. */
export const CaseDetails = z.object({
  shownCase: DeskCase,
  attachments: z.array(z.object({ id: z.number(), name: z.string(), url: z.string(), mimeType: z.string(), bytes: z.number() })),
  steps: z.array(RecordedStep),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  templates: z.array(Template),
});
export type CaseDetails = z.infer<typeof CaseDetails>;
