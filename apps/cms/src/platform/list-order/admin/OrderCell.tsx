'use client';

import { useAuth, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { may } from '../../rights/roles.ts';
import type { Move } from '../move.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { useMove } from './use-move.ts';
import { useRowDrag } from './use-row-drag.ts';

type Direction = 'up' | 'down';

/** The last pressed button, until the next key or pointer event: the list is rendered again, and moved rows lose the focus. */
let pressed: { id: number; direction: Direction } | null = null;

function rememberPressed(id: number, direction: Direction): void {
  pressed = { id, direction };
  const forget = () => {
    pressed = null;
    for (const kind of ['keydown', 'pointerdown']) window.removeEventListener(kind, forget, true);
  };
  for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, forget, true);
}

const ARROWS = { up: 'M3 11 8 5l5 6', down: 'M3 5l5 6 5-6' } as const;

/** The move by one place in a direction; `null` at an end of the list. Documents on other pages are not known here. */
function moveBy(ids: readonly number[], id: number, direction: Direction, hasMore: Record<Direction, boolean>): Move | null {
  const neighbour = ids[ids.indexOf(id) + (direction === 'up' ? -1 : 1)];
  if (neighbour !== undefined) return direction === 'up' ? { id, before: neighbour } : { id, after: neighbour };
  return hasMore[direction] ? { id, step: direction } : null;
}

function OrderControls({ id, slug, title }: { id: number; slug: string; title: string }) {
  const { data } = useListQuery();
  const move = useMove(slug);
  const translate = useTranslate();
  const buttons = useRef<HTMLSpanElement>(null);
  const drag = useRowDrag(id, (drop) => void move(drop.side === 'before' ? { id, before: drop.id } : { id, after: drop.id }, title));
  const ids = (data?.docs ?? []).map((document) => Number(document['id']));
  const hasMore = { up: data?.hasPrevPage === true, down: data?.hasNextPage === true };

  // After each render, because the list is rendered several times before it shows the stored order.
  useEffect(() => {
    if (pressed?.id === id) buttons.current?.querySelector<HTMLElement>(`[data-direction="${pressed.direction}"]`)?.focus();
  });

  const press = async (direction: Direction) => {
    const step = moveBy(ids, id, direction, hasMore);
    if (step && (await move(step, title))) rememberPressed(id, direction);
  };
  return (
    <span ref={buttons} className="liget-order">
      <span className="liget-order__handle" title={translate(ORDER_TEXTS.drag)} aria-hidden="true" {...drag}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor">
          <path d="M5 2h2v2H5zM9 2h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 12h2v2H5zM9 12h2v2H9z" />
        </svg>
      </span>
      {(['up', 'down'] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          data-direction={direction}
          aria-disabled={moveBy(ids, id, direction, hasMore) === null}
          aria-label={translate(ORDER_TEXTS[direction](title))}
          title={translate(ORDER_TEXTS[direction](title))}
          onClick={() => void press(direction)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d={ARROWS[direction]} />
          </svg>
        </button>
      ))}
    </span>
  );
}

/**
 * In a list in its own order: a handle that drags the row, and buttons that move it by one place. Empty for users who may not publish, in
 * the trash, in a selection drawer, and while the list is sorted or grouped otherwise.
 */
export function OrderCell({ collectionSlug, rowData, viewType }: DefaultCellComponentProps) {
  const { user } = useAuth();
  const { isInDrawer } = useListDrawerContext();
  const { defaultSort, isGroupingBy, query } = useListQuery();
  const translate = useTranslate();
  const id: unknown = rowData?.['id'];
  const title: unknown = rowData?.['title'];
  const isInOrder = (query.sort ?? defaultSort) === 'order' && !isGroupingBy;
  if (typeof id !== 'number' || !isInOrder || isInDrawer || viewType === 'trash' || !may(user, 'publish', collectionSlug)) return <span />;
  return (
    <OrderControls id={id} slug={collectionSlug} title={typeof title === 'string' && title ? title : translate(ORDER_TEXTS.untitled)} />
  );
}
