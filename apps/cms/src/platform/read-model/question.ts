import type { AnswerOf, EndpointName, ParsedQueryOf } from '@liget/content-api';
import type { ReadContext } from './published.ts';

/** The request of a handler. */
export interface Question<Name extends EndpointName> extends ReadContext {
  /** '' on paths without a slug. */
  slug: string;
  query: ParsedQueryOf<Name>;
  /** Whole minutes; the only "now" that a handler may use. */
  now: Temporal.Instant;
}

/** Answers one path of the contract; `null` means that there is no such item. */
export type Handler<Name extends EndpointName> = (question: Question<Name>) => Promise<AnswerOf<Name> | null>;
export type Handlers<Names extends EndpointName = EndpointName> = { [Name in Names]: Handler<Name> };
