import type { EndpointAnswer, EndpointName, ParsedEndpointQuery } from '@liget/content-api';
import type { ReadContext } from './published.ts';

/** What an endpoint's handler reads: its slug and parsed query, in one language, at one instant. */
export interface ReadRequest<Name extends EndpointName> extends ReadContext {
  /** Empty for paths without a slug. */
  slug: string;
  query: ParsedEndpointQuery<Name>;
  /** In whole minutes; handlers must not read the clock. */
  now: Temporal.Instant;
}

/** Answers one path of the contract; `null` when the item does not exist. */
export type Handler<Name extends EndpointName> = (request: ReadRequest<Name>) => Promise<EndpointAnswer<Name> | null>;
export type Handlers = { [Name in EndpointName]: Handler<Name> };
