import { useEffect } from 'react';

/** Milliseconds without scrolling after which a slide is settled (specification, section 9). */
const SETTLED_MS = 100;

const getSlides = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>('li[id]')];
const getLeft = (slide: HTMLElement, slides: readonly HTMLElement[]) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0);

/** The slide whose start is nearest to the region's scroll position. */
function findShownSlide(region: HTMLElement): HTMLElement | undefined {
  const slides = getSlides(region);
  const getOffset = (slide: HTMLElement) => Math.abs(getLeft(slide, slides) - region.scrollLeft);
  return slides.toSorted((a, b) => getOffset(a) - getOffset(b))[0];
}

/**
 * Keeps the URL at the shown slide of the region with this id, however it was reached, and shows the slide of the URL after going back. It listens
 * on the document, because the region may be HTML from the server.
 */
export function useSlideInUrl(regionId: string): void {
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    function onScroll({ target }: Event) {
      if (!(target instanceof HTMLElement) || target.id !== regionId) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        const id = findShownSlide(target)?.id;
        if (id && `#${id}` !== window.location.hash && (window.location.hash !== '' || target.scrollLeft > 0))
          window.history.replaceState(window.history.state, '', `#${id}`);
      }, SETTLED_MS);
    }
    function onPopState() {
      const element = document.getElementById(regionId);
      if (!element) return;
      const slides = getSlides(element);
      const slide = slides.find(({ id }) => `#${id}` === window.location.hash) ?? slides[0];
      if (slide) element.scrollTo({ left: getLeft(slide, slides), behavior: 'instant' });
    }
    document.addEventListener('scroll', onScroll, { passive: true, capture: true });
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(settled);
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('popstate', onPopState);
    };
  }, [regionId]);
}
