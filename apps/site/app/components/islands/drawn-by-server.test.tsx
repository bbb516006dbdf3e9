// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ClientOnly, createDrawing } from './client-only.ts';
import { DrawnByServer } from './DrawnByServer.tsx';

afterEach(cleanup);

const Words = ({ of }: { of: ClientOnly<string> }) => (
  <DrawnByServer id="words" value={of}>
    {(words) => <p>{words}</p>}
  </DrawnByServer>
);

test('createDrawing hides the value of a document from serialisation', () => {
  expect(createDrawing('autumn', true).value).toBe('autumn');
  expect(JSON.stringify(createDrawing('autumn', true))).toBe('{}');
  expect(JSON.stringify(createDrawing('autumn', false))).toBe('{"value":"autumn"}');
});

describe('DrawnByServer', () => {
  test('keeps the server’s HTML until a value arrives, and then renders the value', async () => {
    const container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = '<div id="words" class="contents"><p>Drawn by the server</p></div>';
    // As when React gives up hydration: rendered from the component alone.
    const { rerender } = render(<Words of={{}} />, { container });
    expect(screen.getByText('Drawn by the server')).toBeDefined();
    await act(async () => rerender(<Words of={{ value: 'Found by the filter' }} />));
    expect(screen.getByText('Found by the filter')).toBeDefined();
    expect(screen.queryByText('Drawn by the server')).toBeNull();
  });

  test('keeps the focus on the same link when it is rendered again', async () => {
    const Links = ({ of }: { of: ClientOnly<string[]> }) => (
      <DrawnByServer id="links" value={of}>
        {(names) =>
          names.map((name) => (
            <a key={name} href={`/${name}`}>
              {name}
            </a>
          ))
        }
      </DrawnByServer>
    );
    const container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = '<div id="links"><a href="/ma">ma</a><a href="/holnap">holnap</a></div>';
    const { rerender } = render(<Links of={{}} />, { container });
    screen.getByText('holnap').focus();
    await act(async () => rerender(<Links of={{ value: ['ma', 'holnap'] }} />));
    expect(document.activeElement).toBe(screen.getByText('holnap'));
    screen.getByText('ma').focus();
    await act(async () => rerender(<Links of={{ value: ['ma', 'holnap', 'hétvége'] }} />));
    expect(document.activeElement).toBe(screen.getByText('ma'));
  });
});
