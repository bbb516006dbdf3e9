import { useTranslations } from 'use-intl';
import styles from './CameraControl.module.css';

interface CameraControlProps {
  zoomIn: () => void;
  zoomOut: () => void;
  rotate: () => void;
  reset: () => void;
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** Rotation in degrees, shown by the compass needle. */
  angle: number;
}

const DRAWINGS = {
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  rotate: 'M20 11a8 8 0 1 0-2.3 6M20 4v7h-7',
  reset: 'M12 3 16 12 12 21 8 12z',
} as const;

/** Specification, section 2: zoom in, zoom out, rotate, reset. */
export function CameraControl({ zoomIn, zoomOut, rotate, reset, canZoomIn, canZoomOut, angle }: CameraControlProps) {
  const t = useTranslations('map');
  const buttons = [
    { name: 'zoomIn', press: zoomIn, isOff: !canZoomIn },
    { name: 'zoomOut', press: zoomOut, isOff: !canZoomOut },
    { name: 'rotate', press: rotate, isOff: false },
    { name: 'reset', press: reset, isOff: false },
  ] as const;
  return (
    <div className={styles.control} role="group" aria-label={t('controls')}>
      {buttons.map(({ name, press, isOff }) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-label={t(name)}
          title={t(name)}
          aria-disabled={isOff}
          onClick={press}
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            focusable="false"
            {...(name === 'reset' ? { style: { transform: `rotate(${angle}deg)` } } : {})}
          >
            <path d={DRAWINGS[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
