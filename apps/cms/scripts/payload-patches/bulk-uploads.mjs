// A loader of Turbopack (next.config.mjs): an upload of many files names those that it leaves out, counts one that failed as failed, and speaks
// the editor's language. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from './change-bundle.mjs';

/** The names of the chosen files that are not among the taken ones. */
export function listLeftOut(chosen, taken) {
  const names = Array.from(taken, ({ name }) => name);
  return Array.from(chosen, ({ name }) => name)
    .filter((name) => !names.includes(name))
    .join(', ');
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
  // The words of its result were English in every language.
  [
    `(${NAME})(\\("general:uploadingBulk",(?:(?!\`Successfully)[^])*)\`Successfully saved \\$\\{(${NAME})\\} files\`((?:(?!\`Failed)[^])*)\`Failed to save \\$\\{(${NAME})\\} files\``,
    '$1$2$1("liget:filesSaved",{count:$3})$4$1("liget:filesFailed",{count:$5})',
  ],
];

export default function bulkUploads(source) {
  return changeBundle(source, 'bulk-uploads.mjs', CHANGES, [listLeftOut]);
}
