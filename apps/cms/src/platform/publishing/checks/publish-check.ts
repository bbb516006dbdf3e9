import type { Locale } from '@liget/content-api';
import type { Label } from '../../fields/labels.ts';

/** Where an editor mends it: the field's path as Payload writes it ('dates.0.end'), and the language of the form where it has one. */
export interface CheckedField {
  field: string;
  locale?: Locale;
}

/** What an editor is told of a document before it is published; an error keeps it from being published. */
export interface PublishError {
  severity: 'error' | 'warning';
  message: Label;
  at?: CheckedField;
  /** Another document, in which it is mended. */
  elsewhere?: { collection: string; id: number };
}
