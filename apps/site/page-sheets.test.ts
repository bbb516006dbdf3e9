import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createPageSheets, findPageSheet, writePageSheets } from './page-sheets.ts';

const routes = {
  root: { css: ['/assets/root.css#'] },
  shell: { parentId: 'root' },
  home: { parentId: 'shell', css: ['/assets/home.css', '/assets/card.css#'] },
  list: { parentId: 'shell', css: ['/assets/card.css', '/assets/root.css'] },
};

test('a page has one sheet that says what its own say, in their order, each once', async () => {
  const client = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  await mkdir(path.join(client, 'assets'));
  for (const name of ['root', 'home', 'card']) await writeFile(path.join(client, `assets/${name}.css`), `.${name}{}`);
  await writePageSheets(client, routes);
  const sheets = createPageSheets(routes);
  const home = findPageSheet(sheets, ['/assets/root.css#', '/assets/home.css', '/assets/card.css#']);
  const list = findPageSheet(sheets, ['/assets/root.css', '/assets/card.css']);
  expect(await readFile(path.join(client, home ?? ''), 'utf8')).toBe('.root{}\n.home{}\n.card{}');
  expect(await readFile(path.join(client, list ?? ''), 'utf8')).toBe('.root{}\n.card{}');
});

test('a page with one sheet keeps it, and another order is another page', () => {
  const sheets = createPageSheets(routes);
  expect(findPageSheet(sheets, ['/assets/root.css'])).toBeUndefined();
  expect(findPageSheet(sheets, ['/assets/home.css', '/assets/root.css', '/assets/card.css'])).toBeUndefined();
});
