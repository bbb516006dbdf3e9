// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useClosing } from './use-closing.ts';
import { useImageBlocking } from './use-image-blocking.ts';

function Page() {
  const header = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useClosing(header);
  useImageBlocking(header);
  return (
    <>
      <header ref={header}>
        {['Programs', 'Places'].map((title) => (
          <details key={title} data-testid={title}>
            <summary>{title}</summary>
            <a href="#inside">Inside {title}</a>
            <img src="data:," alt={title} loading="lazy" />
          </details>
        ))}
      </header>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Leave
      </button>
      <p>Outside</p>
    </>
  );
}

function panel(title: string): HTMLDetailsElement {
  const element = screen.getByTestId(title);
  if (!(element instanceof HTMLDetailsElement)) throw new Error(`${title} is no panel`);
  return element;
}

function show(width = 1280) {
  vi.stubGlobal('innerWidth', width);
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  panel('Programs').open = true;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['is brought into view in the drawer, first whole, then its name', 390, ['SUMMARY']],
  ['stays where it is on a desktop', 1280, []],
])('opening a panel %s', (_, width, moved) => {
  show(width);
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.tagName);
  });
  panel('Places').open = true;
  seen.length = 0;
  fireEvent(panel('Places'), new Event('toggle'));
  expect(seen).toEqual(moved);
});

describe('an open panel of the header', () => {
  test('closes on a click outside, also on the dimmed page, which is part of its own element', () => {
    show();
    fireEvent.click(screen.getByText('Inside Programs'));
    expect(panel('Programs').open).toBe(true);
    fireEvent.click(screen.getByText('Outside'));
    expect(panel('Programs').open).toBe(false);
    panel('Places').open = true;
    fireEvent.click(panel('Places'));
    expect(panel('Places').open).toBe(false);
  });

  test('closes on Escape and returns the focus to its button', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel('Programs').open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Programs'));
  });

  test('closes when the focus leaves it, so that it does not cover the focused element', () => {
    show();
    act(() => screen.getByText('Leave').focus());
    expect(panel('Programs').open).toBe(false);
  });

  test('closes when another page opens', () => {
    show(390);
    fireEvent.click(screen.getByText('Leave'));
    expect(panel('Programs').open).toBe(false);
  });

  test('stays open in the drawer of a phone', () => {
    show(390);
    fireEvent.click(screen.getByText('Outside'));
    expect(panel('Programs').open).toBe(true);
  });
});

describe('the images of the panels', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const loading = () => screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('loading'));

  test('are loaded two seconds after the page', () => {
    show();
    vi.advanceTimersByTime(1999);
    expect(loading()).toEqual(['lazy', 'lazy']);
    vi.advanceTimersByTime(1);
    expect(loading()).toEqual(['eager', 'eager']);
  });

  test.each([
    ['data is saved', 1280, { connection: { saveData: true } }],
    ['the panels are in a drawer', 390, {}],
  ])('are loaded only in opened panels where %s', (_, width, navigator) => {
    vi.stubGlobal('navigator', navigator);
    show(width);
    vi.advanceTimersByTime(60_000);
    expect(loading()).toEqual(['lazy', 'lazy']);
  });
});
