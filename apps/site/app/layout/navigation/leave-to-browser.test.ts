import { type DataStrategyResult, RouterContextProvider, redirect } from 'react-router';
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

/** Runs the middleware for a navigation; returns what the browser loaded and what the router got. */
async function move(address: string, { method = 'GET', from = HERE, isOverridden = false, results = REDIRECTED }: Move = {}) {
  const place = { href: from, pathname: new URL(from).pathname, assign: vi.fn<Location['assign']>(), reload: vi.fn<Location['reload']>() };
  const url = new URL(address, ORIGIN);
  const request = new Request(url.href.replace(/#.*/, ''), { method, signal: isOverridden ? AbortSignal.abort() : null });
  const answered = vi.fn();
  const args = { request, url, params: {}, pattern: '', context: new RouterContextProvider() };
  void Promise.resolve(leaveToBrowser(() => place)(args, async () => results)).then(answered);
  await new Promise(setImmediate);
  return { assigned: place.assign.mock.calls, reloads: place.reload.mock.calls.length, answer: answered.mock.calls[0]?.[0] };
}

describe('a client-side navigation', () => {
  test.each(['/regi', '/regi?utm_source=level&x', '/regi?a=%20b#itt', '/regi#%'])(
    'to %s, which redirects, is left to the browser',
    async (address) => {
      expect(await move(address)).toEqual({ assigned: [[ORIGIN + address]], reloads: 0, answer: undefined });
    },
  );

  test('back to a URL that redirects by now reloads it, also with a fragment', async () => {
    expect(await move('/regi#itt', { from: `${ORIGIN}/regi#itt` })).toEqual({ assigned: [], reloads: 1, answer: undefined });
  });

  test('to a page without a redirect continues', async () => {
    const results: Record<string, DataStrategyResult> = { page___hu: { type: 'data', result: { title: 'Új' } } };
    expect(await move('/uj', { results })).toEqual({ assigned: [], reloads: 0, answer: results });
  });

  test('to another page from an old document is left to the browser', async () => {
    const results: Record<string, DataStrategyResult> = { page___hu: { type: 'data', result: {} } };
    vi.mocked(isDocumentOld).mockReturnValue(true);
    expect(await move('/uj#itt', { results })).toEqual({ assigned: [[`${ORIGIN}/uj#itt`]], reloads: 0, answer: undefined });
    expect(await move('/karrier?page=2', { results })).toEqual({ assigned: [], reloads: 0, answer: results });
    expect(await move('/panasz', { method: 'POST' })).toEqual({ assigned: [], reloads: 0, answer: REDIRECTED });
    vi.mocked(isDocumentOld).mockReturnValue(false);
  });

  test('of a form to its thank-you continues', async () => {
    expect(await move('/panasz', { method: 'POST' })).toEqual({ assigned: [], reloads: 0, answer: REDIRECTED });
  });

  test('that was replaced by another one loads nothing', async () => {
    expect(await move('/regi', { isOverridden: true })).toEqual({ assigned: [], reloads: 0, answer: REDIRECTED });
  });
});
