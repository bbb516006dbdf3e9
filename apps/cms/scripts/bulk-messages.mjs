// A loader of Turbopack (next.config.mjs): when none of the chosen documents can be published or unpublished, the answer is shown as it is when
// some can: the number first, then each document with its reason. See src/admin/payload-patches/README.md.

const NAME = '[\\w$]+';
const EACH_ALONE = new RegExp(
  `\\((${NAME})\\.errors\\?\\1\\.errors\\.forEach\\((${NAME})=>(${NAME})\\.error\\(\\2\\.message\\)\\):(${NAME}\\(\\)),!1\\)`,
  'g',
);
/** In the dialogs that publish and unpublish several documents. */
const PLACES = 2;

export default function bulkMessages(source) {
  if ([...source.matchAll(EACH_ALONE)].length !== PLACES) {
    throw new Error('Payload’s bundle of the admin has changed: look at apps/cms/scripts/bulk-messages.mjs.');
  }
  // A refusal of the whole request has errors without a message of its own.
  return source.replaceAll(
    EACH_ALONE,
    '($1.errors?$1.message?$3.error($1.message,{description:$1.errors.map($2=>$2.message).join("\\n")}):$1.errors.forEach($2=>$3.error($2.message)):$4,!1)',
  );
}
