import { type RefObject, useEffect, useState } from 'react';

/** Is the element's content higher than itself? Looked at whenever it is shown. */
export function useScrolls(ref: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (shown && element) setScrolls(element.scrollHeight > element.clientHeight);
  }, [ref, shown]);
  return scrolls;
}
