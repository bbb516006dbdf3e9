// Loaded first by every Node process of a run at another instant (`node --import`): the test runner, the seeding, both services.
import http from 'node:http';
import { CLOCK_SHIFT, shiftClock } from './clock.ts';

shiftClock(CLOCK_SHIFT);

// Node writes the header `Date` by the machine's clock. The browser measures by it how long cookies live, so it has to go with the rest.
const { emit } = http.Server.prototype;
http.Server.prototype.emit = function shifted(this: http.Server, event: string, ...given: unknown[]): boolean {
  const [, response] = given;
  if (event === 'request' && response instanceof http.ServerResponse) response.setHeader('date', new Date().toUTCString());
  return emit.call(this, event, ...given);
};
