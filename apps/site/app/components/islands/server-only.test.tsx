// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServerOnly } from './ServerOnly.tsx';

afterEach(cleanup);

test('ServerOnly keeps the server’s HTML through hydration and a remount', () => {
  const still = (
    <ServerOnly id="menu" className="menu">
      {null}
    </ServerOnly>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div class="menu"><a href="/magazin">Magazin</a></div>';
  const link = page.querySelector('a');
  const { rerender, unmount } = render(still, { container: page, hydrate: true });
  rerender(still);
  expect(page.querySelector('a')).toBe(link);
  unmount();

  const again = render(still).container;
  expect(again.querySelector('a')?.textContent).toBe('Magazin');
});
