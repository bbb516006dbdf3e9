import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';

/** Payload stores an empty record for a new form unless drafts are validated; it reads this from the view's collection. */
export function preventEmptyRecords(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection;
  if (!versions?.drafts || !versions.drafts.autosave) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, validate: true } } };
}

/** Whether a path of the admin is the form of a new record. */
const isNewRecord = (segments: readonly string[] = []): boolean =>
  segments.length === 3 && segments[0] === 'collections' && segments[2] === 'create';

/** The config for rendering a screen: the form of a new record stores nothing until something is typed. */
export const getScreenConfig = (config: SanitizedConfig, segments?: readonly string[]): SanitizedConfig =>
  isNewRecord(segments) ? { ...config, collections: config.collections.map(preventEmptyRecords) } : config;
