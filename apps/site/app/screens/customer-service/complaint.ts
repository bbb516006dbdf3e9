import { ATTACHMENTS } from '../../components/forms/form-state.ts';

/** Of a complaint and of a question, as they stand on the page. */
export const FIELDS = ['name', 'email', 'phone', 'message', ATTACHMENTS, 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];
