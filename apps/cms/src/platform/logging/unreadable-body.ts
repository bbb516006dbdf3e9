/** What busboy and Payload say of a multipart body that is broken, in their words: these errors have neither a class nor a status. */
const MESSAGES = [
  'Unexpected end of form',
  'Unexpected end of file',
  'Malformed part header',
  'Malformed content type',
  'Malformed urlencoded form',
  'Multipart: Boundary not found',
];

/** Whether a request failed because its body cannot be read. Anybody can send one, as often as they like. */
export const isUnreadableBody = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.startsWith(message));
