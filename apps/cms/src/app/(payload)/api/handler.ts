import type { Locale } from '@liget/content-api';

/** A handler of the editors' API, as Payload makes it for a method. */
export type Handler<Arguments> = (request: Request, context: Arguments) => Promise<Response>;

/** The language of the editor, from Payload’s cookie. */
export const readLanguage = ({ headers }: Request): Locale => (/(?:^|;\s*)payload-lng=en/.test(headers.get('cookie') ?? '') ? 'en' : 'hu');

/** The JSON body of a response, which stays unread; `undefined` if it has none, as the answer to a HEAD request. */
export async function peekJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const text = await response.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}
