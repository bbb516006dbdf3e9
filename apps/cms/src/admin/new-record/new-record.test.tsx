// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewRecordContext, type StoredRecord } from './new-record.ts';
import { useNewRecord } from './use-new-record.ts';
import { useWholeScreen } from './use-whole-screen.ts';

const form = vi.hoisted(() => ({ isModified: false, isProcessing: false, id: undefined as number | undefined, title: 'Tó' }));
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: form.id, collectionSlug: 'news', getDocPermissions: async () => {} }),
  useEditDepth: () => 1,
  useForm: () => ({ createFormData: async () => new FormData(), getData: () => ({ title: form.title }) }),
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
  useLocale: () => ({ code: 'hu' }),
}));
const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const onStored = vi.fn();
let stored: StoredRecord[];
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
  Response.json({ doc: { id: 5, title: 'Tó' } }, { status: 201 }),
);

function openForm(savesDrafts = true) {
  return renderHook(({ isFailing }) => useNewRecord({ savesDrafts, isFailing, onStored }), {
    initialProps: { isFailing: false },
    wrapper: ({ children }) => <NewRecordContext value={(record) => stored.push(record)}>{children}</NewRecordContext>,
  });
}
const passTime = () => act(() => vi.advanceTimersByTimeAsync(5000));

beforeEach(() => {
  Object.assign(form, { isModified: false, isProcessing: false, id: undefined, title: 'Tó' });
  stored = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a new record is not stored without a change, or while it is being published', async () => {
  const { rerender } = openForm();
  await passTime();
  Object.assign(form, { isModified: true, isProcessing: true });
  rerender({ isFailing: false });
  await passTime();
  expect(send).not.toHaveBeenCalled();
});

test('the first change stores one draft, and text typed meanwhile is saved into it', async () => {
  const { rerender } = openForm();
  form.isModified = true;
  send.mockImplementationOnce(async () => {
    form.title = 'Tópart';
    return Response.json({ doc: { id: 5, title: 'T' } }, { status: 201 });
  });
  rerender({ isFailing: false });
  await passTime();
  expect(send.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'POST /api/news?autosave=true&depth=0&draft=true&fallback-locale=null&locale=hu',
    'PATCH /api/news/5?autosave=true&depth=0&draft=true&fallback-locale=null&locale=hu',
  ]);
  expect(stored).toEqual([{ id: 5, title: 'Tó' }]);
  form.id = 5;
  rerender({ isFailing: false });
  await passTime();
  expect([onStored.mock.calls.length, send.mock.calls.length]).toEqual([1, 2]);
});

test('a failed save gives the form no id, and is repeated on request', async () => {
  send.mockResolvedValueOnce(Response.json({ errors: [] }, { status: 503 }));
  const { rerender, result } = openForm();
  form.isModified = true;
  rerender({ isFailing: false });
  await passTime();
  expect([stored.length, result.current.isNew]).toEqual([0, true]);
  await act(() => result.current.saveFirst());
  expect(stored.map(({ id }) => id)).toEqual([5]);
});

test('the form takes no input while the screen of the stored record is loading', async () => {
  const form = document.createElement('form');
  form.className = 'collection-edit__form';
  document.body.append(form);
  const loaded = Promise.withResolvers<void>();
  replace.mockReturnValueOnce(loaded.promise);
  renderHook(() => useWholeScreen(true));
  expect(form.inert).toBe(false);
  await passTime();
  expect([replace.mock.calls.length, form.inert]).toEqual([1, true]);
  await act(async () => loaded.resolve());
  expect(form.inert).toBe(false);
  form.remove();
});

test('the screen of a stored record is loaded again, but not while the form shows the errors of a refused save', async () => {
  const { rerender } = openForm();
  form.id = 5;
  rerender({ isFailing: true });
  await passTime();
  expect(replace).not.toHaveBeenCalled();
  rerender({ isFailing: false });
  await passTime();
  expect(replace).toHaveBeenCalledTimes(1);
});
