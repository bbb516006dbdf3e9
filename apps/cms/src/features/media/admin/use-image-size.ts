'use client';

import { useEffect, useState } from 'react';
import type { PixelSize } from '../image-sizes/crop-window.ts';

/** The size of the picture at a URL as browsers show it, in pixels; `null` until it is loaded. */
export function useImageSize(source: string | null): PixelSize | null {
  const [measured, setMeasured] = useState<(PixelSize & { source: string }) | null>(null);
  useEffect(() => {
    if (source === null) return undefined;
    const image = new Image();
    image.addEventListener('load', () => setMeasured({ width: image.naturalWidth, height: image.naturalHeight, source }));
    image.src = source;
    return () => image.removeAttribute('src');
  }, [source]);
  return measured?.source === source ? measured : null;
}
