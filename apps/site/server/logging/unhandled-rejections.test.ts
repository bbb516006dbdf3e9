import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { logUnhandledRejections } from './unhandled-rejections.ts';

test('a rejection that nobody handles is logged, and ends nothing', () => {
  const source = new EventEmitter();
  const error = vi.fn();
  logUnhandledRejections({ error }, source);
  const reason = new Error('broken off');
  expect(source.emit('unhandledRejection', reason)).toBe(true);
  expect(error.mock.calls).toEqual([[{ err: reason, msg: 'A rejection was not handled' }]]);
});
