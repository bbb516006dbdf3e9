// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../testing/test-payload-ui.ts';
import { Languages } from './Languages.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/test-payload-ui.ts'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The buttons of the tab, and whether its English text can be typed into. */
async function open(hasSavePermission: boolean) {
  world.document = { id: 5, collectionSlug: 'events', hasSavePermission };
  world.fields = [{ name: 'title', type: 'text', localized: true, label: { hu: 'Cím', en: 'Title' } }];
  vi.stubGlobal('fetch', async () => Response.json({ id: 5, title: { hu: 'Koncert' } }));
  render(<Languages />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Cím angolul');
  return [screen.queryAllByRole('button').map(({ textContent }) => textContent), field.readOnly];
}

test('who may not change a document only reads its texts in both languages', async () => {
  expect(await open(true)).toEqual([['A hiányzó szöveg másolása a magyarból', 'Mentés', 'Másolás a magyarból'], false]);
  cleanup();
  expect(await open(false)).toEqual([[], true]);
});
