// A loader of Turbopack (next.config.mjs): when none of the chosen documents can be published, unpublished or changed, the answer is shown as it
// is when some can: the number first, then each document with its reason. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from './change-bundle.mjs';

const EACH_ALONE = `\\((${NAME})\\.errors\\?\\1\\.errors\\.forEach\\((${NAME})=>(${NAME})\\.error\\(\\2\\.message\\)\\):(${NAME}\\(\\)),!1\\)`;
/** In the dialogs that publish and unpublish several documents. */
const PLACES = 2;

// A refusal of the whole request has errors without a message of its own.
const TOGETHER =
  '($1.errors?$1.message?$3.error($1.message,{description:$1.errors.map($2=>$2.message).join("\\n")}):$1.errors.forEach($2=>$3.error($2.message)):$4,!1)';

/** The message of an answer with the reason of each document. */
export function joinReasons({ message, errors }) {
  const reasons = Array.isArray(errors) ? errors.map((error) => error?.message).filter(Boolean) : [];
  return [message, ...reasons].join(' ');
}

/** In the form, which the dialog for editing several documents uses, too: the answer has both. */
const MESSAGE_ALONE = `,(${NAME})\\.message\\)\\{(${NAME})\\(\\1\\.message\\);return\\}if\\(Array\\.isArray\\(\\1\\.errors\\)`;
const WITH_REASONS = ',$1.message){$2(joinReasons($1));return}if(Array.isArray($1.errors)';

export default function bulkMessages(source) {
  const changes = [
    [EACH_ALONE, TOGETHER, PLACES],
    [MESSAGE_ALONE, WITH_REASONS],
  ];
  return changeBundle(source, 'bulk-messages.mjs', changes, [joinReasons]);
}
