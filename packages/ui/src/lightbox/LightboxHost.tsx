import { type ComponentType, useEffect, useState } from 'react';
import type { LightboxViewProps } from './LightboxView.tsx';
import type { LightboxLabels } from './labels.ts';
import { closeLightbox, useLightbox } from './lightbox-store.ts';

const loadView = () => import('./LightboxView.tsx');

/** Fetches the lightbox's code before it is needed. */
export function preloadLightbox(): void {
  loadView().catch(() => undefined);
}

/** The page's one lightbox, opened by `openLightbox`; its code arrives with the first opening. */
export function LightboxHost({ labels }: { labels: LightboxLabels }) {
  const open = useLightbox();
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();
  const waiting = open && !View ? open : undefined;

  useEffect(() => {
    if (!waiting) return;
    loadView().then(
      ({ LightboxView }) => setView(() => LightboxView),
      // The code did not arrive: the picture's file itself, as without JavaScript.
      () => window.location.assign(waiting.slides[waiting.index]?.src ?? ''),
    );
  }, [waiting]);

  return open && View ? <View {...open} labels={labels} onClosed={closeLightbox} /> : null;
}
