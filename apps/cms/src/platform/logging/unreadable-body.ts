/** Messages of busboy and Payload about a broken multipart body: these errors have neither a class nor a status. */
const MESSAGES = [
  'Unexpected end of form',
  'Unexpected end of file',
  'Malformed part header',
  'Malformed content type',
  'Malformed urlencoded form',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
];

/** Whether a request failed because its body cannot be read. Visitors can cause this as often as they like. */
export const isUnreadableBody = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.startsWith(message));

/** What V8 says about a text that is not JSON; it quotes the text. */
const NO_JSON = /\bJSON\b/;

/** Whether a request failed because a part of its form is not JSON. Payload (3.90) checks only bodies that are JSON as a whole. */
export const isBrokenJson = (error: unknown): boolean => error instanceof SyntaxError && NO_JSON.test(error.message);
