import { getEditorLanguage } from './editor-language.ts';
import { type Label, label } from './fields/labels.ts';

type AdminRequest = Parameters<typeof getEditorLanguage>[0];

const SIGN_IN = label('Jelentkezzen be.', 'Sign in.');
export const UNREADABLE_REQUEST = label(
  'Ezt nem sikerült elvégezni. Frissítse az oldalt, és próbálja újra.',
  'This request is not valid. Reload the page.',
);

/** `{ message }` in the editor's language (a string is sent as it is); browsers do not store it. */
export const sendMessage = (req: AdminRequest, status: number, text: Label | string): Response =>
  Response.json(
    { message: typeof text === 'string' ? text : text[getEditorLanguage(req)] },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );

/** The answer to a request without a signed-in editor. */
export const refuseSignedOut = (req: AdminRequest): Response => sendMessage(req, 401, SIGN_IN);
