import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { runSql } from '../../platform/database/sql/sql.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { normalizeCountedWords, noteMiss, writeMisses } from './misses.ts';

describe('normalizeCountedWords', () => {
  test.each([
    ['Balon  KILÁTÓ!', 'balon kilátó'],
    ['wc', 'wc'],
    ['M1', 'm1'],
  ])('of "%s" its words', (query, words) => {
    expect(normalizeCountedWords(query)).toBe(words);
  });

  test.each([
    ['an address', 'kiss.anna@example.hu'],
    ['a telephone number', 'Kovács Béla 06 30 123 4567'],
    ['a story', 'elhagytam egy piros sapkát a játszótéren tegnap délután'],
    ['no word at all', '?!'],
    ['a single letter', 'x'],
    ['a very long word', 'a'.repeat(61)],
  ])('ignores %s', (_, query) => {
    expect(normalizeCountedWords(query)).toBeNull();
  });
});

describe('the list of queries without results', { shuffle: false }, () => {
  let payload: Payload;
  beforeAll(async () => {
    ({ payload } = await temporaryDatabase());
  });
  const at = (text: string) => Temporal.Instant.from(text);
  const listed = async () => {
    const { docs } = await payload.find({ collection: 'search-misses', sort: '-count', depth: 0 });
    return docs.map(({ words, locale, count, lastAsked }) => ({ words, locale, count, lastAsked }));
  };

  it('counts queries by language, with the time of the last one', async () => {
    noteMiss(payload, 'hu', 'Hóember', at('2026-11-24T10:00:00Z'));
    noteMiss(payload, 'hu', 'hóember?', at('2026-11-24T10:01:00Z'));
    noteMiss(payload, 'en', 'snowman', at('2026-11-24T10:02:00Z'));
    await writeMisses(payload);
    noteMiss(payload, 'hu', 'HÓEMBER', at('2026-11-25T10:00:00Z'));
    await writeMisses(payload);
    expect(await listed()).toEqual([
      { words: 'hóember', locale: 'hu', count: 3, lastAsked: '2026-11-25T10:00:00.000Z' },
      { words: 'snowman', locale: 'en', count: 1, lastAsked: '2026-11-24T10:02:00.000Z' },
    ]);
  });

  it('deletes queries that nobody has asked for a year', async () => {
    noteMiss(payload, 'hu', 'csónakverseny', at('2027-11-24T12:00:00Z'));
    await writeMisses(payload);
    expect((await listed()).map(({ words }) => words)).toEqual(['hóember', 'csónakverseny']);
  });

  it('stores nothing about who asked', async () => {
    noteMiss(payload, 'hu', 'kiss.anna@example.hu', at('2027-11-24T12:00:00Z'));
    await writeMisses(payload);
    expect(await listed()).toHaveLength(2);
  });

  it('deletes the least frequent queries when it is full', async () => {
    const rows = Array.from({ length: 1999 }, (_, at) => `('kérdés ${at}', 'hu', ${at === 7 ? 1 : 9}, '2027-11-24T12:00:00.000Z')`);
    await runSql(payload, 'DELETE FROM search_misses');
    await runSql(payload, `INSERT INTO search_misses (words, locale, count, last_asked) VALUES ${rows.join(',')}`);
    for (const query of ['hintaló', 'körhinta']) {
      noteMiss(payload, 'hu', query, at('2027-11-24T13:00:00Z'));
      await writeMisses(payload);
    }
    const { totalDocs } = await payload.count({ collection: 'search-misses' });
    const left = async (words: string) =>
      (await payload.count({ collection: 'search-misses', where: { words: { equals: words } } })).totalDocs;
    expect([totalDocs, await left('kérdés 7'), await left('kérdés 8'), await left('körhinta')]).toEqual([2000, 0, 1, 1]);
  });
});
