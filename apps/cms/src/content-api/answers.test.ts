import { createDraftCredential } from '@liget/content-api/preview';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createErrorBody, sendAnswer, sendError, sendPrivate } from '../platform/content-api/respond.ts';
import { checkServiceCredential } from '../platform/content-api/service-credential.ts';
import { storeAnswer } from '../platform/content-api/stored-answer.ts';

afterEach(() => vi.unstubAllEnvs());

const getHeaders = ({ headers }: Response) => Object.fromEntries(headers);
const stored = storeAnswer(200, { data: 'őszi' });
const send = (more: Partial<Parameters<typeof sendAnswer>[1]> = {}, answer = stored) =>
  sendAnswer(answer, { revision: 7, ifNoneMatch: null, head: false, ...more });

describe('an answer', () => {
  test('has its revision and length, and must be revalidated', async () => {
    const response = send();
    expect(getHeaders(response)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': '16',
      'content-type': 'application/json; charset=utf-8',
      'x-content-revision': '7',
      'x-content-type-options': 'nosniff',
      etag: stored.etag,
    });
    expect([response.status, await response.json()]).toEqual([200, { data: 'őszi' }]);
  });

  test('is not sent to a client that has it, unless it is an error', async () => {
    const response = send({ ifNoneMatch: stored.etag });
    expect([response.status, await response.text(), response.headers.get('x-content-revision')]).toEqual([304, '', '7']);
    expect(send({ ifNoneMatch: '"x"' }).status).toBe(200);
    expect(send({ ifNoneMatch: '*' }, storeAnswer(404, {})).status).toBe(404);
  });

  test('has its length without a body for HEAD', async () => {
    const response = send({ head: true });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '16', '']);
  });
});

describe('an answer for one client, or an error,', () => {
  test('is not cached', async () => {
    const receipt = sendPrivate(201, { data: { reference: 'P-1' } });
    expect([receipt.status, receipt.headers.get('cache-control'), await receipt.json()]).toEqual([
      201,
      'no-store',
      { data: { reference: 'P-1' } },
    ]);
    const error = sendError(405, createErrorBody('hu', 'method_not_allowed'), { Allow: 'GET' });
    expect(getHeaders(error)).toMatchObject({
      'cache-control': 'no-store',
      allow: 'GET',
      'content-type': 'application/json; charset=utf-8',
    });
    expect([error.status, await error.json()]).toEqual([405, { error: expect.objectContaining({ code: 'method_not_allowed' }) }]);
  });
});

describe('the site’s requests', () => {
  const SECRET = 'shared by the site and the content service';
  const readAnswer = (authorization?: string) =>
    checkServiceCredential({ headers: new Headers(authorization === undefined ? {} : { authorization }) });

  test.each([
    [`Bearer ${createDraftCredential(SECRET)}`, 'yes'],
    [`Bearer ${createDraftCredential('another')}`, 'no'],
    [`Bearer ${SECRET}`, 'no'],
    [createDraftCredential(SECRET), 'no'],
    [`Bearer ${createDraftCredential(SECRET)} x`, 'no'],
    [undefined, 'no'],
  ])('are recognised by the credential: %s, %s', (authorization, expected) => {
    vi.stubEnv('CMS_SECRET', 'x'.repeat(32));
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    expect(readAnswer(authorization)).toBe(expected);
  });

  test('are not recognised without the secret', () => {
    vi.stubEnv('CMS_SECRET', 'x'.repeat(32));
    vi.stubEnv('PREVIEW_SECRET', '');
    expect(readAnswer(`Bearer ${createDraftCredential('')}`)).toBe('unknowable');
  });
});
