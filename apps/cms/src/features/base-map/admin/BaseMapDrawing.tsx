'use client';

import type { BaseMap } from '@liget/content-api';
import { drawBaseMap } from '@liget/map';
import { useMemo } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { placeBaseMapLabels } from './base-map-labels.ts';
import { MAP_TEXTS } from './map-texts.ts';
import type { View } from './point-on-map.ts';

/** The base map as an SVG, in the colours of the site's map. */
export function BaseMapDrawing({ baseMap, view, zoom }: { baseMap: BaseMap; view: View; zoom: number }) {
  const { frame } = view;
  const layers = useMemo(() => drawBaseMap(baseMap, frame), [baseMap, frame]);
  const labels = useMemo(() => placeBaseMapLabels(baseMap.features, frame, zoom), [baseMap, frame, zoom]);
  return (
    <svg
      className="liget-ground"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      data-base-map
      style={{ '--metre': frame.scale } as object}
    >
      {layers.map(({ kind, rank, isBridge, d }) => (
        <path key={`${kind} ${rank} ${isBridge}`} className={`liget-ground__${kind}${rank ? ` liget-ground__${rank}` : ''}`} d={d} />
      ))}
      {labels.map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The licence of the data (ODbL) requires it beside every map. */
export function BaseMapCredit() {
  const translate = useTranslate();
  return (
    <p className="liget-ground-credit">
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {translate(MAP_TEXTS.credit)}
      </a>
    </p>
  );
}
