import type { FileValue, Locale, PressRelease } from '@liget/content-api';
import { type DocumentLink, toDocumentLink } from '../../components/information/information.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';

/** A press release for a row of the list. */
export interface ReleaseRow {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  date: string;
  /** ISO day. */
  day: string;
}

export function toReleaseRow(release: PressRelease, locale: Locale): ReleaseRow {
  return {
    id: release.id,
    url: href('pressRelease', locale, { release: release.slug }),
    title: release.title,
    lang: getItemLang(release, locale),
    lead: release.lead,
    date: formatLongDate(release.published_at, locale),
    day: release.published_at.slice(0, 10),
  };
}

/** A release's attachments, dated like the release. */
export function toAttachments(release: { attachments: FileValue[]; published_at: string }, locale: Locale): DocumentLink[] {
  return release.attachments.map((file) => toDocumentLink(file, locale, { publishedAt: release.published_at }));
}
