import { openModal } from '@liget/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { DateRangeCalendarProps } from './DateRangeCalendar.tsx';

const CALENDAR_ID = 'calendar';

const loadCalendar = () => import('./DateRangeCalendar.tsx').then((module) => module.DateRangeCalendar);
const getOpener = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-opens-calendar]') : null);

/**
 * Opens the calendar when an element with `data-opens-calendar` is clicked. If its code cannot be loaded, a link is followed to its own URL, and
 * a button moves the focus to the date fields.
 */
export function LinkedCalendar(props: Omit<DateRangeCalendarProps, 'id'>) {
  const [Calendar, setCalendar] = useState<ComponentType<DateRangeCalendarProps>>();

  async function open(opener: HTMLElement): Promise<void> {
    try {
      const loaded = await loadCalendar();
      setCalendar(() => loaded);
      openModal(CALENDAR_ID);
    } catch {
      if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
      else document.querySelector<HTMLInputElement>('input[name="from"]')?.focus();
    }
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const opener = getOpener(event);
    if (!opener || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(opener);
  });
  useEffect(() => {
    const stop = new AbortController();
    const early = window.lastPress;
    if (early) queueMicrotask(() => onClick(early));
    // Captured, to run before the shell's listener follows the link.
    document.addEventListener('click', onClick, { capture: true, signal: stop.signal });
    const onNear = (event: Event) => getOpener(event) && void loadCalendar().catch(() => undefined);
    document.addEventListener('pointerover', onNear, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return Calendar ? <Calendar {...props} id={CALENDAR_ID} /> : null;
}
