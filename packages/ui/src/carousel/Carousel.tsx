import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { joinClassNames } from '../class-names.ts';
import './carousel.css';
import { padCounter } from './counter.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselLabels {
  /** The role description for assistive technology: 'carousel'. */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** For example '2 of 6'. */
  position: (index: string, total: string) => string;
}

interface CarouselProps {
  /** The accessible name. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  labels: CarouselLabels;
  /** 'single': one slide as wide as the carousel; 'strip': as many as fit, each as wide as `--slide` says. */
  look?: 'single' | 'strip';
  /** The first slide shown, from 0. */
  startAt?: number;
  /** Milliseconds between automatic moves, which stop under reduced motion; shows a pause button. */
  every?: number;
  className?: string;
}

/** Slides side by side, with native scrolling and snapping; works without JavaScript. */
export function Carousel({ label, items, labels, look = 'single', startAt = 0, every, className }: CarouselProps) {
  const { track, ...carousel } = useCarousel({ count: items.length, startAt, every });
  const total = look === 'single' ? items.length : carousel.stops;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only pauses while the pointer or the focus is inside
    <section
      className={joinClassNames('carousel', `carousel-${look}`, className)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      onPointerEnter={() => carousel.setHold(true)}
      onPointerLeave={() => carousel.setHold(false)}
      onFocus={() => carousel.setHold(true)}
      onBlur={() => carousel.setHold(false)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable region must be usable by keyboard */}
      <div
        className="carousel-track"
        role="group"
        aria-label={label}
        tabIndex={0}
        ref={track}
        onScroll={carousel.onScroll}
        onKeyDown={carousel.onKeyDown}
      >
        {items.map(({ id, content }, index) => (
          <div
            key={id}
            className="carousel-slide"
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(String(index + 1), String(items.length))}
          >
            {content}
          </div>
        ))}
      </div>
      {carousel.stops > 1 ? (
        <div className="carousel-controls">
          <p className="carousel-counter" aria-hidden="true">
            <span className="carousel-now">{padCounter(carousel.stop + 1)}</span>
            <span className="carousel-rule" />
            {padCounter(total)}
          </p>
          <p className="visually-hidden" role="status">
            {carousel.touched ? labels.position(String(carousel.stop + 1), String(total)) : ''}
          </p>
          {carousel.isAutomatic ? (
            <IconButton look="quiet" label={carousel.paused ? labels.play : labels.pause} onClick={carousel.togglePause}>
              <Icon of={carousel.paused ? Play : Pause} />
            </IconButton>
          ) : null}
          <IconButton look="quiet" label={labels.previous} onClick={() => carousel.step(-1)}>
            <Icon of={ChevronLeft} size={24} />
          </IconButton>
          <IconButton look="quiet" label={labels.next} onClick={() => carousel.step(1)}>
            <Icon of={ChevronRight} size={24} />
          </IconButton>
        </div>
      ) : null}
    </section>
  );
}
