// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { isDocumentOld } from './document-age.ts';
import { RefreshOnReturn } from './RefreshOnReturn.tsx';

vi.mock('./document-age.ts', () => ({ isDocumentOld: vi.fn(() => true) }));

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
  reload.mockReset();
  vi.mocked(isDocumentOld).mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a tab that was open for long reloads when the visitor returns', async () => {
  render(<RefreshOnReturn />);
  comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledWith(window.location.href, { method: 'HEAD' });
});

test('a tab does not reload if that would lose something or the server is unavailable', () =>
  everyRow(
    [
      { name: 'a young document', begin: () => vi.mocked(isDocumentOld).mockReturnValue(false), isAsked: false },
      {
        name: 'an open dialog',
        begin: () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
        isAsked: false,
      },
      {
        name: 'a box that is being typed in',
        begin: () => {
          const box = document.body.appendChild(document.createElement('textarea'));
          box.focus();
        },
        isAsked: false,
      },
      { name: 'no connection', begin: () => fetched.mockRejectedValue(new TypeError('Failed to fetch')), isAsked: true },
      { name: 'a service that is away', begin: () => fetched.mockResolvedValue(new Response(null, { status: 503 })), isAsked: true },
    ],
    ({ name }) => name,
    async ({ begin, isAsked: isRequested }) => {
      vi.mocked(isDocumentOld).mockReturnValue(true);
      fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
      document.body.replaceChildren();
      render(<RefreshOnReturn />);
      begin();
      comeBack();
      await new Promise(setImmediate);
      expect(fetched.mock.calls.length > 0).toBe(isRequested);
      expect(reload).not.toHaveBeenCalled();
      cleanup();
    },
  ));
