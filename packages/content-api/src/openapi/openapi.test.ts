import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATTACHMENTS_PATH, CASE_PATH, GALLERY_ARCHIVE_PATH, REVISION_EVENTS_PATH } from '../api-paths.ts';
import { endpoints, forms, newsletterLinks } from '../endpoints.ts';
import { MISSED_PAGES_PATH } from '../not-found-report.ts';
import { PREVIEWS } from '../preview.ts';
import { QR_USES } from '../schemas/essentials.ts';
import { openApiDocument, openApiText } from './openapi.ts';

const documentPath = path.resolve(import.meta.dirname, '../../../../docs/contracts/openapi.json');
const text = openApiText();

describe('the OpenAPI document', () => {
  test('in docs/contracts is up to date (write it with packages/content-api/scripts/write-openapi.mjs)', () => {
    expect(readFileSync(documentPath, 'utf8') === text).toBe(true);
  });

  test('has every reading and writing path', () => {
    const { paths } = openApiDocument();
    const all = [...Object.values(endpoints), ...Object.values(forms), newsletterLinks, { path: GALLERY_ARCHIVE_PATH }];
    const expected = [
      ...all.map(({ path: own }) => own.replace(':slug', '{slug}')),
      REVISION_EVENTS_PATH,
      ATTACHMENTS_PATH,
      MISSED_PAGES_PATH,
      QR_USES,
      CASE_PATH.replace(':reference', '{reference}'),
      ...PREVIEWS.map(({ kind }) => `/preview/${kind}/{id}`),
    ].map((own) => `/api/{locale}${own}`);
    expect(Object.keys(paths as object).toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  test('has every status that a path may answer with', () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { responses: object }>> };
    const always = ['405', '429', '500', '503'];
    for (const [path, methods] of Object.entries(paths))
      for (const { responses } of Object.values(methods))
        expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining(always)]);
    expect(Object.keys(paths['/api/{locale}/events']?.['get']?.responses ?? {})).toContain('304');
    expect(Object.keys(paths['/api/{locale}/complaints']?.['post']?.responses ?? {})).toContain('409');
  });

  test('refers only to existing schemas', () => {
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    const { components } = JSON.parse(text) as { components: { schemas: object } };
    const known = Object.keys(components.schemas);
    expect([...referred].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  test('documents the parameters of the list of events', () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, { get: { parameters: { name: string; in: string }[] } }> };
    const parameters = paths['/api/{locale}/events']?.get.parameters.map(({ name }) => name);
    expect(parameters).toEqual(expect.arrayContaining(['locale', 'category', 'from', 'to', 'start_date', 'highlighted', 'limit', 'page']));
  });
});
