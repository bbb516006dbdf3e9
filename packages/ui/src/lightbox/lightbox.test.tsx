// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LightboxHost } from './LightboxHost.tsx';
import { LightboxLink } from './LightboxLink.tsx';
import { LightboxLinks } from './LightboxLinks.tsx';
import type { LightboxLabels } from './labels.ts';
import { closeLightbox, openLightbox } from './lightbox-store.ts';

const labels: LightboxLabels = {
  lightbox: 'Képnézegető',
  gallery: 'Képek',
  carousel: 'körhinta',
  slide: 'kép',
  previous: 'Előző kép',
  next: 'Következő kép',
  close: 'Bezárás',
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  position: (index, total) => `${index}. kép, összesen ${total}`,
};
const slides = Array.from({ length: 12 }, (_, index) => ({
  src: `/picture-${index + 1}.webp`,
  alt: `Picture ${index + 1}`,
  width: 1200,
  height: 800,
  title: `Title ${index + 1}`,
}));

const counter = () => document.querySelector('.lightbox-counter')?.textContent;
const dialog = () => screen.findByRole('dialog', { name: 'Képnézegető' });

// Loads the lightbox's code before the tests, because that may take longer than their queries wait.
beforeAll(() => import('./LightboxView.tsx'));
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => {
  act(closeLightbox);
  cleanup();
  vi.restoreAllMocks();
});

test('it opens at the chosen slide, with a two-digit counter', async () => {
  render(<LightboxHost labels={labels} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openLightbox(slides, 4));
  await dialog();
  expect(counter()).toBe('05 / 12');
  expect(screen.getByRole('group', { name: '5. kép, összesen 12' })).toBeTruthy();
  expect(screen.getByText('Title 5')).toBeTruthy();
});

test('it loops from the last slide to the first', async () => {
  render(<LightboxHost labels={labels} />);
  act(() => openLightbox(slides, 11));
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Következő kép' }));
  await waitFor(() => expect(counter()).toBe('01 / 12'));
});

test('its slides are 16 px apart', async () => {
  render(<LightboxHost labels={labels} />);
  act(() => openLightbox(slides, 0));
  await dialog();
  expect(document.querySelector<HTMLElement>('.yarl__carousel')?.style.getPropertyValue('--yarl__carousel_spacing_px')).toBe('16');
});

test('it uses the labels that are passed in', async () => {
  render(<LightboxHost labels={labels} />);
  act(() => openLightbox(slides, 0));
  const names = [...(await dialog()).querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(new Set(names)).toEqual(new Set(['Nagyítás', 'Kicsinyítés', 'Bezárás', 'Előző kép', 'Következő kép']));
});

test('the focused element has the name of the shown image', async () => {
  render(<LightboxHost labels={labels} />);
  act(() => openLightbox(slides, 11));
  await dialog();
  expect(screen.getByRole('group', { name: '12. kép, összesen 12: Title 12' }).tabIndex).toBe(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Következő kép' }));
  await screen.findByRole('group', { name: '1. kép, összesen 12: Title 1' });
});

test('the rest of the page is inert while it is open', async () => {
  render(
    <>
      <main>Page</main>
      <LightboxHost labels={labels} />
    </>,
  );
  act(() => openLightbox(slides, 0));
  await dialog();
  const page = screen.getByText('Page', { ignore: false });
  expect(page.closest('[inert]')).not.toBeNull();
  fireEvent.keyDown(document.querySelector('.yarl__container') ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.closest('[inert]')).toBeNull();
});

test('an index outside the slides is clamped; without slides nothing opens', async () => {
  render(<LightboxHost labels={labels} />);
  act(() => openLightbox([], 0));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openLightbox(slides, 99));
  await dialog();
  expect(counter()).toBe('12 / 12');
});

test('an image links to its file, and opens the lightbox at itself among the images of its gallery', async () => {
  render(
    <>
      <ul data-gallery>
        {slides.map((slide, index) => (
          <LightboxLink key={slide.src} slide={slide}>
            <img src="/small.webp" alt={index === 2 ? 'The lake' : slide.alt} />
          </LightboxLink>
        ))}
      </ul>
      <LightboxLinks />
      <LightboxHost labels={labels} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'The lake' });
  expect(link.getAttribute('href')).toBe('/picture-3.webp');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.click(link)).toBe(false);
  await dialog();
  expect(counter()).toBe('03 / 12');
});
