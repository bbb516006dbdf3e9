import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsItem } from '../schemas/articles.ts';
import { topLocation } from '../schemas/places.ts';
import { bodyAs, readItem, readItems } from './item.ts';
import { bodyAndSections } from './sections.ts';

const NEWS = {
  'item.yaml': 'category: nature\npublishedOn: { daysAgo: 4 }\nhighlighted: true\npicture: botanical-garden-autumn-day-3\n',
  'hu.md':
    '---\ntitle: Levelek\nslug: levelek\nlead: Itt maradnak.\nauthor: Vadász Nóra\n---\n\nMinden ősszel.\n\n## Takaró\n\nAlatta meleg van.\n',
  'en.md':
    '---\ntitle: Leaves\nslug: leaves\nlead: They stay here.\nauthor: Nóra Vadász\n---\n\nEvery autumn.\n\n## A blanket\n\nIt is warm beneath.\n',
};
const createPlace = (title: string, label: string) =>
  `---\ntitle: ${title}\nslug: a-place\nlead: ${title}.\naddress: ${title} 1\nadmission: ${title}\n---\n\n# ${title} 1\n\n- **${label}**: 30\n- **m**: 150\n\n# ${title} 2\n\nText.\n`;
const PLACE = {
  'item.yaml':
    'picture: balloon-summer-gold-1\nposition: [47.5, 19.1]\nhours: []\naccessibility: []\nsections:\n  - { kind: facts, anchor: facts }\n  - { kind: text, anchor: weather }\n',
  'hu.md': createPlace('Ballon', 'Utasok'),
  'en.md': createPlace('Balloon', 'Passengers'),
};

