import { type RefObject, useEffect, useState } from 'react';

/** Specification, section 9: pictures are fetched when they are this many pixels below the window, or nearer. */
const LAZY_MARGIN = 700;

const arrivals = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all pictures of a page. */
function observerOfAll(): IntersectionObserver {
  if (observer) return observer;
  // Ends the waiting of picture.css for scripts that never arrive.
  document.documentElement.classList.add('pictures-watched');
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
    },
    // The second margin counts inside scrollers: the next slide of a carousel is fetched before it comes into view. It would be added
    // to the first one's, so it is only for the sides.
    { rootMargin: `0px 0px ${LAZY_MARGIN}px 0px`, scrollMargin: `0px ${LAZY_MARGIN}px` },
  );
  return observer;
}

/** Fetches pictures that were drawn elsewhere, and that nothing draws again, when they come near the window. Gives back how to stop. */
export function watchPictures(place: HTMLElement): () => void {
  const pictures = place.querySelectorAll('.picture-far');
  const all = observerOfAll();
  for (const picture of pictures) {
    arrivals.set(picture, () => {
      all.unobserve(picture);
      picture.classList.remove('picture-far');
    });
    all.observe(picture);
  }
  return () => {
    for (const picture of pictures) all.unobserve(picture);
  };
}

/** Has the element come near the window once? Elements in closed menus and dialogs are never near. */
export function useNear(ref: RefObject<Element | null>, atOnce: boolean): boolean {
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    arrivals.set(element, () => setNear(true));
    const all = observerOfAll();
    all.observe(element);
    return () => {
      all.unobserve(element);
      arrivals.delete(element);
    };
  }, [ref, near]);
  return near || atOnce;
}
