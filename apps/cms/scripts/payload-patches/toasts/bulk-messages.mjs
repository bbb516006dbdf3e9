// A loader of Turbopack (next.config.mjs): when none of the chosen documents can be published, unpublished or changed, the answer is shown as it
// is when some can: the number first, then each reason after the titles of its documents. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

const EACH_ALONE = `\\((${NAME})\\.errors\\?\\1\\.errors\\.forEach\\((${NAME})=>(${NAME})\\.error\\(\\2\\.message\\)\\):(${NAME}\\(\\)),!1\\)`;
/** In the dialogs that publish and unpublish several documents. */
const PLACES = 2;

// A refusal of the whole request has errors without a message of its own.
const TOGETHER =
  '($1.errors?$1.message?$3.error($1.message,{description:groupReasons($1.errors).join("\\n")}):$1.errors.forEach($2=>$3.error($2.message)):$4,!1)';

/** Where some of the documents are refused. */
const EACH_REASON = `(${NAME})\\.errors\\.map\\((${NAME})=>\\2\\.message\\)\\.join\\(\`\\n\`\\)`;
const PLACES_OF_REASONS = 5;

/** The reasons of refused documents, each once, after their titles: ‘„Kő”, „Tó”: Nincs kategóriája.’ */
function groupReasons(errors) {
  const titles = new Map();
  for (const error of Array.isArray(errors) ? errors : []) {
    const message = error?.message ?? '';
    const [, title, reason] = /^([„‘].+?[”’]): ([^]+)$/.exec(message) ?? [message, undefined, message];
    titles.set(reason, [...(titles.get(reason) ?? []), ...(title ? [title] : [])]);
  }
  return [...titles].filter(([reason]) => reason !== '').map(([reason, of]) => (of.length > 0 ? `${of.join(', ')}: ${reason}` : reason));
}

/** The message of an answer with the reasons of its documents. */
export function joinReasons({ message, errors }) {
  return [message, ...groupReasons(errors)].join(' ');
}

/** In the form, which the dialog for editing several documents uses, too: the answer has both. */
const MESSAGE_ALONE = `,(${NAME})\\.message\\)\\{(${NAME})\\(\\1\\.message\\);return\\}if\\(Array\\.isArray\\(\\1\\.errors\\)`;
const WITH_REASONS = ',$1.message){$2(joinReasons($1));return}if(Array.isArray($1.errors)';

export default function bulkMessages(source) {
  const changes = [
    [EACH_ALONE, TOGETHER, PLACES],
    [EACH_REASON, 'groupReasons($1.errors).join("\\n")', PLACES_OF_REASONS],
    [MESSAGE_ALONE, WITH_REASONS],
  ];
  return changeBundle(source, 'toasts/bulk-messages.mjs', changes, [groupReasons, joinReasons]);
}
