import { expect, test } from 'vitest';
import { toDocumentLink } from './information.ts';

const file = {
  url: '/files/jelentes.pdf',
  title: 'Éves jelentés',
  file_name: 'jelentes.pdf',
  mime_type: 'application/pdf',
  file_size: 34_120,
};

test('a document shows its type, size and date', () => {
  expect(toDocumentLink(file, 'hu', { publishedAt: '2026-11-02T00:00:00+01:00' })).toEqual({
    url: '/files/jelentes.pdf',
    title: 'Éves jelentés',
    fileName: 'jelentes.pdf',
    kind: 'PDF',
    size: '34\u00a0kB',
    date: '2026. november 2.',
    description: null,
  });
});

test('a document without a title shows its file name', () => {
  expect(toDocumentLink({ ...file, title: '' }, 'hu').title).toBe('jelentes.pdf');
});

test('a file without an extension shows its size only', () => {
  expect(toDocumentLink({ ...file, file_name: 'jelentes' }, 'en')).toMatchObject({ kind: '', size: '34\u00a0kB' });
});
