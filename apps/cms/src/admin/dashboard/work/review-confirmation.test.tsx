// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'hu' } }),
  useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const { EnglishIsRightButton } = await import('./ReviewConfirmation.tsx');

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}))));
afterEach(cleanup);

test('a confirmation moves the focus to the next document of the list, or to the one before', async () => {
  const titles = ['Séta', 'Kert', 'Zene'];
  render(
    <ul>
      {titles.map((title, index) => (
        <li key={title}>
          <EnglishIsRightButton collection="news" id={index} title={title} />
        </li>
      ))}
    </ul>,
  );
  const getButton = (title: string) => screen.getByRole('button', { name: `Az angol így is jó: ${title}` });
  fireEvent.click(getButton('Séta'));
  await waitFor(() => expect(document.activeElement).toBe(getButton('Kert')));
  fireEvent.click(getButton('Zene'));
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  expect(document.activeElement).toBe(getButton('Kert'));
});
