import { label } from '../../platform/fields/labels.ts';
import type { PublishError } from '../../platform/publishing/checks/publish-check.ts';
import type { CollectionChecks } from '../../platform/publishing/checks/publish-checks.ts';

const NO_POSITION: PublishError = {
  severity: 'error',
  message: label('Nincs helye a térképen.', 'It has no place on the map.'),
  at: { field: 'latitude' },
};

/** A published place needs a position on the map. */
export const checkPlace: CollectionChecks = ({ latitude, longitude }) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? [] : [NO_POSITION];
