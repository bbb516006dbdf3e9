import { useSyncExternalStore } from 'react';

export interface LightboxSlide {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  srcSet?: readonly { src: string; width: number; height: number }[];
  title?: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  description?: string;
}

export interface OpenLightbox {
  slides: readonly LightboxSlide[];
  /** Index of the shown slide, from 0. */
  index: number;
}

let open: OpenLightbox | undefined;
const listeners = new Set<() => void>();

function set(next: OpenLightbox | undefined): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the page's lightbox at a slide; the index is clamped. Without slides it does nothing. */
export function openLightbox(slides: readonly LightboxSlide[], index = 0): void {
  if (slides.length > 0) set({ slides, index: Math.min(Math.max(index, 0), slides.length - 1) });
}

export function closeLightbox(): void {
  set(undefined);
}

export function useLightbox(): OpenLightbox | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}
