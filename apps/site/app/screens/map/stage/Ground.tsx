import type { DrawnLayer } from '@liget/map';
import { DrawnByServer } from '../../../parts/islands/DrawnByServer.tsx';
import type { Drawing } from '../../../parts/islands/drawing.ts';
import styles from './Ground.module.css';

interface GroundProps {
  layers: Drawing<DrawnLayer[]>;
  width: number;
  height: number;
}

/** The ground as the server draws it: what is seen before, without and in place of the live one. */
export function Ground({ layers, width, height }: GroundProps) {
  return (
    <DrawnByServer id="ground" of={layers}>
      {(drawn) => (
        <svg className={styles['ground']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {drawn.map(({ kind, rank, isBridge, d }) => (
            <path
              key={`${kind} ${rank} ${isBridge}`}
              data-kind={kind}
              {...(rank ? { 'data-rank': rank } : {})}
              {...(isBridge ? { 'data-bridge': '' } : {})}
              d={d}
            />
          ))}
        </svg>
      )}
    </DrawnByServer>
  );
}
