import type { Locale } from '@liget/content-api';
import { createContext } from 'react-router';
import type { SentFile } from './sent-file.ts';
import type { SpamGuard } from './spam-guard.ts';
import type { ContentStore } from './store.ts';

/** What the server hands to every loader. */
export interface RequestContext {
  content: ContentStore;
  now: Temporal.Instant;
  /** An editor looks at the site as it is at this instant, which is then `now` too. */
  previewAt?: Temporal.Instant;
  /** A whole page is asked for, not the data of a screen that a browser draws itself. */
  isDocument: boolean;
  /** The origin under which visitors know the pages of this language, without a slash at the end. */
  publicOrigin: string;
  /** The origins of both, where each language has its own. */
  ownOrigins?: Record<Locale, string>;
  /** Search engines may keep the pages: on the production host only. */
  indexable: boolean;
  /** Verifies the links of previews; without it there are none. */
  previewSecret: string | undefined;
  /** Texts of the translation service that replace bundled ones, by language. */
  translations: { hu: Record<string, unknown>; en: Record<string, unknown> };
  /** Why a form that was sent is only shown again: one too many in a short time, or too long to be read. */
  refused?: 'tooMany' | 'tooLong';
  /** Looks at the forms of whoever asks. */
  spamGuard?: SpamGuard;
  /** What was attached to the form. */
  files?: readonly SentFile[];
}

export const requestContext = createContext<RequestContext>();
