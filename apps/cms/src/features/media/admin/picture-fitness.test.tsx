// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PictureFitness } from './PictureFitness.tsx';

let value: unknown;
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useField: () => ({ value }),
  useTranslation: () => ({ i18n: { language: 'hu' } }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The answer of the library: images of these widths, in pixels. */
const getLibrary = (...widths: number[]) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json({ docs: widths.map((width) => ({ width })) });
  });
  return requests;
};
const HINT = { hu: 'Ez áll a lap tetején.', en: 'It stands at the top.' };

test('a field names a chosen image that is too narrow for its use, beside its hint', async () => {
  value = [7, { id: 8 }];
  const requests = getLibrary(600, 1300);
  render(<PictureFitness path="picture" use="carousel" hint={HINT} />);
  expect(await screen.findByText(/600 képpont széles, ez kevés .*legalább 1200 kell/)).toBeTruthy();
  expect(screen.getByText(HINT.hu)).toBeTruthy();
  expect(new URLSearchParams(requests[0]?.split('?')[1]).get('where[id][in]')).toBe('7,8');
});

test('a field shows no warning for wide images, and makes no request without an image', async () => {
  value = 7;
  const requests = getLibrary(1600);
  const { rerender } = render(<PictureFitness path="picture" use="carousel" hint={null} />);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('');
  value = null;
  rerender(<PictureFitness path="picture" use="carousel" hint={null} />);
  expect(requests).toHaveLength(1);
});
