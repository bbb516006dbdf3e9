import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';

test('in the browser zod makes no functions of texts, which the content security policy of the admin forbids', async () => {
  await import('./instrumentation-client.ts');
  const makeFunction = vi.spyOn(globalThis, 'Function');
  onTestFinished(() => {
    makeFunction.mockRestore();
    z.config({ jitless: false });
  });
  expect(z.object({ title: z.string() }).parse({ title: 'Séta' })).toEqual({ title: 'Séta' });
  expect(makeFunction).not.toHaveBeenCalled();
});
