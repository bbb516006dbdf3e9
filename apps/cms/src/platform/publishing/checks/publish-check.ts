import type { Locale } from '@liget/content-api';
import type { Label } from '../../fields/labels.ts';

/** The field to correct: its path as Payload writes it ('dates.0.end'), and the language of the form if it is localised. */
export interface CheckedField {
  field: string;
  locale?: Locale;
}

/** A result of the publish checks; an error prevents publication. */
export interface PublishError {
  severity: 'error' | 'warning';
  message: Label;
  /** The message in its parts, when it is about the value of a field: the names of the fields down to it, and the reason. */
  parts?: { name: Label; reason: Label };
  at?: CheckedField;
  /** Another document in which it has to be corrected. */
  elsewhere?: { collection: string; id: number };
}
