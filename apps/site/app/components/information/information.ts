import type { FileValue, ImageValue, Locale, Media, Section } from '@liget/content-api';
import { formatLongDate } from '../../lib/dates.ts';
import { formatFileSize, getFileKind } from '../../lib/file-size.ts';
import { getImage } from '../../lib/images/image.ts';
import { getFieldLang, getFieldLangs } from '../../lib/language/field-lang.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { type SectionView, toSectionViews } from '../sections/section-view.ts';

/** A file to download, with its texts. */
export interface DocumentLink {
  url: string;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
  /** The name under which browsers save it. */
  fileName: string;
  /** 'PDF' */
  kind: string;
  /** '34 kB' */
  size: string;
  /** The date of publication, if known. */
  date: string | null;
  description: string | null;
}

export function toDocumentLink(
  file: FileValue,
  locale: Locale,
  more: { title?: string; description?: string; publishedAt?: string } = {},
): DocumentLink {
  return {
    url: file.url,
    title: more.title || file.title || file.file_name,
    lang: more.title ? undefined : getFieldLang(file, 'title', locale),
    fileName: file.file_name,
    kind: getFileKind(file.file_name) ?? '',
    size: formatFileSize(file.file_size, locale),
    date: more.publishedAt ? formatLongDate(more.publishedAt, locale) : null,
    description: more.description || null,
  };
}

/** The view of a page of information: visitor information, public data, partners, content pages. */
export interface Information {
  title: string;
  lead: string;
  langs: Record<'lead' | 'html', Locale | undefined>;
  image: ImageValue | null;
  html: string;
  sections: SectionView[];
  documents: DocumentLink[];
  updated: string;
}

interface InformationItem {
  title: string;
  language?: Locale;
  untranslated?: string[] | undefined;
  lead: string;
  media: Media;
  html: string;
  sections: Section[];
  documents?: FileValue[];
  updated_at: string;
}

export function toInformation(item: InformationItem, context: { locale: Locale; now: Temporal.Instant }): Information {
  const { locale } = context;
  return {
    title: item.title,
    lead: item.lead,
    langs: getFieldLangs(item, ['lead', 'html'], locale),
    image: getImage(item.media, 'lead') ?? null,
    html: item.html,
    sections: toSectionViews(item.sections, { ...context, language: item.language }),
    documents: (item.documents ?? []).map((file) => toDocumentLink(file, locale, { publishedAt: item.updated_at })),
    updated: formatLongDate(item.updated_at, locale),
  };
}

/** An item of a list of information. */
export interface InformationTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  image: ImageValue | null;
}

export function toInformationTeaser(
  item: { id: number; title: string; language: Locale; lead: string; media: Media },
  locale: Locale,
  url: string,
): InformationTeaser {
  return {
    id: item.id,
    url,
    title: item.title,
    lang: getItemLang(item, locale),
    lead: item.lead,
    image: getImage(item.media, 'lead') ?? null,
  };
}
