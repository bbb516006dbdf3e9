import { afterReadTraverseFields, type CollectionSlug, createLocalReq, type Payload, type PopulateType } from 'payload';

interface How {
  /** The depth of related documents. */
  depth: number;
  populate: PopulateType;
  /** The options of the reads. */
  options: { overrideAccess: boolean; locale: 'all'; context: Record<string, unknown> };
}

/**
 * Replaces the ids of related documents by their published versions. Payload's own reading of a draft would insert drafts of related documents,
 * including unpublished ones.
 */
export async function withRelated(
  payload: Payload,
  collection: CollectionSlug,
  document: object,
  { depth, populate, options }: How,
): Promise<void> {
  const config = payload.collections[collection]?.config;
  if (!config) return;
  const req = await createLocalReq({ context: options.context }, payload);
  const fieldPromises: Promise<void>[] = [];
  const populationPromises: Promise<void>[] = [];
  afterReadTraverseFields({
    collection: config,
    context: options.context,
    currentDepth: 1,
    depth,
    doc: document,
    draft: false,
    fallbackLocale: false,
    fieldPromises,
    fields: config.fields,
    findMany: false,
    flattenLocales: false,
    global: null,
    locale: options.locale,
    overrideAccess: options.overrideAccess,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    populate,
    populationPromises,
    req,
    showHiddenFields: false,
    siblingDoc: document,
  });
  // Fields may add promises while they are read.
  while (fieldPromises.length + populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0));
    await Promise.all(populationPromises.splice(0));
  }
}
