// Loaded before every Node process of a run at another instant (`node --import`): the test runner, the seeding, both services.
import http from 'node:http';
import { CLOCK_SHIFT, shiftClock } from './clock.ts';

shiftClock(CLOCK_SHIFT);

// Node sets the header `Date` by the machine's clock. The browser uses it for the lifetime of cookies, so it must be shifted, too.
const { emit } = http.Server.prototype;
http.Server.prototype.emit = function shifted(this: http.Server, event: string, ...args: unknown[]): boolean {
  const [, response] = args;
  if (event === 'request' && response instanceof http.ServerResponse) response.setHeader('date', new Date().toUTCString());
  return emit.call(this, event, ...args);
};
