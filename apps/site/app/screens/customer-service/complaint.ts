import { ATTACHMENTS } from '../../components/forms/form-state.ts';

/** The fields of a complaint and of a question, in the order of the page. */
export const FIELDS = ['name', 'email', 'phone', 'message', ATTACHMENTS, 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];
