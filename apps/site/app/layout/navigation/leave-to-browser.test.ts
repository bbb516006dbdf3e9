import { type DataStrategyResult, redirect } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { isDocumentOld } from './document-age.ts';
import { leaveToBrowser } from './leave-to-browser.ts';

vi.mock('./document-age.ts', () => ({ isDocumentOld: vi.fn(() => false) }));

const ORIGIN = 'https://liget.example';
const HERE = `${ORIGIN}/karrier`;
const REDIRECTED: Record<string, DataStrategyResult> = {
  root: { type: 'data', result: undefined },
  page___hu: { type: 'error', result: redirect('/uj', 301) },
};

interface Move {
  method?: 'GET' | 'POST';
  from?: string;
  isOverridden?: boolean;
  results?: Record<string, DataStrategyResult>;
}

/** Moves to an address as the router does; what the browser was told, and what came back to the router, if anything. */
async function move(address: string, { method = 'GET', from = HERE, isOverridden = false, results = REDIRECTED }: Move = {}) {
  const place = { href: from, pathname: new URL(from).pathname, assign: vi.fn<Location['assign']>(), reload: vi.fn<Location['reload']>() };
  const url = new URL(address, ORIGIN);
  const request = new Request(url.href.replace(/#.*/, ''), { method, signal: isOverridden ? AbortSignal.abort() : null });
  const answered = vi.fn();
  const args = { request, url, params: {}, pattern: '', context: {} as never };
  void Promise.resolve(leaveToBrowser(() => place)(args, async () => results)).then(answered);
  await new Promise(setImmediate);
  return { assigned: place.assign.mock.calls, reloads: place.reload.mock.calls.length, answer: answered.mock.calls[0]?.[0] };
}

describe('a move within the document', () => {
  test.each(['/regi', '/regi?utm_source=level&x', '/regi?a=%20b#itt', '/regi#%'])(
    'to %s, which redirects, is the browser’s',
    async (address) => {
      expect(await move(address)).toEqual({ assigned: [[ORIGIN + address]], reloads: 0, answer: undefined });
    },
  );

  test('back to an address that redirects by now loads it anew, also with a place on the page', async () => {
    expect(await move('/regi#itt', { from: `${ORIGIN}/regi#itt` })).toEqual({ assigned: [], reloads: 1, answer: undefined });
  });

  test('to a page goes on', async () => {
    const results: Record<string, DataStrategyResult> = { page___hu: { type: 'data', result: { title: 'Új' } } };
    expect(await move('/uj', { results })).toEqual({ assigned: [], reloads: 0, answer: results });
  });

  test('from an old document is the browser’s when it leads to another page', async () => {
    const results: Record<string, DataStrategyResult> = { page___hu: { type: 'data', result: {} } };
    vi.mocked(isDocumentOld).mockReturnValue(true);
    expect(await move('/uj#itt', { results })).toEqual({ assigned: [[`${ORIGIN}/uj#itt`]], reloads: 0, answer: undefined });
    expect(await move('/karrier?page=2', { results })).toEqual({ assigned: [], reloads: 0, answer: results });
    expect(await move('/panasz', { method: 'POST' })).toEqual({ assigned: [], reloads: 0, answer: REDIRECTED });
    vi.mocked(isDocumentOld).mockReturnValue(false);
  });

  test('to a thank-you, by a form, goes on', async () => {
    expect(await move('/panasz', { method: 'POST' })).toEqual({ assigned: [], reloads: 0, answer: REDIRECTED });
  });

  test('that another move has overtaken leads nowhere', async () => {
    expect(await move('/regi', { isOverridden: true })).toEqual({ assigned: [], reloads: 0, answer: REDIRECTED });
  });
});
