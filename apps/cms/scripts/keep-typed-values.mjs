// A loader of Turbopack (next.config.mjs): what an editor has typed into a new row stays when an answer comes that was asked for before.
// See src/admin/payload-patches/README.md.
const MERGE =
  /(let \w+=\w+\.addedByServer)(\|\|(\w+)===!0\|\|typeof \3=="object"&&\3!==null&&\3\.overrideLocalChanges===!1&&(!\w+\[\w+\]\?\.isModified);)/;

export default function keepTypedValues(source) {
  if (!MERGE.test(source)) throw new Error('Payload’s bundle of the admin has changed: look at apps/cms/scripts/keep-typed-values.mjs.');
  return source.replace(MERGE, '$1&&$4$2');
}
