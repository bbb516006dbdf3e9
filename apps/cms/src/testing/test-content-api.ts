import { setClock } from '../platform/read-model/clock.ts';
import { onTeardown, temporaryDatabase } from './databases/temporary-database.ts';
import { fillWithEvents } from './events/test-events.ts';
import { createApiClient, fillWithOneOfEach, NOON } from './test-content.ts';

interface Options {
  /** Also the events of `fillWithEvents`. */
  withEvents?: boolean;
  environment?: Record<string, string>;
}

/** For tests: a temporary database with one document of each kind, at `NOON`, and a client of its content API. Call it at the top of a file. */
export async function openContentApi({ withEvents = false, environment }: Options = {}) {
  const { payload } = await temporaryDatabase(environment);
  setClock(NOON);
  onTeardown(() => setClock(undefined));
  const ids = await fillWithOneOfEach(payload);
  if (withEvents) await fillWithEvents(payload, ids);
  return { payload, ask: createApiClient(payload), ids };
}
