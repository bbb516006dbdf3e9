import { Locale } from '@liget/content-api';
import * as z from 'zod';
import { Label } from '../../fields/labels.ts';

/** The field to correct: its path as Payload writes it ('dates.0.end'), and the language of the form if it is localised. */
const CheckedField = z.object({ field: z.string(), locale: Locale.exactOptional() });
export type CheckedField = z.infer<typeof CheckedField>;

/** A result of the publish checks; an error prevents publication. */
const PublishError = z.object({
  severity: z.enum(['error', 'warning']),
  message: Label,
  /** The message in its parts, when it is about the value of a field: the names of the fields down to it, and the reason. */
  parts: z.object({ name: Label, reason: Label }).exactOptional(),
  at: CheckedField.exactOptional(),
  /** Another document in which it has to be corrected. */
  elsewhere: z.object({ collection: z.string(), id: z.number() }).exactOptional(),
});
export type PublishError = z.infer<typeof PublishError>;

/** The results for a document, as the service answers the admin. */
export const PublishCheck = z.object({ problems: z.array(PublishError) });
