import { AccessibilityFeature, Need } from '@liget/content-api';
import { listMetNeeds } from '@liget/park';
import type * as Stored from '../../../payload-types.ts';
import type { DocumentReader } from '../document-reader.ts';

/** The visitors' needs that a place meets. */
export const placeNeeds = (read: DocumentReader<Stored.TopLocation>): Need[] =>
  listMetNeeds({
    ticked: read.choices('needs', Need),
    accessibility: read.choices('accessibility', AccessibilityFeature),
    free: false,
    isFamily: false,
    ageFrom: null,
  });
