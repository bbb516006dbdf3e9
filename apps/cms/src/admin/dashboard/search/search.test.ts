import { HOSTILE_TEXTS } from '@liget/language/hostile-texts';
import { describe, expect, test } from 'vitest';
import { listTitles, openDashboards } from '../../../testing/admin/test-dashboard.ts';
import { searchDocuments } from './search.ts';

describe.each(await openDashboards(Temporal.Now.instant()))('$name', ({ dashboardReader }) => {
  test.each([
    ['tuzijatek oszi', ['Őszi Tűzijáték'], 'published'],
    ['ŐSZI', ['Őszi Tűzijáték'], 'published'],
    ['ujrairt', ['Újraírt cikk'], 'changed'],
    ['saját', ['Saját vázlat'], 'draft'],
    ['two lang', ['In two languages'], 'published'],
  ])('a search for “%s” finds the document by its newest title in either language', async (query, expected, state) => {
    const documents = await searchDocuments(dashboardReader, query);
    expect([listTitles(documents), documents[0]?.state]).toEqual([expected, state]);
  });

  test('a visitor’s case and a category have no state: neither is published', async () => {
    const { req } = dashboardReader;
    const data = { kind: 'complaint', name: 'Panaszos Pál', email: 'pal@liget.example', reference: 'P-2026-STATE1' };
    await req.payload.create({ collection: 'enquiries', data });
    const results = [...(await searchDocuments(dashboardReader, 'STATE1')), ...(await searchDocuments(dashboardReader, 'kultura'))];
    expect(results.map(({ kind, state }) => [kind.en, state])).toEqual([
      ['Enquiry', null],
      ['Event category', null],
    ]);
  });

  test('a search finds nothing that the user may not read, and nothing by hostile texts', async () => {
    const { req } = dashboardReader;
    const kinds = dashboardReader.kinds.filter(({ slug }) => slug !== 'events');
    expect(await searchDocuments({ req, kinds }, 'oszi')).toEqual([]);
    const results: Record<string, unknown> = {};
    for (const { name: testName, text } of HOSTILE_TEXTS) results[testName] = await searchDocuments(dashboardReader, text).catch(String);
    expect(Object.entries(results).filter(([, documents]) => JSON.stringify(documents) !== '[]')).toEqual([]);
    expect(listTitles(await searchDocuments(dashboardReader, 'oszi'))).toEqual(['Őszi Tűzijáték']);
    expect(listTitles(await searchDocuments(dashboardReader, `${'oszi '.repeat(12)} more than twelve words`))).toEqual(['Őszi Tűzijáték']);
  });
});
