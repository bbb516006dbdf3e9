import * as z from 'zod';
import { Label } from '../../../platform/fields/labels.ts';
import { VERDICTS } from './import-status.ts';

const Verdict = z.enum(VERDICTS);
const Counts = z.record(Verdict, z.number());

/** What an import will do with one event of a file. */
export const PlannedLine = z.object({
  line: z.number(),
  key: z.string(),
  title: z.string(),
  verdict: Verdict,
  errors: z.array(Label),
  notes: z.array(Label),
  /** Names of the columns that differ from the stored event. */
  columns: z.array(z.string()),
  /** The id of the stored event; `null` for a new one. */
  event: z.number().nullable(),
});

/** The dates of a line as the import understood them, for comparison with the file. */
const UnderstoodDates = z.object({
  /** The first dates, with weekday and the month's name; the last one if there are more. */
  shown: z.array(Label),
  count: z.number(),
});
export type UnderstoodDates = z.infer<typeof UnderstoodDates>;

const ShownLine = PlannedLine.extend({ dates: UnderstoodDates });
export type ShownLine = z.infer<typeof ShownLine>;

/** The result of reading a file, as the service answers the admin. */
export const Report = z.object({
  source: z.union([z.object({ encoding: z.string() }), z.object({ sheet: z.string() })]),
  notes: z.array(Label),
  counts: Counts,
  lines: z.array(ShownLine),
});
export type Report = z.infer<typeof Report>;

/** `going`: lines are being imported. `undoing`: its new drafts are being moved to the trash. */
export const RunState = z.enum(['going', 'done', 'undoing', 'undone']);
export type RunState = z.infer<typeof RunState>;

export const FailedLine = z.object({ line: z.number(), title: z.string(), fault: Label });

/** A run of an import, as the service answers the admin. */
export const Progress = z.object({
  id: z.number(),
  fileName: z.string(),
  by: z.string(),
  startedAt: z.string(),
  state: RunState,
  /** Processed lines, or events processed while undoing. */
  position: z.number(),
  total: z.number(),
  counts: Counts,
  /** Lines that were left out: the first hundred that the plan refused, and those that failed although the plan had accepted them. */
  failed: z.array(FailedLine),
  /** Events that were published, changed or deleted since the run, which undoing skips. */
  left: z.number(),
  /** Whether there is anything to undo. */
  canUndo: z.boolean(),
});
export type Progress = z.infer<typeof Progress>;
