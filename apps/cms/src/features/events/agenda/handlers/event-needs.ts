import { AccessibilityFeature, Need } from '@liget/content-api';
import { listMetNeeds } from '@liget/park';
import type * as Stored from '../../../../payload-types.ts';
import type { DocumentReader } from '../../../../platform/read-model/document-reader.ts';

/** The category for families (specification, section 3). */
export const FAMILY = 3;

/** The needs that an event is known to meet. */
export const readEventNeeds = (read: DocumentReader<Stored.Event>): Need[] =>
  listMetNeeds({
    ticked: read.choices('needs', Need),
    accessibility: read.choices('accessibility', AccessibilityFeature),
    free: read.flag('free'),
    isFamily: read.relation('category')?.id === FAMILY,
    ageFrom: read.numberOrNull('ageFrom'),
  });
