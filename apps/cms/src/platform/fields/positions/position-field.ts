import type { ArrayField } from 'payload';
import { label } from '../labels.ts';
import { coordinates, type PositionNeed } from './park-position.ts';

/** A position in the park, chosen on a map or typed. */
export function position(need: PositionNeed = 'optional'): ArrayField['fields'][number] {
  return {
    type: 'group',
    label: { ...label('Hely a térképen', 'Place on the map') },
    fields: [
      { name: 'pointOnMap', type: 'ui', admin: { components: { Field: '/features/base-map/admin/PointOnMap.tsx#PointOnMap' } } },
      { type: 'row', fields: coordinates(need) },
    ],
  };
}
