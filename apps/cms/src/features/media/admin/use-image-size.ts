'use client';

import { useEffect, useState } from 'react';
import type { Measures } from '../sizes/crop-window.ts';

/** Pixels of the picture at an address, as browsers show it; `null` until it has come. */
export function useImageSize(source: string | null): Measures | null {
  const [measured, setMeasured] = useState<(Measures & { source: string }) | null>(null);
  useEffect(() => {
    if (source === null) return undefined;
    const image = new Image();
    image.addEventListener('load', () => setMeasured({ width: image.naturalWidth, height: image.naturalHeight, source }));
    image.src = source;
    return () => image.removeAttribute('src');
  }, [source]);
  return measured?.source === source ? measured : null;
}
