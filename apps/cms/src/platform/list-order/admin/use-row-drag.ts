'use client';

import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { findDrop } from './drop.ts';

type Drop = NonNullable<ReturnType<typeof findDrop>>;

/** Pixels from the edge of the window within which a drag scrolls, and pixels per movement. */
const EDGE = 70;
const SCROLL = 14;

function mapRowsAround(handle: Element): Map<number, HTMLTableRowElement> {
  const body = handle.closest('tbody');
  const rows = body ? [...body.querySelectorAll<HTMLTableRowElement>(':scope > tr[data-id]')] : [];
  return new Map(rows.map((row) => [Number(row.dataset['id']), row]));
}

function showDrop(rows: ReadonlyMap<number, HTMLTableRowElement>, dragged: number | null, drop: Drop | null): void {
  for (const [id, row] of rows) {
    row.classList.toggle('liget-dragged', id === dragged);
    row.classList.toggle('liget-drop-before', drop?.id === id && drop.side === 'before');
    row.classList.toggle('liget-drop-after', drop?.id === id && drop.side === 'after');
  }
}

/**
 * The events of a handle that drags its row by mouse, pen or finger. Escape or a cancelled pointer (an incoming call) leaves the row where
 * it was.
 */
export function useRowDrag(id: number, onDrop: (drop: Drop) => void) {
  const drop = useRef<Drop | null>(null);
  const isDragged = useRef(false);

  const end = (handle: Element) => {
    isDragged.current = false;
    showDrop(mapRowsAround(handle), null, null);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drop.current = null;
      isDragged.current = true;
      showDrop(mapRowsAround(event.currentTarget), id, null);
      const handle = event.currentTarget;
      const stop = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') end(handle);
      };
      window.addEventListener('keydown', stop);
      handle.addEventListener('lostpointercapture', () => window.removeEventListener('keydown', stop), { once: true });
    },
    onPointerMove: ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!isDragged.current) return;
      if (clientY < EDGE) window.scrollBy(0, -SCROLL);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      const rows = mapRowsAround(currentTarget);
      const onScreen = [...rows].map(([rowId, row]) => {
        const { top, height } = row.getBoundingClientRect();
        return { id: rowId, top, height };
      });
      drop.current = findDrop(onScreen, id, clientY);
      showDrop(rows, id, drop.current);
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (!isDragged.current) return;
      end(currentTarget);
      if (drop.current) onDrop(drop.current);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget),
  };
}
