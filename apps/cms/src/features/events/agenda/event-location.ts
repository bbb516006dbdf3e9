import type { EventLocation } from '@liget/content-api';
import type * as Stored from '../../../payload-types.ts';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { getProperSlug } from '../../../platform/read-model/page-item.ts';

/** The event locations, in the format of the contract. */
export function toEventLocation(read: DocumentReader<Stored.EventLocation>): EventLocation {
  const slugs = read.slugs();
  const [latitude, longitude] = [read.numberOrNull('latitude'), read.numberOrNull('longitude')];
  const top = read.relation('topLocation');
  return {
    id: read.id,
    title: read.text('title'),
    slug: getProperSlug(read, slugs),
    slugs,
    top_location: top && { title: top.text('title'), slugs: top.slugs() },
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
