import type { Label } from '../../../platform/fields/labels.ts';

/** What keeps a program from being published: where, and what to do about it. */
export interface EventError {
  path: string;
  field: Label;
  message: Label;
}
