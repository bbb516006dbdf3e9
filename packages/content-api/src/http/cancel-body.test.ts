import { expect, test, vi } from 'vitest';
import { cancelBody } from './cancel-body.ts';

test('cancelBody cancels an unread body, and does nothing without one or for one that is being read', async () => {
  const cancel = vi.fn();
  await cancelBody(new Response(new ReadableStream({ cancel })));
  expect(cancel).toHaveBeenCalledOnce();
  const locked = new Response('read');
  locked.body?.getReader();
  for (const response of [undefined, new Response(null), locked]) expect(await cancelBody(response)).toBeUndefined();
});
