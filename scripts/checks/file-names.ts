// Refuses a comment that names a source file which does not exist: the file was renamed or moved, and the comment was not.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const COMMENT = /\/\*[^]*?\*\/|(?<=^|[\s;,{}()])\/\/.*/gm;
/** A path or a bare name, with or without backticks; patterns such as `*.test.ts` and suffixes such as `.server.ts` are none. */
const FILE_NAME = /(?<![\w*.<>{}/@-])(?:(?:\(\w+\)|\[[\w.]+\]|[\w.-]+)\/)*[\w-][\w.-]*\.(?:tsx?|mjs|mts|css|md)\b(?![\w/*-])/g;
export const listComments = (source: string): string[] => [...source.matchAll(COMMENT)].map(([comment]) => comment);

/** The names of files in the comments of a source that no path of `files` ends with. */
export function findUnknownFileNames(source: string, files: readonly string[]): string[] {
  const comments = listComments(source).join('\n');
  return [...comments.matchAll(FILE_NAME)]
    .map(([name]) => name.replace(/^(?:\.\.?\/)+/, ''))
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
}

if (import.meta.main) {
  const files = globSync(['*.*', '{apps,deploy,docs,packages,scripts}/**/*.*'], {
    cwd: root,
    exclude: (name) => ['node_modules', 'build', '.next', '.react-router', 'test-results'].includes(path.basename(name)),
  }).map((file) => file.split(path.sep).join('/'));
  // The test of this check has comments that must be found.
  const sources = files.filter((file) => /\.(?:tsx?|m?js|mts|css)$/.test(file) && !/\/migrations\/|file-names\.test\.ts$/.test(file));
  if (sources.length < 1000) throw new Error(`Only ${sources.length} files were read: the check itself is broken`);
  const errors = sources.flatMap((file) =>
    findUnknownFileNames(readFileSync(path.join(root, file), 'utf8'), files).map(
      (name) => `${file}: a comment names ${name}, which does not exist`,
    ),
  );
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  console.log(`File names: ${sources.length} files, whose comments name none that does not exist.`);
}
