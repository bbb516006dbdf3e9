// A loader of Turbopack (next.config.mjs): an error of the service is shown as it is written. Payload's toast breaks it at its first colon
// and each comma after it, also within a title or a time. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** Whether an error is Payload's list of a form's fields, in a language of the admin: only that is broken into lines. */
export function isListOfFields(message) {
  return /^(A következő mezők? érvénytelen|The following fields? (is|are) invalid)/.test(message);
}

const BREAK = `(function ${NAME}\\((${NAME})\\)\\{let ${NAME}=)(\\2\\.indexOf\\(":"\\))(,${NAME}=${NAME}>=0\\?\\2\\.slice\\(0,${NAME}\\):\\2,)`;

export default function wholeMessages(source) {
  return changeBundle(source, 'toasts/whole-messages.mjs', [[BREAK, '$1isListOfFields($2)?$3:-1$4']], [isListOfFields]);
}
