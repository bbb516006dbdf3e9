import type { TopLocationDetail } from '@liget/content-api';
import type { DayOfWeek, Museum, TouristAttraction, WithContext } from 'schema-dts';
import { getImage } from '../../lib/images/image.ts';
import { toHtmlJson } from '../../lib/json-ld.ts';
import { href } from '../../lib/urls/href.ts';
import { type SchemaHours, toSchemaExceptions, toSchemaHours } from './opening-hours/hours-for-schema.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const toSchemaDay = (weekday: number): DayOfWeek[] => (DAYS[weekday - 1] ? [`https://schema.org/${DAYS[weekday - 1]}` as DayOfWeek] : []);

/** The content has no field for museums: their slugs show it in either language. */
export function isMuseum({ slugs }: Pick<TopLocationDetail, 'slugs'>): boolean {
  return /muzeum/.test(slugs.hu ?? '') || /museum/.test(slugs.en ?? '');
}

function toSpecification({ weekdays, opens, closes, from, through }: SchemaHours) {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    ...(weekdays.length > 0 ? { dayOfWeek: weekdays.flatMap(toSchemaDay) } : {}),
    opens,
    closes,
    ...(from && through ? { validFrom: from, validThrough: through } : {}),
  };
}

/** schema.org's Museum or TouristAttraction. `origin` has no trailing slash. */
export function placeJsonLd(place: TopLocationDetail, origin: string, now: Temporal.Instant): string {
  const image = getImage(place.media, 'lead');
  const exceptions = toSchemaExceptions(place, now);
  const schema: WithContext<Museum | TouristAttraction> = {
    '@context': 'https://schema.org',
    '@type': isMuseum(place) ? 'Museum' : 'TouristAttraction',
    name: place.title,
    description: place.lead,
    url: origin + href('topLocation', place.language, { topLocation: place.slugs[place.language] ?? place.slug }),
    ...(image ? { image: [origin + image.lg.src] } : {}),
    address: { '@type': 'PostalAddress', streetAddress: place.address, addressLocality: 'Budapest', addressCountry: 'HU' },
    ...(place.phone ? { telephone: place.phone } : {}),
    ...(place.website ? { sameAs: place.website } : {}),
    geo: { '@type': 'GeoCoordinates', ...place.position },
    openingHoursSpecification: toSchemaHours(place, now).map(toSpecification),
    ...(exceptions.length > 0 ? { specialOpeningHoursSpecification: exceptions.map(toSpecification) } : {}),
  };
  return toHtmlJson(schema);
}
