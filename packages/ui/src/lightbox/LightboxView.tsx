import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useRef } from 'react';
import { type ControllerRef, Lightbox, useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '../actions/Icon.tsx';
import { padCounter } from '../carousel/counter.ts';
import './lightbox.css';
import { useCloseWatcher } from '../dialogs/use-close-watcher.ts';
import type { LightboxLabels } from './labels.ts';
import type { LightboxSlide, OpenLightbox } from './lightbox-store.ts';

/** Specification, section 9, in pixels. */
const SLIDE_SPACING = 16;

export interface LightboxViewProps extends OpenLightbox {
  labels: LightboxLabels;
  onClosed: () => void;
}

/** Shows the position, and gives the focused element the name of the current image, which the library does not. */
function Counter({ own, labels }: { own: readonly LightboxSlide[]; labels: LightboxLabels }) {
  const { currentIndex, slides } = useLightboxState();
  const counter = useRef<HTMLParagraphElement>(null);
  const { title } = getCaption(own, slides[currentIndex]);
  const name = [labels.position(String(currentIndex + 1), String(slides.length)), title].filter(Boolean).join(': ');
  useEffect(() => {
    const container = counter.current?.closest('[tabindex]');
    container?.setAttribute('role', 'group');
    container?.setAttribute('aria-label', name);
  }, [name]);
  return (
    <p ref={counter} className="lightbox-counter" aria-hidden="true">
      {padCounter(currentIndex + 1)} / {padCounter(slides.length)}
    </p>
  );
}

/** The caption of the library's slide, found by identity. */
function getCaption(slides: readonly LightboxSlide[], shown: unknown) {
  const slide = slides.find((item) => item === shown);
  return { title: slide?.title, lang: slide?.lang, description: slide?.description };
}

function Caption({ title, lang, description }: ReturnType<typeof getCaption>) {
  if (!title && !description) return null;
  return (
    <div className="lightbox-caption">
      {title ? (
        <p className="lightbox-title" lang={lang}>
          {title}
        </p>
      ) : null}
      {description ? <p>{description}</p> : null}
    </div>
  );
}

/** A full-window looping carousel that starts at the chosen slide; the rest of the page is inert. */
export function LightboxView({ slides, index, labels, onClosed }: LightboxViewProps) {
  const alone = slides.length === 1;
  const controller = useRef<ControllerRef>(null);
  useCloseWatcher(() => controller.current?.close());
  return (
    <Lightbox
      open
      close={onClosed}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: alone, spacing: SLIDE_SPACING, padding: 0, preload: 2 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      className="lightbox theme-dark"
      labels={{
        Lightbox: labels.lightbox,
        'Photo gallery': labels.gallery,
        Carousel: labels.carousel,
        Slide: labels.slide,
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
        '{index} of {total}': labels.position('{index}', '{total}'),
      }}
      render={{
        controls: () => <Counter own={slides} labels={labels} />,
        slideFooter: ({ slide }) => <Caption {...getCaption(slides, slide)} />,
        iconPrev: () => <Icon of={ChevronLeft} size={32} />,
        iconNext: () => <Icon of={ChevronRight} size={32} />,
        iconClose: () => <Icon of={X} size={24} />,
        iconZoomIn: () => <Icon of={ZoomIn} size={24} />,
        iconZoomOut: () => <Icon of={ZoomOut} size={24} />,
        ...(alone ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}
