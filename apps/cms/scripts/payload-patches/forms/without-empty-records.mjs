// A loader of Turbopack (next.config.mjs): the form of a new record, on a screen of its own or in a drawer, stores nothing before something is
// typed (src/admin/new-record). Payload stores an empty draft when it opens. See src/admin/payload-patches/README.md.
import { changeBundle } from '../change-bundle.mjs';

export default function withoutEmptyRecords(source) {
  return changeBundle(source, 'forms/without-empty-records.mjs', [
    [String.raw`if \(shouldAutosave && !validateDraftData && !idFromArgs && collectionSlug\) \{`, 'if (false) {'],
  ]);
}