let folder: string;
function write(name: string, files: Record<string, string>): void {
  mkdirSync(path.join(folder, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, name, file), text);
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'liget-seed-'));
  write('leaves-stay', NEWS);
  write('balloon', PLACE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const news = () => readItem(path.join(folder, 'leaves-stay'), { schema: newsItem, body: bodyAs('body') });
const place = () => readItem(path.join(folder, 'balloon'), { schema: topLocation, body: bodyAndSections });

/** Changes a file; throws when nothing changes. */
function change(name: string, from: string | RegExp, to: string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${String(from)}`);
  writeFileSync(file, changed);
}

test('an item is refused when a field without Markdown contains a link', () => {
  change('leaves-stay/hu.md', 'lead: Itt maradnak.', 'lead: Itt [maradnak](/terkep).');
  expect(news).toThrow('lead: has Markdown');
});

test('an item consists of its three files, with each text in both languages', () => {
  expect(news()).toMatchObject({
    key: 'leaves-stay',
    publishedOn: { daysAgo: 4 },
    highlighted: true,
    picture: { scene: 'botanical-garden', season: 'autumn', time: 'day', seed: 3 },
    author: { hu: 'Vadász Nóra', en: 'Nóra Vadász' },
    body: { hu: 'Minden ősszel.\n\n## Takaró\n\nAlatta meleg van.', en: 'Every autumn.\n\n## A blanket\n\nIt is warm beneath.' },
  });
});

test('files with Windows line endings are read the same', () => {
  const before = news();
  for (const name of ['hu.md', 'en.md', 'item.yaml']) change(`leaves-stay/${name}`, /\n/g, '\r\n');
  expect(news()).toEqual(before);
});

describe('an error names the file and the field', () => {
  test('a language is missing', () => {
    rmSync(path.join(folder, 'leaves-stay/en.md'));
    expect(news).toThrow(/leaves-stay\/en\.md: is missing/);
  });

  test('a field is missing in one language', () => {
    change('leaves-stay/en.md', /^title: .*\n/m, '');
    expect(news).toThrow(/leaves-stay\/en\.md: title: is missing/);
  });

  test('the text is missing in one language', () => {
    change('leaves-stay/hu.md', /\n---\n[^]*$/, '\n---\n');
    expect(news).toThrow(/leaves-stay\/hu\.md: body: is missing/);
  });

  test('a field of the front matter is misspelt', () => {
    change('leaves-stay/hu.md', 'author:', 'autor:');
    expect(news).toThrow(/leaves-stay\/hu\.md: author: is missing[^]*leaves-stay\/hu\.md: the item: Unrecognized key: "autor"/);
  });

  test('a field without language is misspelt', () => {
    change('leaves-stay/item.yaml', 'highlighted', 'higlighted');
    expect(news).toThrow(/leaves-stay\/item\.yaml: the item: Unrecognized key: "higlighted"/);
  });

  test('a field without language is missing', () => {
    change('leaves-stay/item.yaml', /^publishedOn.*\n/m, '');
    expect(news).toThrow(/leaves-stay: publishedOn: is missing/);
  });

  test('a value has the wrong type', () => {
    change('leaves-stay/item.yaml', 'highlighted: true', 'highlighted: soon');
    expect(news).toThrow(/leaves-stay\/item\.yaml: highlighted: Invalid input: expected true/);
  });

  test('a picture does not exist', () => {
    change('leaves-stay/item.yaml', 'botanical-garden-autumn', 'botanical-gardens-autumn');
    expect(news).toThrow(/leaves-stay\/item\.yaml: picture: there is no picture "botanical-gardens-autumn-day-3"/);
  });

  test('a slug is invalid', () => {
    change('leaves-stay/hu.md', /^slug: .*$/m, 'slug: Miért nem');
    expect(news).toThrow(/leaves-stay\/hu\.md: slug: is not written as an address is/);
  });

  test('a value is both in a text and in item.yaml', () => {
    change('leaves-stay/item.yaml', /^/, 'title: Leaves\n');
    expect(news).toThrow(/leaves-stay: title stands in item\.yaml and in the texts/);
  });

  test('a value is twice in one file', () => {
    change('leaves-stay/item.yaml', /^/, 'publishedOn: 2026-11-23\n');
    expect(news).toThrow(/leaves-stay\/item\.yaml: .*unique/);
  });

  test('an article has a heading reserved for sections', () => {
    change('leaves-stay/en.md', '## A blanket', '# A blanket');
    expect(news).toThrow(/leaves-stay\/en\.md: has a # heading/);
  });

  test('the front matter is missing', () => {
    change('leaves-stay/en.md', /^---\n/, '');
    expect(news).toThrow(/leaves-stay\/en\.md: does not begin with front matter/);
  });

  test('a file name is unknown', () => {
    renameSync(path.join(folder, 'leaves-stay/item.yaml'), path.join(folder, 'leaves-stay/item.yml'));
    expect(news).toThrow(/leaves-stay\/item\.yml: is none of item\.yaml/);
  });

  test('a section is missing in one language', () => {
    change('balloon/en.md', /\n# Balloon 2[^]*$/, '');
    expect(place).toThrow(/balloon\/en\.md: there are 1 sections, and 2 in item\.yaml/);
  });

  test('a section is incomplete in one language', () => {
    change('balloon/en.md', /^- \*\*.*\n/m, '');
    expect(place).toThrow(/balloon: sections\[0\]\.facts has 2 entries in hu\.md and 1 in en\.md/);
  });

  test('a section has the wrong format for its kind', () => {
    change('balloon/hu.md', '- **Utasok**:', '- Utasok:');
    expect(place).toThrow(/balloon\/hu\.md: section "Ballon 1": "Utasok: 30" is not written as \*\*label\*\*: value/);
  });

  test('a kind of section is unknown', () => {
    change('balloon/item.yaml', 'kind: text', 'kind: txet');
    expect(place).toThrow(/balloon\/hu\.md: there is no kind of section "txet"; known are text, access/);
  });

  test('two sections have the same anchor', () => {
    change('balloon/item.yaml', 'anchor: weather', 'anchor: facts');
    expect(place).toThrow(/balloon\/item\.yaml: sections\.1\.anchor: "facts" occurs twice/);
  });
});

describe('the order of items', () => {
  const items = () => readItems(folder, { schema: newsItem, body: bodyAs('body') });
  const order = (text: string) => writeFileSync(path.join(folder, 'order.yaml'), text);
  beforeEach(() => {
    rmSync(path.join(folder, 'balloon'), { recursive: true });
    cpSync(path.join(folder, 'leaves-stay'), path.join(folder, 'another'), { recursive: true });
  });

  test('is that of order.yaml', () => {
    order('- leaves-stay\n- another\n');
    expect(items().map(({ key }) => key)).toEqual(['leaves-stay', 'another']);
  });

  test.each([
    ['- leaves-stay\n', 'the folder another is not listed'],
    ['- leaves-stay\n- another\n- third\n', 'there is no folder third'],
    ['- leaves-stay\n- another\n- another\n', 'another is listed twice'],
  ])('must contain every folder once: %j', (text, problem) => {
    order(text);
    expect(items).toThrow(problem);
  });
});
