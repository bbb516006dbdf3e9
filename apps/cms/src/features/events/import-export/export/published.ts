import type { Field, FlattenedField, GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload';
import { isRecord } from '../../../../platform/is-record.ts';
import { adminAndSite, CONTENT_API } from '../../../../platform/rights/rules.ts';

type Data = Record<string, unknown>;

/** Options for reading like a visitor: without a user, so that drafts, accounts and received data are excluded. */
const AS_VISITOR = { overrideAccess: false, locale: 'all', depth: 0, context: { ...CONTENT_API } } as const;

/** Fields that are left out: persons are not published, and derived fields are computed again. */
const OWN = new Set(['savedBy', 'changedBy', 'responsible', 'reviewOn', '_status', 'deletedAt', 'folder']);
/** Fields that only the site may read. */
const isForSiteAlone = (field: Field | FlattenedField) => 'access' in field && field.access?.read === adminAndSite;

/** Whether a field of a collection is exported; also of rows and tabs, which have no value of their own. */
export const isPublicField = (field: Field | FlattenedField): boolean =>
  !('name' in field && OWN.has(field.name ?? '')) && field.type !== 'join' && !isForSiteAlone(field);

function pickPublicFields(value: Data, fields: readonly FlattenedField[]): Data {
  const publicFields = fields.filter(isPublicField);
  const pickField = (field: FlattenedField): unknown => {
    const fieldValue = value[field.name];
    return (field.type === 'group' || field.type === 'tab') && isRecord(fieldValue)
      ? pickPublicFields(fieldValue, field.flattenedFields)
      : fieldValue;
  };
  return Object.fromEntries([
    ...(value['id'] === undefined ? [] : [['id', value['id']]]),
    ...publicFields.filter(({ name }) => name in value && name !== 'id').map((field) => [field.name, pickField(field)]),
  ]);
}

/** The collections of content, images and files: editors' content is what has a trash. */
export const listContentKinds = ({ collections }: Payload): SanitizedCollectionConfig[] =>
  Object.values(collections)
    .map(({ config }) => config)
    .filter(({ trash, admin }) => trash && admin.hidden !== true);

/** The globals that pages are made of. */
export const PUBLIC_GLOBALS = ['balloon', 'project-review', 'site-settings'] as const satisfies readonly GlobalSlug[];

/** Number of documents per query. */
const PAGE = 100;

/** All published documents of a collection in both languages, sorted by id and read in batches to limit memory. */
export async function* readPublished(payload: Payload, { slug, flattenedFields }: SanitizedCollectionConfig): AsyncGenerator<Data> {
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      ...AS_VISITOR,
      collection: slug,
      limit: PAGE,
      pagination: false,
      sort: 'id',
      where: { id: { greater_than: last } },
    });
    const page = (docs as unknown[]).filter(isRecord);
    for (const document of page) yield pickPublicFields(document, flattenedFields);
    if (page.length < PAGE) return;
    last = Number(page.at(-1)?.['id']);
  }
}

export async function loadPublishedGlobal(payload: Payload, slug: GlobalSlug): Promise<Data> {
  const document: unknown = await payload.findGlobal({ ...AS_VISITOR, slug });
  const config = payload.globals.config.find((global) => global.slug === slug);
  return isRecord(document) && config ? pickPublicFields(document, config.flattenedFields) : {};
}
