import { createHash } from 'node:crypto';
import { ANNOUNCEMENT_SEVERITIES, getOtherLocale, LOCALES, type Locale, type PublicAnnouncement } from '@liget/content-api';
import { getScreenPath, listStaticScreens } from '@liget/content-api/screens';
import type * as Stored from '../../payload-types.ts';
import { isUnset } from '../../platform/is-unset.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import { type ResolvedUrls, resolveLinks, toLink } from '../../platform/read-model/links.ts';
import { findAll, mapSkippingInvalid, type TimedReadContext } from '../../platform/read-model/published.ts';
import { isWithin } from '../../platform/rights/shown.ts';
import { getReferenceKey, readReference } from '../../platform/urls/named.ts';
import { resolveUrls } from '../../platform/urls/resolve-urls.ts';

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const readIds = (value: unknown) => toList(value).filter((one) => typeof one === 'number');
const readTexts = (value: unknown) => toList(value).filter((one) => typeof one === 'string');

const getSeverity = (read: DocumentReader<Stored.PublicAnnouncement>) =>
  ANNOUNCEMENT_SEVERITIES.find((severity) => severity === read.value('severity')) ?? 'information';

const isShownAt = (read: DocumentReader<Stored.PublicAnnouncement>, now: Temporal.Instant) =>
  isWithin({ from: read.textOrNull('shownFrom'), until: read.textOrNull('shownUntil') }, now.epochMilliseconds);

const getPlace = (id: number) => ({ relationTo: 'top-locations', value: id }) as const;

/** The pages on which it is shown; `undefined` for all of them. Chosen items that are not public are left out. */
function listPages(read: DocumentReader<Stored.PublicAnnouncement>, locale: Locale, pages: ResolvedUrls): string[] | undefined {
  const [places, screens] = [readIds(read.value('places')), readTexts(read.value('screens'))];
  if (places.length + screens.length === 0) return undefined;
  return [
    ...listStaticScreens().flatMap((id) => (screens.includes(id) ? [getScreenPath(id, locale, {})] : [])),
    ...places.flatMap((id) => pages.get(getReferenceKey(getPlace(id)))?.paths[locale] ?? []),
  ];
}

/** Changes with the texts of either language, so that an edited announcement appears again after a dismissal, in both languages. */
function getRevision(read: DocumentReader<Stored.PublicAnnouncement>): string {
  const page = readReference(read.value('urlPage'));
  const texts = [
    ...LOCALES.flatMap((locale) => [read.inLocale('title', locale), read.inLocale('url', locale)]),
    ...(page ? [getReferenceKey(page)] : []),
    ...(read.has('urlScreen') ? [read.value('urlScreen')] : []),
    ...(getSeverity(read) === 'information' ? [] : [getSeverity(read)]),
  ];
  return createHash('sha256')
    .update(JSON.stringify(texts.map((word) => word ?? '')))
    .digest('base64url')
    .slice(0, 10);
}

/** The announcements shown at this time, the most severe first. */
export async function listShownAnnouncements(context: TimedReadContext): Promise<PublicAnnouncement[]> {
  const all = await findAll(context, 'public-announcements', { sort: ['order', 'id'], depth: 0 });
  const getWeight = (read: (typeof all)[number]) => ANNOUNCEMENT_SEVERITIES.indexOf(getSeverity(read));
  const shown = all.filter((read) => isShownAt(read, context.now)).toSorted((one, other) => getWeight(other) - getWeight(one));
  const urls = await resolveLinks(context, shown);
  const chosen = shown.flatMap((read) => readIds(read.value('places')).map(getPlace));
  const pages = await resolveUrls(context.payload, chosen);
  return mapSkippingInvalid(shown, (read) => {
    const [title, url, shown] = [read.text('title'), toLink(read, urls), listPages(read, context.locale, pages)];
    return {
      id: read.id,
      title,
      language: isUnset(read.inLocale('title', context.locale)) ? getOtherLocale(context.locale) : context.locale,
      ...(url ? { url } : {}),
      revision: getRevision(read),
      severity: getSeverity(read),
      ...(shown ? { shown_on: shown } : {}),
    };
  });
}
