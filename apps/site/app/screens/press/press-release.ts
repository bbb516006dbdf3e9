import type { FileValue, Locale, PressRelease } from '@liget/content-api';
import { longDate } from '../../lib/dates.ts';
import { fileFacts } from '../../lib/file-size.ts';
import { href } from '../../lib/href.ts';

/** A press release as one row of a dense list. */
export interface ReleaseRow {
  id: number;
  url: string;
  title: string;
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
    lead: release.lead,
    date: longDate(release.published_at, locale),
    day: release.published_at.slice(0, 10),
  };
}

export interface Attachment {
  url: string;
  title: string;
  fileName: string;
  /** 'PDF, 34 kB' */
  facts: string;
}

export function toAttachment(file: FileValue, locale: Locale): Attachment {
  return { url: file.url, title: file.title, fileName: file.file_name, facts: fileFacts(file, locale) };
}
