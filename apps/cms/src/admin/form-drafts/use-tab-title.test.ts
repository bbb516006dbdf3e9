// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTabTitle } from './use-tab-title.ts';

beforeEach(() => {
  document.title = 'Létrehozás - Program';
});
afterEach(cleanup);

test('the tab has the title of the open record, also when the framework sets its own later', async () => {
  const { rerender } = renderHook(useTabTitle, { initialProps: 'Új program' });
  expect(document.title).toBe('Új program');
  rerender('Esti séta');
  expect(document.title).toBe('Esti séta');
  await act(async () => {
    document.title = 'Szerkesztés - Program';
  });
  expect(document.title).toBe('Esti séta');
});

test('spaces that the browser leaves out of a title are not set again and again', async () => {
  renderHook(useTabTitle, { initialProps: ' Esti  séta ' });
  await act(async () => {
    document.title = 'Szerkesztés - Program';
  });
  expect(document.title).toBe('Esti séta');
});

test('a closed record and one in a drawer leave the title of the tab alone', async () => {
  const { unmount } = renderHook(useTabTitle, { initialProps: 'Esti séta' });
  unmount();
  renderHook(useTabTitle, { initialProps: null });
  await act(async () => {
    document.title = 'Programok';
  });
  expect(document.title).toBe('Programok');
});
