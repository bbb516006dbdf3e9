import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MostRequested } from './MostRequested.tsx';

test('words that were searched for in both languages are distinguished', () => {
  const rows = [
    { text: 'loop', count: 2, language: 'hu' },
    { text: 'loop', count: 1, language: 'en' },
    { text: '/nowhere', count: 3, language: null },
  ] as const;
  const html = renderToStaticMarkup(<MostRequested rows={[...rows]} title={{ hu: '', en: '' }} url="/list" translate={({ en }) => en} />);
  expect(html).toContain('<span lang="hu">loop</span> (in Hungarian, 2), <span lang="en">loop</span> (in English, 1), ');
  expect(html).toContain('<span>/nowhere</span> (3)');
});
