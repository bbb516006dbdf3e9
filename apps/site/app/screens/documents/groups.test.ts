import { expect, test } from 'vitest';
import { groupDocuments } from './groups.ts';

test('groupDocuments keeps the given order of documents in groups', () => {
  const createDocument = (id: number, group: string) => ({
    id,
    title: `Dokumentum ${id}`,
    description: '',
    group,
    published_at: '2026-11-02T00:00:00+01:00',
    file: { url: `/files/${id}.pdf`, title: '', file_name: `${id}.pdf`, mime_type: 'application/pdf', file_size: 1000 },
  });
  expect(
    groupDocuments([createDocument(1, 'Tervek'), createDocument(2, 'Tanulmányok'), createDocument(3, 'Tervek')], 'hu').map(
      ({ title, documents }) => [title, documents.map((item) => item.title)],
    ),
  ).toEqual([
    ['Tervek', ['Dokumentum 1', 'Dokumentum 3']],
    ['Tanulmányok', ['Dokumentum 2']],
  ]);
});
