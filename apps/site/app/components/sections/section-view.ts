import type { Fact, ImageValue, Locale, Section } from '@liget/content-api';
import { ZONE } from '@liget/park/time';
import { keepTogether } from '@liget/ui/keep-together';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { markToday, type OpeningRow } from './opening-hours/opening-rows.ts';

type OpeningSection = Extract<Section, { kind: 'opening' }>;

/** A section as it is rendered; a section of the contract is assignable to it. `lang` is the language of its title, if it is not the page's. */
export type SectionView = (Exclude<Section, OpeningSection> | (Omit<OpeningSection, 'rows'> & { rows: OpeningRow[] })) & {
  lang?: Locale | undefined;
};

interface SectionContext {
  locale: Locale;
  now: Temporal.Instant;
  /** The language of the page's item. */
  language?: Locale | undefined;
}

const cropLandscape = <Labelled extends { picture: ImageValue }>(labelled: Labelled): Labelled => ({
  ...labelled,
  picture: cropImage(labelled.picture, 'landscape') ?? labelled.picture,
});

const keepValue = <Row extends Fact>(row: Row): Row => ({ ...row, value: keepTogether(row.value) });

/** Prepares sections for rendering: marks today's opening hours and languages of titles, and reduces each image to the crop that is shown. */
export function toSectionViews(sections: readonly Section[], { locale, now, language }: SectionContext): SectionView[] {
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const toView = (section: Section): SectionView => {
    switch (section.kind) {
      case 'opening':
        return { ...section, rows: markToday(section.rows, today, locale).map(keepValue) };
      case 'facts':
        return { ...section, facts: section.facts.map(keepValue) };
      case 'text':
        return { ...section, picture: cropImage(section.picture, 'landscape') };
      case 'activities':
        return { ...section, items: section.items.map((item) => ({ ...item, picture: cropImage(item.picture, 'square') })) };
      case 'gallery':
        return { ...section, pictures: section.pictures.flatMap((picture) => cropImage(picture, 'landscape') ?? []) };
      case 'comparison':
        return { ...section, before: cropLandscape(section.before), after: cropLandscape(section.after) };
      default:
        return section;
    }
  };
  return sections.map((section) => ({ ...toView(section), lang: getFieldLang({ language, ...section }, 'title', locale) }));
}
