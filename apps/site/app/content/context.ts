import type { Locale } from '@liget/content-api';
import { createContext } from 'react-router';
import type { ErrorPageKind } from './error-page-kinds.ts';
import type { SentFile } from './sent-file.ts';
import type { SpamGuard } from './spam-guard.ts';
import type { ContentStore } from './store.ts';

/** The context that the server passes to every loader. */
export interface RequestContext {
  content: ContentStore;
  now: Temporal.Instant;
  /** The instant of an editor's preview, which is then `now`, too. */
  previewAt?: Temporal.Instant;
  /** The preview shows the newest version of a menu. */
  hasDraftMenu?: boolean;
  /** The request is for a whole page, not for the data of a client-side navigation. */
  isDocument: boolean;
  /** The public origin of this language, without a trailing slash. */
  publicOrigin: string;
  /** The origins of both languages, if they differ. */
  ownOrigins?: Record<Locale, string>;
  /** Whether search engines may index the pages: only on the production host. */
  indexable: boolean;
  /** The secret of preview links; without it there are no previews. */
  previewSecret: string | undefined;
  /** Messages of the translation service that replace bundled ones, by language. */
  translations: { hu: Record<string, unknown>; en: Record<string, unknown> };
  /** The reason why a form is only shown again: too many in a short time, or too long. */
  refused?: 'tooMany' | 'tooLong';
  /** The page is this error page, whatever its URL. */
  errorPage?: ErrorPageKind;
  /** The spam guard of the client. */
  spamGuard?: SpamGuard;
  /** The files of the form. */
  files?: readonly SentFile[];
}

export const requestContext = createContext<RequestContext>();
