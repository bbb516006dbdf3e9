import type { Label } from '../fields/labels.ts';

/** What an editor is told of a document before it is published; an error keeps it from being published. */
export interface Problem {
  severity: 'error' | 'warning';
  message: Label;
}
