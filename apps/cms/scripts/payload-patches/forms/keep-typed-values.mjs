// A loader of Turbopack (next.config.mjs): what an editor types is in the next save, and stays when an answer comes that was asked for
// before, or a check that began before; what an editor presses is done. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** Whether a form's field has another value than `before`; a field that the form does not have is not changed. */
export function isChangedField(field, before) {
  return field !== undefined && JSON.stringify(field.value ?? null) !== JSON.stringify(before ?? null);
}

/** Whether anything was typed into a form since `sent`; chosen files are not compared. */
export function isChangedForm(fields, sent) {
  return Object.keys(fields).some((path) => !(fields[path].value instanceof File) && isChangedField(fields[path], sent[path]?.value));
}

/**
 * Whether a form has other values, fields or files than `before`: what its fields' errors and components depend on. A message at a field that is
 * valid asks for the state once more (src/admin/optimistic-locking/FormStateSync.tsx).
 */
export function hasOtherValues(fields, before) {
  if (!fields || !before) return fields !== before;
  const paths = Object.keys(fields);
  const isOther = (field, former) =>
    field.value instanceof File
      ? field.value !== former?.value
      : isChangedField(field, former?.value) ||
        (field.valid !== false && former?.valid !== false && field.errorMessage !== former?.errorMessage);
  return paths.length !== Object.keys(before).length || paths.some((path) => isOther(fields[path], before[path]));
}

/** Waits until rich text editors have passed typed text to the form, which they do when the browser is idle, at the latest after half a second. */
export function untilTextsAreRead() {
  return new Promise((resolve) => {
    // Safari has no such callback; the editors wait for 100 ms there.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => setTimeout(resolve), { timeout: 600 });
    else setTimeout(resolve, 150);
  });
}

/** Waits until the fields that count as invalid have validated what was typed last, which they do after 150 ms. */
export function untilFieldsAreValidated(fields) {
  if (!Object.values(fields).some(({ valid }) => valid === false)) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, 250);
  });
}

const CHANGES = [
  // How the form takes an answer: a field that the service adds, or one of a draft that was stored, unless it was changed since.
  [
    `(let ${NAME}=(${NAME})\\.addedByServer)(\\|\\|(${NAME})===!0\\|\\|typeof \\4=="object"&&\\4!==null&&\\4\\.overrideLocalChanges===!1)&&!(${NAME})\\[(${NAME})\\]\\?\\.isModified;`,
    '$1&&!isChangedField($5[$6],$5[$6]?.initialValue)$3&&!isChangedField($5[$6],$4.sent?.[$6]?.value);',
  ],
  // The answer to a save contains the values that were sent.
  [
    `(\\{context:${NAME},formState:(${NAME})\\}\\);${NAME}&&${NAME}\\(\\{type:"MERGE_SERVER_STATE",acceptValues:)(${NAME}),`,
    '$1typeof $3=="object"&&$3!==null?{...$3,sent:$2}:$3,',
  ],
  // Fields changed since the form's last request are validated after an earlier answer, which must not count as theirs.
  [
    `(acceptValues:${NAME},currentState:(${NAME})\\|\\|\\{\\},incomingState:${NAME}\\}\\);return )((${NAME})\\.current)=(${NAME}),\\5\\}`,
    '$1isChangedForm($2||{},$3)||($3=$5),$5}',
  ],
  // A save that an editor asks for waits for the texts, and for the validation of fields that were invalid before the last letter. After a
  // stored save the form counts as saved unless something was typed meanwhile; Payload's own mark of that may be from before the save. After a
  // refused save the form stays unsaved.
  [
    `(${NAME})(&&\\(${NAME}\\(!0\\),${NAME}\\(!0\\)\\),${NAME}&&await ${NAME}\\(100\\);)(let ${NAME}=${NAME}\\((${NAME})\\.current\\.fields,!0\\),(${NAME})=${NAME}\\(\\4\\.current\\.fields,\\{excludeFiles:!0\\}\\);[^]*?)(${NAME})\\.current\\?\\6\\.current=!1:(${NAME}\\(!1\\))(?=,${NAME}\\(!1\\),typeof (${NAME})=="function"\\)\\{\\8\\((${NAME}),)`,
    '$1$2$1&&(await untilTextsAreRead(),await untilFieldsAreValidated($4.current.fields));$3isChangedForm($4.current.fields,$5)?$6.current=!1:($6.current=!1,$9?.status>=400||$7)',
  ],
  // The autosave stores what is typed 1.5 s later, but not while the form is disabled by a publication: it tries again when that has ended. A
  // refused publication would leave the text unsaved until the next change.
  [
    `\\{(isValid:${NAME},setBackgroundProcessing:${NAME},submit:${NAME}\\}=${NAME}\\(\\)[^]*?;)(${NAME}\\(${NAME},${NAME}\\)\\|\\|\\(${NAME}\\.current=${NAME},${NAME}\\(\\)\\)\\},\\[${NAME})\\]`,
    '{disabled:isBeingSaved,$1isBeingSaved||$2,isBeingSaved]',
  ],
  // Buttons that save stay enabled while a draft is being saved: a press at that moment would be lost. The service gets the saves one after the
  // other (src/admin/optimistic-locking/tab-saves.ts).
  [`(\\{ref:${NAME},\\.\\.\\.${NAME},disabled:!\\(${NAME}\\|\\|${NAME}\\|\\|${NAME})\\|\\|${NAME}(\\|\\|${NAME}\\)\\?void 0:!0)`, '$1$2'],
  // A timer may end within the same millisecond in which it is due by the clock, or right before: a field would stay unvalidated.
  [`Date\\.now\\(\\)-(${NAME})\\.current>=${NAME}&&\\((${NAME}\\(\\),\\1\\.current=Date\\.now\\(\\))\\)`, '$2'],
  // The form asks the service for its state when values change, not when an error comes or goes: the answer removes the errors of a refused save,
  // which come back (src/admin/optimistic-locking/RememberedErrors.tsx), and it would request without end.
  [
    `(${NAME}\\.current\\|\\|)!${NAME}\\((${NAME}),(${NAME})\\.current\\)(\\)&&${NAME}&&${NAME}\\(${NAME}\\),\\3\\.current=\\2)`,
    '$1hasOtherValues($2,$3.current)$4',
  ],
  // The check of a field says whether it is valid, also when the form and not the field has found it invalid before; it puts back neither the
  // value nor the rows that it had when it began.
  [
    `((${NAME})!==${NAME}\\.current\\|\\|${NAME}!==${NAME}\\.current)(\\)\\{[^{}]*\\{type:"UPDATE",errorMessage:${NAME},path:${NAME}),rows:(${NAME})\\?\\.rows,(valid:\\2,validate:${NAME}),value:${NAME}\\}`,
    '$1||$2!==($4?.valid??$2)$3,$5}',
  ],
];

export default function keepTypedValues(source) {
  return changeBundle(source, 'forms/keep-typed-values.mjs', CHANGES, [
    isChangedField,
    isChangedForm,
    hasOtherValues,
    untilTextsAreRead,
    untilFieldsAreValidated,
  ]);
}
