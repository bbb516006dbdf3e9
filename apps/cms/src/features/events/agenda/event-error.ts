import type { Label } from '../../../platform/fields/labels.ts';

/** An error that prevents the publication of an event: its field, and what to do about it. */
export interface EventError {
  path: string;
  field: Label;
  message: Label;
}
