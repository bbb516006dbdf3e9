import { type ComponentType, useEffect, useState } from 'react';
import type { LightboxViewProps } from './LightboxView.tsx';
import type { LightboxLabels } from './labels.ts';
import { closeLightbox, useLightbox } from './lightbox-store.ts';

const loadView = () => import('./LightboxView.tsx');

/** Loads the lightbox's code ahead. */
export function preloadLightbox(): void {
  loadView().catch(() => undefined);
}

/** The page's lightbox, opened by `openLightbox`; its code loads when it is first opened. */
export function LightboxHost({ labels }: { labels: LightboxLabels }) {
  const open = useLightbox();
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();
  const waiting = open && !View ? open : undefined;

  useEffect(() => {
    if (!waiting) return;
    loadView().then(
      ({ LightboxView }) => setView(() => LightboxView),
      // If the code fails to load, the image file opens, as without JavaScript.
      () => window.location.assign(waiting.slides[waiting.index]?.src ?? ''),
    );
  }, [waiting]);

  return open && View ? <View {...open} labels={labels} onClosed={closeLightbox} /> : null;
}
