// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../testing/admin/test-payload-ui.ts';
import { Languages } from './Languages.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/admin/test-payload-ui.ts'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

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

test('the focus stays with a text that is saved or copied, in the same field', async () => {
  world.document = { id: 5, collectionSlug: 'events', hasSavePermission: true };
  world.fields = [{ name: 'title', type: 'text', localized: true, label: { hu: 'Cím', en: 'Title' } }];
  let title: Record<string, unknown> = { hu: 'Koncert' };
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) title = { ...title, en: JSON.parse(body).title };
    return Response.json({ id: 5, updatedAt: 'now', title });
  });
  render(<Languages />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Cím angolul');
  const press = async (name: string, saved: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect([title['en'], screen.getByLabelText<HTMLTextAreaElement>('Cím angolul').value]).toEqual([saved, saved]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mentés' }).getAttribute('aria-disabled')).toBe('true'));
    return [screen.getByLabelText<HTMLTextAreaElement>('Cím angolul') === field, field.value, document.activeElement?.textContent];
  };
  expect(await press('Másolás a magyarból', 'Koncert')).toEqual([true, 'Koncert', 'Koncert']);
  fireEvent.change(field, { target: { value: 'Concert' } });
  expect(await press('Mentés', 'Concert')).toEqual([true, 'Concert', 'Mentés']);
});

test('the tab marks the text whose Hungarian is newer until somebody confirms the English', async () => {
  world.document = { id: 5, collectionSlug: 'events', hasSavePermission: true, hasPublishPermission: true };
  world.fields = ['title', 'lead'].map((name) => ({ name, type: 'text', localized: true, label: { hu: name, en: name } }));
  const lead = { hu: 'Zene', en: 'Music' };
  let english = 'older';
  vi.stubGlobal('fetch', async (address: string, { method }: { method?: string } = {}) => {
    if (method === 'POST') english = 'whole';
    return address.includes('/versions?')
      ? Response.json({ docs: [{ version: { title: { hu: 'Koncert', en: 'Concert' }, lead } }] })
      : Response.json({ id: 5, english, title: { hu: 'Esti koncert', en: 'Concert' }, lead });
  });
  render(<Languages />);
  const readLegends = () => screen.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent);
  const confirm = await screen.findByRole('button', { name: /^Az angol így is jó/ });
  expect(readLegends()).toEqual(['title · a magyar azóta megváltozott', 'lead']);
  fireEvent.click(confirm);
  await waitFor(() => expect(readLegends()).toEqual(['title', 'lead']));
  expect([screen.queryByRole('button', { name: /^Az angol így is jó/ }), document.activeElement?.tagName]).toEqual([null, 'H2']);
  expect(screen.getByRole('status').textContent).toBe('Feljegyeztük, hogy az angol így is jó.');
});

test('the tab shows the texts within rows whose English is missing or older, which the form alone can save', async () => {
  world.document = { id: 5, collectionSlug: 'events', hasSavePermission: true, hasPublishPermission: true };
  const value = { name: 'value', type: 'text', localized: true, label: { hu: 'Érték', en: 'Value' } };
  world.fields = [{ name: 'facts', type: 'array', label: { hu: 'Adatok', en: 'Facts' }, fields: [value] }];
  const toRows = (...texts: [id: string, hu: string, en: string][]) => texts.map(([id, hu, en]) => ({ id, value: { hu, en } }));
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/versions?')
      ? Response.json({ docs: [{ version: { facts: toRows(['a', 'Négy', 'Four'], ['b', 'Öt', 'Five']) } }] })
      : Response.json({ id: 5, english: 'older', facts: toRows(['b', 'Öt', 'Five'], ['a', 'Hat', 'Four'], ['c', 'Hét', '']) }),
  );
  render(<Languages />);
  await screen.findByLabelText('Adatok, 2. sor: Érték angolul');
  const texts = screen.getAllByRole('group');
  expect(texts.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Adatok, 2. sor: Érték · a magyar azóta megváltozott',
    'Adatok, 3. sor: Érték · angolul hiányzik',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
    'field-facts__1__value',
    'field-facts__2__value',
  ]);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Az angol így is jó/)]);
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ readOnly }) => readOnly)).toEqual([true, true]);
});
