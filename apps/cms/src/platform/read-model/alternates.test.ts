import { expect, it, vi } from 'vitest';
import { withAlternates } from './alternates.ts';

const picture = (id: number, ...alternates: unknown[]) => ({ id, filename: `${id}.jpg`, alternates });

it('reads what may take the place of all pictures at once, wherever they are, and not what may take theirs', async () => {
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

it('leaves out what is not read any more, and asks nothing where no picture names another', async () => {
  const document = { picture: picture(1, 2, 3) };
  await withAlternates([document], async () => [picture(3)]);
  expect(document.picture.alternates).toEqual([{ id: 3, filename: '3.jpg' }]);
  const read = vi.fn(async () => []);
  await withAlternates([{ picture: picture(1) }, { picture: 7, body: null }], read);
  expect(read).not.toHaveBeenCalled();
});

it('gives two documents that share a picture the same ones that may take its place', async () => {
  // Payload reads what several documents refer to once.
  const shared = picture(1, 2);
  const documents = [{ picture: shared }, { picture: shared }];
  await withAlternates(documents, async (ids) => ids.map((id) => picture(id)));
  for (const document of documents) expect(document.picture.alternates).toEqual([{ id: 2, filename: '2.jpg' }]);
});
