import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';

/** Payload stores no record for a form that is only looked at when drafts are checked; it reads this of the collection that a view is given. */
export function preventEmptyRecords(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection;
  if (!versions?.drafts || !versions.drafts.autosave) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, validate: true } } };
}

/** Whether an address of the admin is the form of a new record. */
const isNewRecord = (segments: readonly string[] = []): boolean =>
  segments.length === 3 && segments[0] === 'collections' && segments[2] === 'create';

/** The config by which a screen of the admin is drawn: the form of a new record stores nothing until something is typed. */
export const getScreenConfig = (config: SanitizedConfig, segments?: readonly string[]): SanitizedConfig =>
  isNewRecord(segments) ? { ...config, collections: config.collections.map(preventEmptyRecords) } : config;
