// A loader of Turbopack (next.config.mjs): an error of the service is shown as it is written. Payload's toast breaks it at its first colon
// and each comma after it, also within a title or a time. See src/admin/payload-patches/README.md.

/** Whether an error is Payload's list of a form's fields, in a language of the admin: only that is broken into lines. */
export function isListOfFields(message) {
  return /^(A következő mezők? érvénytelen|The following fields? (is|are) invalid)/.test(message);
}

const BREAK = /(function [\w$]+\(([\w$]+)\)\{let [\w$]+=)(\2\.indexOf\(":"\))(,[\w$]+=[\w$]+>=0\?\2\.slice\(0,[\w$]+\):\2,)/;

export default function wholeMessages(source) {
  if (!BREAK.test(source)) throw new Error('Payload’s bundle of the admin has changed: look at apps/cms/scripts/whole-messages.mjs.');
  return [source.replace(BREAK, '$1isListOfFields($2)?$3:-1$4'), String(isListOfFields), ''].join('\n');
}
