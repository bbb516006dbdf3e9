import { useEffect } from 'react';
import type { Dismissible } from './announcements.ts';
import { dismiss } from './dismiss.ts';
import { computeMarquee } from './marquee.ts';

/** Adds behaviour to the server-rendered bars: dismissing, and moving texts that do not fit. */
export function useBars(announcements: readonly Dismissible[]): void {
  useEffect(() => {
    const section = document.getElementById('announcements');
    if (!section) return;
    const buttons = section.querySelectorAll<HTMLElement>('[data-dismiss]');
    function onClick({ target, detail }: MouseEvent) {
      const button = target instanceof Element ? target.closest('button') : null;
      // The second press of a double click would hit the next bar, which has moved below the pointer.
      if (!button || detail > 1) return;
      const { dismiss: id } = button.dataset;
      if (!id) return togglePause(button);
      dismiss(announcements, Number(id));
      // The focused button disappears; other bars may be hidden too.
      ([...buttons].find((other) => other.checkVisibility()) ?? document.getElementById('content'))?.focus({ preventScroll: true });
    }
    section.addEventListener('click', onClick);
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) if (target instanceof HTMLElement) updateMarquee(target);
    });
    for (const line of section.querySelectorAll('[data-line]')) observer.observe(line);
    return () => {
      observer.disconnect();
      section.removeEventListener('click', onClick);
    };
  }, [announcements]);
}

/** Pauses or resumes the text of the bar. */
function togglePause(button: HTMLButtonElement): void {
  const isPaused = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isPaused));
  button.parentElement?.querySelector('[data-line]')?.toggleAttribute('data-resting', isPaused);
}

/** With reduced motion the text scrolls by hand instead, so it must be focusable. */
function updateMarquee(line: HTMLElement): void {
  const text = line.querySelector('p');
  const marquee = text && computeMarquee(text.scrollWidth - line.clientWidth);
  line.toggleAttribute('data-moving', Boolean(marquee));
  line.parentElement?.querySelector('[data-rest]')?.toggleAttribute('hidden', !marquee);
  if (!marquee) return line.removeAttribute('tabindex');
  line.tabIndex = 0;
  line.role = 'group';
  line.ariaLabel = text.textContent;
  text.style.setProperty('--marquee', marquee.distance);
  text.style.animationDuration = marquee.duration;
  text.style.animationTimingFunction = marquee.easing;
}
