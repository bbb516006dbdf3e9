import { LOCALES } from '@liget/content-api';
import type { ContentStore } from '../../../app/content/store.ts';
import type { ProgramFilters } from '../../../app/screens/programs/filters/filters.ts';

type Reader = Pick<ContentStore, 'read'>;
/** The slugs of either language that a filter may have; `null` while they cannot be read. */
type KnownSlugs = ReadonlySet<string> | null;

async function listTypes(content: Reader): Promise<KnownSlugs> {
  const answers = await Promise.all(LOCALES.map((locale) => content.read('eventTypes', locale)));
  const slugs = new Set<string>();
  for (const answer of answers) {
    if (answer.kind !== 'ok') return null;
    for (const { event_types } of answer.value.types) for (const { slug } of event_types) slugs.add(slug);
  }
  return slugs;
}

async function listLocations(content: Reader): Promise<KnownSlugs> {
  const answer = await content.read('eventLocations', 'hu');
  if (answer.kind !== 'ok') return null;
  return new Set(answer.value.locations.flatMap(({ slug, slugs }) => [slug, slugs.hu, slugs.en]).filter((each) => each !== null));
}

async function listSeries(content: Reader, slug: string): Promise<KnownSlugs> {
  for (const locale of LOCALES) {
    const answer = await content.read('eventSeries', locale, { slug });
    if (answer.kind === 'ok') return new Set([slug]);
    if (answer.kind !== 'not-found') return null;
  }
  return new Set();
}

/**
 * Whether each filter with slugs has at least one that exists. A feed of a filter without any would be empty, and calendar programs would silently
 * remove what they have.
 */
export async function checkFilterValues(
  { type, location, series }: ProgramFilters,
  content: Reader,
): Promise<'exists' | 'not-found' | 'unavailable'> {
  const checks: [readonly string[], () => Promise<KnownSlugs>][] = [
    [type, () => listTypes(content)],
    [location, () => listLocations(content)],
    [series === undefined || series === '1' ? [] : [series], () => listSeries(content, series ?? '')],
  ];
  for (const [values, list] of checks) {
    if (values.length === 0) continue;
    const known = await list();
    if (known === null) return 'unavailable';
    if (!values.some((value) => known.has(value))) return 'not-found';
  }
  return 'exists';
}
