import type { Payload, SanitizedCollectionConfig, SanitizedPermissions } from 'payload';
import { getChoices } from '../../platform/fields/choices/word-choice.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { REVIEW_ON } from '../../platform/publishing/review-fields.ts';

/** A collection that editors work in, with what the dashboard's statements need. */
export interface Kind {
  slug: string;
  singular: Label;
  plural: Label;
  table: string;
  /** The column of its documents' titles. */
  title: string;
  isTitleLocalised: boolean;
  /** The column that replaces an empty title. */
  titleInstead: string | null;
  /** The labels of the title's values if the title is a select field: the zones of menus. */
  titles: ReadonlyMap<string, Label> | null;
  hasDrafts: boolean;
  hasTrash: boolean;
  /** Whether its documents have a review date. */
  hasReview: boolean;
  /** Whether each of its documents should have one. */
  isLasting: boolean;
}

/** Included besides contents, which have a trash, and uploads. */
const INBOX = 'enquiries';
/** The collection whose titles are file names; descriptions are used instead where there are any. */
const PICTURES = 'media';

/** The column of a top-level field. */
export const toColumnName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function readLabel(value: unknown, otherwise: string): Label {
  const getText = (language: keyof Label) => (isRecord(value) && typeof value[language] === 'string' ? value[language] : otherwise);
  return label(getText('hu'), getText('en'));
}

export function describeKind({ slug, labels, admin, dbName, flattenedFields, versions, trash, custom }: SanitizedCollectionConfig): Kind {
  const title = slug === PICTURES ? 'altHu' : (admin.useAsTitle ?? 'id');
  const field = flattenedFields.find(({ name }) => name === title);
  const choices = field ? getChoices(field) : null;
  return {
    slug,
    singular: readLabel(labels.singular, slug),
    plural: readLabel(labels.plural, slug),
    table: typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_'),
    title: toColumnName(title),
    isTitleLocalised: field !== undefined && 'localized' in field && field.localized,
    titleInstead: slug === PICTURES ? 'filename' : null,
    titles: choices && new Map(choices.map(({ value, label: words }) => [value, readLabel(words, value)])),
    hasDrafts: Boolean(versions?.drafts),
    hasTrash: trash,
    hasReview: flattenedFields.some(({ name }) => name === REVIEW_ON),
    isLasting: custom?.['isLasting'] === true,
  };
}

/** The names of single documents, by the slug of the collection or global. */
export const getDocumentNames = ({ collections, config }: Payload): Map<string, Label> =>
  new Map([
    ...Object.values(collections).map((collection): [string, Label] => [collection.config.slug, describeKind(collection.config).singular]),
    ...config.globals.map((globalConfig): [string, Label] => [globalConfig.slug, readLabel(globalConfig.label, globalConfig.slug)]),
  ]);

/** The kinds that the signed-in user may read, by the access rules. */
export function listReadableKinds(payload: Payload, permissions: SanitizedPermissions): Kind[] {
  return Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ slug, trash }) => (trash || slug === INBOX) && permissions.collections?.[slug]?.read === true)
    .map(describeKind);
}

/** The kinds that the user may change: what is to be done about the others is work for somebody else. */
export const filterWritableKinds = (kinds: readonly Kind[], { collections }: SanitizedPermissions): Kind[] =>
  kinds.filter(({ slug }) => collections?.[slug]?.update === true);

/** The kinds with publication and two languages. */
export const filterPublishedKinds = (kinds: readonly Kind[]): Kind[] => kinds.filter((kind) => kind.hasDrafts && kind.isTitleLocalised);
