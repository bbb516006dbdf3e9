import { expect, test, vi } from 'vitest';
import { createRequestDouble } from '../../testing/test-doubles.ts';
import { serverFunctions } from './server-functions.ts';

// The module imports style sheets.
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({ buildFormStateHandler: vi.fn() }));

test("Payload's own scheduling functions, which check no rights, are refused for every account", () => {
  const ask = (name: 'schedule-publish' | 'get-upcoming-scheduled-publish') => () =>
    serverFunctions[name]({ req: createRequestDouble({ t: (key: string) => key, user: { id: 1, roles: ['administrator'] } }) });
  expect(ask('schedule-publish')).toThrow(expect.objectContaining({ status: 403 }));
  expect(ask('get-upcoming-scheduled-publish')).toThrow(expect.objectContaining({ status: 403 }));
});
