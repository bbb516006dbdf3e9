import { type RefObject, useEffect, useState } from 'react';

/** Images load when they are at most this many pixels below the window (specification, section 9). */
const LAZY_MARGIN = 700;

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all pictures of a page. */
function getSharedObserver(): IntersectionObserver {
  if (observer) return observer;
  // Ends the delay of picture.css, which covers scripts that fail to load.
  document.documentElement.classList.add('pictures-watched');
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    // scrollMargin applies inside scroll containers, to load the next slide of a carousel ahead. It would add to a vertical margin, so it is only
    // horizontal.
    { rootMargin: `0px 0px ${LAZY_MARGIN}px 0px`, scrollMargin: `0px ${LAZY_MARGIN}px` },
  );
  return observer;
}

/** Observes images in server-rendered HTML that React does not render. Returns a function that stops it. */
export function watchPictures(place: HTMLElement): () => void {
  const pictures = place.querySelectorAll('.picture-far');
  const all = getSharedObserver();
  for (const picture of pictures) {
    callbacks.set(picture, () => {
      all.unobserve(picture);
      picture.classList.remove('picture-far');
    });
    all.observe(picture);
  }
  return () => {
    for (const picture of pictures) all.unobserve(picture);
  };
}

/** Whether the element has been near the window. Elements in closed menus and dialogs never are. */
export function useNear(ref: RefObject<Element | null>, atOnce: boolean): boolean {
  const [isNear, setIsNear] = useState(atOnce);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    callbacks.set(element, () => setIsNear(true));
    const all = getSharedObserver();
    all.observe(element);
    return () => {
      all.unobserve(element);
      callbacks.delete(element);
    };
  }, [ref, isNear]);
  return isNear || atOnce;
}
