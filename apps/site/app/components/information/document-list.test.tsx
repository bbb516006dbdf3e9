import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentList } from './DocumentList.tsx';

test('a document link has the file’s own name and sends no referrer', () => {
  const document = { url: '/files/a1.pdf', title: 'Terv', fileName: 'terv.pdf', kind: 'PDF', size: '7 kB', date: null, description: null };
  const html = renderToStaticMarkup(<DocumentList documents={[document]} />);
  expect(html).toContain('<a class="covering-link" href="/files/a1.pdf" referrerPolicy="no-referrer" download="terv.pdf">Terv</a>');
});
