import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS, GLOBALS, ROLES } from '../../platform/rights/roles.ts';
import { temporaryConfig } from '../../testing/databases/temporary-database.ts';
import { findChapter, LINKED_CHAPTERS, WITHOUT_SCREEN } from './chapters.ts';
import { type Block, parseBlocks, parseWords, toAnchor } from './guide-text.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const guide = readFileSync(path.join(root, 'docs/editors-guide.md'), 'utf8');

describe('the parsed guide', () => {
  const blocks = parseBlocks(guide);
  const listPhrases = (block: Block) => {
    if (block.kind === 'list') return block.items.flat();
    if (block.kind === 'table') return block.rows.flat(2);
    return block.kind === 'heading' || block.kind === 'paragraph' ? block.words : [];
  };

  test('has every heading, table and list of the file, and no Markdown syntax', () => {
    const headings = blocks.filter(({ kind }) => kind === 'heading');
    expect(headings).toHaveLength(guide.match(/^#{1,3} /gm)?.length ?? 0);
    const plain = blocks.flatMap(listPhrases).filter(({ kind }) => kind !== 'code');
    expect(plain.filter(({ text }) => /\*\*|\]\(|^#|<!--|^\s*\|/.test(text))).toEqual([]);
  });

  test('links only to existing headings', () => {
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    const links = blocks.flatMap(listPhrases).flatMap(({ href }) => (href?.startsWith('#') ? [decodeURIComponent(href.slice(1))] : []));
    expect(links.filter((link) => !ids.includes(anchored(link)))).toEqual([]);
    expect(LINKED_CHAPTERS.filter((chapter) => !ids.includes(toAnchor(chapter)))).toEqual([]);
  });

  test('shows every picture that `npm run screenshots` takes, and no other', () => {
    const shown = blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));
    const taken = readdirSync(path.join(root, 'docs/screenshots/guide')).map((file) => path.basename(file, '.webp'));
    const script = readFileSync(path.join(root, 'apps/site/e2e/shots/guide.shots.ts'), 'utf8');
    const named = [...script.matchAll(/await take\(page, '([a-z-]+)'/g)].map(([, name = '']) => name);
    expect(shown.toSorted()).toEqual(taken.toSorted());
    expect(shown.toSorted()).toEqual(named.toSorted());
    expect(guide.match(/!\[/g)).toHaveLength(shown.length);
  });

  test.each([
    ['', 'A kezdőlap'],
    ['/collections/qr-codes/12', 'QR-kódok'],
    ['/collections/news/trash', 'Törlés és kuka'],
    ['/collections/what-comes-later', 'Piszkozat, közzététel, időzítés'],
    ['/globals/site-settings', 'Az oldal beállításai'],
    ['/calendar', 'A programok naptára'],
    ['/account', 'Kétlépcsős belépés'],
  ])('findChapter of %s is “%s”', (page, chapter) => {
    expect(findChapter(page)).toBe(chapter);
  });
});

test('exactly the collections and settings that the admin hides from every role have no chapter of their own', async () => {
  const { config } = await temporaryConfig();
  const isHidden = (hidden: unknown) =>
    typeof hidden === 'function' ? ROLES.every((role) => Boolean(hidden({ user: { id: 1, roles: [role] } }))) : hidden === true;
  const ours = [...config.collections, ...config.globals].filter(({ slug }) => slug in COLLECTIONS || slug in GLOBALS);
  const hidden = ours.filter(({ admin }) => isHidden(admin?.hidden)).map(({ slug }) => slug);
  expect(hidden.toSorted()).toEqual([...WITHOUT_SCREEN].toSorted());
});

const anchored = (link: string) => link.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');

test('bold, italic, code and links are parsed', () => {
  expect(parseWords('Nyomja meg a **Mentés** gombot, *vagy* írja: `#a`; [tovább](#tovabb), [fájl](operations.md).')).toEqual([
    { text: 'Nyomja meg a ', kind: 'plain' },
    { text: 'Mentés', kind: 'strong' },
    { text: ' gombot, ', kind: 'plain' },
    { text: 'vagy', kind: 'em' },
    { text: ' írja: ', kind: 'plain' },
    { text: '#a', kind: 'code' },
    { text: '; ', kind: 'plain' },
    { text: 'tovább', kind: 'link', href: '#tovabb' },
    { text: ', ', kind: 'plain' },
    { text: 'fájl', kind: 'plain' },
    { text: '.', kind: 'plain' },
  ]);
});
