// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { DocumentViewClientProps } from 'payload';
import { createContext, type ReactNode, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditView } from './EditView.tsx';
import { useStoredRecord } from './new-record.ts';

const drawer = vi.hoisted(() => ({ drawerSlug: undefined as string | undefined }));
vi.mock('@payloadcms/ui', () => {
  const Info = createContext<{ id?: number; collectionSlug: string }>({ collectionSlug: 'event-series' });
  return {
    DefaultEditView: function View() {
      const store = useStoredRecord();
      return (
        <button type="button" onClick={() => store({ id: 5, title: 'Lámpások' })}>
          {use(Info).id ?? 'new'}
        </button>
      );
    },
    DocumentInfoProvider: ({ children, ...info }: { children: ReactNode; collectionSlug: string }) => <Info value={info}>{children}</Info>,
    useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
    useDocumentDrawerContext: () => drawer,
    useDocumentInfo: () => ({ collectionSlug: 'event-series' }),
    useDocumentTitle: () => ({ title: '', setDocumentTitle: () => {} }),
  };
});

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/collections/events/7');
});
afterEach(() => {
  cleanup();
  drawer.drawerSlug = undefined;
});

async function storeRecord(): Promise<string | null> {
  render(<EditView {...({} as DocumentViewClientProps)} />);
  expect(screen.getByRole('button').textContent).toBe('new');
  await act(async () => screen.getByRole('button').click());
  return screen.getByRole('button').textContent;
}

test('a stored record on a screen of its own gets its id and its address', async () => {
  expect(await storeRecord()).toBe('5');
  expect(window.location.pathname).toBe('/admin/collections/event-series/5');
});

test('a stored record in a drawer gets its id, and leaves the address of the screen below alone', async () => {
  drawer.drawerSlug = 'drawer-1';
  expect(await storeRecord()).toBe('5');
  expect(window.location.pathname).toBe('/admin/collections/events/7');
});
