import { useEffect } from 'react';
import { preloadLightbox } from './LightboxHost.tsx';
import { type LightboxSlide, openLightbox } from './lightbox-store.ts';

const findLink = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-slide]') : null;

const readSlide = ({ dataset }: HTMLElement): LightboxSlide => JSON.parse(dataset['slide'] ?? '') as LightboxSlide;

function open(event: MouseEvent): void {
  const link = findLink(event);
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const links = [...(link.closest('[data-gallery]') ?? document).querySelectorAll<HTMLElement>('[data-slide]')];
  openLightbox(links.map(readSlide), links.indexOf(link));
}

const preload = (event: Event): void => {
  if (findLink(event)) preloadLightbox();
};

/** Opens links of the page to images (`LightboxLink`) in the lightbox, also those in HTML that React did not render. */
export function LightboxLinks() {
  useEffect(() => {
    document.addEventListener('click', open);
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
  return null;
}
