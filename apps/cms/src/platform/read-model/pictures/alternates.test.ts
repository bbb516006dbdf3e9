import { expect, it, vi } from 'vitest';
import { withAlternates } from './alternates.ts';

const picture = (id: number, ...alternates: unknown[]) => ({ id, filename: `${id}.jpg`, alternates });

it('withAlternates reads the alternates of all nested pictures at once, but not alternates of alternates', async () => {
  const documents = [
    { title: { hu: 'Ház' }, picture: picture(1, 2, 3) },
    { sections: [{ items: [{ picture: picture(4, 2) }] }], gallery: [picture(5)] },
  ];
  const read = vi.fn(async (ids: readonly number[]) => ids.map((id) => picture(id, 1)));
  await withAlternates(documents, read);
  expect(read.mock.calls).toEqual([[[2, 3]]]);
  expect(documents[0]?.picture?.alternates).toEqual([
    { id: 2, filename: '2.jpg' },
    { id: 3, filename: '3.jpg' },
  ]);
  expect(documents[1]?.sections?.[0]?.items[0]?.picture.alternates).toEqual([{ id: 2, filename: '2.jpg' }]);
});

it('withAlternates leaves out alternates that cannot be read, and makes no query when there are none', async () => {
  const document = { picture: picture(1, 2, 3) };
  await withAlternates([document], async () => [picture(3)]);
  expect(document.picture.alternates).toEqual([{ id: 3, filename: '3.jpg' }]);
  const read = vi.fn(async () => []);
  await withAlternates([{ picture: picture(1) }, { picture: 7, body: null }], read);
  expect(read).not.toHaveBeenCalled();
});

it('withAlternates gives two documents that share a picture the same alternates', async () => {
  // Payload loads a document only once when several documents refer to it.
  const shared = picture(1, 2);
  const documents = [{ picture: shared }, { picture: shared }];
  await withAlternates(documents, async (ids) => ids.map((id) => picture(id)));
  for (const document of documents) expect(document.picture.alternates).toEqual([{ id: 2, filename: '2.jpg' }]);
});
