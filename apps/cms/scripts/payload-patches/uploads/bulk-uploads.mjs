// A loader of Turbopack (next.config.mjs): an upload of many files names those that it leaves out, counts one that failed as failed, says why at
// its form, and is in the editor's language. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** The names of the chosen files that are not among the taken ones. */
export function listLeftOut(chosen, taken) {
  const names = Array.from(taken, ({ name }) => name);
  return Array.from(chosen, ({ name }) => name)
    .filter((name) => !names.includes(name))
    .join(', ');
}

/**
 * The errors of a form whose upload was refused. An error of no field belongs to the file. The reason is noted at the file as well, because the
 * form of a file validates it again when it is opened.
 */
export function listUploadErrors(fieldErrors, otherErrors, file) {
  const messages = otherErrors.map(({ message }) => message).filter(Boolean);
  const errors = fieldErrors.length === 0 && messages.length > 0 ? [{ path: 'file', message: messages.join(' ') }] : fieldErrors;
  if (file instanceof File) file.uploadError = errors.find(({ path }) => path === 'file')?.message;
  return errors;
}

const CHANGES = [
  // Files of another kind were left out without a word, unless all were.
  [
    `(for\\(let (${NAME}) of (${NAME})\\)\\([^;]*?\\)&&(${NAME})\\.items\\.add\\(\\2\\);)\\4\\.files\\.length===0\\?(${NAME})\\.error\\((${NAME})\\("error:invalidFileType"\\)\\):(${NAME}\\(\\4\\.files\\))`,
    '$1$4.files.length<$3.length&&$5.error($6("liget:filesLeftOut",{names:listLeftOut($3,$4.files)})),$4.files.length>0&&$7',
  ],
  // A file whose error could not be shown at its form counted as saved.
  [
    `(for\\(let (${NAME})=0;\\2<(${NAME})\\.length;\\2\\+\\+\\)try\\{let ${NAME}=\\3\\[\\2\\],(?:(?!catch)[^])*?)catch\\{\\}(${NAME}\\(!0\\),${NAME}\\(""\\))`,
    '$1catch{$3[$2]={...$3[$2],errorCount:1}}$4',
  ],
  // For a file that was answered 413, the form's state was requested with the file, which was answered 413, too: it counted as saved.
  [`(${NAME}=!(${NAME})&&(${NAME})\\.status===400),(${NAME})=\\2&&\\3\\.status===413,`, '$1,$4=!1,'],
  // So did a form without a file or a name when no state arrived.
  [`((${NAME})\\[(${NAME})\\])\\.formState\\.file\\.valid=!1;`, '$1={...$1,errorCount:1},$&'],
  // The form of a refused file had a red number, and its reason was gone with the toast.
  [
    `(formState:${NAME}\\((${NAME}\\[${NAME}\\]\\.formState),\\{type:"ADD_SERVER_ERRORS",errors:)(${NAME})(\\}\\)\\},${NAME}\\|\\|(${NAME})\\.forEach)`,
    '$1listUploadErrors($3,$5,$2.file?.value)$4',
  ],
  [`((${NAME})=>!\\2&&\\2!==void 0\\?"A file is required\\."(?:(?!:!0)[^])*):!0`, '$1:$2?.uploadError??!0'],
  // ‘Edit all’ after a refused save replaced the file by what came back from the server, and threw when no state did.
  [
    `(let\\{state:(${NAME})\\}=await ${NAME}\\(\\{collectionSlug:${NAME},docPermissions:${NAME},docPreferences:null,(formState:${NAME}\\[${NAME}\\]\\.formState),operation:"create",schemaPath:${NAME}\\}\\)),(${NAME}=Object\\.values\\(\\2\\))`,
    '$1;if(!$2)continue;$2.file={$3}.formState.file;let $4',
  ],
  // The words of its result were English in every language.
  [
    `(${NAME})(\\("general:uploadingBulk",(?:(?!\`Successfully)[^])*)\`Successfully saved \\$\\{(${NAME})\\} files\`((?:(?!\`Failed)[^])*)\`Failed to save \\$\\{(${NAME})\\} files\``,
    '$1$2$1("liget:filesSaved",{count:$3})$4$1("liget:filesFailed",{count:$5})',
  ],
];

export default function bulkUploads(source) {
  return changeBundle(source, 'uploads/bulk-uploads.mjs', CHANGES, [listLeftOut, listUploadErrors]);
}
