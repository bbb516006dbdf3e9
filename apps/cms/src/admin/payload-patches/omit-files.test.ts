import { expect, test, vi } from 'vitest';
import { omitFiles } from './omit-files.ts';

const createForm = () => {
  const form = new FormData();
  form.append('0', '{"formState":{}}');
  form.append('1', new File(['x'.repeat(100)], 'tó.jpg', { type: 'image/jpeg' }));
  return form;
};

/** The name, type and size of the file that is sent, and the other entry. */
async function send(headers: Record<string, string>) {
  const sent = vi.fn<typeof fetch>(async () => new Response());
  await omitFiles(sent)('/admin/collections/media/create', { method: 'POST', headers, body: createForm() });
  const body = sent.mock.lastCall?.[1]?.body;
  const [text, file] = body instanceof FormData ? [body.get('0'), body.get('1')] : [];
  return [text, file instanceof File ? [file.name, file.type, file.size] : file];
}

test('a server action gets a file without its bytes, an upload the whole file', async () => {
  expect(await send({ 'next-action': 'a1' })).toEqual(['{"formState":{}}', ['tó.jpg', 'image/jpeg', 0]]);
  expect(await send({})).toEqual(['{"formState":{}}', ['tó.jpg', 'image/jpeg', 100]]);
});
