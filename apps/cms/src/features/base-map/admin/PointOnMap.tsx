'use client';

import { useField } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { MAP_TEXTS } from './map-texts.ts';
import { type MapPointProps, PointedMap } from './PointedMap.tsx';
import { useBaseMap } from './use-base-map.ts';

/** The two neighbouring number fields as one position. */
function usePosition(): MapPointProps {
  const latitude = useField<number | null>({ path: 'latitude' });
  const longitude = useField<number | null>({ path: 'longitude' });
  const isWhole = typeof latitude.value === 'number' && typeof longitude.value === 'number';
  return {
    position: isWhole ? [Number(longitude.value), Number(latitude.value)] : null,
    move: (to) => {
      longitude.setValue(to?.[0] ?? null);
      latitude.setValue(to?.[1] ?? null);
    },
    isLocked: latitude.disabled,
  };
}

/** A map of the park that shows and sets the position of a place; the number fields below have the same value. */
export function PointOnMap() {
  const baseMap = useBaseMap();
  const translate = useTranslate();
  const positioned = usePosition();
  return (
    <div className="liget-point field-type">
      {typeof baseMap === 'string' ? (
        <p className="liget-note">{translate(baseMap === 'loading' ? MAP_TEXTS.loading : MAP_TEXTS.failed)}</p>
      ) : (
        <PointedMap baseMap={baseMap} {...positioned} />
      )}
    </div>
  );
}
