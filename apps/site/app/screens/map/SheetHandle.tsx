import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { getScrollBehavior } from '../../layout/viewport.ts';
import styles from './Map.module.css';

/** Heights of the sheet in the window: only its head, half of the window, everything below the header. */
const HEIGHTS = ['low', 'half', 'high'] as const;
type Height = (typeof HEIGHTS)[number];

/** The handle of the phone's sheet: pressing it or the arrow keys scroll the sheet to one of three heights. */
export function SheetHandle() {
  const t = useTranslations('map');
  const button = useRef<HTMLButtonElement>(null);
  const [height, setHeight] = useState<Height>('low');
  function draw(next: Height) {
    const sheet = button.current?.parentElement;
    const behavior = getScrollBehavior();
    if (next === 'low') window.scrollTo({ top: 0, behavior });
    else if (next === 'high') sheet?.scrollIntoView({ block: 'start', behavior });
    else window.scrollBy({ top: (sheet?.getBoundingClientRect().top ?? 0) - window.innerHeight / 2, behavior });
    setHeight(next);
  }
  const getNextHeight = (by: 1 | -1) => HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(height) + by))] ?? 'low';
  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      aria-label={t(`sheet.${height === 'high' ? 'lower' : 'raise'}`)}
      onClick={() => draw(height === 'high' ? 'low' : getNextHeight(1))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        draw(getNextHeight(event.key === 'ArrowUp' ? 1 : -1));
      }}
    />
  );
}
