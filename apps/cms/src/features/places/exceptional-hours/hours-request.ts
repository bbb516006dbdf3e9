import * as z from 'zod';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { UNREADABLE_REQUEST } from '../../../platform/message-answers.ts';
import { readHours } from './read-hours.ts';

const MAX_DAYS = 366;
const Reason = z.string().trim().max(300);

const formatClockTime = (orDusk: boolean) =>
  z.string().transform((typed, context) => {
    const read = readHours(typed, orDusk);
    if (read !== null) return read;
    context.addIssue('no time');
    return z.NEVER;
  });

/** The requested exception: hours from one day to another ('2026-12-24'), or closed when both times are empty. */
const Shape = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  opens: formatClockTime(false),
  closes: formatClockTime(true),
  reason: z.object({ hu: Reason, en: Reason }),
});
export type HoursRequest = z.infer<typeof Shape>;
export type HoursAction = 'add' | 'remove';

const WRONG = {
  days: label('Adja meg az első és az utolsó napot.', 'Give the first and the last day.'),
  order: label('Az utolsó nap korábbi, mint az első.', 'The last day is before the first.'),
  long: label('Egy évnél hosszabb időre nem adható meg. Nézze meg az évszámot.', 'It cannot be longer than a year. Check the year.'),
  times: label(
    'Így adja meg a két időt: 10:00 és 14:00. A Zár mezőbe azt is írhatja: „sötétedésig”.',
    'Give both times like this: 10:00 and 14:00. Closes may be ‘dusk’.',
  ),
  reason: label('Az indok legfeljebb 300 betű lehet.', 'The reason can have at most 300 characters.'),
  request: UNREADABLE_REQUEST,
} as const;

const FIELDS: Readonly<Record<string, keyof typeof WRONG>> = {
  from: 'days',
  until: 'days',
  opens: 'times',
  closes: 'times',
  reason: 'reason',
};

/** Parses an editor's request; `error` says what to correct. */
export function parseHoursRequest(value: unknown): { request: HoursRequest } | { error: Label } {
  const read = Shape.safeParse(value);
  if (!read.success) return { error: WRONG[FIELDS[String(read.error.issues[0]?.path[0])] ?? 'request'] };
  const { from, until, opens, closes } = read.data;
  if (until < from) return { error: WRONG.order };
  if (Temporal.PlainDate.from(from).until(until).days >= MAX_DAYS) return { error: WRONG.long };
  if ((opens === '') !== (closes === '')) return { error: WRONG.times };
  return { request: read.data };
}
