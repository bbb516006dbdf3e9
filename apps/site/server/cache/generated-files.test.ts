import { createServer } from 'node:http';
import { fixtureAnswer } from '@liget/content-api/fixture-answers';
import { fixtures } from '@liget/content-api/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAtOrigin } from '../../../../test-server.ts';
import { startSite } from '../testing/site-under-test.ts';
import { readTextsOfPdf } from '../testing/text-of-pdf.ts';

const TEXTS = {
  programs: { calendarName: 'Saját naptár', feedName: 'Saját hírek', status: { cancelled: 'Nem lesz' } },
  printedMap: { title: 'Saját térkép' },
};

const translationService = createServer((_, response) => response.end(JSON.stringify({ hu: TEXTS })));
let url = '';
beforeAll(async () => {
  url = await startAtOrigin(translationService);
});
afterAll(() => void translationService.close());

const readText = async (body: Buffer) => body.toString('utf8');
const LIST = '/varosligeti-programok';

test.each([
  [`${LIST}.ics`, readText, ['X-WR-CALNAME:Saját naptár', 'SUMMARY:Nem lesz: ']],
  [`${LIST}/egy-program.ics`, readText, ['SUMMARY:Nem lesz: ']],
  [`/programsorozatok/${fixtures.hu.eventSeries.data.slug}.ics`, readText, ['SUMMARY:Nem lesz: ']],
  [`${LIST}.atom`, readText, ['<title>Saját hírek</title>']],
  ['/terkep/liget-terkep.pdf', async (body: Buffer) => (await readTextsOfPdf(body)).join('\n'), ['Saját térkép']],
])('%s has the texts of the translation service', async (path, read, texts) => {
  const { app } = await startSite({ TRANSLATIONS_URL: url, TRANSLATIONS_KEY: 'key' }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms.example');
    const { status, body } = fixtureAnswer('GET', pathname);
    const text = JSON.stringify(body).replaceAll('"status":"scheduled"', '"status":"cancelled"');
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  const { statusCode, rawPayload } = await app.inject({ url: path });
  expect(statusCode).toBe(200);
  const file = await read(rawPayload);
  for (const text of texts) expect(file).toContain(text);
});
