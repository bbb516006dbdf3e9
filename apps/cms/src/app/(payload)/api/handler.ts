import type { Locale } from '@liget/content-api';

/** A handler of the editors' API, as Payload makes it for a method. */
export type Handler<Arguments> = (request: Request, context: Arguments) => Promise<Response>;

/** The language of the editor, from Payload’s cookie. */
export const readLanguage = ({ headers }: Request): Locale => (/(?:^|;\s*)payload-lng=en/.test(headers.get('cookie') ?? '') ? 'en' : 'hu');
