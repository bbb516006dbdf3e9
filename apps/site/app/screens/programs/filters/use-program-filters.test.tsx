// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFilters } from './read-filters.ts';
import { useProgramFilters } from './use-program-filters.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Screen() {
  const { onDays, screen: list, goTo } = useProgramFilters('/programok', readFilters(new URLSearchParams()).filters);
  return (
    <div ref={list}>
      <input aria-label="from" onChange={() => onDays({ from: '2026-12-24', to: undefined })} />
      <a href="/programok?from=2026-11-22&to=2026-11-22">Today</a>
      <button type="button" onClick={() => goTo('/programok?free=1')}>
        Free
      </button>
    </div>
  );
}

function renderFilters() {
  const router = createMemoryRouter([{ path: '/programok', element: <Screen /> }], { initialEntries: ['/programok'] });
  render(<RouterProvider router={router} />);
  const field = screen.getByRole('textbox');
  const type = () => {
    field.focus();
    fireEvent.change(field, { target: { value: '24' } });
  };
  const later = () => act(() => vi.advanceTimersByTimeAsync(5000));
  const days = () => readFilters(new URLSearchParams(router.state.location.search)).filters;
  return { type, later, days };
}

test('a typed date navigates after a pause', async () => {
  const { type, later, days } = renderFilters();
  type();
  await later();
  expect(days()).toMatchObject({ from: '2026-12-24' });
});

test.each([
  ['link', 'Today', { from: '2026-11-22' }],
  ['button', 'Free', { free: true, from: undefined }],
] as const)('a choice by a %s right after typing a date is kept', async (role, name, expected) => {
  const { type, later, days } = renderFilters();
  type();
  fireEvent.click(screen.getByRole(role, { name }));
  await later();
  expect(days()).toMatchObject(expected);
});
