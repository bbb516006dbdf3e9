import type { DrawnLayer } from '@liget/map';
import type { CSSProperties } from 'react';
import type { ClientOnly } from '../../../components/islands/client-only.ts';
import { DrawnByServer } from '../../../components/islands/DrawnByServer.tsx';
import type { MapLabel } from '../base-map/base-map-labels.ts';
import styles from './BaseMap.module.css';

export interface DrawnBaseMap {
  layers: DrawnLayer[];
  names: MapLabel[];
}

interface BaseMapProps {
  drawing: ClientOnly<DrawnBaseMap>;
  width: number;
  height: number;
}

type NameStyle = CSSProperties & Partial<Record<'--turn', string>>;

/** Labels along paths rotate with the map; other labels stay upright. */
const place = ({ left, top, angle }: Pick<MapLabel, 'left' | 'top' | 'angle'>): NameStyle => ({
  left: `${(left * 100).toFixed(2)}%`,
  top: `${(top * 100).toFixed(2)}%`,
  ...(angle === 0 ? {} : { '--turn': `${Math.round(angle)}deg` }),
});

/** The server-drawn base map, shown until the live one is ready, and instead of it where it cannot run. */
export function BaseMap({ drawing, width, height }: BaseMapProps) {
  return (
    <DrawnByServer id="ground" value={drawing}>
      {({ layers, names }) => (
        <>
          <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
            {layers.map(({ kind, rank, isBridge, d }) => (
              <path
                key={`${kind} ${rank} ${isBridge}`}
                data-kind={kind}
                data-rank={rank || undefined}
                data-bridge={isBridge ? '' : undefined}
                d={d}
              />
            ))}
          </svg>
          {/* HTML, not SVG: the font size must not scale with the drawing. */}
          <div aria-hidden="true">
            {names.map(({ text, left, top, angle, look, room }) => (
              <span
                key={`${text} ${room}`}
                className={styles.name}
                data-look={look}
                {...(room === 'any' ? {} : { 'data-room': room })}
                style={place({ left, top, angle })}
              >
                {text}
              </span>
            ))}
          </div>
        </>
      )}
    </DrawnByServer>
  );
}
